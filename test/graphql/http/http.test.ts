import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '../../../src/graphql/schema/version.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { itKeepsToGraphqlOverHttp } from '../../kit/graphql/audits.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the address of the API', () => {
  const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

  it('leads who opens it in a browser to the playground', async () => {
    const get = (url: string) => fetch(url, { headers: { accept: page }, redirect: 'manual' });
    const answer = await get(api.endpoint);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/playground/']);
    const asked = await get(`${api.endpoint}?query={__typename}`);
    expect([asked.status, await asked.text()]).toEqual([200, '{"data":{"__typename":"Query"}}']);
  });

  it('says what to accept to who accepts nothing of it, and where streams are', async () => {
    const answer = await fetch(api.endpoint, {
      method: 'POST',
      headers: { accept: 'image/png', 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    });
    expect(answer.status).toBe(406);
    const { errors } = (await answer.json()) as { errors: [{ message: string }] };
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_ACCEPTABLE' } }]);
    expect(errors[0].message).toContain('application/json');
    expect(errors[0].message).toContain('/graphql/stream');
  });
});

it('says which version answers', async () => {
  const answer = await fetch(new URL('/version', api.endpoint));
  expect(await answer.json()).toEqual({ version: SCHEMA_VERSION });
});

describe('GraphQL over HTTP', () => {
  itKeepsToGraphqlOverHttp(() => api.endpoint);
});
