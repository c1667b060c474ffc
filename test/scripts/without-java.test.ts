import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const SCRIPT = path.join(ROOT, 'scripts/with-dynamodb-local.ts');

it('without Java it says so in one line, and nothing is run', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'sixbeat-'));
  const command = [process.execPath, '-e', 'console.log("run")'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...command], {
    env: { PATH: empty },
    encoding: 'utf8',
  });
  rmdirSync(empty);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^DynamoDB Local does not start, it needs Java 17 or newer: .*java.*\n$/);
});
