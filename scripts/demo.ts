/**
 * Plays a whole fight over HTTP against a freshly started server and prints it as a log. The dice
 * are seeded, and every step is checked against the rulebook: a wrong number ends it with exit 1.
 *
 * `--ruleset segments`, `vigilance` or `seconds` says by which rules.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { start } from '../src/local/start.ts';
import { Checks } from './demo/checks.ts';
import { ApiClient } from './demo/client.ts';
import { fights } from './demo/fights.ts';

const { ruleset } = parseArgs({
  options: { ruleset: { type: 'string', default: 'segments' } },
}).values;
if (!isKnown(ruleset)) {
  console.error(`There is no ruleset '${ruleset}'; take one of ${Object.keys(fights).join(', ')}.`);
  process.exit(2);
}

const SEED = process.env.SIXBEAT_DEMO_SEED ?? 'bridge at dusk, 77';

function isKnown(name: string): name is keyof typeof fights {
  return Object.hasOwn(fights, name);
}

/** Bytes that are the same in every run. */
function entropyOf(seed: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => createHash('sha256').update(`${seed}/${calls++}`).digest().subarray(0, count);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-demo-'));
const server = await start({ port: 0, dataDir, endpoint: undefined }, entropyOf(SEED));
const checks = new Checks(console.log);
try {
  await fights[ruleset](new ApiClient(`${server.url}graphql`), checks);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`\n${checks.passed} checks passed, ${checks.failures.length} failed`);
process.exit(checks.failures.length === 0 ? 0 : 1);
