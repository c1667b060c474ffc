/** A thread that asks `{ __typename }` every 20 ms, and reports how long each answer took. */
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const { endpoint } = workerData as { readonly endpoint: string };
const body = JSON.stringify({ query: '{ __typename }' });

const ask = async (): Promise<void> => {
  const begun = Date.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.text();
  parentPort?.postMessage({ begun, wait: Date.now() - begun });
};

setInterval(() => void ask().catch(() => undefined), EVERY_MS);
