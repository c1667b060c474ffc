/** Normalized caches of real clients, which keep by type and `id` what they are told. */
import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { typePolicies } from '../../src/client/apollo.ts';
import { keys } from '../../src/client/graphcache.ts';
import * as documents from '../../src/client/index.ts';
import {
  AddCombatantsDocument,
  BranchEncounterDocument,
  EncounterAtVersionDocument,
  EncounterDocument,
  type EncounterQuery,
  EndTurnDocument,
  JournalDocument,
  RollInitiativeDocument,
} from '../../src/client/index.ts';
import { firstToken } from '../kit/app/seats.ts';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { cachedClients } from '../kit/graphql/cached-clients.ts';
import { granted } from '../kit/graphql/granted.ts';
import { foe, someone } from '../kit/graphql/segments-fight.ts';
import { ROOT } from '../kit/root.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function begun(): Promise<string> {
  // With these dice somebody's turn begins at once.
  api.nextSeed('5'.repeat(64));
  const { id } = await api.create();
  const combatants = [someone('Ana', 0), foe('Bor', 4)];
  await api.play(AddCombatantsDocument, { encounterId: id, combatants });
  return id;
}

describe.each(cachedClients)('the cache of %s', (_, connected) => {
  it('keeps a fight apart from its past and from its branches, and misses nothing', async () => {
    const complaints = vi.spyOn(console, 'warn');
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const id = await begun();
    const client = connected(api.endpoint, {
      authorization: `Bearer ${await firstToken(id)}`,
    });
    const encounterId = id;
    await client.fetch(RollInitiativeDocument, { input: { encounterId } });
    const now = granted(await client.fetch<EncounterQuery>(EncounterDocument, { id }));
    const due = now.encounter!.awaiting.find(({ kind }) => kind === 'TURN');
    const ended = await client.fetch(EndTurnDocument, {
      input: { encounterId, combatantId: due!.combatantId },
    });
    expect(ended).toMatchObject({ endTurn: { __typename: 'EndTurnPayload' } });
    const present = await client.fetch(EncounterDocument, { id });
    expect(await client.read(EncounterDocument as never, { id })).toEqual(present);
    const past = { id, atVersion: 2 };
    const then = await client.fetch(EncounterAtVersionDocument, past);
    const branch = await client.fetch(BranchEncounterDocument, {
      input: { encounterId, atVersion: 2, name: 'What if' },
    });
    expect(branch).toMatchObject({ branchEncounter: { __typename: 'BranchEncounterPayload' } });
    const page = { id, first: 20, after: null };
    const journal = await client.fetch(JournalDocument, page);
    expect(await client.read(EncounterDocument as never, { id })).toEqual(present);
    expect(await client.read(EncounterAtVersionDocument as never, past)).toEqual(then);
    expect(await client.read(JournalDocument as never, page)).toEqual(journal);
    expect([...complaints.mock.calls, ...errors.mock.calls]).toEqual([]);
  });
});

const schema = buildSchema(readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8'));

describe('the published documents', () => {
  it('ask for the `id` of all that has one', () => {
    const info = new TypeInfo(schema);
    const without: string[] = [];
    const asksForId = ({ selections }: SelectionSetNode): boolean =>
      selections.some(
        (one) =>
          one.kind === Kind.FRAGMENT_SPREAD || (one.kind === Kind.FIELD && one.name.value === 'id'),
      );
    const visitor = {
      SelectionSet(node: SelectionSetNode) {
        const type = getNamedType(info.getParentType());
        if (isObjectType(type) && 'id' in type.getFields() && !asksForId(node))
          without.push(type.name);
      },
    };
    for (const document of Object.values(documents))
      visit(document, visitWithTypeInfo(info, visitor));
    expect(without).toEqual([]);
  });
});

describe('an `id`', () => {
  it('is there where something has an identity, and nowhere else', () => {
    const identified = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && 'id' in type.getFields())
      .map(({ name }) => name);
    expect(identified.toSorted()).toEqual([
      'Account',
      'ApiKey',
      'Combatant',
      'Decision',
      'Encounter',
      'HexSet',
      'Invite',
      'JournalApiKey',
      'Option',
      'Party',
      'RulebookRule',
      'Ruling',
      'Seat',
      'Webhook',
    ]);
  });
});

describe('what may change under one id', () => {
  const parts = ['Choice', 'TargetPick', 'HexPick', 'KeyPick', 'LineOfSight', 'Term', 'AttackOdds'];

  it.each(parts)('%s has no identity in a cache', (name) => {
    expect(typePolicies[name]).toMatchObject({ keyFields: false });
    expect(keys[name]?.()).toBeNull();
  });
});
