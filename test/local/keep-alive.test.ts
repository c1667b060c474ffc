/** Connections that are kept, and a server that is held up meanwhile. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseFileIn } from '../../src/local/database/data-folder.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { ServerProcess } from '../kit/local/process.ts';

/** Milliseconds: what the server promises to keep a connection for, and how long it waits for a lock. */
const [PROMISED, HELD] = [5000, 2000];

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = new ServerProcess({ PORT: '0', SIXBEAT_DATA_DIR: folder });
});
afterEach(async () => {
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const asked = JSON.stringify({ query: '{ __typename }' });
const request = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${asked.length}\r\n\r\n${asked}`;

/** The next that the server says there; nothing when it hangs up. */
async function answerOn(socket: Socket): Promise<string> {
  socket.write(request);
  const [said = ''] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [
    (Buffer | boolean)?,
  ];
  return String(said);
}

it('behind proxies it keeps connections for longer than they do', async () => {
  const proxied = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: await mkdtemp(path.join(folder, 'proxied-')),
    SIXBEAT_TRUSTED_PROXIES: '1',
  });
  const url = new URL(await proxied.url());
  const socket = connect(Number(url.port), url.hostname);
  expect(await answerOn(socket)).toContain('Keep-Alive: timeout=65');
  socket.destroy();
  await proxied.stop('SIGKILL');
});

it('a request in the time that was promised is answered, whatever held the server meanwhile', async () => {
  const url = new URL(await server.url());
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  expect(await answerOn(socket)).toContain(`Keep-Alive: timeout=${PROMISED / 1000}`);

  await sleep(PROMISED - HELD / 4);
  const database = new DatabaseSync(databaseFileIn(folder));
  database.exec('BEGIN IMMEDIATE');
  const held = fetch(new URL('graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation { createEncounter(input: { ruleset: SEGMENTS, name: "Late" }) { ... on UserError { code } } }',
    }),
  }).then((response) => response.text());
  await sleep(HELD / 8);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200/);
  expect(await held).toContain('BUSY');
  database.close();
  socket.destroy();
});
