/**
 * Many fights at once on one server for a long time, over HTTP, each followed by subscribers.
 *
 *     npm run soak -- [--seconds 600] [--encounters 200] [--think 4000]
 *
 * `--think` is the pause between two moves at a table, in milliseconds. Fights that end make way for
 * new ones. Exit code 1 when an answer is not as it should be, the server says or throws anything, a
 * subscriber misses a version or gets one twice, or the memory of the server is not steady.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { schemaOf } from '../kit/graphql/awaiting-bot.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { ServerProcess, unlimited } from '../kit/local/process.ts';
import { megabytes, quantile, samplesIn, verdictOn } from './memory.ts';
import { playAt, type Soak } from './table.ts';
import { Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    encounters: { type: 'string', default: '200' },
    think: { type: 'string', default: '4000' },
  },
});
const [seconds, encounters, think] = [values.seconds, values.encounters, values.think].map(
  (text) => {
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    console.error(`'${text}' is not a number from 1 to 999999.`);
    process.exit(2);
  },
) as [number, number, number];

/** The last fights are ended and sent to the end within it, or something hangs. */
const GRACE_MS = 240_000;
const PROGRESS_MS = 10_000;

const folder = await temporaryFolder();
const samplesFile = path.join(folder, 'samples');
const server = new ServerProcess({
  PORT: '0',
  SIXBEAT_DATA_DIR: path.join(folder, 'data'),
  ...unlimited,
  // So that streams end and are taken up again.
  SIXBEAT_STREAM_SECONDS: String(Math.max(5, Math.round(seconds / 10))),
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'probe.ts')}`,
  SOAK_SAMPLES: samplesFile,
  SOAK_SAMPLE_MS: String(Math.max(500, seconds * 10)),
});
const tally = new Tally();
try {
  await run();
} catch (error) {
  tally.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}
console.log(tally.faults.length === 0 ? '\nIt holds.' : `\n${tally.faults.length} faults.`);
process.exit(tally.faults.length === 0 ? 0 : 1);

async function run(): Promise<void> {
  const url = `${await server.url()}graphql`;
  const schema = await schemaOf(new ApiClient(url));
  const from = Date.now();
  const over = AbortSignal.timeout(seconds * 1000);
  const soak: Soak = {
    url,
    schema,
    tally,
    think,
    ramp: seconds * 100,
    longest: seconds * 200,
    over,
    next: 0,
  };
  console.log(`${encounters} encounters at once for ${seconds} s, a move each ${think} ms.`);
  const progress = setInterval(() => void tell(from), PROGRESS_MS);
  const tables = Promise.all(Array.from({ length: encounters }, (_, i) => playAt(soak, i)));
  const ended = await Promise.race([
    tables,
    server.ending(),
    sleep(seconds * 1000 + GRACE_MS, null, { ref: false }),
  ]);
  clearInterval(progress);
  if (!ended) tally.fault('Not everybody came to an end in time.');
  else if ('stderr' in ended) tally.fault(`The server ended by itself: ${ended.stderr}`);
  await tell(from);
  const { code, stderr } = await server.stop('SIGTERM');
  if (code !== 0) tally.fault(`The server ended with ${code}.`);
  if (stderr !== '') tally.fault(`The server said: ${stderr.slice(0, 2000)}`);
  await judge(from, from + seconds * 1000);
}

async function tell(from: number): Promise<void> {
  const { durations, fights, updates, faults } = tally;
  const memory = (await samplesIn(samplesFile)).at(-1);
  const inMemory = memory
    ? `heap ${megabytes(memory.heap)} MB, rss ${megabytes(memory.rss)} MB`
    : 'no samples yet';
  const elapsed = Math.round((Date.now() - from) / 1000);
  console.log(
    `${elapsed} s: ${durations.length} requests, ${fights} fights ended, ${updates} updates, ` +
      `${inMemory}, ${faults.length} faults`,
  );
}

async function judge(from: number, to: number): Promise<void> {
  const { durations, fights, commands, updates, streams } = tally;
  const [p50 = '', p99 = ''] = [0.5, 0.99].map((part) => quantile(durations, part).toFixed(1));
  console.log(`\nrequests: ${durations.length}, p50 ${p50} ms, p99 ${p99} ms`);
  console.log(
    `commands: ${commands}; fights ended: ${fights}; updates: ${updates} in ${streams} streams`,
  );
  if (fights < encounters) tally.fault(`Only ${fights} fights came to their end.`);
  for (const { line, steady } of verdictOn(await samplesIn(samplesFile), from, to)) {
    console.log(line);
    if (!steady) tally.fault(`The memory of the server: ${line}`);
  }
}
