/** Every guard, met by both ways in: the answers are the same, head and body. */
import { describe, expect, it } from 'vitest';
import { documentId } from '../../../src/client/document-id.ts';
import {
  BasicsDocument,
  EncounterDocument,
  EncounterUpdatedDocument,
} from '../../../src/client/index.ts';
import { type EncounterStore, StoreError } from '../../../src/app/ports.ts';
import { MAX_PLAIN_BODY, plainHead } from '../../../src/graphql/http/ways/plain.ts';
import { firstToken } from '../../kit/app/seats.ts';
import {
  bothWays,
  type Case,
  type Headers,
  METADATA,
  server,
} from '../../kit/graphql/both-ways.ts';

const NAMED: Case = { body: { query: '{ __typename }' } };
const ID = `enc_${'01'.repeat(10)}`;
const KEY = 'a key that nobody guesses';
const asked = (query: string, more: object = {}): Case => ({ body: { query, ...more } });
const byHash = (sha256Hash: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const often = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');
const SCHEMA = '__schema { types { name fields { name description } } }';
const nested = (depth: number): string =>
  depth === 0 ? '__typename' : `node(id: "x") { ... on Encounter { ${nested(depth - 1)} } }`;
const create = (key: string, name: string): Case =>
  asked(
    `mutation ($input: CreateEncounterInput!) { createEncounter(input: $input) { __typename
       ... on CreateEncounterPayload { encounter { id version } } ... on UserError { code message } } }`,
    { variables: { input: { name, ruleset: 'SEGMENTS', idempotencyKey: key } } },
  );

/** One of each guard. In an answer of Yoga's a part is found by this text. */
const guarded: readonly (readonly [string, Case, string])[] = [
  ['nothing wrong', NAMED, '{"data":{"__typename":"Query"}}'],
  ['a document that cannot be parsed', asked('{'), 'GRAPHQL_PARSE_FAILED'],
  ['a document that is not valid', asked('{ nothing }'), 'GRAPHQL_VALIDATION_FAILED'],
  ['a name that is nearly right', asked('{ encountr { id } }'), 'Cannot query field'],
  ['no document', { body: {} }, 'Must provide query string'],
  ['a document that is no text', { body: { query: 1 } }, 'to be a string'],
  ['a parameter that there is not', asked('{ __typename }', { x: 1 }), 'Unexpected parameter'],
  ['variables that are none', asked('{ __typename }', { variables: [] }), 'variables'],
  ['extensions that are none', asked('{ __typename }', { extensions: 'x' }), 'extensions'],
  ['a hash that is none', { body: { extensions: { persistedQuery: {} } } }, 'sha256Hash'],
  ['a hash that is not known', { body: byHash('f'.repeat(64)) }, 'PERSISTED_QUERY_NOT_FOUND'],
  [
    'a hash of another document',
    asked('{ id }', byHash('f'.repeat(64))),
    'PERSISTED_QUERY_MISMATCH',
  ],
  ['an id that is none', { body: { documentId: 1 } }, 'documentId'],
  ['an id that is not known', { body: { documentId: 'x' } }, 'PERSISTED_QUERY_NOT_FOUND'],
  [
    'an id',
    { body: { documentId: documentId(BasicsDocument), variables: { ruleset: 'SECONDS' } } },
    '"data":{',
  ],
  [
    'an id and a variable that is missing',
    { body: { documentId: documentId(EncounterDocument) } },
    'BAD_USER_INPUT',
  ],
  [
    'an id, and no seat',
    { body: { documentId: documentId(EncounterDocument), variables: { id: ID } } },
    'UNAUTHENTICATED',
  ],
  [
    'an id, and an operation that it does not have',
    { body: { documentId: documentId(BasicsDocument), operationName: 'B' } },
    'operation',
  ],
  ['a name of an operation that is none', asked('{ id }', { operationName: 1 }), 'operationName'],
  [
    'an operation that there is not',
    asked('query A { __typename }', { operationName: 'B' }),
    'operation',
  ],
  ['two operations', asked('query A { __typename } query B { __typename }'), 'operation'],
  [
    'a variable that is missing',
    asked('query ($id: ID!) { encounter(id: $id) { ... on Encounter { id } } }'),
    'BAD_USER_INPUT',
  ],
  ['too many tokens', asked(`{ ${'a '.repeat(10_001)} }`), 'TOO_MANY_TOKENS'],
  ['too much nesting', asked(`${'{ a '.repeat(101)}${'}'.repeat(101)}`), 'TOO_MUCH_NESTING'],
  ['too much depth', asked(`{ ${nested(30)} }`), 'TOO_DEEP'],
  ['too many aliases', asked(`{ ${often(401, (i) => `a${i}: __typename`)} }`), 'TOO_MANY_'],
  [
    'too many directives',
    asked(`{ __typename ${'@include(if: true) '.repeat(51)} }`),
    'TOO_MANY_DIRECTIVES',
  ],
  [
    'too many root fields',
    asked(`{ ${often(21, (i) => `a${i}: schemaVersion`)} }`),
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    'too much to work out',
    asked(`{ ${often(4, (i) => `a${i}: exportEncounter(encounterId: "${ID}") { __typename }`)} }`),
    'TOO_COMPLEX',
  ],
  ['too large an answer', asked(`{ ${often(20, (i) => `a${i}: ${SCHEMA}`)} }`), 'ANSWER_TOO_LARGE'],
  ['its cost asked for', { ...NAMED, headers: { 'x-sixbeat-cost': '1' } }, '"cost":'],
  [
    'no seat',
    asked(`{ encounter(id: "${ID}") { ... on Encounter { id } ... on UserError { code } } }`),
    'UNAUTHENTICATED',
  ],
  ['a token that is none', { ...NAMED, headers: { authorization: 'Bearer x' } }, 'UNAUTHENTICATED'],
  [
    'a token of somebody else',
    { ...NAMED, headers: { authorization: 'Bearer a.b.c' } },
    'UNAUTHENTICATED',
  ],
  ['a page that may ask', { ...NAMED, headers: { origin: 'https://table.example' } }, 'Query'],
  ['a page that may not', { ...NAMED, headers: { origin: 'https://evil.example' } }, 'Query'],
  ['a question that says it is a mutation', asked('mutation { __typename }'), 'Mutation'],
];

it.each(guarded)('%s', async (_what, one, part) => {
  // The second time, the document is known.
  const [first, second] = await bothWays(server, one, one);
  for (const answer of [first, second]) expect(answer?.body).toContain(part);
  const accept = { ...one.headers, accept: 'application/graphql-response+json' };
  await bothWays(server, { ...one, headers: accept });
});

it('answers in the same type of JSON, whatever is accepted with it', async () => {
  const accepted = [
    '*/*',
    'application/*;q=0.5',
    'application/json, application/graphql-response+json',
    'application/graphql-response+json,application/json;q=0.9',
    'text/event-stream, application/json',
    'text/html, */*;q=0.1',
  ];
  const answers = await bothWays(
    server,
    ...accepted.map((accept) => ({ ...NAMED, headers: { accept } })),
  );
  expect(new Set(answers.map(({ head }) => head['content-type'])).size).toBe(2);
});

it('packs what is large in the same way', async () => {
  const one = asked('{ rules(ruleset: SEGMENTS) { id summary } }');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const [answer] = await bothWays(server, { ...one, headers: { 'accept-encoding': encoding } });
    expect(answer?.head['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  }
});

it('carries a mutation out once, and says so again', async () => {
  const headers = { authorization: `Bearer ${await firstToken(ID)}` };
  const look = {
    ...asked(`{ encounter(id: "${ID}") { ... on Encounter { name version } } }`),
    headers,
  };
  const answers = await bothWays(
    server,
    create(KEY, 'A'),
    create(KEY, 'A'),
    create(KEY, 'B'),
    look,
  );
  const [made, again, reused, seen] = answers.map(({ body }) => body);
  expect(made).toContain(ID);
  expect(again).toBe(made);
  expect(reused).toContain('IdempotencyKeyReused');
  expect(seen).toBe('{"data":{"encounter":{"name":"A","version":1}}}');
});

it('counts whom it answers, before anything is done and by each root field', async () => {
  const slow = () => server({}, { rate: { perMinute: 60, burst: 4, now: () => 0 } });
  const two = asked('{ a: __typename b: schemaVersion }');
  const answers = await bothWays(slow, NAMED, two, two, NAMED, NAMED);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
});

describe('with a database that fails', () => {
  const question = asked(`{ encounter(id: "${ID}") { ... on Encounter { name } } }`);
  const seated = async () => ({
    ...question,
    headers: { authorization: `Bearer ${await firstToken(ID)}` },
  });
  const ending = (load: EncounterStore['load']) => () => server({ load }, { time: 50 });

  it.each([
    ['unexpectedly', new Error('the seed is 1234'), 'INTERNAL_SERVER_ERROR'],
    ['for a moment', new StoreError('BUSY', 'busy'), 'BUSY'],
    ['in the dark', new StoreError('UNKNOWN', 'lost'), 'OUTCOME_UNKNOWN'],
  ])('%s', async (_how, error, code) => {
    const [answer] = await bothWays(
      ending(() => Promise.reject(error)),
      await seated(),
    );
    expect(answer?.body).toContain(code);
    expect(answer?.body).toContain('"requestId":"gw-1"');
    expect(answer?.body).not.toContain('seed');
  });

  it('for longer than a question may take', async () => {
    const [answer] = await bothWays(
      ending(() => new Promise(() => undefined)),
      await seated(),
    );
    expect(answer?.body).toContain('REQUEST_TIMEOUT');
  });
});

describe('goes the whole way', () => {
  const text = JSON.stringify(NAMED.body);
  const json = { 'content-type': 'application/json', 'content-length': String(text.length) };
  const way = (body: string, headers: Headers = json, method = 'POST', path = '/graphql') =>
    server().plain(plainHead(method, path, headers), body, METADATA);

  const SUBSCRIPTION_ID = documentId(EncounterUpdatedDocument);

  it.each([
    ['no body', way('', { ...json, 'content-length': '0' })],
    ['a body whose length nobody knows', way(text, { 'content-type': 'application/json' })],
    ['a body that is large', way(text, { ...json, 'content-length': String(MAX_PLAIN_BODY + 1) })],
    ['what is not JSON', way('{')],
    ['what is no object', way('[]')],
    ['nothing', way('null')],
    ['text', way(text, { ...json, 'content-type': 'text/plain' })],
    ['a form', way(text, { ...json, 'content-type': 'application/x-www-form-urlencoded' })],
    ['who takes events alone', way(text, { ...json, accept: 'text/event-stream' })],
    ['who takes another set of characters', way(text, { ...json, accept: '*/*;charset=utf-16' })],
    ['a subscription', way('{"query":"subscription { __typename }"}')],
    ['a subscription by its id', way(JSON.stringify({ documentId: SUBSCRIPTION_ID }))],
    ['a question in the address', way(text, json, 'GET')],
    ['another path', way(text, json, 'POST', '/health')],
    ['an address with more to it', way(text, json, 'POST', '/graphql?query=x')],
  ])('%s', (_what, answer) => {
    expect(answer).toBeNull();
  });
});
