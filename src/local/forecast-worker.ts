/** The thread on which forecasts are worked out: a message for each slice, and an answer to each. */
import { parentPort } from 'node:worker_threads';
import { playProposalSlice, playSlice } from '../app/forecast/runner.ts';
import type { SliceMessage, SliceTask } from './forecast-thread.ts';

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (task: SliceTask) => {
  last = last.then(() => answer(task));
});

async function answer(task: SliceTask): Promise<void> {
  parentPort?.postMessage(await played(task));
}

async function played({ kind, task }: SliceTask): Promise<SliceMessage> {
  try {
    const job = await (kind === 'FORECAST' ? playSlice(task) : playProposalSlice(task));
    return { kind: 'PLAYED', job };
  } catch (error) {
    return { kind: 'FAILED', message: error instanceof Error ? error.message : String(error) };
  }
}
