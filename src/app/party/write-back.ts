/** Members of a party after a fight: what has become of them, and writing it back. */
import { type AnyMember, withIdentityOf } from '@sixbeat/engine';
import type { RestoredMembers } from '../journal/lifecycle-entries.ts';
import type { Issuer } from '../journal/next-version.ts';
import { hasEnded, rulesetOf } from '../journal/ruleset-of.ts';
import type { Accepted, Refused, Unchanged } from '../outcome.ts';
import type { EncounterRecord, FromParty } from '../ports.ts';
import { carriedFrom, digestOfMember, illegal, restored } from './members.ts';

/** A member who has been in a fight. */
export interface MemberChange {
  readonly memberId: string;
  readonly combatantId: string;
  readonly name: string;
  readonly standing: WriteBackStanding;
  /** As they would be; null where nothing can be written back of them. */
  readonly after: AnyMember | null;
}

export const standings = {
  CHANGED: 'The fight has changed them: it can be written back.',
  UNCHANGED: 'The fight has left them as they were.',
  CHANGED_SINCE:
    'The party has changed them since they joined the fight: by another fight, a rest, an edit, or by being written back from this one.',
  GONE: 'They are no longer in the fight, hidden or not, or no longer in the party.',
} as const;
export type WriteBackStanding = keyof typeof standings;

/** Of each member who came to a fight from a party: what it has made of them. */
export const changesIn = (
  party: EncounterRecord,
  fight: EncounterRecord,
): readonly MemberChange[] =>
  (fight.fromParties ?? [])
    .filter(({ partyId }) => partyId === party.id)
    .map((from) => changeOf(party, fight, from));

function changeOf(
  party: EncounterRecord,
  fight: EncounterRecord,
  { memberId, combatantId, digest }: FromParty,
): MemberChange {
  const before = carriedFrom(party, memberId);
  const then = carriedFrom(fight, combatantId);
  const name = (before ?? then)?.combatant.name ?? memberId;
  const about = { memberId, combatantId, name };
  if (!before || !then) return { ...about, standing: 'GONE', after: null };
  if (digestOfMember(before) !== digest)
    return { ...about, standing: 'CHANGED_SINCE', after: null };
  const after = withIdentityOf(then, before);
  const standing = digestOfMember(after) === digest ? 'UNCHANGED' : 'CHANGED';
  return { ...about, standing, after };
}

/** The party as a fight has left those who are named, or all whom it has changed. */
export function writtenBack(
  party: EncounterRecord,
  by: Issuer,
  {
    fight,
    memberIds,
  }: { readonly fight: EncounterRecord; readonly memberIds: readonly string[] | null },
): Refused | Accepted | Unchanged {
  if (fight.ruleset !== party.ruleset || !hasEnded(rulesetOf(fight), fight.snapshot.state))
    return illegal('The fight is not over; end it, then write back what has become of the party.');
  const changes = changesIn(party, fight);
  const refused = refuse(changes, memberIds);
  if (refused) return refused;
  const members = changes.flatMap(({ memberId, after }) =>
    after && (memberIds === null || memberIds.includes(memberId)) ? [after] : [],
  );
  const cause = { kind: 'WRITE_BACK', encounterId: fight.id, version: fight.version } as const;
  return restored(party, by, { members, cause });
}

/** No one is written back who was not there, or whom the party has changed since; twice is that too. */
function refuse(
  changes: readonly MemberChange[],
  memberIds: readonly string[] | null,
): Refused | null {
  if (changes.length === 0)
    return illegal('No member of this party was in this fight; write back one that they were in.');
  const absent = memberIds?.find((id) => !changes.some(({ memberId }) => memberId === id));
  if (absent !== undefined)
    return illegal(`The member '${absent}' was not in this fight; name those who were.`);
  const unfit = changes.filter(
    ({ standing }) => standing === 'CHANGED_SINCE' || standing === 'GONE',
  );
  const first = unfit.find(({ memberId }) => memberIds?.includes(memberId) ?? true);
  // Of all of them those are written back who can be, if there is anyone.
  const isAnyone = changes.some(({ standing }) => standing === 'CHANGED');
  if (!first || (memberIds === null && isAnyone)) return null;
  return illegal(
    first.standing === 'GONE'
      ? `${first.name} has left the fight or the party; write back those who are still in both.`
      : `${first.name} has changed since they joined this fight, or was written back already; undo that first.`,
  );
}

/** What an undo of the newest step of a party takes back; a refusal that says what has changed since. */
export function undoable(
  commands: readonly {
    readonly version: number;
    readonly command: RestoredMembers | null;
    readonly text: string;
  }[],
  version: number,
): Refused | RestoredMembers {
  const [wanted, ...since] = commands;
  if (wanted?.version !== version || wanted.command?.cause.kind !== 'WRITE_BACK')
    return illegal(`Version ${version} of this party is no write-back; name the version of one.`);
  if (since.length === 0) return wanted.command;
  const what = since.map((one) => `version ${one.version}: ${one.text}`).join('; ');
  return illegal(
    `The party has changed since then (${what}); change back by hand what should be otherwise.`,
  );
}
