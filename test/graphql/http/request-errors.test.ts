import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** The status and the codes, for each media type of the answer. */
async function refused(body: unknown) {
  const answers = await Promise.all(
    [JSON_TYPE, GRAPHQL_TYPE].map((accept) => api.post(body, { accept })),
  );
  return answers.map(({ status, body: answered }) => {
    const errors = (answered?.errors ?? []) as readonly { extensions?: { code?: string } }[];
    return [status, ...errors.map(({ extensions }) => extensions?.code)];
  });
}

describe('errors of a request', () => {
  it.each([
    ['a document that is not GraphQL', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['a document that does not fit', { query: '{ nope }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a literal of another type',
      { query: '{ rule(id: [1]) { __typename } }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a variable that is missing',
      { query: 'query ($id: ID!) { rule(id: $id) { __typename } }' },
      'BAD_USER_INPUT',
    ],
    [
      'a variable of another type',
      { query: 'query ($id: ID!) { rule(id: $id) { __typename } }', variables: { id: [] } },
      'BAD_USER_INPUT',
    ],
    [
      'a one-of input without a field',
      {
        query: 'query ($i: OddsInput!) { odds(encounterId: "x", input: $i) { __typename } }',
        variables: { i: {} },
      },
      'BAD_USER_INPUT',
    ],
    [
      'an operation that is not there',
      { query: 'query A { __typename }', operationName: 'B' },
      'OPERATION_RESOLUTION_FAILURE',
    ],
  ])('have a code, and the status of their media type: %s', async (_, body, code) => {
    expect(await refused(body)).toEqual([
      [200, code],
      [400, code],
    ]);
  });

  it('have a code also where an argument is null that may not be', async () => {
    const query =
      'query ($first: Int) { verifyDice(encounterId: "x") { ... on DiceVerification { rolls(first: $first) { bytes } } } }';
    const { body } = await api.post({ query, variables: { first: null } });
    for (const error of body?.errors ?? []) expect(error).toHaveProperty('extensions.code');
  });
});
