/** What stood elsewhere in 1.0, or had another name: the refusal says where it stands now, and by which name. */
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

test.each([
  [
    'a rule that was an id',
    '{ rulings(ruleset: SEGMENTS) { rule } }',
    /"rule" of type "Rule" must have a selection of subfields\. Ask for `rule { id }`\.$/,
  ],
  [
    'a field of one of several types',
    '{ rule(id: "SEG-41") { section } }',
    /"section" on type "RuleResult"\. It is in `\.\.\. on RulebookRule`\.$/,
  ],
  ['a field of too many', '{ node(id: "x") { nothing } }', /"nothing" on type "Node"\.$/],
])('%s is shown its place', async (_, query, message) => {
  const { body } = await api.post({ query });
  expect(body?.errors?.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
});

test('a field that stood nowhere is shown no place', async () => {
  const query = 'mutation { declareAction(input: { nothing: 1 }) { __typename } }';
  const { body } = await api.post({ query });
  expect(JSON.stringify(body)).not.toContain('It is in');
});

test.each([
  [
    'a field of an answer',
    '{ encounter(id: "x") { ... on Encounter { awaiting { options { reachesNobody } } } } }',
    'hasNoTarget',
  ],
  [
    'a mutation',
    'mutation { playOn(input: { encounterId: "x" }) { __typename } }',
    'playComputers',
  ],
  ['an argument', '{ exportEncounter(encounterId: "x", after: 1) { __typename } }', 'afterVersion'],
  ['a type', 'query ($input: FiguresInput) { __typename }', 'StatsInput'],
  [
    'what repeats the name of its type',
    '{ encounter(id: "x") { ... on Encounter { journal { nodes { events { type } } } } } }',
    '__typename',
  ],
  [
    'a field of an input',
    'mutation { adjudicate(input: { encounterId: "x", targetId: "x", reason: "x" }) { __typename } }',
    'combatantId',
  ],
  [
    'a field of a definition',
    'mutation { defineActions(input: { encounterId: "x", definitions: { vigilance: { actions: [{ key: "a", name: "A", slot: REGULAR, effect: { attack: { form: ASSAULT } } }] } } }) { __typename } }',
    'attackCheck',
  ],
  [
    'a field that stands in an object now',
    '{ encounter(id: "x") { ... on Encounter { journal { nodes { events { ... on StandingOrdersSet { defenseOrder } } } } } } }',
    'orders { defense }',
  ],
  [
    'a value',
    'mutation { updateEncounter(input: { encounterId: "x", advice: EVERYBODY }) { __typename } }',
    'ALL_SEATS',
  ],
])('a name of 1.0 is told the one of today: %s', async (_, query, name) => {
  const { body } = await api.post({ query });
  expect(JSON.stringify(body)).toContain(` It is called \`${name}\` now.`);
});

test('a name of 1.0 in a variable is told the one of today', async () => {
  const query = 'mutation ($input: AdjudicateInput!) { adjudicate(input: $input) { __typename } }';
  const variables = { input: { encounterId: 'x', combatantId: 'x', reason: 'x', figures: {} } };
  const { body } = await api.post({ query, variables });
  expect(JSON.stringify(body)).toContain(' It is called `stats` now.');
});
