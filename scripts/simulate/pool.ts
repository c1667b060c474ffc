import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Shared<Task, Answer> {
  /** The module of the threads: it answers each message with one. */
  readonly module: URL;
  readonly tasks: readonly Task[];
  /** As many as there are processors if not given. */
  readonly threads?: number;
  readonly onAnswer: (answer: Answer, task: Task) => void;
}

/** Shares tasks out to worker threads; whoever is done is given the next one. Rejects when one fails. */
export async function shareOut<Task, Answer>(work: Shared<Task, Answer>): Promise<void> {
  const { threads = availableParallelism(), tasks } = work;
  const left = tasks.values();
  const hands = Array.from({ length: Math.min(threads, tasks.length) }, () => workOff(work, left));
  await Promise.all(hands);
}

async function workOff<Task, Answer>(
  { module, onAnswer }: Shared<Task, Answer>,
  left: Iterator<Task>,
): Promise<void> {
  const worker = new Worker(module);
  try {
    for (let next = left.next(); !next.done; next = left.next()) {
      const task = next.value;
      onAnswer(await answered(worker, task), task);
    }
  } finally {
    await worker.terminate();
  }
}

function answered<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.once('message', (answer: Answer) => {
    worker.off('error', reject);
    resolve(answer);
  });
  worker.once('error', reject);
  worker.postMessage(task);
  return promise;
}
