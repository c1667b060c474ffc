/** What types have in common, asked by a client that knows no ruleset. */
import { isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BestiaryDocument } from '../../../src/client/index.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Seen {
  readonly encounter: {
    readonly orderIds: readonly string[];
    readonly clock: { readonly turnOfId: string | null; readonly waitingIds: readonly string[] };
  };
  readonly events: readonly {
    readonly __typename: string;
    readonly rule: { readonly id: string } | null;
  }[];
}

const ROLL = `mutation ($input: RollInitiativeInput!) { rollInitiative(input: $input) {
  ... on MutationPayload {
    version
    encounter { orderIds order { id name } clock { turnOfId waitingIds } }
    events { __typename text rule { id } }
  } } }`;

describe.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)('with %s', (ruleset) => {
  it('one fragment reads what a mutation did, and one clock whose turn it is', async () => {
    api.nextSeed('5'.repeat(64));
    const { id: encounterId } = await api.create({ ruleset, content: ['SAMPLE'] });
    const { bestiary } = await api.send(BestiaryDocument, { ruleset });
    const creatures = ['Ana', 'Bor'].map((name, q) => ({
      ...{ name, side: name, position: { q, r: 0 }, creature: bestiary[q]!.key },
    }));
    const ADD = `mutation ($input: AddCombatantsInput!) { addCombatants(input: $input) {
      ... on MutationPayload { encounter { clock { turnOfId } } } } }`;
    const added = await api.ask(ADD, { input: { encounterId, creatures } });
    expect(added).toEqual({ addCombatants: { encounter: { clock: null } } });
    const answer = await api.ask(ROLL, { input: { encounterId } });
    const { encounter, events } = (answer as { readonly rollInitiative: Seen }).rollInitiative;
    const { turnOfId, waitingIds } = encounter.clock;
    expect(encounter.orderIds).toContain(turnOfId);
    expect(encounter.orderIds.filter((id) => id !== turnOfId)).toEqual(waitingIds);
    expect(events.length).toBeGreaterThan(0);
    for (const { rule } of events)
      expect(rule?.id).toMatch(new RegExp(`^${ruleset.slice(0, 3)}-\\d+$`));
  });
});

it('every answer with an encounter and its events is a MutationPayload', () => {
  const shared = schema.getType('MutationPayload');
  if (!isInterfaceType(shared)) throw new Error('MutationPayload is no interface.');
  const payloads = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith('Payload'))
    .filter((type) => 'encounter' in type.getFields() && 'events' in type.getFields());
  expect(schema.getPossibleTypes(shared)).toEqual(payloads);
});
