/** What answers cite as a rule: each has its title, and can be found again by its id. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleOf } from '../../../src/graphql/plumbing/cited-rules.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const RULE = '{ __typename id title summary }';

it('a refusal says the title of its rule, which `node` answers too', async () => {
  const { id } = await api.create();
  const input = { encounterId: id };
  const { rollInitiative } = (await api.ask(
    `mutation ($input: RollInitiativeInput!) { rollInitiative(input: $input) {
      ... on IllegalMove { rule ${RULE} } } }`,
    { input },
  )) as { rollInitiative: { rule: Readonly<Record<string, string>> } };
  const { rule } = rollInitiative;
  expect(rule).toMatchObject({ __typename: 'RulebookRule', id: 'SEG-08' });
  expect(rule.title).not.toBe('');
  const { node } = (await api.ask(`{ node(id: "SEG-08") { ... on Rule ${RULE} } }`)) as {
    node: unknown;
  };
  expect(node).toEqual(rule);
});

it('a ruling is a rule by its question and what can be chosen', async () => {
  const { node } = (await api.ask(
    `{ node(id: "T-03") { ... on Rule ${RULE} ... on Ruling { question } } }`,
  )) as { node: Readonly<Record<string, string>> };
  expect(node).toMatchObject({ __typename: 'Ruling', title: node.question });
  expect(node.summary).toBe('All players of combatants, and the GM. Or: The GM alone.');
});

describe('a rule that no rulebook here has', () => {
  it('is not found', async () => {
    const query = '{ rule(id: "SEG-999") { __typename ... on NotFound { code missingId } } }';
    expect(await api.ask(query)).toEqual({
      rule: { __typename: 'NotFound', code: 'RULE_NOT_FOUND', missingId: 'SEG-999' },
    });
  });

  it('is shown by its id', () => {
    expect(ruleOf('OLD-01')).toMatchObject({ id: 'OLD-01', title: 'OLD-01' });
  });
});
