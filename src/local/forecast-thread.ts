/**
 * Forecasts on a thread of their own, so that no other request waits for one: it plays one slice after the
 * other, of the first request first. It is started with the first forecast that is asked for.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ForecastJob, ForecastRunner, ForecastTask } from '../app/forecast/runner.ts';

/** How many slices may wait: with more of them, who asks last would wait for seconds. */
export const MAX_WAITING = 10;

/** Beside this module, as source or bundled. */
const WORKER = `./forecast-worker${path.extname(import.meta.filename)}`;

/** What comes back from the thread for each task, in order. */
export type SliceMessage =
  | { readonly kind: 'PLAYED'; readonly job: ForecastJob }
  | { readonly kind: 'FAILED'; readonly message: string };

interface Waiting {
  readonly resolve: (job: ForecastJob) => void;
  readonly reject: (error: Error) => void;
}

export class ForecastThread implements ForecastRunner {
  #worker: Worker | null = null;
  /** In the order in which they were sent: the thread answers them so. */
  #waiting: Waiting[] = [];

  isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING;
  }

  advance(task: ForecastTask): Promise<ForecastJob> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread().postMessage(task);
    });
  }

  /** Ends the thread; who waits for a slice is answered with an error. */
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
      if (message.kind === 'PLAYED') first?.resolve(message.job);
      else first?.reject(new Error(message.message));
    });
    worker.on('error', (error) => {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    });
    this.#worker = worker;
    return worker;
  }

  /** The next forecast has a new thread. */
  #fail(error: Error): void {
    const lost = this.#waiting;
    this.#waiting = [];
    this.#worker = null;
    for (const { reject } of lost) reject(error);
  }
}
