/** `/mcp`: judged as `/graphql` is, and bounded by itself. */
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, type Fight } from '../../src/client/connect.ts';
import { IssueSeatDocument } from '../../src/client/index.ts';
import { start } from '../../src/local/start.ts';
import { Connections, type From } from '../../src/mcp/connections.ts';
import * as limits from '../../src/mcp/limits.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { newFight } from '../kit/client/new-fight.ts';
import { type Api, ApiClient, startApi } from '../kit/graphql/api.ts';
import { Assistant } from '../kit/mcp/assistant.ts';
import { temporaryFolder } from '../kit/store/database.ts';

let api: Api;
let fight: Fight;
beforeAll(async () => {
  api = await startApi();
  fight = await newFight(connect({ url: api.endpoint }));
});
afterAll(() => api.stop());

const opened: Assistant[] = [];
const assistant = async (token: string | null, endpoint = api.endpoint): Promise<Assistant> => {
  const one = await Assistant.at(endpoint, token);
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close().catch(() => undefined);
});

const INITIALIZE = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};

const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

const post = (url: URL, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const at = (path: string): URL => new URL(path, api.endpoint);

async function player(): Promise<string> {
  const seen = await fight.look();
  if (!seen.ok) throw new Error(seen.message);
  const combatantIds = [seen.combatants[1]!.id];
  const { issueSeat } = await api.seated({ token: fight.token! }).send(IssueSeatDocument, {
    input: { encounterId: fight.id, kind: 'PLAYER', name: 'A player', combatantIds },
  });
  if (!('token' in issueSeat)) throw new Error('There is no seat.');
  return issueSeat.token;
}

describe('a request is judged as one of /graphql is', () => {
  /** With a host of its own, which `fetch` does not send. */
  const statusFor = (path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(path === '/mcp' ? INITIALIZE : { query: '{ __typename }' });
      const sent = httpRequest(at(path), {
        method: 'POST',
        headers: { ...JSON_HEADERS, ...headers },
      });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  it.each([
    ['by a name that is not ours', { host: 'evil.example' }, 421],
    ['with a forged token', { authorization: 'Bearer a.b.c' }, 401],
    ['with no token of ours', { authorization: 'Basic abc' }, 401],
    ['as it should be', {}, 200],
  ])('%s', async (_, headers, status) => {
    expect(await statusFor('/graphql', headers)).toBe(status);
    expect(await statusFor('/mcp', headers)).toBe(status);
  });

  it('from a page of a site that may not ask, and of one that may', async () => {
    const dataDir = await temporaryFolder();
    const origins = ['https://table.example'];
    const server = await start({ port: 0, dataDir, tokenKeys: [TOKEN_KEY], origins });
    api.onStop(server);
    const allowed = async (path: string, origin: string) => {
      const url = new URL(path, server.url);
      const preflight = await fetch(url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      const body = path === '/mcp' ? INITIALIZE : { query: '{ __typename }' };
      const answer = await post(url, body, { origin });
      return [preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'));
    };
    for (const path of ['/graphql', '/mcp']) {
      expect(await allowed(path, 'https://evil.example')).toEqual([null, null]);
      expect(await allowed(path, origins[0]!)).toEqual([origins[0], origins[0]]);
    }
  });

  it('and counted with them: each call, and what it asks', async () => {
    const dataDir = await temporaryFolder();
    const server = await start({
      ...{ port: 0, dataDir, tokenKeys: [TOKEN_KEY] },
      ...{ requestsPerMinute: 30, processorMsPerMinute: 60_000, answerBytesPerMinute: 200_000 },
    });
    api.onStop(server);
    const { id, token } = await newFight(connect({ url: `${server.url}graphql` }));
    const left = async () => {
      const answer = await post(
        new URL('/graphql', server.url),
        { query: '{ __typename }' },
        { authorization: `Bearer ${token}` },
      );
      const { headers } = answer;
      return ['remaining', 'processor-remaining', 'bytes-remaining'].map((name) =>
        Number(headers.get(`x-ratelimit-${name}`)),
      );
    };
    const one = await assistant(token, server.url);
    const before = await left();
    expect(await one.done('look')).toContain('To decide');
    const after = await left();
    // The call, what it asks, and the look at what is left.
    expect(before[0]! - after[0]!).toBeGreaterThanOrEqual(3);
    expect(before[1]! - after[1]!).toBeGreaterThan(0);
    expect(before[2]! - after[2]!).toBeGreaterThan(500);

    for (let n = 0; n < 30; n++) await left();
    const refused = await post(new URL('/mcp', server.url), INITIALIZE, {
      authorization: `Bearer ${token}`,
    });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    expect(id).toMatch(/^enc_/);
  });
});

describe('connections', () => {
  it('of a seat are at most four, and a fifth is told so', async () => {
    for (let n = 0; n < limits.MAX_CONNECTIONS; n++) await assistant(fight.token);
    const refused = await post(at('/mcp'), INITIALIZE, { authorization: `Bearer ${fight.token}` });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: -32_000, data: { code: 'TOO_MANY_CONNECTIONS', of: 'SEAT', limit: 4 } },
    });
    // Another seat has its own; one that is closed makes room.
    await assistant(await player());
    await opened.shift()!.close();
    await assistant(fight.token);
  });

  it('are known to their own seat alone', async () => {
    const first = await post(at('/mcp'), INITIALIZE, { authorization: `Bearer ${fight.token}` });
    const session = { 'mcp-session-id': first.headers.get('mcp-session-id')! };
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
    const own = { authorization: `Bearer ${fight.token}` };
    const other = { authorization: `Bearer ${await player()}` };
    expect((await post(at('/mcp'), list, { ...session, ...own })).status).toBe(200);
    const refused = await post(at('/mcp'), list, { ...session, ...other });
    expect(refused.status).toBe(404);
    expect(await post(at('/mcp'), list, session)).toMatchObject({ status: 404 });
    const end = { method: 'DELETE', headers: { ...session, ...other } };
    expect((await fetch(at('/mcp'), end)).status).toBe(404);
    const really = { method: 'DELETE', headers: { ...session, ...own } };
    expect((await fetch(at('/mcp'), really)).status).toBe(200);
    expect((await post(at('/mcp'), list, { ...session, ...own })).status).toBe(404);
  });

  it('take messages of a bounded size, in the protocol', async () => {
    const own = { authorization: `Bearer ${fight.token}` };
    const large = await post(at('/mcp'), 'x'.repeat(limits.MAX_MESSAGE + 1), own);
    expect(large.status).toBe(413);
    expect((await post(at('/mcp'), 'nonsense', own)).status).toBe(400);
    expect((await post(at('/mcp'), { jsonrpc: '2.0', id: 1, method: 'x' }, own)).status).toBe(400);
    const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(at('/mcp'), 'a=b', form)).status).toBe(415);
    expect((await fetch(at('/mcp'), { headers: own })).status).toBe(405);
    // None of these is a connection.
    for (let n = 0; n < limits.MAX_CONNECTIONS; n++) await assistant(fight.token);
  });

  it('have a bounded number of calls open', async () => {
    const waiting = await assistant(await player());
    const calls = Array.from({ length: limits.MAX_CALLS + 2 }, () =>
      waiting.call('wait', { seconds: 1 }),
    );
    const told = await Promise.all(calls);
    expect(told.filter(({ isRefused }) => isRefused).map(({ text }) => text)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('(BUSY)') as string),
    );
  });

  it('do not keep a server from stopping, whatever they wait for', async () => {
    const dataDir = await temporaryFolder();
    const server = await start({ port: 0, dataDir, tokenKeys: [TOKEN_KEY] });
    const { id, token } = await newFight(connect({ url: `${server.url}graphql` }));
    const input = { encounterId: id, kind: 'SPECTATOR' as const, name: 'Watches' };
    const gm = new ApiClient(`${server.url}graphql`, { token: token! });
    const { issueSeat } = await gm.send(IssueSeatDocument, { input });
    if (!('token' in issueSeat)) throw new Error('There is no seat.');
    const one = await Assistant.at(server.url, issueSeat.token);
    const waiting = one.call('wait').catch((error: unknown) => error);
    await sleep(200);
    await server.drain();
    await server.stop();
    expect(await waiting).toMatchObject({
      message: expect.stringContaining('has ended') as string,
    });
  });
});

describe('of a server by themselves', () => {
  const served = { version: '1', report: () => undefined, url: 'http://x/graphql' };
  const nowhere = () => Promise.reject(new TypeError('Nothing is asked.'));
  const from: From = { holder: 'seat 1', address: '192.0.2.1', token: null };
  const hello = () =>
    new Request('http://x/mcp', {
      ...{ method: 'POST', headers: JSON_HEADERS },
      body: JSON.stringify(INITIALIZE),
    });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('end after a quarter of an hour in which nothing was asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connections = new Connections({ ...served, fetch: nowhere });
    const first = await connections.answer(hello(), from);
    const session = first.headers.get('mcp-session-id')!;
    const ping = () =>
      connections.answer(
        new Request('http://x/mcp', {
          method: 'POST',
          headers: { ...JSON_HEADERS, 'mcp-session-id': session },
          body: JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' }),
        }),
        from,
      );
    await vi.advanceTimersByTimeAsync(limits.MAX_IDLE_MS - 1);
    expect((await ping()).status).toBe(200);
    await vi.advanceTimersByTimeAsync(limits.MAX_IDLE_MS - 1);
    expect(connections.count).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections.count).toBe(0);
    expect((await ping()).status).toBe(404);
  });

  it('are bounded for an address and for all', async () => {
    const connections = new Connections({ ...served, fetch: nowhere });
    const statusOf = async (holder: number, address: string) =>
      (await connections.answer(hello(), { ...from, holder: `seat ${holder}`, address })).status;
    for (let n = 0; n < limits.MAX_CONNECTIONS_OF_ADDRESS; n++)
      expect(await statusOf(n, '192.0.2.1')).toBe(200);
    expect(await statusOf(1_000, '192.0.2.1')).toBe(429);
    for (let n = connections.count; n < limits.MAX_CONNECTIONS_IN_ALL; n++)
      expect(await statusOf(n, `198.51.100.${n % 250}`)).toBe(200);
    expect(await statusOf(2_000, '192.0.2.2')).toBe(429);
    await connections.stop();
    expect(connections.count).toBe(0);
    expect(await statusOf(1, '192.0.2.1')).toBe(503);
  });
});
