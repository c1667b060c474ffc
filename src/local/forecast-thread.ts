/**
 * Forecasts and searches on threads of their own, so that no other request waits for one. Each plays one
 * slice after the other, of the first request first, and is started with the first that it is given.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  ForecastJob,
  ForecastRunner,
  ForecastTask,
  ProposalJob,
  ProposalTask,
} from '../app/forecast/runner.ts';

/** How many slices may wait for a thread: with more of them, who asks last would wait for seconds. */
export const MAX_WAITING = 10;

/** Beside this module, as source or bundled. */
const WORKER = `./forecast-worker${path.extname(import.meta.filename)}`;

/** What a thread is sent. */
export type SliceTask =
  | { readonly kind: 'FORECAST'; readonly task: ForecastTask }
  | { readonly kind: 'PROPOSALS'; readonly task: ProposalTask };

/** What comes back from a thread for each task, in order. */
export type SliceMessage =
  | { readonly kind: 'PLAYED'; readonly job: ForecastJob | ProposalJob }
  | { readonly kind: 'FAILED'; readonly message: string };

interface Waiting {
  readonly resolve: (job: never) => void;
  readonly reject: (error: Error) => void;
}

/** One worker fewer than the machine has cores, for the requests have one too; at least one. */
export class ForecastThread implements ForecastRunner {
  readonly #threads: readonly Thread[];

  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#threads = Array.from({ length: threads }, () => new Thread());
  }

  isFull(): boolean {
    return this.#threads.every(({ waiting }) => waiting >= MAX_WAITING);
  }

  advance(task: ForecastTask): Promise<ForecastJob> {
    return this.#idlest().play({ kind: 'FORECAST', task });
  }

  propose(task: ProposalTask): Promise<ProposalJob> {
    return this.#idlest().play({ kind: 'PROPOSALS', task });
  }

  /** Ends the threads; who waits for a slice is answered with an error. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #idlest(): Thread {
    const [idlest] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    if (!idlest) throw new Error('There is no thread.');
    return idlest;
  }
}

class Thread {
  #worker: Worker | null = null;
  /** In the order in which they were sent: the thread answers them so. */
  #waiting: Waiting[] = [];

  get waiting(): number {
    return this.#waiting.length;
  }

  play<Job>(task: SliceTask): Promise<Job> {
    return new Promise<Job>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread().postMessage(task);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#fail(new Error('The server stops.'));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL(WORKER, import.meta.url));
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    worker.on('message', (message: SliceMessage) => {
      const first = this.#waiting.shift();
      if (message.kind === 'PLAYED') first?.resolve(message.job as never);
      else first?.reject(new Error(message.message));
    });
    worker.on('error', (error) => {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    });
    this.#worker = worker;
    return worker;
  }

  /** The next slice has a new thread. */
  #fail(error: Error): void {
    const lost = this.#waiting;
    this.#waiting = [];
    this.#worker = null;
    for (const { reject } of lost) reject(error);
  }
}
