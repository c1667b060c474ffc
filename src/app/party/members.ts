/** The members of a party as they are, and as they are after a rest, a fight, or an undo. */
import {
  type AnyMember,
  memberContent,
  type Parties as PartyRules,
  type Rejection,
  type Rest,
} from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import type { RestoredMembers } from '../journal/lifecycle-entries.ts';
import { type Issuer, stepTo } from '../journal/next-version.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type { Accepted, Refused, Unchanged } from '../outcome.ts';
import type { EncounterRecord } from '../ports.ts';

/** The table's rule on what is carried from fight to fight. */
const RULE = 'T-10';

export const illegal = (message: string): Refused & { readonly kind: 'REJECTED' } => ({
  kind: 'REJECTED',
  rejection: { code: 'ILLEGAL', rule: RULE, message, detail: {} } satisfies Rejection,
});

/** Every ruleset that a party is made of has them; a party of another is a bug. */
export function partyRulesOf(record: EncounterRecord): PartyRules {
  const { parties } = rulesetOf(record);
  if (!parties) throw new Error(`The ruleset of ${record.id} has no parties.`);
  return parties;
}

/** What a combatant of a record takes along; null where there is no such one on its table. */
export const carriedFrom = (record: EncounterRecord, id: string): AnyMember | null =>
  partyRulesOf(record).carried(record.snapshot.state, id);

/** In the order of the party. */
export const memberIdsOf = ({ snapshot }: EncounterRecord): readonly string[] =>
  Object.keys((snapshot.state as { readonly combatants: object }).combatants);

export const membersOf = (record: EncounterRecord): readonly AnyMember[] =>
  memberIdsOf(record).flatMap((id) => carriedFrom(record, id) ?? []);

export const digestOfMember = (member: AnyMember): string => digestOf(memberContent(member));

const isSame = (one: AnyMember, other: AnyMember | null): boolean =>
  other !== null && digestOfMember(one) === digestOfMember(other);

/** The party with these members as they are now; the same where nothing of them is different. */
export function restored(
  record: EncounterRecord,
  by: Issuer,
  {
    members,
    cause,
  }: Omit<RestoredMembers, 'type' | 'members'> & {
    readonly members: readonly AnyMember[];
  },
): Accepted | Unchanged {
  const changed = members.filter((one) => !isSame(one, carriedFrom(record, one.combatant.id)));
  if (changed.length === 0) return { kind: 'UNCHANGED', record, seat: by.seat };
  const state = stateWith(record, changed);
  const { dice } = record.snapshot;
  const command = { type: 'RestoreMembers', cause, members: changed } as const;
  return stepTo(record, by, { command, state, dice });
}

export const stateWith = (record: EncounterRecord, members: readonly AnyMember[]): unknown =>
  partyRulesOf(record).restored(record.snapshot.state, members);

/** Rests: those who are named, or all. */
export function rested(
  record: EncounterRecord,
  by: Issuer,
  { rest, memberIds }: { readonly rest: Rest; readonly memberIds: readonly string[] | null },
): Refused | Accepted | Unchanged {
  const refused = refuseStrangers(record, memberIds ?? []);
  if (refused) return refused;
  const wanted = memberIds ?? memberIdsOf(record);
  const rules = partyRulesOf(record);
  const members = membersOf(record)
    .filter(({ combatant }) => wanted.includes(combatant.id))
    .map((member) => rules.rested(member, rest));
  return restored(record, by, { members, cause: { kind: 'REST', rest } });
}

export function refuseStrangers(record: EncounterRecord, ids: readonly string[]): Refused | null {
  const known = memberIdsOf(record);
  const index = ids.findIndex((id, i) => !known.includes(id) || ids.indexOf(id) < i);
  if (index < 0) return null;
  const message = known.includes(ids[index] ?? '')
    ? 'Name each member once.'
    : `There is no member '${ids[index] ?? ''}': take ids of \`party.members\`.`;
  return { kind: 'INVALID', issues: [{ path: ['members', index], message }] };
}
