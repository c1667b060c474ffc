/**
 * The OWASP GraphQL cheat sheet, a test for each line that applies (docs/limits.md says which do
 * not), and what the usual scanners look for. All of it against the real server.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddCombatantsDocument } from '../../../src/client/index.ts';
import { start } from '../../../src/local/start.ts';
import { someone } from '../../kit/graphql/segments-fight.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { TOKEN_KEY } from '../../kit/app/seats.ts';

let api: Api;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  // "Unhandled errors": nothing that is tried here is an exception to the server.
  expect(logged.mock.calls).toEqual([]);
});

interface Refusal {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The only error of an answer without data: refused before anything was executed. */
function refusalIn(text: string): Refusal {
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors: [Refusal, ...Refusal[]] };
  expect(data, text).toBeUndefined();
  expect(errors, text).toHaveLength(1);
  return errors[0];
}

const extensionsOf = async (body: unknown) => refusalIn((await api.post(body)).text).extensions;

const times = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join(' ');

const CREATE = `mutation ($input: CreateEncounterInput!) {
  createEncounter(input: $input) { __typename ... on InvalidInput { fields { path } } }
}`;
const CREATE_INLINE = 'createEncounter(input: { name: "x", ruleset: SEGMENTS }) { __typename }';

describe('OWASP, input validation', () => {
  it.each([
    ['enums', { ruleset: 'CHESS' }, 'input.ruleset'],
    ['integers', { obstacles: [{ q: 1.5, r: 0 }] }, 'input.obstacles[0].q'],
    ['known fields alone', { isAdmin: true }, 'isAdmin'],
  ])('use specific GraphQL types: %s', async (_, more, place) => {
    const input = { name: 'x', ruleset: 'SEGMENTS', ...more };
    const { text } = await api.post({ query: CREATE, variables: { input } });
    expect(refusalIn(text).message).toContain(place);
  });

  it('validate what types cannot say: lengths', async () => {
    const input = { name: 'x'.repeat(121), ruleset: 'SEGMENTS' };
    const invalid = { __typename: 'InvalidInput', fields: [{ path: 'name' }] };
    expect(await api.ask(CREATE, { input })).toEqual({ createEncounter: invalid });
  });

  it('no injection: what a store or a page would read as syntax is a name', async () => {
    const names = ["'; DROP TABLE x; --", '{"$gt":""}', '#HEAD = :x', '<script>1</script>'];
    const { id: encounterId } = await api.create();
    const combatants = names.map((name, i) => someone(name, i));
    const { encounter } = await api.play(AddCombatantsDocument, { encounterId, combatants });
    expect(encounter.combatants.map(({ name }) => name)).toEqual(names);
  });

  it('handle invalid input without telling how the API works', async () => {
    const { text } = await api.post({ query: '{ dice }' });
    expect(refusalIn(text).message).toBe('Cannot query field "dice" on type "Query".');
  });
});

describe('OWASP, denial of service', () => {
  it('limit the depth', async () => {
    const query = `{ __type(name: "Query") ${'{ ofType '.repeat(22)}{ name }${'}'.repeat(22)} }`;
    expect(await extensionsOf({ query })).toEqual({ code: 'TOO_DEEP', limit: 20, value: 24 });
  });

  it('limit amounts: pages', async () => {
    const { id } = await api.create();
    const query = `query ($first: Int!) { encounter(id: "${id}") { __typename ... on Encounter { journal(first: $first) { nodes { version } } } } }`;
    expect(await api.ask(query, { first: 100 })).toMatchObject({ encounter: {} });
    expect(await api.ask(query, { first: 101 })).toEqual({
      encounter: { __typename: 'InvalidInput' },
    });
  });

  it('limit the cost of a question, with the length of pages in variables', async () => {
    // 8 encounters, each with 4 pages of n entries with some 5 events with 100 fields.
    const events = `events { ${times(100, (i) => (i % 2 ? 'text' : '__typename'))} }`;
    const journals = times(4, (i) => `j${i}: journal(first: $n) { nodes { ${events} } }`);
    const asked = times(
      8,
      (i) =>
        `e${i}: encounter(id: "enc_00000000000000000000") { ... on Encounter { ${journals} } }`,
    );
    const query = `query ($n: Int!) { ${asked} }`;
    const none = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`e${i}`, {}]));
    expect(await api.ask(query, { n: 50 })).toEqual(none);
    const value = 8 * (10 + 4 * (20 + 100 * (1 + 1 + 5 * 100)));
    const expected = { code: 'TOO_COMPLEX', limit: 1_100_000, value };
    expect(await extensionsOf({ query, variables: { n: 100 } })).toEqual(expected);
    // A page whose length is left open is the usual one.
    const nullable = query.replace('$n: Int!', '$n: Int = 1');
    expect(await api.ask(nullable, { n: null })).toEqual(none);
  });

  it('no batching of requests', async () => {
    const { status, text } = await api.post([{ query: '{ __typename }' }]);
    expect(status).toBe(400);
    expect(refusalIn(text).message).toContain('Batching');
  });

  it('no batching by aliases: root fields are limited, also in fragments', async () => {
    const many = times(11, (i) => `a${i}: ${CREATE_INLINE}`);
    const fragment = `fragment F on Mutation { ${times(10, (i) => `b${i}: ${CREATE_INLINE}`)} }`;
    const before = await api.create();
    expect(await extensionsOf({ query: `mutation { ${many} ...F } ${fragment}` })).toEqual({
      code: 'TOO_MANY_ROOT_FIELDS',
      limit: 20,
      value: 21,
    });
    expect(before.version).toBe(1);
  });

  it('limit the size of a request', async () => {
    const { status } = await api.post(`{"query":"{ __typename }","x":"${'x'.repeat(5_000_001)}"}`);
    expect(status).toBe(413);
    const length = { code: 'DOCUMENT_TOO_LONG', limit: 150_000, value: 150_017 };
    expect(await extensionsOf({ query: `{ __typename } #${'x'.repeat(150_001)}` })).toEqual(length);
    const tokens = { code: 'TOO_MANY_TOKENS', limit: 10_000, value: 10_001 };
    expect(await extensionsOf({ query: `{ ${'a '.repeat(10_000)}}` })).toEqual(tokens);
    const nesting = { code: 'TOO_MUCH_NESTING', limit: 100, value: 101 };
    expect(await extensionsOf({ query: '{a'.repeat(101) })).toEqual(nesting);
  });
});

describe('what is asked for again and again', () => {
  it('is as bounded in a subscription as in a question', async () => {
    const score = '{ total terms { label value dice rule { id } } rolled { sides face counts } }';
    const hit = `... on AttackHit { attackScore ${score} defenseScore ${score} }`;
    const entry = `fragment Entry on JournalEntry { at events { __typename text ${hit} } }`;
    const page = 'nodes { ...Entry } edges { node { ...Entry } }';
    const pages = times(100, (i) => `j${i}: journal(first: 100) { ${page} }`);
    const news = `encounterUpdated(encounterId: "enc_00000000000000000000", afterVersion: 0) {
      ... on EncounterUpdate { encounter { ${pages} } } }`;
    const query = `subscription { ${news} } ${entry}`;
    const answer = await api.post({ query }, { accept: 'text/event-stream' });
    expect(answer.text).toContain('"code":"TOO_COMPLEX"');
  });
});

describe('what cannot be read', () => {
  it.each(['variables', 'extensions'])('is refused in an address: %s', async (name) => {
    for (const path of ['', '/stream']) {
      const address = `${api.endpoint}${path}?query={__typename}&${name}=x`;
      const response = await fetch(address);
      expect([response.status, refusalIn(await response.text()).extensions]).toEqual([
        400,
        { code: 'BAD_REQUEST' },
      ]);
    }
  });

  it('is not repeated in the answer', async () => {
    const answer = await api.post('['.repeat(10_000));
    expect(refusalIn(answer.text).extensions).toMatchObject({ code: 'BAD_REQUEST' });
    expect(answer.text.length).toBeLessThan(500);
  });

  it('is a host that is none', async () => {
    const { hostname, port, pathname } = new URL(api.endpoint);
    const asked = request({ hostname, port, path: pathname, headers: { host: 'a b' } }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([
      421,
      expect.stringContaining('does not answer by this name'),
    ]);
  });

  it.each([101, 5000, 100_000])('is JSON of %d levels, with a key or without', async (levels) => {
    const query =
      'mutation ($input: ImportEncounterInput!) { importEncounter(input: $input) { __typename } }';
    for (const key of ['', ',"idempotencyKey":"0123456789abcdef"']) {
      const input = `{"document":${'['.repeat(levels)}${']'.repeat(levels)}${key}}`;
      const body = `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`;
      expect(refusalIn((await api.post(body)).text).message).toContain('100 levels');
    }
  });
});

describe('OWASP, configuration', () => {
  it('introspection is open: the schema is published', async () => {
    const { __schema } = (await api.ask('{ __schema { types { name } } }')) as {
      __schema: { types: unknown[] };
    };
    expect(__schema.types.length).toBeGreaterThan(100);
  });

  it.each(['/graphql', '/graphiql', '/altair', '/console'])(
    'no GraphiQL but at /playground, where it is meant to be: %s',
    async (path) => {
      const url = new URL(path, api.endpoint);
      const headers = { accept: 'text/html' };
      const response = await fetch(url, { headers, redirect: 'manual' });
      expect(response.headers.get('content-type') ?? '').not.toContain('html');
      expect(await response.text()).not.toMatch(/<html|graphiql/i);
    },
  );

  it('no excessive errors: neither stacks nor debugging, whatever is asked for', async () => {
    for (const headers of [{ 'x-debug': '1' }, { 'apollo-tracing': '1' }, { cookie: 'debug=1' }]) {
      const { text } = await api.post(
        { query: '{ encounter(id: {}) { ... on Encounter { id } } }' },
        headers,
      );
      expect(text).not.toMatch(/stack|node_modules|\bat \S+ \(|originalError|tracing|debug/i);
    }
  });

  it('CORS lets any page ask, without credentials', async () => {
    const headers = { origin: 'https://table.example' };
    const { status, headers: allowed } = await fetch(api.endpoint, { method: 'OPTIONS', headers });
    expect(status).toBe(204);
    expect(allowed.get('access-control-allow-origin')).toBe('https://table.example');
    expect(allowed.get('vary')).toMatch(/Origin/);
    expect(allowed.get('access-control-allow-credentials')).toBeNull();
  });

  it('CORS lets only the pages ask that are listed, if any are', async () => {
    const origins = ['https://a.example', 'https://b.example'];
    const server = await start({
      port: 0,
      dataDir: api.dataDir,
      origins,
      tokenKeys: [TOKEN_KEY],
    });
    const allowed = async (origin: string) => {
      const asked = { method: 'POST', headers: { origin, 'content-type': 'application/json' } };
      const answer = await fetch(`${server.url}graphql`, { ...asked, body: '{}' });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://b.example')).toBe('https://b.example');
    expect(await allowed('https://c.example')).toBeNull();
    expect(await allowed('null')).toBeNull();
    await server.stop();
  });
});

describe('what scanners look for', () => {
  const ask = async (method: string, query: string, headers: Record<string, string> = {}) => {
    const url = `${api.endpoint}?query=${encodeURIComponent(query)}`;
    const response = await fetch(url, { method, headers });
    return { status: response.status, text: await response.text() };
  };

  it('alias overloading', async () => {
    const query = `{ rule(id: "x") { ... on Rule { ${times(401, (i) => `a${i}: id`)} } } }`;
    const expected = { code: 'TOO_MANY_ALIASES', limit: 400, value: 401 };
    expect(await extensionsOf({ query })).toEqual(expected);
    const spread = `{ rule(id: "x") { ...F ... on Rule { ...F } } } fragment F on Rule { ${times(201, (i) => `a${i}: id`)} }`;
    expect(await extensionsOf({ query: spread })).toEqual({ ...expected, value: 402 });
  });

  it('aliases of __typename', async () => {
    const query = `{ ${times(101, (i) => `a${i}: __typename`)} }`;
    const expected = { code: 'TOO_MANY_ROOT_FIELDS', limit: 20, value: 101 };
    expect(await extensionsOf({ query })).toEqual(expected);
  });

  it('array batching', async () => {
    const batch = Array.from({ length: 10 }, () => ({ query: '{ __typename }' }));
    expect((await api.post(batch)).status).toBe(400);
  });

  it('directive overloading', async () => {
    const expected = { code: 'TOO_MANY_DIRECTIVES', limit: 50, value: 51 };
    const query = `{ __typename ${'@include(if: true) '.repeat(51)} }`;
    expect(await extensionsOf({ query })).toEqual(expected);
  });

  it('circular introspection', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(5)}name${' } }'.repeat(5)} } } }`;
    expect(refusalIn((await api.post({ query })).text).message).toContain('introspection depth');
  });

  it('circular fragments', async () => {
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect(refusalIn((await api.post({ query })).text).message).toContain('itself');
  });

  it('field duplication', async () => {
    const expected = { code: 'TOO_MANY_REPEATS', limit: 100 };
    const one = { query: `{ ${'__typename '.repeat(500)} }` };
    expect(await extensionsOf(one)).toEqual({ ...expected, value: 500 });
    const spread = `{ ...F ... { ${'__typename '.repeat(60)} } } fragment F on Query { ${'__typename '.repeat(60)} }`;
    expect(await extensionsOf({ query: spread })).toEqual({ ...expected, value: 120 });
  });

  it('mutations by GET', async () => {
    const { status, text } = await ask('GET', `mutation { ${CREATE_INLINE} }`);
    expect(status).toBe(405);
    expect(refusalIn(text).message).toContain('POST');
  });

  it('questions by GET: answered, for they change nothing and use no cookies', async () => {
    expect(await ask('GET', '{ __typename }')).toEqual({
      status: 200,
      text: '{"data":{"__typename":"Query"}}',
    });
    // The address is all there is of a GET: its limits are the same.
    const { text } = await ask('GET', `{ ${'__typename '.repeat(101)} }`);
    expect(refusalIn(text).extensions).toMatchObject({ code: 'TOO_MANY_REPEATS' });
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; application/json',
    'application/graphql',
    '',
  ])('what a form can post without leave: %j', async (type) => {
    const body = type.includes('form-urlencoded')
      ? `query=${encodeURIComponent(`mutation { ${CREATE_INLINE} }`)}`
      : JSON.stringify({ query: `mutation { ${CREATE_INLINE} }` });
    const { status, text } = await api.post(body, { 'content-type': type });
    expect(status).toBe(415);
    expect(refusalIn(text).extensions).toEqual({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('a mutation in the address of a POST', async () => {
    const { status } = await ask('POST', `mutation { ${CREATE_INLINE} }`);
    expect(status).toBe(415);
  });

  it('tracing', async () => {
    const headers = { 'apollo-federation-include-trace': 'ftv1', 'x-apollo-tracing': '1' };
    const { body } = await api.post({ query: '{ __typename }' }, headers);
    expect(body).toEqual({ data: { __typename: 'Query' } });
  });

  it.each([
    ['fields', '{ encounters { id } }'],
    ['selections', '{ rules }'],
    ['arguments', '{ encounter(ids: "x") { ... on Encounter { id } } }'],
    ['types', '{ ... on Querry { __typename } }'],
    ['enums', '{ rules(ruleset: SEGMENT) { id } }'],
    ['variables', 'query ($r: Ruleset = SEGMENT) { rules(ruleset: $r) { id } }'],
  ])('suggestions: %s', async (_, query) => {
    const { text } = await api.post({ query });
    expect(text).toContain('errors');
    expect(text).not.toMatch(/did you mean/i);
  });

  it('suggestions: values of variables', async () => {
    const input = { nam: 'x', name: 'x', ruleset: 'SEGMENT' };
    const { text } = await api.post({ query: CREATE, variables: { input } });
    expect(text).toContain('SEGMENT');
    expect(text).not.toMatch(/did you mean/i);
  });
});
