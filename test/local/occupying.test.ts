/** Callers who occupy places: with streams that they keep, and with requests that never arrive. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StreamLimits } from '../../src/app/ports.ts';
import { IssueSeatDocument } from '../../src/client/index.ts';
import { settingsFrom } from '../../src/local/settings.ts';
import { type Running, start } from '../../src/local/start.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { subscribeRaw } from '../kit/graphql/stream.ts';
import { firstToken, TOKEN_KEY } from '../kit/app/seats.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const BODY_MS = 600;

let folder: string;
let server: Running;
let servers: Running[];
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await start({ port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY], bodyMs: BODY_MS });
  servers = [server];
});
afterEach(async () => {
  for (const running of servers) await running.stop();
  await rm(folder, { recursive: true });
});

/** What the server sends, until it hangs up, to a client that sends this much and no more. */
async function cutOff(sent: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

describe('a request that does not arrive is cut off', () => {
  it.each([
    ['in its head', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n'],
    [
      'in its body',
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"query',
    ],
  ])('%s', async (_, sent) => {
    const began = performance.now();
    expect(await cutOff(sent)).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(performance.now() - began).toBeLessThan(5 * BODY_MS);
  });
});

describe('streams are bounded', () => {
  const LIMITS: StreamLimits = { address: 5, encounter: 4, seat: 2, spectator: 3, account: 25 };
  let client: ApiClient;
  let open: ReadableStreamDefaultReader<Uint8Array>[];
  beforeEach(async () => {
    const dataDir = path.join(folder, 'bounded');
    const bounded = await start({
      ...{ port: 0, dataDir, tokenKeys: [TOKEN_KEY], streamLimits: LIMITS },
      addressOf: settingsFrom({ SIXBEAT_TRUSTED_PROXIES: '1' }).addressOf!,
    });
    servers.push(bounded);
    client = new ApiClient(`${bounded.url}graphql`);
    open = [];
  });
  afterEach(async () => {
    for (const reader of open) await reader.cancel();
  });

  interface Follower {
    readonly id: string;
    readonly token: string;
    readonly from?: string;
  }
  const headersOf = ({ token, from = '192.0.2.1' }: Omit<Follower, 'id'>) => ({
    authorization: `Bearer ${token}`,
    'x-forwarded-for': from,
  });
  const queryOf = (id: string): string =>
    `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) { __typename } }`;
  const gmAt = async (): Promise<Follower> => {
    const { id } = await client.create();
    return { id, token: await firstToken(id) };
  };
  const spectatorAt = async ({ id }: Follower): Promise<Follower> => {
    const input = { encounterId: id, kind: 'SPECTATOR', name: 'Eve' } as const;
    const { issueSeat } = await client.send(IssueSeatDocument, { input });
    if (!('token' in issueSeat)) throw new Error('No seat was issued.');
    return { id, token: issueSeat.token };
  };

  /** The first of what is sent, of a stream that stays open. */
  async function first(query: string, headers: Readonly<Record<string, string>>) {
    const response = await subscribeRaw(client, query, headers);
    const reader = response.body!.getReader();
    open.push(reader);
    let text = '';
    while (!text.includes('data: {')) {
      const { value, done } = await reader.read();
      if (done) break;
      text += String(Buffer.from(value));
    }
    return text;
  }
  /** `EncounterUpdate`, or of what there are too many. */
  async function follow(follower: Follower): Promise<string> {
    const text = await first(queryOf(follower.id), headersOf(follower));
    if (text.includes('EncounterUpdate')) return 'EncounterUpdate';
    const { errors } = JSON.parse(/\{.*\}/.exec(text)?.[0] ?? '{}') as {
      readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
    };
    const { code, of, limit } = errors?.[0]?.extensions ?? {};
    return code === 'TOO_MANY_STREAMS' ? `${String(of)} ${String(limit)}` : text;
  }
  async function follows(follower: Follower, times: number): Promise<void> {
    for (let n = 0; n < times; n++) expect(await follow(follower)).toBe('EncounterUpdate');
  }

  it('by seat', async () => {
    const gm = await gmAt();
    await follows(gm, LIMITS.seat);
    expect(await follow(gm)).toBe('SEAT 2');
    await follows(await gmAt(), LIMITS.seat);
  });

  it('by seat of a spectator, whose link may have an audience', async () => {
    const eve = await spectatorAt(await gmAt());
    await follows(eve, LIMITS.spectator);
    expect(await follow(eve)).toBe('SEAT 3');
  });

  it('by encounter, through however many seats and addresses', async () => {
    const gm = await gmAt();
    const [eve, ada] = [await spectatorAt(gm), await spectatorAt(gm)];
    await follows({ ...eve, from: '192.0.2.1' }, 2);
    await follows({ ...ada, from: '192.0.2.2' }, 2);
    expect(await follow({ ...gm, from: '192.0.2.3' })).toBe('ENCOUNTER 4');
    await follows({ ...(await gmAt()), from: '192.0.2.3' }, 1);
  });

  it('by address, of which a network of IPv6 is one', async () => {
    const froms = [
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8:0:0:ffff::',
      '2001:db8::1',
      '2001:db8::3',
    ];
    for (const from of froms) await follows({ ...(await gmAt()), from }, 1);
    const gm = await gmAt();
    expect(await follow({ ...gm, from: '2001:db8::9' })).toBe('ADDRESS 5');
    await follows({ ...gm, from: '2001:db8:0:1::1' }, 1);
  });

  it('and one of several encounters counts once for its address, and once for each of them', async () => {
    const gms = [await gmAt(), await gmAt(), await gmAt()];
    const encounters = gms.map(
      ({ id, token }) => `{ encounterId: "${id}", token: "${token}", afterVersion: 0 }`,
    );
    const query = `subscription { encountersUpdated(encounters: [${encounters.join()}]) { __typename } }`;
    const several = () => first(query, { 'x-forwarded-for': '192.0.2.1' });
    for (let n = 0; n < LIMITS.seat; n++) expect(await several()).toContain('EncounterUpdate');
    expect(await several()).toContain('TOO_MANY_STREAMS');
    expect(await follow(gms[0]!)).toBe('SEAT 2');
    const other = await gmAt();
    await follows(other, 2);
    await follows(await gmAt(), 1);
    expect(await follow(await gmAt())).toBe('ADDRESS 5');
    await open[0]!.cancel();
    // All three places of it, and the one of its address.
    for (const gm of gms)
      await expect.poll(() => follow({ ...gm, from: '192.0.2.7' })).toBe('EncounterUpdate');
    await follows(await gmAt(), 1);
    expect(await follow(await gmAt())).toBe('ADDRESS 5');
  });

  it('and one that is closed gives back its place, once', async () => {
    const gm = await gmAt();
    await follows(gm, LIMITS.seat);
    await open[0]!.cancel();
    await expect.poll(() => follow(gm)).toBe('EncounterUpdate');
    expect(await follow(gm)).toBe('SEAT 2');
  });

  it('and so does one whose client vanishes before anything is sent, or wants no stream', async () => {
    const gm = await gmAt();
    const query = `subscription { encounterUpdated(encounterId: "${gm.id}") { __typename } }`;
    const port = Number(new URL(client.endpoint).port);
    for (let n = 0; n < 3 * LIMITS.address; n++) {
      const body = JSON.stringify({ query });
      const head = [
        'POST /graphql HTTP/1.1',
        'host: localhost',
        'content-type: application/json',
        `accept: ${n % 3 === 0 ? 'application/json' : 'text/event-stream'}`,
        `content-length: ${body.length}`,
        ...Object.entries(headersOf(gm)).map(([name, value]) => `${name}: ${value}`),
      ];
      const socket = connect(port, '127.0.0.1');
      socket.resume().write(`${head.join('\r\n')}\r\n\r\n${body}`);
      // At once, or when it has been answered.
      if (n % 3 === 0) await once(socket, 'data');
      else if (n % 3 === 1) await new Promise((resolve) => setTimeout(resolve, 30));
      socket.destroy();
    }
    await expect.poll(() => follow(gm)).toBe('EncounterUpdate');
    await follows(gm, 1);
    expect(await follow(gm)).toBe('SEAT 2');
  });
});
