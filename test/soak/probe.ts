/**
 * Loaded into the server before anything else: notes what memory it takes, a line of JSON each time.
 * The heap is what is left after a garbage collection, so that it shows what is held.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Sample } from './memory.ts';

const { SOAK_SAMPLES: file = '', SOAK_SAMPLE_MS: every = '' } = process.env;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

setInterval(() => {
  collectGarbage();
  const { rss, heapUsed } = process.memoryUsage();
  const sample: Sample = { at: Date.now(), rss, heap: heapUsed };
  appendFileSync(file, `${JSON.stringify(sample)}\n`);
}, Number(every)).unref();
