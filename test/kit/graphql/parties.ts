/** Parties as a client meets them, with their published operations. */
import { type DocumentNode, print } from 'graphql';
import {
  AddCombatantsDocument,
  AddMembersDocument,
  BestiaryDocument,
  CreatePartyDocument,
  type CreatePartyInput,
  EndEncounterDocument,
  type PartyChangesQuery,
  PartyChangesDocument,
  PartyDocument,
  type PartyQuery,
} from '../../../src/client/index.ts';
import { firstToken } from '../app/seats.ts';
import type { ApiClient } from './api.ts';
import type { Granted } from './granted.ts';

export type PartyView = NonNullable<Granted<PartyQuery>['party']>;

/** What a mutation of a party answers. */
export interface PartyAnswer {
  readonly __typename: string;
  readonly version: number;
  readonly party: PartyView;
  readonly token: string;
  readonly code?: string;
  readonly message?: string;
}

/** Sends a mutation of a party; the answer may be a problem. */
export async function change(
  client: ApiClient,
  document: DocumentNode,
  input: object,
): Promise<PartyAnswer> {
  const data = (await client.ask(print(document), { input })) as Readonly<
    Record<string, PartyAnswer>
  >;
  return Object.values(data)[0]!;
}

/** The same, which must be done. */
export async function done(
  client: ApiClient,
  document: DocumentNode,
  input: object,
): Promise<PartyAnswer> {
  const answer = await change(client, document, input);
  if (answer.__typename.endsWith('Payload')) return answer;
  throw new Error(`${answer.__typename}: ${String(answer.message)}`);
}

/** A party of so many creatures of the bestiary, and a client that holds its token. */
export async function partyOf(
  api: ApiClient,
  ruleset: CreatePartyInput['ruleset'],
  names: readonly string[],
) {
  const nowhere = api.seated('NOWHERE');
  const made = await done(nowhere, CreatePartyDocument, { name: 'The Lanterns', ruleset });
  const { token } = made;
  const owner = api.seated({ token });
  const partyId = made.party.id;
  const { bestiary } = await api.send(BestiaryDocument, { ruleset });
  const creatures = names.map((name, r) => ({
    ...{ name, side: 'heroes', position: { q: 0, r } },
    creature: bestiary[r % bestiary.length]!.key,
  }));
  const { party } = await done(owner, AddMembersDocument, { partyId, creatures });
  return { partyId, token, owner, members: party.members };
}

/** A fight of theirs against a creature, which has not begun. */
export async function fightOf(
  api: ApiClient,
  ruleset: CreatePartyInput['ruleset'],
  { partyId, token }: { readonly partyId: string; readonly token: string },
  members?: readonly string[],
) {
  const { id: encounterId } = await api.create({ ruleset });
  const { bestiary } = await api.send(BestiaryDocument, { ruleset });
  const foe = { name: 'Foe', side: 'raiders', position: { q: 6, r: 0 } };
  const added = await api.play(AddCombatantsDocument, {
    encounterId,
    creatures: [{ ...foe, creature: bestiary[1]!.key }],
    party: { partyId, token, at: { q: 0, r: 0 }, ...(members && { members: [...members] }) },
  });
  const gm = api.seated({ token: await firstToken(encounterId) });
  return { encounterId, gm, combatants: added.encounter.combatants };
}

export const end = (api: ApiClient, encounterId: string) =>
  api.play(EndEncounterDocument, { encounterId });

export const read = async (owner: ApiClient, id: string): Promise<PartyView> => {
  const { party } = await owner.send(PartyDocument, { id, first: 50 });
  if (!party) throw new Error('No such party.');
  return party;
};

export const changesOf = async (
  gm: ApiClient,
  asked: { readonly partyId: string; readonly encounterId: string; readonly token: string },
): Promise<PartyChangesQuery['partyChanges']> =>
  (await gm.send(PartyChangesDocument, asked)).partyChanges;
