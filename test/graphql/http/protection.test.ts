/** What a caller meets who asks too fast or too long, and whom an exception hits. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { EncounterStore } from '../../../src/app/ports.ts';
import type { Failure } from '../../../src/graphql/http/errors/internal-errors.ts';
import { createServer, type ServerOptions } from '../../../src/graphql/server.ts';
import type { RateLimit } from '../../../src/graphql/http/limits/rate-limit.ts';
import { flowParts } from '../../../src/engine/index.ts';
import { start } from '../../../src/local/start.ts';
import { memoryStore } from '../../kit/store/memory.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { keyFor } from '../../kit/graphql/api-keys.ts';
import { bothWays, server } from '../../kit/graphql/both-ways.ts';
import { authorization, firstToken, gmOf, TOKEN_KEY, tokens } from '../../kit/app/seats.ts';

/** A server that must not need a folder. */
const anywhere = { port: 0, tokenKeys: [TOKEN_KEY] } as const;

/** The server on a store of ours, without a network between. */
function serverOn(store: EncounterStore, options: Partial<ServerOptions> = {}) {
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const encounters = new Encounters({
    store,
    clock: () => new Date(0),
    randomBytes,
    creation: 'OPEN',
  });
  const server = createServer(encounters, { tokens, accounts: null, ...options });
  return async (body: object, arrival = {}, headers: Readonly<Record<string, string>> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const type = {
      'content-type': 'application/json',
      ...(await authorization('GM', JSON.stringify(body))),
    };
    const request = new Request('http://x/graphql', { ...init, headers: { ...type, ...headers } });
    const response = await server.fetch(request, arrival);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: JSON.parse(text) as unknown,
    };
  };
}

const NAMED = { query: '{ __typename }' };
const READ = {
  query: '{ encounter(id: "enc_00000000000000000000") { ... on Encounter { name } } }',
};
const createsOf = (...names: readonly string[]) => ({
  query: `mutation { ${names.map((name) => `${name}: createEncounter(input: { name: "${name}", ruleset: SEGMENTS }) { __typename ... on CreateEncounterPayload { encounter { id } } }`).join(' ')} }`,
});

describe('the rate of requests', () => {
  /** 60 a minute and 3 at once, on a clock of ours. */
  const limited = () => {
    const clock = { ms: 1000 };
    const rate = { perMinute: 60, burst: 3, now: () => clock.ms };
    const ask = serverOn(memoryStore(), { rate });
    return { clock, from: (address: string) => ask(NAMED, { address }) };
  };

  it('is in every answer', async () => {
    const { from } = limited();
    const { headers } = await from('a');
    const reported = ['limit', 'remaining', 'reset'].map((name) =>
      headers.get(`x-ratelimit-${name}`),
    );
    expect(reported).toEqual(['3', '2', '1']);
    expect(headers.get('retry-after')).toBeNull();
  });

  it('ends a burst, and grants one again as soon as it says', async () => {
    const { clock, from } = limited();
    for (const left of ['2', '1', '0'])
      expect((await from('a')).headers.get('x-ratelimit-remaining')).toBe(left);
    const { status, headers, body } = await from('a');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(body).toEqual({
      errors: [
        {
          message: 'Too many requests: the next one is answered in 1 s.',
          extensions: { code: 'RATE_LIMITED', spent: 'REQUESTS', limit: 3, retryAfter: 1 },
        },
      ],
    });
    clock.ms += 999;
    expect((await from('a')).status).toBe(429);
    clock.ms += 1;
    expect((await from('a')).status).toBe(200);
    expect((await from('a')).status).toBe(429);
    clock.ms += 60_000;
    for (const left of ['2', '1', '0'])
      expect((await from('a')).headers.get('x-ratelimit-remaining')).toBe(left);
  });

  it('is that of one caller: another is not held up, and made-up tokens are no callers', async () => {
    const ask = serverOn(memoryStore(), { rate: { perMinute: 60, burst: 1, now: () => 0 } });
    const statuses = [];
    for (const [address, token] of [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ])
      statuses.push((await ask(NAMED, { address }, { authorization: `Bearer ${token}` })).status);
    expect(statuses).toEqual([401, 429, 401]);
  });

  it('is that of a seat, wherever it asks from', async () => {
    const ask = serverOn(memoryStore(), { rate: { perMinute: 60, burst: 1, now: () => 0 } });
    const statuses = [];
    for (const [id, address] of [
      ['enc_00000000000000000001', 'a'],
      ['enc_00000000000000000002', 'a'],
      ['enc_00000000000000000001', 'b'],
    ] as const) {
      const headers = { authorization: `Bearer ${await firstToken(id)}` };
      statuses.push((await ask(NAMED, { address }, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is that of an address too, through however many seats it asks', async () => {
    const ask = serverOn(memoryStore(), { rate: { perMinute: 60, burst: 2, now: () => 0 } });
    const statuses: number[] = [];
    for (let seat = 1; seat <= 12; seat++) {
      const id = `enc_${String(seat).padStart(20, '0')}`;
      const headers = { authorization: `Bearer ${await firstToken(id)}` };
      for (let n = 0; n < 2; n++)
        statuses.push((await ask(NAMED, { address: 'a' }, headers)).status);
    }
    // Ten callers' worth.
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
  });

  it('is five times as much for a key, and ten times for all keys of an owner', async () => {
    const store = memoryStore();
    const ask = serverOn(store, { rate: { perMinute: 60, burst: 2, now: () => 0 } });
    const made = await Promise.all(
      ['ann', 'ann', 'ann', 'bob'].map((owner) =>
        keyFor({ store }, undefined, { owner, at: new Date(0) }),
      ),
    );
    const granted = [];
    for (const [n, { token }] of made.entries()) {
      const headers = { authorization: `Bearer ${token}` };
      let count = 0;
      for (; count < 30; count++) {
        const { status, headers: told } = await ask(NAMED, { address: `a${n}` }, headers);
        expect(told.get('x-ratelimit-limit')).toBe('10');
        if (status === 429) break;
      }
      granted.push(count);
    }
    expect(granted).toEqual([10, 10, 0, 10]);
  });

  it('keeps an address that has used it from asking the database for keys', async () => {
    const store = memoryStore();
    let asked = 0;
    const apiKeys = {
      ...store.apiKeys,
      find: (hash: string) => {
        asked++;
        return store.apiKeys.find(hash);
      },
    };
    const rate = { perMinute: 60, burst: 1, now: () => 0 };
    const ask = serverOn({ ...store, apiKeys }, { rate });
    for (let n = 0; n < 40; n++) {
      const authorization = `Bearer sbk_${String(n).padStart(40, '0')}`;
      await ask(NAMED, { address: 'a' }, { authorization });
    }
    expect(asked).toBeLessThanOrEqual(10);
  });

  it('counts each root field', async () => {
    const ask = serverOn(memoryStore(), { rate: { perMinute: 60, burst: 6, now: () => 0 } });
    const four = {
      query:
        '{ a: __typename ...More } fragment More on Query { b: __typename c: __typename d: __typename }',
    };
    const first = await ask(four, { address: 'a' });
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '2']);
    const second = await ask(four, { address: 'a' });
    expect(second.status).toBe(429);
    expect(second.body).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });

  describe('of a local server', () => {
    let api: Api;
    beforeAll(async () => {
      api = await startApi();
    });
    afterAll(() => api.stop());

    it('is as it is configured, by address', async () => {
      const { dataDir } = api;
      const server = await start({ ...anywhere, dataDir, requestsPerMinute: 2 });
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(NAMED) };
      const ask = async () => (await fetch(`${server.url}graphql`, init)).status;
      const statuses = [await ask(), await ask(), await ask()];
      await server.stop();
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('does not count what a browser asks beforehand', async () => {
      const { dataDir } = api;
      const server = await start({ ...anywhere, dataDir, requestsPerMinute: 1 });
      const headers = { origin: 'https://x.example' };
      const init = { method: 'OPTIONS', headers };
      const ask = async () => (await fetch(`${server.url}graphql`, init)).status;
      const answers = [await ask(), await ask(), await ask()];
      await server.stop();
      expect(answers).toEqual([204, 204, 204]);
    });
  });
});

describe('the work of requests', () => {
  const RULES = { query: '{ rules(ruleset: SEGMENTS) { id summary } }' };
  /** With so much in a minute, on a clock of ours. */
  const limited = (rate: RateLimit) => {
    const clock = { ms: 1000 };
    const ask = serverOn(memoryStore(), { rate: { now: () => clock.ms, ...rate } });
    return { clock, ask };
  };
  const reported = (headers: Headers, kind: string) =>
    ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${kind}-${name}`));

  it('is charged after the answer in bytes before they are compressed: a debt once, then a refusal until it is paid', async () => {
    const { clock, ask } = limited({ answerBytes: 6000 });
    const { text, status, headers } = await ask(
      RULES,
      { address: 'a' },
      { 'accept-encoding': 'br' },
    );
    expect(status).toBe(200);
    const debt = Buffer.byteLength(text) - 6000;
    expect(debt).toBeGreaterThan(0);
    const due = Math.ceil(debt / 100);
    expect(reported(headers, 'bytes')).toEqual(['6000', '0', String(due + 60)]);
    const refused = await ask(NAMED, { address: 'a' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(due));
    expect(refused.body).toEqual({
      errors: [
        {
          message: `Too many bytes of answers: the next one is answered in ${due} s.`,
          extensions: { code: 'RATE_LIMITED', spent: 'BYTES', limit: 6000, retryAfter: due },
        },
      ],
    });
    expect((await ask(NAMED, { address: 'b' })).status).toBe(200);
    clock.ms += 1000 * due;
    expect((await ask(NAMED, { address: 'a' })).status).toBe(200);
  });

  it('is charged in milliseconds of processor', async () => {
    const { clock, ask } = limited({ processorMs: 1 });
    // Parsed, validated, executed and put together: a millisecond is soon spent on any machine.
    let refused = await ask(RULES, { address: 'a' });
    expect(refused.status).toBe(200);
    for (let asked = 1; asked < 50 && refused.status === 200; asked++)
      refused = await ask(RULES, { address: 'a' });
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', spent: 'PROCESSOR', limit: 1 } }],
    });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-ratelimit-processor-remaining')).toBe('0');
    clock.ms += 1000 * Number(refused.headers.get('retry-after'));
    expect((await ask(NAMED, { address: 'a' })).status).toBe(200);
  });

  it('is that of an address too: ten times as much, through however many seats', async () => {
    const { ask } = limited({ answerBytes: 6000 });
    const statuses: number[] = [];
    for (let seat = 1; seat <= 8; seat++) {
      const id = `enc_${String(seat).padStart(20, '0')}`;
      const headers = { authorization: `Bearer ${await firstToken(id)}` };
      statuses.push((await ask(RULES, { address: 'a' }, headers)).status);
    }
    const { text } = await ask(RULES, { address: 'b' });
    const answered = Math.ceil(60_000 / Buffer.byteLength(text));
    expect(answered).toBeLessThan(8);
    expect(statuses).toEqual(statuses.map((_, i) => (i < answered ? 200 : 429)));
  });

  it('is refused whichever way it comes', async () => {
    const slow = () => server({}, { rate: { answerBytes: 1000, now: () => 0 } });
    const answers = await bothWays(slow, { body: RULES }, { body: NAMED });
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('ends a stream whose caller has used it up', async () => {
    const store = memoryStore();
    const encounters = new Encounters({
      store,
      clock: () => new Date(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      creation: 'OPEN',
    });
    const rate = { answerBytes: 600, now: () => 0 };
    const api = createServer(encounters, { tokens, accounts: null, rate });
    const made = await encounters.create('SEGMENTS', { name: 'x' }, { kind: 'ANONYMOUS' });
    if (made.kind !== 'DONE') throw new Error(made.kind);
    const { id } = made.record;
    const follow = async (fields: string) => {
      const query = `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) { ... on EncounterUpdate { ${fields} } } }`;
      const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(await authorization('GM', id)),
      };
      const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
      const response = await api.fetch(new Request('http://x/graphql', init), {});
      return response.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const reader = await follow('version encounter { conditions { key summary } }');
    for (const flow of [flowParts, []]) {
      const envelope = { encounterId: id, caller: gmOf(id), expectedVersion: null };
      await encounters.setPace(envelope, flow);
    }
    let text = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
    expect(text.split('"version":').length - 1).toBe(1);
    expect(text).toContain('"code":"RATE_LIMITED","spent":"BYTES"');
    expect(text).toContain('event: complete');
    expect(encounters.watched).toBe(0);
  });
});

describe('the time of a request', () => {
  const limited = (store: Partial<EncounterStore>) =>
    serverOn(Object.assign(memoryStore(), store), { time: 50 });
  const late = {
    message: 'The request has taken longer than 50 milliseconds.',
    extensions: { code: 'REQUEST_TIMEOUT', limit: 50 },
  };

  it('ends a question that gets no answer', async () => {
    const ask = limited({ load: () => new Promise(() => undefined) });
    expect((await ask(READ)).body).toEqual({ errors: [late] });
    const accept = { accept: 'application/graphql-response+json' };
    expect((await ask(READ, {}, accept)).status).toBe(503);
  });

  it('never cuts a mutation that has begun, and begins none after it', async () => {
    const store = memoryStore();
    const written: string[] = [];
    const create = store.create.bind(store);
    const ask = limited({
      async create(record, ...rest) {
        // Longer than there is time for.
        await new Promise((resolve) => setTimeout(resolve, 80));
        written.push(record.id);
        return create(record, ...rest);
      },
    });
    const { body: alone } = await ask(createsOf('only'));
    expect(alone).toEqual({
      data: { only: { __typename: 'CreateEncounterPayload', encounter: { id: written[0] } } },
    });
    const { body } = await ask(createsOf('first', 'second'));
    expect(written).toHaveLength(2);
    expect(body).toMatchObject({ errors: [{ ...late, path: ['second'] }], data: null });
  });
});

describe('an unexpected exception', () => {
  const SEED = 'ab'.repeat(32);
  const SECRET = 'eyJhbGciOiJFUzI1NiJ9.eyJzZWF0IjoxfQ.c2lnbmF0dXJl';
  /** A server whose store breaks in a way that quotes what should stay secret. */
  const broken = () => {
    const failures: Failure[] = [];
    const load = () =>
      Promise.reject(
        new Error(`lost the dice ${SEED} of "Bearer abc.def", ${SECRET} and\n${SEED}`),
      );
    const ask = serverOn(Object.assign(memoryStore(), { load }), {
      log: (failure) => failures.push(failure),
    });
    return { failures, ask };
  };
  const question = {
    query: 'query ($id: ID!) { encounter(id: $id) { ... on Encounter { name } } }',
    variables: { id: 'enc_00000000000000000001' },
  };

  it('is reported to the caller as no more than a number', async () => {
    const { ask } = broken();
    const { body, headers, text } = await ask(question);
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId };
    expect(body).toEqual({
      data: null,
      errors: [{ message: 'Internal server error', path: ['encounter'], extensions }],
    });
    expect(text).not.toMatch(/lost the dice|stack|memory|\.ts/);
  });

  it('is logged with its stack under the same number, and without secrets', async () => {
    const { ask, failures } = broken();
    const token = await firstToken('enc_00000000000000000001');
    const { headers } = await ask(question, {}, { authorization: `Bearer ${token}` });
    expect(failures).toEqual([
      {
        requestId: headers.get('x-request-id'),
        path: ['encounter'],
        stack: expect.any(String) as string,
      },
    ]);
    const { stack } = failures[0]!;
    expect(stack).toMatch(
      /Error: lost the dice \[redacted\].*\n\[redacted\]\n +at .*protection\.test\.ts/,
    );
    for (const secret of [SEED, token, 'abc.def', 'enc_0']) expect(stack).not.toContain(secret);
  });

  it('is logged without what a caller has named like a secret', async () => {
    const { ask, failures } = broken();
    await ask({ ...question, query: question.query.replace('encounter', `${SEED}: encounter`) });
    expect(failures[0]!.path).toEqual(['[redacted]']);
  });

  it('is a line of JSON on standard error where no log is given', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = () => Promise.reject(new Error('lost'));
    await serverOn(Object.assign(memoryStore(), { load }))(question, { requestId: 'gw-1' });
    const [[line] = []] = logged.mock.calls as string[][];
    logged.mockRestore();
    expect(JSON.parse(line!)).toEqual({
      level: 'error',
      requestId: 'gw-1',
      path: ['encounter'],
      stack: expect.stringMatching(/^Error: lost\n +at /) as string,
    });
  });

  it('goes by the number that the gateway gave the request, never by one of the caller', async () => {
    const { ask, failures } = broken();
    const { headers, text } = await ask(
      question,
      { requestId: 'gw-1' },
      { 'x-request-id': 'mine' },
    );
    expect(headers.get('x-request-id')).toBe('gw-1');
    expect(text).toContain('"requestId":"gw-1"');
    expect(failures[0]!.requestId).toBe('gw-1');
    expect(text + JSON.stringify(failures)).not.toContain('mine');
  });

  it('has its own number in each of the requests that are under way together', async () => {
    const { ask } = broken();
    const ids = ['1', '2', '3', '4', '5'];
    const answers = await Promise.all(ids.map((requestId) => ask(question, { requestId })));
    expect(answers.map(({ text }) => /"requestId":"(.)"/.exec(text)?.[1])).toEqual(ids);
  });

  it('is hidden in development too', async () => {
    const { ask } = broken();
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'development';
    const { text } = await ask(question);
    process.env.NODE_ENV = before;
    expect(text).not.toMatch(/lost the dice|stack/);
  });
});
