/** What a server tells those who look after it. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  EncounterDetailsDocument,
  RewindEncounterDocument,
  UpdateEncounterDocument,
} from '../../src/client/index.ts';
import { SCHEMA_VERSION } from '../../src/graphql/schema/version.ts';
import { settingsFrom } from '../../src/local/settings.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { follow, nextUpdate } from '../kit/graphql/stream.ts';
import { firstToken } from '../kit/app/seats.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { temporaryFolder } from '../kit/store/database.ts';

let folder: string;
let server: ServerProcess;
let client: ApiClient;
let metricsAt: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: folder,
    SIXBEAT_METRICS: '127.0.0.1:0',
    SIXBEAT_LOG_REQUESTS: 'true',
  });
  client = new ApiClient(`${await server.url()}graphql`);
  metricsAt = await server.says(/Metrics are at (\S+)\./);
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

/** A figure by its name and labels, as in `name{label="value"}`; null where there is none. */
async function figure(name: string): Promise<number | null> {
  const text = await (await fetch(metricsAt)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}

it('names the version, and how the process does', async () => {
  expect(await figure(`sixbeat_info{version="${SCHEMA_VERSION}"}`)).toBe(1);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

it('counts mutations by what they have come to', async () => {
  const of = (mutation: string, outcome: string) =>
    figure(`sixbeat_mutation_seconds_count{mutation="${mutation}",outcome="${outcome}"}`);
  const { id } = await client.create();
  await client.play(UpdateEncounterDocument, { encounterId: id, name: 'Another' });
  await client.refusal('VersionConflict', UpdateEncounterDocument, {
    encounterId: id,
    name: 'A third',
    expectedVersion: 1,
  });
  await client.refusal('InvalidInput', RewindEncounterDocument, {
    encounterId: id,
    toVersion: 99,
    dice: 'KEEP',
    reason: 'A test',
  });
  expect(await of('createEncounter', 'DONE')).toBe(1);
  expect(await of('updateEncounter', 'DONE')).toBe(1);
  expect(await of('updateEncounter', 'VersionConflict')).toBe(1);
  expect(await of('rewindEncounter', 'InvalidInput')).toBe(1);
  expect(await figure('sixbeat_store_calls_total{call="commit",outcome="COMMITTED"}')).toBe(1);
});

it('counts streams, and how soon viewers have what is new', async () => {
  const { id } = await client.create();
  const news = follow(client, id, { afterVersion: 0 });
  await nextUpdate(news);
  expect(await figure('sixbeat_streams')).toBe(1);
  expect(await figure('sixbeat_watched_encounters')).toBe(1);
  // What was there before is not new.
  expect(await figure('sixbeat_update_seconds_count')).toBe(0);
  for (const name of ['A', 'B']) {
    const next = nextUpdate(news);
    await client.play(UpdateEncounterDocument, { encounterId: id, name });
    await next;
  }
  await expect.poll(() => figure('sixbeat_update_seconds_count')).toBe(2);
  expect(
    await figure('sixbeat_store_calls_total{call="versions",outcome="ANSWERED"}'),
  ).toBeGreaterThan(0);
  await news.return(undefined);
  await expect.poll(() => figure('sixbeat_streams')).toBe(0);
});

it('answers nothing else there, and nothing of it elsewhere', async () => {
  expect((await fetch(new URL('/', metricsAt))).status).toBe(404);
  expect((await fetch(metricsAt, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(new URL('/metrics', client.endpoint))).text()).not.toContain(
    'sixbeat_info',
  );
});

it('logs each request as a line without secrets', async () => {
  const { id } = await client.create();
  const token = await firstToken(id);
  const query = encodeURIComponent(`{ encounter(id: "${id}") { __typename } }`);
  await fetch(`${client.endpoint}?query=${query}&token=${token}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await client.send(EncounterDetailsDocument, { id });
  const lines = () =>
    [...server.output.matchAll(/^\{.*$/gm)].map(
      ([line]) => JSON.parse(line) as Record<string, unknown>,
    );
  await expect.poll(() => lines().some(({ method }) => method === 'GET')).toBe(true);
  for (const method of ['GET', 'POST'])
    expect(lines().findLast((line) => line.method === method && line.path === '/graphql')).toEqual({
      time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      level: 'info',
      message: 'answered',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      method,
      path: '/graphql',
      status: 200,
      milliseconds: expect.any(Number) as unknown,
    });
  expect(server.output).not.toContain(token);
  expect(server.output).not.toContain('__typename');
});

it.each(['nowhere', '127.0.0.1', '1:2:3', ':', '65536', '127.0.0.1:99999'])(
  'does not start with SIXBEAT_METRICS %j',
  (address) => {
    expect(() => settingsFrom({ SIXBEAT_METRICS: address })).toThrow(`not '${address}'`);
  },
);

it.each([
  ['9464', '127.0.0.1', 9464],
  ['0.0.0.0:9464', '0.0.0.0', 9464],
  ['[::1]:9464', '::1', 9464],
] as const)('listens with SIXBEAT_METRICS %j where it says', (text, host, port) => {
  expect(settingsFrom({ SIXBEAT_METRICS: text }).metrics).toEqual({ host, port });
});
