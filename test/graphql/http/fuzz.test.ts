/**
 * Whatever is sent, the server answers as it means to: never with HTTP 5xx, never with an internal
 * error, and its memory does not grow. SIXBEAT_FUZZ_SEED plays a run again.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '../../../src/graphql/schema/index.ts';
import { begin, foe, someone } from '../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { Documents } from '../../kit/graphql/documents.ts';
import { authorization } from '../../kit/app/seats.ts';
import { sized } from '../../kit/size.ts';

const seed = Number(process.env.SIXBEAT_FUZZ_SEED ?? 20_261_122);
const RUNS = sized(1000);
/** Bytes that a flood may leave behind: less than the half of its text. */
const GROWTH = 12_000_000;

let api: Api;
let ids: readonly string[];
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  console.log(`SIXBEAT_FUZZ_SEED=${seed}`);
  api = await startApi();
  const fight = await begin(api, { combatants: [someone('Ana', 0), foe('Bor', 1)] });
  const others = await Promise.all([api.create(), api.create({ ruleset: 'VIGILANCE' })]);
  const known = [fight.encounter, ...others, await api.create({ ruleset: 'SECONDS' })];
  ids = known.map(({ id }) => id);
});
afterAll(() => api.stop());

/** An answer must come: to wait for one without end is a failure too. */
const PATIENCE = 30_000;

async function send(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const seat = typeof body === 'string' ? await authorization('GM', body) : {};
  const response = await fetch(api.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...seat, ...headers },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  });
  return { status: response.status, text: await response.text() };
}

function expectMeant({ status, text }: { status: number; text: string }): void {
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(/INTERNAL_SERVER_ERROR|Unexpected error|node_modules|\bat \S+ \(/);
  expect(logged.mock.calls).toEqual([]);
}

describe(`${RUNS} valid documents`, () => {
  it('are answered as they are meant to be', { timeout: 300_000 }, async () => {
    const documents = fc.gen().map((pick) => new Documents(schema, ids, pick).operation());
    const counts = { answered: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(documents, async (query) => {
        expect(validate(schema, parse(query))).toEqual([]);
        const answer = await send(JSON.stringify({ query }));
        expectMeant(answer);
        counts[answer.text.startsWith('{"data":') ? 'answered' : 'refused']++;
      }),
      { seed, numRuns: RUNS, endOnFailure: true },
    );
    // The generator makes questions, not refusals.
    expect(counts.answered).toBeGreaterThan(RUNS * 0.7);
  });
});

const VALID = JSON.stringify({
  query: 'query Q($id: ID!) { encounter(id: $id) { ... on Encounter { name combatants { id } } } }',
  variables: { id: 'enc_00000000000000000000' },
  operationName: 'Q',
});

const keys = fc.constantFrom(
  'query',
  'variables',
  'operationName',
  'extensions',
  '__proto__',
  'constructor',
  'toString',
  'x',
);
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    1e308,
    -0,
    2 ** 53,
    '\ud800',
    '{ __typename }',
    'mutation { x }',
    '"',
    '{'.repeat(5000),
  ),
  fc.nat(20_000).map((depth) => ({ raw: `${'['.repeat(depth)}${']'.repeat(depth)}` })),
);
/** JSON with keys that an object literal could not have. */
const written = fc
  .array(fc.tuple(keys, anything), { maxLength: 5 })
  .map((entries) => `{${entries.map(([key, value]) => `"${key}":${jsonOf(value)}`).join(',')}}`);
const jsonOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'raw' in value
    ? String(value.raw)
    : JSON.stringify(value);

const bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  // Cut off, or with bytes that are wrong.
  fc.nat(VALID.length - 1).map((length) => VALID.slice(0, length)),
  fc.tuple(fc.nat(VALID.length - 1), fc.nat(255)).map(([at, byte]) => {
    const bytes = new TextEncoder().encode(VALID);
    bytes[at] = byte;
    return bytes;
  }),
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Uint8Array.from(bytes)),
  // In another encoding than JSON has.
  fc.constantFrom('utf16le', 'latin1').map((how) => Uint8Array.from(Buffer.from(VALID, how))),
  written,
  fc.jsonValue().map((value) => JSON.stringify(value)),
  // Valid JSON about a document of chance.
  fc.string({ unit: 'binary', maxLength: 200 }).map((query) => JSON.stringify({ query })),
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '...',
        'a',
        '$a',
        ':',
        '!',
        '@',
        '"""',
        '1e999999',
        'on',
        'fragment',
        'query',
        '&',
        '|',
        '\u0000',
        '"\\uD800"',
      ),
      { maxLength: 60 },
    )
    .map((tokens) => JSON.stringify({ query: tokens.join(' ') })),
  fc.nat(300).map((depth) => JSON.stringify({ query: '{ a'.repeat(depth) })),
  anything.map((id) => VALID.replace('"enc_00000000000000000000"', () => jsonOf(id))),
  anything.map((variables) =>
    VALID.replace('{"id":"enc_00000000000000000000"}', () => jsonOf(variables)),
  ),
);

const headers = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  {},
  {},
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=no-such' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': ';;' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, no-such' },
  { accept: 'image/png' },
  { accept: 'text/event-stream' },
  { accept: 'application/graphql-response+json' },
  { authorization: 'Bearer ' },
  { authorization: `Basic ${'x'.repeat(5000)}` },
  { origin: 'null' },
);

describe(`${RUNS} malformed bodies`, () => {
  it('are refused as they are meant to be', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(bodies, headers, async (body, more) => {
        expectMeant(await send(body, more));
      }),
      { seed, numRuns: RUNS, endOnFailure: true },
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(await send(VALID)).toEqual({ status: 200, text: '{"data":{"encounter":{}}}' });
  });
});

describe('documents that are new each time', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  /** As much text as a document may have, or nearly, and no two of them alike. */
  const flood = async (numbers: readonly number[], padding: (i: number) => string) => {
    for (const i of numbers)
      await send(JSON.stringify({ query: `{ __typename } #${i}${padding(i)}` }));
  };
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => from + i);

  it.each([
    ['that are too long', 100, (i: number) => String(i % 10).repeat(400_000)],
    ['that cannot be parsed', 300, (i: number) => `${String(i % 10).repeat(90_000)}\n{`],
    ['of many tokens', 50, (i: number) => `\nquery Q${i} { ${`a${i} `.repeat(9000)} }`],
  ])('do not stay in memory: %s', { timeout: 300_000 }, async (_, count, padding) => {
    // What is made once, is made now.
    await flood(numbers(0, 10), padding);
    const before = heap();
    await flood(numbers(10, count), padding);
    expect(heap() - before).toBeLessThan(GROWTH);
  });
});
