/** Every example of the reference and the playground, sent to the real server in one fight. */
import { type DocumentNode, getOperationAST, OperationTypeNode, print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as documents from '../../../src/client/index.ts';
import { examples } from '../../../src/web/playground/examples.ts';
import { memoryIn, remember } from '../../../src/web/playground/memory.ts';
import { fill } from '../../../src/web/playground/placeholders.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const memory = memoryIn({ getItem: () => null, setItem: () => undefined });

const documentOf = (name: string): DocumentNode =>
  (documents as Readonly<Record<string, DocumentNode>>)[`${name}Document`]!;

/** As the playground does: with the token of the seat, and with what the answers before have shown. */
async function answerTo(name: string, variables: object) {
  const filling = fill(variables, memory.getState());
  const { token } = memory.getState();
  const { body } = await api.post(
    {
      query: print(documentOf(name)),
      variables: 'variables' in filling ? filling.variables : variables,
    },
    token === '' ? {} : { authorization: `Bearer ${token}` },
  );
  if (body) remember(memory, body);
  return body;
}

const isStreamed = (name: string) =>
  getOperationAST(documentOf(name))?.operation === OperationTypeNode.SUBSCRIPTION;

/** The others need what these have made; after the last two they would find no fight. */
const begin = ['CreateEncounter', 'DefineActions', 'AddCombatants', 'RollInitiative', 'Encounter'];
const [first, last] = [
  [...begin, 'TakeOption'],
  ['EndEncounter', 'DeleteEncounter'],
];
const rank = ([name]: readonly [string, object]) =>
  first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;
const sent = Object.entries(examples).filter(([name]) => !isStreamed(name));
const inOrder = sent.toSorted((a, b) => rank(a) - rank(b));

/** Some take what no example makes, such as the token of a link: that is refused, in types. */
it.each(inOrder)('%s is answered without an error of GraphQL', async (name, variables) => {
  const answer = await answerTo(name, variables);
  expect(answer?.errors).toBeUndefined();
  expect(answer?.data).toBeTypeOf('object');
});

it('of those that every fight needs, nothing is refused', async () => {
  for (const name of first) {
    const answer = await answerTo(name, examples[name as keyof typeof examples]);
    expect(JSON.stringify(answer?.data)).not.toContain('"code"');
  }
});
