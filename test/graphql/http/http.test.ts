import { afterAll, beforeAll, describe } from 'vitest';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { itKeepsToGraphqlOverHttp } from '../../kit/graphql/audits.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('GraphQL over HTTP', () => {
  itKeepsToGraphqlOverHttp(() => api.endpoint);
});
