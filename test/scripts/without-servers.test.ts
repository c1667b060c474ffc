/** Commands that need a program of the machine, where it is missing: one line says so, and nothing is run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

it.each([
  [
    'with-dynamodb-local.ts',
    /^DynamoDB Local does not start, it needs Java 17 or newer: .*java.*\n$/,
  ],
  ['with-redis.ts', /^There is no redis-server here\. On Debian: apt-get install redis-server\n$/],
  // Root might have installed it; on this path there is no apt-get either.
  ['with-runc.ts', /^(There is no runc, .* On Debian: apt-get install runc .*|Only root .*)\n$/],
])('%s says what it needs', (script, line) => {
  const empty = mkdtempSync(path.join(tmpdir(), 'sixbeat-'));
  const command = [process.execPath, '-e', 'console.log("run")'];
  const file = path.join(ROOT, 'scripts', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...command], {
    env: { PATH: empty },
    encoding: 'utf8',
  });
  rmdirSync(empty);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(line);
});
