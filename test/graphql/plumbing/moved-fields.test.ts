/** A field that stood elsewhere in 1.0: the refusal says where it stands now. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const PLACE =
  /"use" is not defined by type "DeclareActionInput"\. It is in `details\.segments` or `details\.vigilance`\./;

const input = { encounterId: 'x', combatantId: 'x', action: 'x', use: 'STANDARD' };

test.each([
  [
    'in a variable',
    'mutation ($input: DeclareActionInput!) { declareAction(input: $input) { __typename } }',
    { input },
  ],
  [
    'in the document',
    'mutation { declareAction(input: { encounterId: "x", combatantId: "x", action: "x", use: STANDARD }) { __typename } }',
    {},
  ],
])('a field that only some rulesets have is shown its place: %s', async (_, query, variables) => {
  const { body } = await api.post({ query, variables });
  expect(JSON.stringify(body).replaceAll('\\"', '"')).toMatch(PLACE);
});

test('a field that stood nowhere is shown no place', async () => {
  const query = 'mutation { declareAction(input: { nothing: 1 }) { __typename } }';
  const { body } = await api.post({ query });
  expect(JSON.stringify(body)).not.toContain('It is in');
});
