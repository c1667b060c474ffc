/** `extensions.cost`, over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_COMPLEXITY } from '../../../src/graphql/http/limits/limits.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { firstToken } from '../../kit/app/seats.ts';

let api: Api;
let id: string;
beforeAll(async () => {
  api = await startApi();
  ({ id } = await api.create());
});
afterAll(() => api.stop());

const asking = { 'x-sixbeat-cost': '1' };

/** What an answer to this says of its cost. */
async function costOf(fields: string, headers = asking): Promise<unknown> {
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { ${fields} } } }`;
  const { body } = await api.post({ query, variables: { id } }, headers);
  const { data, extensions } = body as { data?: unknown; extensions?: { cost?: unknown } };
  expect(data).toMatchObject({ encounter: {} });
  return extensions?.cost;
}

/** The complexity alone. */
const complexityOf = async (fields: string): Promise<number> =>
  ((await costOf(fields)) as { complexity: number }).complexity;

it('is the complexity of the operation and the limit, as the limit counts them', async () => {
  expect(await costOf('id')).toEqual({ complexity: 11, limit: MAX_COMPLEXITY });
});

it('is there for those alone who ask for it', async () => {
  expect(await costOf('id', {} as typeof asking)).toBeUndefined();
});

it('of a part of a list is less than that of the whole, and never more', async () => {
  const options = (part: string) => `awaiting { options${part} { id choices { field } } }`;
  const whole = await complexityOf(options(''));
  expect(await complexityOf(options('(first: 5)'))).toBeLessThan(whole);
  expect(await complexityOf(options('(first: 100)'))).toBe(whole);
});

it('is in each update of a subscription', async () => {
  const query = `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) { ... on EncounterUpdate { version } } }`;
  const response = await fetch(api.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${await firstToken(id)}`,
      ...asking,
    },
    body: JSON.stringify({ query }),
  });
  let text = '';
  for await (const bytes of response.body!) {
    text += Buffer.from(bytes).toString();
    if (text.includes('"version":1')) break;
  }
  expect(text).toMatch(/"cost":\{"complexity":\d+,"limit":1100000\}/);
});
