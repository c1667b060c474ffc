/** Threads that answer what they are asked one after the other, in its order. */
import { parentPort, Worker } from 'node:worker_threads';

/** What comes back for each question, in order. */
type Message =
  | { readonly kind: 'ANSWERED'; readonly answer: unknown }
  | { readonly kind: 'FAILED'; readonly message: string };

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** It is started with the first question, and again after it has died. */
export class Thread<Question> {
  readonly #module: URL;
  #worker: Worker | null = null;
  /** In the order in which they were sent: the thread answers them so. */
  #waiting: Waiting[] = [];

  /** @param module that calls `answerEach` */
  constructor(module: URL) {
    this.#module = module;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  ask<Answer>(question: Question): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread().postMessage(question);
    });
  }

  /** Ends it; who waits is answered with an error. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#fail(new Error('The server stops.'));
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#module);
    // It keeps no process alive that has nothing else to do.
    worker.unref();
    worker.on('message', (message: Message) => {
      const first = this.#waiting.shift();
      if (message.kind === 'ANSWERED') first?.resolve(message.answer as never);
      else first?.reject(new Error(message.message));
    });
    worker.on('error', (error) => {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
    });
    this.#worker = worker;
    return worker;
  }

  #fail(error: Error): void {
    const lost = this.#waiting;
    this.#waiting = [];
    this.#worker = null;
    for (const { reject } of lost) reject(error);
  }
}

/** The other side of it: all that a thread does. */
export function answerEach(answer: (question: never) => Promise<unknown>): void {
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (question: unknown) => {
    last = last.then(async () => {
      parentPort?.postMessage(await messageOf(() => answer(question as never)));
    });
  });
}

async function messageOf(answer: () => Promise<unknown>): Promise<Message> {
  try {
    return { kind: 'ANSWERED', answer: await answer() };
  } catch (error) {
    return { kind: 'FAILED', message: error instanceof Error ? error.message : String(error) };
  }
}
