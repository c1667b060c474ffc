/** The same requests by both ways into the API. */
import { expect } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { EncounterStore } from '../../../src/app/ports.ts';
import type { Answer } from '../../../src/graphql/http/ways/answer.ts';
import { compressed } from '../../../src/graphql/http/ways/compression.ts';
import type { Asked } from '../../../src/graphql/http/guard.ts';
import { plainHead } from '../../../src/graphql/http/ways/plain.ts';
import { type ApiServer, createServer, type ServerOptions } from '../../../src/graphql/server.ts';
import { tokens } from '../app/seats.ts';
import { memoryStore } from '../store/memory.ts';

/** A request to the API: its JSON, and headers beside those of every one. */
export interface Case {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Headers = Readonly<Record<string, string>>;
type Way = (server: ApiServer, text: string, headers: Headers) => Promise<readonly [Asked, Answer]>;

export const METADATA = { address: '10.0.0.1', requestId: 'gw-1' };

const whole: Way = async (server, body, headers) => {
  const request = new Request('http://x/graphql', { method: 'POST', headers, body });
  return [request, await server.fetch(request, METADATA)];
};

const plain: Way = async (server, text, headers) => {
  const head = plainHead('POST', '/graphql', headers);
  const answer = await server.plain(head, text, METADATA);
  if (!answer) throw new Error('This is not plain.');
  return [head, answer];
};

/** A server of its own: the same each time, so that what it makes is the same as well. */
export function server(store: Partial<EncounterStore> = {}, options: Partial<ServerOptions> = {}) {
  let drawn = 0;
  const encounters = new Encounters({
    store: Object.assign(memoryStore(), store),
    clock: () => new Date(0),
    randomBytes: (count) => Buffer.alloc(count, ++drawn),
    creation: 'OPEN',
  });
  const rate = { perMinute: 600, burst: 100, now: () => 0 };
  const origins = ['https://table.example'];
  return createServer(encounters, { tokens, accounts: null, rate, origins, log, ...options });
}

const log = (): void => undefined;

/** How a server answers these, one after the other: status, head and text of each. */
async function answersTo(way: Way, api: ApiServer, cases: readonly Case[]) {
  const answers = [];
  for (const { body, headers: more } of cases) {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const headers = { 'content-type': 'application/json', 'content-length': length, ...more };
    const [asked, answer] = await way(api, text, headers);
    const sent = await compressed(asked, answer);
    const bytes = Buffer.from(await sent.bytes());
    // Where a `Response` counts its bytes, the plain way leaves that to the transport.
    const head = Object.fromEntries(
      [...sent.headers].filter(([name]) => name !== 'content-length'),
    );
    answers.push({ status: sent.status, head, body: bytes.toString('latin1') });
  }
  return answers;
}

/** The answers of two servers that are the same, one asked by each way: equal, head and body. */
export async function bothWays(make: () => ApiServer, ...cases: readonly Case[]) {
  const answers = await answersTo(plain, make(), cases);
  expect(answers).toEqual(await answersTo(whole, make(), cases));
  return answers;
}
