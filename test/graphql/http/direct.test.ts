/** What is carried out directly, and what Yoga is to be asked. */
import { createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { directExecution } from '../../../src/graphql/http/ways/direct.ts';
import { knownDocuments } from '../../../src/graphql/http/ways/known-documents.ts';
import { maskedBy } from '../../../src/graphql/http/errors/internal-errors.ts';
import { schema } from '../../../src/graphql/schema/index.ts';

const QUERY = 'query A { __typename } query B { schemaVersion }';
const INVALID = '{ nothing }';
const SUBSCRIPTION = 'subscription { __typename }';

/** After Yoga was sent these. */
async function direct(...queries: readonly string[]) {
  const documents = knownDocuments();
  const yoga = createYoga({
    schema,
    parserAndValidationCache: documents.cache,
    plugins: [documents.guard],
  });
  for (const query of queries) {
    const url = `http://x/graphql?query=${encodeURIComponent(query)}&operationName=A`;
    await yoga.fetch(url);
  }
  const maskError = maskedBy(() => undefined);
  const contextOf = () => Promise.resolve({});
  const request = new Request('http://x/graphql');
  const execute = directExecution({ schema, guards: [], maskError, documents });
  return (params: object) => execute({ request, contextOf }, params);
}

it('carries out an operation of a document that was accepted before', async () => {
  const execute = await direct(QUERY);
  const answer = await execute({ query: QUERY, operationName: 'A', variables: null });
  expect(answer).toEqual({ data: { __typename: 'Query' } });
});

describe('leaves to Yoga', () => {
  it('a document that it has never seen, or found not valid', async () => {
    expect((await direct())({ query: QUERY, operationName: 'A' })).toBeNull();
    expect((await direct(INVALID))({ query: INVALID })).toBeNull();
  });

  it('what is to be answered more than once', async () => {
    expect((await direct(SUBSCRIPTION))({ query: SUBSCRIPTION })).toBeNull();
  });

  it.each([
    ['no document', {}],
    ['no operation of the name', { query: QUERY, operationName: 'C' }],
    ['no name where there are several', { query: QUERY }],
    ['a name that is none', { query: QUERY, operationName: 1 }],
    ['variables that are a list', { query: QUERY, operationName: 'A', variables: [] }],
    ['extensions that are text', { query: QUERY, operationName: 'A', extensions: 'x' }],
    ['a parameter that there is not', { query: QUERY, operationName: 'A', more: 1 }],
  ])('%s', async (_what, params) => {
    expect((await direct(QUERY))(params)).toBeNull();
  });
});
