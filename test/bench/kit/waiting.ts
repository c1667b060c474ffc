/** What a piece of work takes of the processor, and how long another client waits at most meanwhile. */
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

export interface Waiting {
  /** Milliseconds of this thread, which is the server's and sends the requests too. */
  readonly processor: number;
  /** Milliseconds that the slowest answer to the other client took. */
  readonly wait: number;
}

interface Answered {
  /** Milliseconds of the clock. */
  readonly begun: number;
  readonly wait: number;
}

/** Answers that a client of another thread waits for. */
export class OtherClient {
  private readonly worker: Worker;
  private waits: readonly Answered[] = [];

  constructor(endpoint: string) {
    const code = new URL('other-client.ts', import.meta.url);
    this.worker = new Worker(code, { workerData: { endpoint } });
    this.worker.on('message', (one: Answered) => {
      this.waits = [...this.waits, one];
    });
  }

  async during(work: () => Promise<unknown>): Promise<Waiting> {
    await this.settled();
    const begun = Date.now();
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    await this.settled();
    const meanwhile = this.waits.filter((one) => one.begun >= begun);
    this.waits = [];
    return {
      processor: (user + system) / 1000,
      wait: Math.max(...meanwhile.map(({ wait }) => wait)),
    };
  }

  /** Once one is answered that was asked from now on: those before it have been answered then. */
  private async settled(): Promise<void> {
    const now = Date.now();
    do await setTimeout(20);
    while (!this.waits.some(({ begun }) => begun > now));
  }

  stop(): Promise<number> {
    return this.worker.terminate();
  }
}
