/**
 * Plays a whole fight over HTTP against a freshly started server and prints it as a log. The dice
 * are seeded, and every step is checked against the rulebook: a wrong number ends it with exit 1.
 *
 * `--ruleset segments`, `vigilance` or `seconds` says by which rules. `--url` names the API of a
 * server that runs already, `https://.../graphql`: then its dice decide, and the story of SEGMENTS,
 * which needs dice that fall as they do in it, becomes a fight without one.
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

const { ruleset, url } = parseArgs({
  options: { ruleset: { type: 'string', default: 'segments' }, url: { type: 'string' } },
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

/** The address of an API of our own, and how to end it. */
async function ownServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-demo-'));
  const server = await start({ port: 0, dataDir, endpoint: undefined }, entropyOf(SEED));
  return {
    url: `${server.url}graphql`,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const server = url === undefined ? await ownServer() : { url, stop: () => Promise.resolve() };
const checks = new Checks(console.log);
const fight = fights[ruleset];
try {
  await fight(new ApiClient(server.url), checks);
} finally {
  await server.stop();
}
console.log(`\n${checks.passed} checks passed, ${checks.failures.length} failed`);
process.exit(checks.failures.length === 0 ? 0 : 1);
