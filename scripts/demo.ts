/**
 * Plays a whole fight over HTTP against a freshly started server and prints it as a log. The dice
 * are seeded, and every step is checked against the rulebook: a wrong number ends it with exit 1.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../src/local/start.ts';
import { Checks } from './demo/checks.ts';
import { ApiClient } from './demo/client.ts';
import { playSegments } from './demo/segments.ts';

const SEED = process.env.SIXBEAT_DEMO_SEED ?? 'bridge at dusk, 77';

/** Bytes that are the same in every run. */
function entropyOf(seed: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => createHash('sha256').update(`${seed}/${calls++}`).digest().subarray(0, count);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-demo-'));
const server = await start({ port: 0, dataDir, endpoint: undefined }, entropyOf(SEED));
const checks = new Checks();
try {
  await playSegments(new ApiClient(`${server.url}graphql`), checks);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`\n${checks.passed} checks passed, ${checks.failed} failed`);
process.exit(checks.failed === 0 ? 0 : 1);
