/** The thread on which forecasts are worked out: a message for each slice, and an answer to each. */
import { parentPort } from 'node:worker_threads';
import { type ForecastTask, playSlice } from '../app/forecast/runner.ts';
import type { SliceMessage } from './forecast-thread.ts';

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (task: ForecastTask) => {
  last = last.then(() => answer(task));
});

async function answer(task: ForecastTask): Promise<void> {
  parentPort?.postMessage(await played(task));
}

async function played(task: ForecastTask): Promise<SliceMessage> {
  try {
    return { kind: 'PLAYED', job: await playSlice(task) };
  } catch (error) {
    return { kind: 'FAILED', message: error instanceof Error ? error.message : String(error) };
  }
}
