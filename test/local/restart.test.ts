import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, request as ask, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  EncounterDetailsDocument,
  FollowersDocument,
  RollInitiativeDocument,
} from '../../src/client/index.ts';
import { settingsFrom } from '../../src/local/settings.ts';
import { start } from '../../src/local/start.ts';
import { dynamoDbClient } from '../../src/store/dynamodb/client.ts';
import { ensureTable } from '../../src/store/dynamodb/table.ts';
import { Fight, foe, someone } from '../kit/graphql/segments-fight.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { subscribeRaw } from '../kit/graphql/stream.ts';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { startDynamoServer } from '../kit/store/dynamo-server.ts';
import { ServerProcess } from '../kit/local/process.ts';

let folder: string;
let cleanUp: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await temporaryFolder();
  cleanUp = [];
});
afterEach(async () => {
  for (const task of cleanUp.reverse()) await task();
  await rm(folder, { recursive: true, force: true });
});

function serve(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = new ServerProcess({ PORT: '0', SIXBEAT_DATA_DIR: folder, ...env });
  cleanUp.push(() => server.stop('SIGKILL'));
  return server;
}

const clientOf = async (server: ServerProcess): Promise<ApiClient> =>
  new ApiClient(`${await server.url()}graphql`);

async function listening(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((_, response) => response.writeHead(418).end('no database'));
  server.listen(0);
  await once(server, 'listening');
  cleanUp.push(() => new Promise((done) => server.close(done)));
  return { port: (server.address() as AddressInfo).port, server };
}

/** A way to a database that notes who signs what passes, and for which region. */
async function signaturesSeen(endpoint: string) {
  const signers = new Set<string>();
  const server = createServer((request, response) => {
    const [, key, region] = /Credential=(\w+)\/\d+\/([\w-]+)/.exec(
      request.headers.authorization ?? '',
    )!;
    signers.add(`${key} in ${region}`);
    const { method, headers } = request;
    const passed = ask(endpoint, { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
    });
    request.pipe(passed);
  });
  server.listen(0);
  await once(server, 'listening');
  cleanUp.push(() => new Promise((done) => server.close(done)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, signers };
}

/** It does not start, and says why in one line. */
async function expectOneLine(server: ServerProcess, about: RegExp): Promise<void> {
  const { code, stdout, stderr } = await server.ending();
  expect(stderr).toMatch(/^Sixbeat cannot start: [^\n]+\n$/);
  expect(stderr).toMatch(about);
  expect(stderr).not.toMatch(/\bat \S+ \(|node:internal/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

describe('a server that is started again on the same folder', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('goes on after %s', async (signal) => {
    const first = serve();
    const before = await clientOf(first);
    const begun = new Fight(before, await before.create());
    await begun.play(AddCombatantsDocument, { combatants: [someone('Ana', 0), foe('Bor', 1)] });
    await begun.play(RollInitiativeDocument, {});
    const { code, stderr } = await first.stop(signal);
    expect({ code, stderr }).toEqual({ code: signal === 'SIGKILL' ? null : 0, stderr: '' });

    const after = await clientOf(serve());
    const { encounter } = await after.send(EncounterDetailsDocument, { id: begun.encounter.id });
    expect({ ...encounter, __typename: undefined }).toEqual(begun.encounter);
    const fight = new Fight(after, encounter!);
    await fight.until(2, 1);
    expect(fight.encounter.version).toBeGreaterThan(begun.encounter.version + 2);
  });

  it('answers what is under way before it stops', async () => {
    let stopped: Promise<void> | undefined;
    const server = await start({ port: 0, dataDir: folder }, (count) => {
      // The first bytes are for the encounter's id: by then the request is being answered.
      stopped ??= server.stop();
      return randomBytes(count);
    });
    const asked = performance.now();
    const { phase } = await new ApiClient(`${server.url}graphql`).create();
    expect(phase).toBe('SETUP');
    await stopped;
    expect(performance.now() - asked).toBeLessThan(2500);
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends its streams with where to go on, and answers what is under way: %s',
    async (signal) => {
      const server = serve();
      const client = await clientOf(server);
      const { id } = await client.create();
      const authorization = { authorization: `Bearer ${await firstToken(id)}` };
      const fields = '{ __typename ... on StreamEnded { reason afterVersion retryAfter } }';
      const one = `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) ${fields} }`;
      const several = `subscription { encountersUpdated(encounters: [{ encounterId: "${id}", afterVersion: 0 }]) ${fields} }`;
      const streams = await Promise.all(
        [one, several].map((query) => subscribeRaw(client, query, authorization)),
      );
      const texts = streams.map((stream) => stream.text());
      const underWay = await halfSent(client, '{"query":"{ __typename }"}');

      const stopped = server.stop(signal);
      for (const text of await Promise.all(texts)) {
        expect(text).toMatch(/"EncounterUpdate".*"StreamEnded"/s);
        expect(text).toContain('"reason":"TIME","afterVersion":1,"retryAfter":1');
        expect(text).toMatch(/event: complete/);
      }
      expect(await underWay.rest()).toMatch(/^HTTP\/1.1 200 [^]*"Query"/);
      const { code, stderr } = await stopped;
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );

  it('ends a stream at once that it is asked for while it stops', async () => {
    const server = await start({ port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY] });
    const client = new ApiClient(`${server.url}graphql`);
    const { id } = await client.create();
    const query = `subscription { encounterUpdated(encounterId: "${id}") { ... on StreamEnded { reason afterVersion } } }`;
    const headers = {
      authorization: `Bearer ${await firstToken(id)}`,
      accept: 'text/event-stream',
    };
    const late = await halfSent(client, JSON.stringify({ query }), headers);
    const stopped = server.stop();
    expect(await late.rest()).toContain('"reason":"TIME","afterVersion":1');
    await stopped;
  });
});

describe('a server that drains before it stops', () => {
  const statusOf = async (server: ServerProcess, name: string): Promise<number> =>
    (await fetch(new URL(name, await server.url()))).status;

  it('says so at once, and goes on answering', async () => {
    const server = serve({ SIXBEAT_DRAIN_SECONDS: '3' });
    const client = await clientOf(server);
    const { id } = await client.create();
    for (const name of ['/health', '/ready', '/alive'])
      expect(await statusOf(server, name)).toBe(200);
    const stopped = server.stop('SIGTERM');
    for (const name of ['/health', '/ready'])
      await expect.poll(() => statusOf(server, name), { interval: 10 }).toBe(503);
    expect(await statusOf(server, '/alive')).toBe(200);
    expect((await client.send(EncounterDetailsDocument, { id })).encounter?.id).toBe(id);
    expect(await stopped).toMatchObject({ code: 0, stderr: '' });
  });

  it('ends its streams one after the other, and last those that begin meanwhile', async () => {
    const server = serve({ SIXBEAT_DRAIN_SECONDS: '3' });
    const client = await clientOf(server);
    const { id } = await client.create();
    const authorization = { authorization: `Bearer ${await firstToken(id)}` };
    const query = `subscription { encounterUpdated(encounterId: "${id}") { ... on StreamEnded { reason retryAfter } } }`;
    const opened = () => subscribeRaw(client, query, authorization);
    const endOf = async (stream: Awaited<ReturnType<typeof opened>>): Promise<number> => {
      expect(await stream.text()).toContain('"reason":"TIME","retryAfter":1');
      return performance.now();
    };
    const streams = await Promise.all(Array.from({ length: 4 }, opened));
    const begun = performance.now();
    const stopped = server.stop('SIGTERM');
    await expect.poll(() => statusOf(server, '/ready'), { interval: 10 }).toBe(503);
    const late = opened().then(endOf);
    const ends = (await Promise.all(streams.map(endOf)))
      .map((end) => end - begun)
      .toSorted((a, b) => a - b);
    // Three quarters of a second apart; timers of a busy machine are late, and never early.
    for (const [i, end] of ends.entries()) expect(end).toBeGreaterThan(750 * (i + 1) - 50);
    expect((await late) - begun).toBeGreaterThan(2900);
    expect(await stopped).toMatchObject({ code: 0, stderr: '' });
  });

  it.each(['-1', '601', '1.5', 'soon'])(
    'does not start with SIXBEAT_DRAIN_SECONDS %j',
    (seconds) => {
      const settings = () => settingsFrom({ SIXBEAT_DRAIN_SECONDS: seconds });
      expect(settings).toThrow(`from 0 to 600, not '${seconds}'`);
      expect(settingsFrom({ SIXBEAT_DRAIN_SECONDS: '25' }).drainMs).toBe(25_000);
    },
  );
});

/** A request of which the last byte is still to come. */
async function halfSent(
  { endpoint }: ApiClient,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { port, host, pathname } = new URL(endpoint);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const all = { host, 'content-type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST ${pathname} HTTP/1.1\r\ncontent-length: ${body.length}\r\n${lines.join('')}\r\n${body.slice(0, -1)}`,
  );
  // So that it has arrived: the server answers a request that was sent later.
  await fetch(new URL('/alive', endpoint));
  const rest = async (): Promise<string> => {
    socket.write(body.slice(-1));
    await once(socket, 'close');
    return answer;
  };
  return { rest };
}

describe('a server whose database is lost under it', () => {
  it.each(['encounters.db', 'encounters.db-wal'])('ends with a line when %s is', async (name) => {
    const server = serve();
    await (await clientOf(server)).create();
    await rm(path.join(folder, name));
    const { code, stderr } = await server.ending();
    expect(stderr).toMatch(/^Shutting down: \S+ was moved, deleted or replaced [^\n]+\n$/);
    expect(stderr).toContain(name);
    expect(code).toBe(1);
  });

  it('stays up while somebody else writes', async () => {
    const server = serve();
    const client = await clientOf(server);
    const { id } = await client.create();
    const other = await clientOf(serve());
    await other.create();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect((await client.send(EncounterDetailsDocument, { id })).encounter?.id).toBe(id);
  });
});

describe('a server that cannot start says why in one line', () => {
  it('when its port is taken', async () => {
    const { port } = await listening();
    await expectOneLine(
      serve({ PORT: String(port) }),
      new RegExp(`port ${port} is already in use`),
    );
  });

  it('when its data folder cannot be made', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const inside = path.join(file, 'data');
    await expectOneLine(serve({ SIXBEAT_DATA_DIR: inside }), /file\/data cannot be written/);
  });

  it.each(['http', '-1', '65536', '80.5', '0x50', '1e3', ' '])('when PORT is %j', async (PORT) => {
    expect(() => settingsFrom({ PORT })).toThrow(`not '${PORT}'`);
    if (PORT === 'http') await expectOneLine(serve({ PORT }), /PORT must be a number .* 'http'/);
  });

  it.each(['0', '-1', '1000000', '1.5'])('when SIXBEAT_STREAM_SECONDS is %j', (seconds) => {
    const settings = () => settingsFrom({ SIXBEAT_STREAM_SECONDS: seconds });
    expect(settings).toThrow(`not '${seconds}'`);
    expect(settingsFrom({ SIXBEAT_STREAM_SECONDS: '870' }).maxStreamMs).toBe(870_000);
  });

  it('when there is no table SIXBEAT_TABLE, or nothing to sign with', async () => {
    const database = await startDynamoServer(folder);
    cleanUp.push(database.stop);
    const env = { DYNAMODB_ENDPOINT: database.endpoint, SIXBEAT_TABLE: 'elsewhere' };
    const region = { AWS_REGION: 'eu-north-1', AWS_EC2_METADATA_DISABLED: 'true', HOME: folder };
    await expectOneLine(
      serve({ ...env, ...region }),
      /table elsewhere cannot be read: .*credentials/i,
    );
    const key = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'hushhush' };
    await expectOneLine(serve({ ...env, ...key, HOME: folder }), /table elsewhere .*[Rr]egion/);
    await expectOneLine(serve({ ...env, ...region, ...key }), /table elsewhere cannot be read: \S/);
  });

  it('when SIXBEAT_TABLE is no name, or stands alone where it must not', () => {
    const SIXBEAT_TOKEN_KEY = TOKEN_KEY;
    expect(() => settingsFrom({ SIXBEAT_TABLE: 'a b', SIXBEAT_TOKEN_KEY })).toThrow("not 'a b'");
    expect(() => settingsFrom({ SIXBEAT_TABLE: 'sixbeat' })).toThrow('needs SIXBEAT_TOKEN_KEY');
    expect(() => settingsFrom({ SIXBEAT_PICTURES_BUCKET: 'maps' })).toThrow('needs SIXBEAT_TABLE');
    const all = { SIXBEAT_TABLE: 'sixbeat', SIXBEAT_TOKEN_KEY, SIXBEAT_PICTURES_BUCKET: 'maps' };
    const { table, picturesBucket, renewExpired } = settingsFrom(all);
    expect({ table, picturesBucket, renewExpired }).toEqual({
      table: 'sixbeat',
      picturesBucket: 'maps',
      renewExpired: false,
    });
  });

  it('when DYNAMODB_ENDPOINT is something else', async () => {
    const { port } = await listening();
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${port}`;
    await expectOneLine(serve({ DYNAMODB_ENDPOINT }), new RegExp(`${port} is of no use`));
  });
});

describe('a server does as its environment says', () => {
  it('listens on PORT and keeps the database in the folder', async () => {
    const { port, server } = await listening();
    await new Promise((done) => server.close(done));
    const running = serve({ PORT: String(port) });
    expect(await running.url()).toBe(`http://localhost:${port}/`);
    const { code, stdout } = await running.stop('SIGINT');
    expect(code).toBe(0);
    expect(stdout).toContain(folder);
  });

  it('uses the database at DYNAMODB_ENDPOINT, beside others', async () => {
    const database = await startDynamoServer(folder);
    cleanUp.push(database.stop);
    const env = { DYNAMODB_ENDPOINT: database.endpoint, SIXBEAT_DATA_DIR: '/proc/never-used' };
    const [one, other] = await Promise.all([clientOf(serve(env)), clientOf(serve(env))]);
    const { id, version } = await one.create();
    const { encounter } = await other.send(EncounterDetailsDocument, { id });
    expect(encounter).toMatchObject({ id, version });
  });

  it('uses the table SIXBEAT_TABLE, beside others, with the credentials of AWS', async () => {
    const database = await startDynamoServer(folder);
    cleanUp.push(database.stop);
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hushhush' };
    const region = 'eu-north-1';
    const client = dynamoDbClient({ endpoint: database.endpoint, region, credentials });
    await ensureTable(client, 'tables-of-ours');
    client.destroy();
    const passing = await signaturesSeen(database.endpoint);
    const env = {
      DYNAMODB_ENDPOINT: passing.url,
      SIXBEAT_TABLE: 'tables-of-ours',
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    const [one, other] = await Promise.all([clientOf(serve(env)), clientOf(serve(env))]);
    const { id, version } = await one.create();
    const { encounter } = await other.send(EncounterDetailsDocument, { id });
    expect(encounter).toMatchObject({ id, version });
    // Another process may serve the streams of a seat.
    const { encounter: seen } = await one.send(FollowersDocument, { id });
    expect(seen?.seats).toMatchObject([{ following: null }]);
    expect(passing.signers).toEqual(new Set(['AKIDEXAMPLE in eu-north-1']));
  });

  it('takes an empty variable for one that is not set', () => {
    const nothing = { PORT: '', SIXBEAT_DATA_DIR: '', DYNAMODB_ENDPOINT: '' };
    expect(settingsFrom(nothing)).toEqual(settingsFrom({}));
    expect(settingsFrom({})).toMatchObject({ port: 4000, endpoint: undefined });
    expect(settingsFrom({}).dataDir).toMatch(/\.sixbeat$/);
  });
});
