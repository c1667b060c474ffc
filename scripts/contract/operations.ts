import * as operations from '../../src/client/index.ts';
import { type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, validate } from 'graphql';
import { ApiClient } from '../demo/client.ts';
import { lineOf, type Report } from './report.ts';
import type { Deployment } from './schema.ts';

/** Every published operation must fit the deployed schema; the queries are sent, too. */
export async function compareOperations(
  deployed: GraphQLSchema,
  { url, token }: Deployment,
  report: Report,
): Promise<void> {
  report.heading('Operations');
  const api = new ApiClient(url, token);
  const variables = await occasion(api).catch((error: unknown) => lineOf(error));
  if (typeof variables === 'string') report.compared('an encounter can be opened', [variables]);
  for (const [exported, document] of Object.entries(operations)) {
    const name = exported.replace(/Document$/, '');
    const problems = validate(deployed, document).map(({ message }) => message);
    const ask = problems.length === 0 && typeof variables !== 'string' && isSent(name, document);
    report.compared(
      name,
      ask ? await problemsOf(api, document, { ...variables, input: inputs[name] }) : problems,
    );
  }
}

/** What a query needs to be asked: an encounter, and a value for each variable by its name. */
async function occasion(api: ApiClient): Promise<Readonly<Record<string, unknown>>> {
  const ruleset = 'SEGMENTS';
  const { createEncounter } = await api.send(operations.CreateEncounterDocument, {
    input: { name: 'Contract', ruleset },
  });
  if (!('encounter' in createEncounter)) throw new Error(createEncounter.message);
  const { id, version } = createEncounter.encounter;
  const [from, to] = [
    { q: 0, r: 0 },
    { q: 3, r: 0 },
  ];
  // Of what is not there, each answer is a typed refusal.
  const asked = { combatantId: 'none', partyId: 'none', token: 'none', optionIds: [] };
  const name = 'TakeOptionInput';
  return { id, encounterId: id, ruleset, name, atVersion: version, from, to, ...asked };
}

/** The inputs of queries, by operation. */
const inputs: Readonly<Record<string, object>> = {
  Forecast: { revealed: false },
  ReinforcementForecast: { creatures: ['reed-fencer'] },
  CheckSheet: { ruleset: 'SEGMENTS' },
  EncounterProposals: {
    ruleset: 'SEGMENTS',
    party: { encounter: { encounterId: 'none', combatantIds: [] } },
    wish: {},
  },
  OddsBetween: {
    ruleset: 'SEGMENTS',
    attacker: { creature: 'reed-fencer' },
    target: { creature: 'reed-fencer' },
  },
};

/** `Odds` asks about an attack of a fight, the others of an account. */
const notSent = new Set(['ApiKeys', 'Odds', 'Me', 'Parties']);

/** The mutations are sent in the fights. */
const isSent = (name: string, { definitions }: DocumentNode): boolean =>
  !notSent.has(name) &&
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
  );

async function problemsOf(
  api: ApiClient,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  try {
    const data = (await api.ask(document, variables)) as Readonly<Record<string, unknown>>;
    return Object.entries(data).flatMap(([field, value]) =>
      value === null ? [`${field} is null`] : [],
    );
  } catch (error) {
    return [lineOf(error)];
  }
}
