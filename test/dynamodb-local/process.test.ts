/** DynamoDB Local lives as long as the command that it was started for, however that ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const SCRIPT = path.join(ROOT, 'scripts/with-dynamodb-local.ts');

/** A command that says where its database is and then waits to be ended. */
const WAIT = 'console.log(process.env.DYNAMODB_ENDPOINT); setInterval(() => {}, 1000);';

async function running(code: string): Promise<{ script: ChildProcess; endpoint: string }> {
  const script = spawn(process.execPath, [SCRIPT, process.execPath, '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, as a terminal gives it one.
    detached: true,
  });
  const [line] = (await once(script.stdout, 'data')) as [Buffer];
  return { script, endpoint: line.toString().trim() };
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

async function isGone(endpoint: string): Promise<boolean> {
  for (let tries = 0; tries < 100 && (await answers(endpoint)); tries++) await sleep(50);
  return !(await answers(endpoint));
}

it('ends with its command, whose exit code is that of the script', async () => {
  const { script, endpoint } = await running(`${WAIT} setTimeout(() => process.exit(3), 500)`);
  expect(await answers(endpoint)).toBe(true);
  expect(await once(script, 'exit')).toEqual([3, null]);
  expect(await isGone(endpoint)).toBe(true);
});

it.each(['SIGINT', 'SIGKILL'] as const)('ends on %s to all of them', async (signal) => {
  const { script, endpoint } = await running(WAIT);
  const exited = once(script, 'exit');
  process.kill(-script.pid!, signal);
  await exited;
  expect(await isGone(endpoint)).toBe(true);
});

it('ends when the script alone is stopped', async () => {
  const { script, endpoint } = await running(WAIT);
  const exited = once(script, 'exit');
  script.kill('SIGTERM');
  await exited;
  expect(await isGone(endpoint)).toBe(true);
});
