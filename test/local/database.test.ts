import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, startDatabase } from '../../src/local/database.ts';
import { StartupError } from '../../src/local/startup-error.ts';
import { dynamoDbStore } from '../../src/store/dynamodb.ts';
import { ensureTable } from '../../src/store/table.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { entry, record } from '../kit/store/samples.ts';

let folder: string;
let running: Database[];
beforeEach(async () => {
  folder = await temporaryFolder();
  running = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  await rm(folder, { recursive: true });
});

async function start(dataDir = folder): Promise<Database> {
  const database = await startDatabase({ dataDir });
  running.push(database);
  return database;
}

async function storeIn(database: Database) {
  const client = new DynamoDBClient(database.config);
  await ensureTable(client, 'sixbeat');
  return dynamoDbStore(client, 'sixbeat');
}

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** Message of the StartupError, which is one line. */
async function refusal(started: Promise<Database>): Promise<string> {
  const error: unknown = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).not.toContain('\n');
  return (error as Error).message;
}

/** Another process that runs a database on `folder`; resolves to its endpoint. */
async function otherServer(): Promise<{ server: ChildProcess; endpoint: string }> {
  const module = new URL('../../src/local/database.ts', import.meta.url).href;
  const script = `
    const { startDatabase } = await import(${JSON.stringify(module)});
    console.log((await startDatabase({ dataDir: ${JSON.stringify(folder)} })).endpoint);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, endpoint: line.toString().trim() };
}

describe('the embedded database', () => {
  it('keeps its data across restarts, in a folder that it creates', async () => {
    const nested = path.join(folder, 'a', 'b');
    const first = await start(nested);
    await (await storeIn(first)).create(record('goblins', 1), entry(1));
    await first.stop();
    expect(await answers(first.endpoint)).toBe(false);
    const second = await start(nested);
    expect(await (await storeIn(second)).load('goblins')).toEqual(record('goblins', 1));
  });

  it('can be stopped twice', async () => {
    const database = await start();
    await Promise.all([database.stop(), database.stop()]);
    await database.stop();
  });

  it('needs nothing from the environment', async () => {
    const database = await start();
    expect(database.config.credentials.accessKeyId).toBe('local');
    expect(new URL(database.endpoint).hostname).toBe('127.0.0.1');
  });

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'ends with its server on %s, leaves no lock and loses nothing',
    async (signal) => {
      const { server, endpoint } = await otherServer();
      const config = {
        endpoint,
        region: 'x',
        credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
      };
      const other = await storeIn({ endpoint, config, stop: () => Promise.resolve() });
      await other.create(record('goblins', 1), entry(1));
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
      const successor = await start();
      expect(await (await storeIn(successor)).load('goblins')).toEqual(record('goblins', 1));
      for (let i = 0; i < 50 && (await answers(endpoint)); i++) await sleep(20);
      expect(await answers(endpoint)).toBe(false);
    },
  );

  it('refuses a folder that another server is using, and names that server', async () => {
    const { server } = await otherServer();
    try {
      const message = await refusal(startDatabase({ dataDir: folder }));
      expect(message).toContain(folder);
      expect(message).toContain(`process ${String(server.pid)}`);
    } finally {
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    }
  });

  it('refuses a second database on the same folder from the same process', async () => {
    const first = await start();
    expect(await refusal(startDatabase({ dataDir: folder }))).toContain('in use');
    expect(await answers(first.endpoint)).toBe(true);
  });

  it('takes over a lock file that nobody holds', async () => {
    await writeFile(path.join(folder, 'sixbeat.lock'), String(process.pid));
    expect(await answers((await start()).endpoint)).toBe(true);
  });

  it('names the folder that cannot be created, and why', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const message = await refusal(startDatabase({ dataDir: path.join(file, 'data') }));
    expect(message).toContain(path.join(file, 'data'));
    expect(message).toContain('ENOTDIR');
    const proc = await refusal(startDatabase({ dataDir: '/proc/sixbeat' }));
    expect(proc).toMatch('/proc/sixbeat cannot be written: ENOENT');
  });

  it('names the folder whose database file cannot be opened', async () => {
    await mkdir(path.join(folder, 'sixbeat.db'));
    const message = await refusal(startDatabase({ dataDir: folder }));
    expect(message).toContain(folder);
    expect(message).toContain('unable to open database file');
  });

  it('says so when there is none for this platform, and what to do', async () => {
    const message = await refusal(startDatabase({ dataDir: folder, platform: 'plan9-mips' }));
    expect(message).toContain('plan9-mips');
    expect(message).toContain('DYNAMODB_ENDPOINT');
  });
});

describe('a database that the operator names', () => {
  it('is used, and not stopped', async () => {
    const { endpoint } = await start();
    const named = await startDatabase({ dataDir: '/proc/never-used', endpoint });
    expect(named.endpoint).toBe(endpoint);
    await named.stop();
    expect(await answers(endpoint)).toBe(true);
  });

  it('is refused when it is not a URL or does not answer', async () => {
    expect(await refusal(startDatabase({ dataDir: folder, endpoint: 'db:' }))).toContain('db:');
    const silent = 'http://127.0.0.1:1';
    expect(await refusal(startDatabase({ dataDir: folder, endpoint: silent }))).toContain(silent);
  });
});
