import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '../../src/local/database/database.ts';
import { StartupError } from '../../src/local/startup-error.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { startDynamoServer } from '../kit/store/dynamo-server.ts';
import { entry, record } from '../kit/store/samples.ts';

let folder: string;
let cleanUp: (() => unknown)[];
beforeEach(async () => {
  folder = await temporaryFolder();
  cleanUp = [];
});
afterEach(async () => {
  for (const task of cleanUp.reverse()) await task();
  await rm(folder, { recursive: true });
});

async function open(options: DatabaseOptions = { dataDir: folder }): Promise<Database> {
  const database = await openDatabase(options);
  cleanUp.push(database.close);
  return database;
}

/** Message of the StartupError, which is one line. */
async function refusal(options: DatabaseOptions): Promise<string> {
  const error: unknown = await openDatabase(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).not.toContain('\n');
  return (error as Error).message;
}

/** Another process that has committed an encounter to `folder`, and lives on. */
async function otherProcess() {
  const module = new URL('../../src/local/database/database.ts', import.meta.url).href;
  const samples = new URL('../kit/store/samples.ts', import.meta.url).href;
  const script = `
    const { openDatabase } = await import(${JSON.stringify(module)});
    const { entry, record } = await import(${JSON.stringify(samples)});
    const { store } = await openDatabase({ dataDir: ${JSON.stringify(folder)} });
    await store.create(record('goblins', 1), entry(1));
    console.log('committed');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  return other;
}

describe('the database of a server on one machine', () => {
  it('is a file that is kept across restarts, in a folder that it makes for its owner alone', async () => {
    const nested = path.join(folder, 'a', 'b');
    const first = await open({ dataDir: nested });
    await first.store.create(record('goblins', 1), entry(1));
    first.close();
    expect(statSync(nested).mode & 0o777).toBe(0o700);
    const second = await open({ dataDir: nested });
    expect(second.keptIn).toBe(path.join(nested, 'encounters.db'));
    expect(await second.store.load('goblins')).toEqual(record('goblins', 1));
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'loses nothing that was committed when its server ends by %s, and is free at once',
    async (signal) => {
      const other = await otherProcess();
      const exited = once(other, 'exit');
      other.kill(signal);
      await exited;
      const { store } = await open();
      expect(await store.load('goblins')).toEqual(record('goblins', 1));
      expect(await store.commit(record('goblins', 2), entry(2))).toEqual({ kind: 'COMMITTED' });
    },
  );

  it('serves two servers at once', async () => {
    const other = await otherProcess();
    cleanUp.push(() => other.kill());
    const { store } = await open();
    expect(await store.commit(record('goblins', 2), entry(2))).toEqual({ kind: 'COMMITTED' });
  });

  it('names the folder that cannot be made, and why', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const message = await refusal({ dataDir: path.join(file, 'data') });
    expect(message).toContain(path.join(file, 'data'));
    expect(message).toContain('ENOTDIR');
    const proc = await refusal({ dataDir: '/proc/sixbeat' });
    expect(proc).toMatch('/proc/sixbeat cannot be written: ENOENT');
  });

  it('names the file that cannot be opened', async () => {
    await mkdir(path.join(folder, 'encounters.db'));
    expect(await refusal({ dataDir: folder })).toContain(path.join(folder, 'encounters.db'));
  });

  it('refuses a folder of version 0.1, says what to do, and writes nothing into it', async () => {
    await writeFile(path.join(folder, 'sixbeat.db'), '');
    const message = await refusal({ dataDir: folder });
    expect(message).toContain('SIXBEAT_DATA_DIR');
    expect(existsSync(path.join(folder, 'encounters.db'))).toBe(false);
  });
});

describe('a database that the operator names', () => {
  it('is used instead of a file', async () => {
    const server = await startDynamoServer(folder);
    cleanUp.push(server.stop);
    const { store, keptIn } = await open({
      dataDir: '/proc/never-used',
      endpoint: server.endpoint,
    });
    expect(keptIn).toBe(server.endpoint);
    expect(await store.load('goblins')).toBeNull();
  });

  it('is refused when it is not a URL or does not answer', async () => {
    expect(await refusal({ dataDir: folder, endpoint: 'db:' })).toContain('db:');
    const silent = 'http://127.0.0.1:1';
    expect(await refusal({ dataDir: folder, endpoint: silent })).toContain(silent);
  });
});
