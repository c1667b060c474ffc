/**
 * Forecasts and searches on threads of their own, so that no other request waits for one. Each plays one
 * slice after the other, of the first request first, and is started with the first that it is given.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type {
  ForecastJob,
  ForecastRunner,
  ForecastTask,
  ProposalJob,
  ProposalTask,
} from '../../app/forecast/runner.ts';
import { Thread } from './thread.ts';

/** How many slices may wait for a thread: with more of them, who asks last would wait for seconds. */
export const MAX_WAITING = 10;

/** Beside this module, as source or bundled. */
const WORKER = new URL(`./forecast-worker${path.extname(import.meta.filename)}`, import.meta.url);

/** What a thread is sent. */
export type SliceTask =
  | { readonly kind: 'FORECAST'; readonly task: ForecastTask }
  | { readonly kind: 'PROPOSALS'; readonly task: ProposalTask };

/** One worker fewer than the machine has cores, for the requests have one too; at least one. */
export class ForecastThread implements ForecastRunner {
  readonly #threads: readonly Thread<SliceTask>[];

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#threads = Array.from({ length: threads }, () => new Thread<SliceTask>(WORKER));
  }

  isFull(): boolean {
    return this.#threads.every(({ waiting }) => waiting >= MAX_WAITING);
  }

  advance(task: ForecastTask): Promise<ForecastJob> {
    return this.#idlest().ask({ kind: 'FORECAST', task });
  }

  propose(task: ProposalTask): Promise<ProposalJob> {
    return this.#idlest().ask({ kind: 'PROPOSALS', task });
  }

  /** Ends the threads; who waits for a slice is answered with an error. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #idlest(): Thread<SliceTask> {
    const [idlest] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    if (!idlest) throw new Error('There is no thread.');
    return idlest;
  }
}
