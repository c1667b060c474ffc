/** The contract kit as a package: packed, and run by `npx` in an empty folder, as a host does who has no clone. */
import { execFile } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packContract } from '../../scripts/pack-contract.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const PATIENCE_MS = 300_000;

let api: Api;
let folder: string;
let packed: string;
beforeAll(async () => {
  api = await startApi();
  folder = await temporaryFolder();
  const file = await packContract();
  packed = `./${path.basename(file)}`;
  await copyFile(file, path.join(folder, packed));
}, PATIENCE_MS);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.stop();
});

const checked = (...given: readonly string[]) =>
  new Promise<{ readonly status: number; readonly said: string }>((resolve) => {
    const child = execFile(
      'npx',
      ['--yes', packed, ...given],
      { cwd: folder },
      (_, out, errors) => {
        resolve({ status: child.exitCode ?? -1, said: out + errors });
      },
    );
  });

it(
  'finds no difference on this server',
  async () => {
    const { status, said } = await checked(api.endpoint);
    expect(said).toMatch(/^\d+ agree, 0 differ\.$/m);
    expect(status).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'says what is wrong where there is no server, and without an address',
  async () => {
    const { status, said } = await checked('http://127.0.0.1:9/graphql');
    expect([status, said]).toEqual([2, expect.stringContaining('cannot be asked for its schema')]);
    const without = await checked();
    expect([without.status, without.said]).toEqual([2, expect.stringContaining('Usage')]);
  },
  PATIENCE_MS,
);
