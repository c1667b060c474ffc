/** Members of a party on their way into a fight. */
import { type AnyMember, gameMaster } from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { type Accepted, invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, FromParty } from '../ports.ts';

/** Those who come, and as whom they are remembered. */
export interface Arriving {
  readonly members: readonly AnyMember[];
  readonly from: readonly FromParty[];
}

/** Of those who have left the table so many are remembered: a rewind may bring them back. */
export const MAX_GONE = 100;

/**
 * What a command has come to, with where those who came by it are from. No one is twice in a fight: only one of them
 * could be written back. That is asked of what was accepted, so that it reveals nothing to who may not bring anyone.
 */
export function noted<Judged extends { readonly kind: string }>(
  judged: Judged | Accepted,
  arriving: Arriving | null,
): Judged | Accepted | Refused {
  if (!arriving || !isAccepted(judged)) return judged;
  const { record } = judged;
  const present = presentIn(record);
  const twice = arriving.from.find((one) => present.some(isSame(one)));
  if (twice) return refuseTwice(twice);
  // Who comes again was taken off the table in between.
  const gone = (record.fromParties ?? [])
    .filter((one) => !present.includes(one) && !arriving.from.some(isSame(one)))
    .slice(-MAX_GONE);
  return { ...judged, record: { ...record, fromParties: [...gone, ...present, ...arriving.from] } };
}

const refuseTwice = ({ memberId }: FromParty): Refused =>
  invalid(
    ['party', 'members'],
    `The member '${memberId}' is in this fight already; name the others, or take this one off the table first.`,
  );

const isSame = (one: FromParty) => (other: FromParty) =>
  one.partyId === other.partyId && one.memberId === other.memberId;

/** Those who have come before and are on the table now, hidden or not. */
function presentIn({ snapshot, fromParties = [], ...record }: EncounterRecord) {
  const { combatants } = rulesetOf(record).queries.view(snapshot.state, gameMaster);
  const ids = new Set(combatants.map(({ id }) => id));
  return fromParties.filter(({ combatantId }) => ids.has(combatantId));
}

const isAccepted = (judged: { readonly kind: string }): judged is Accepted =>
  judged.kind === 'ACCEPTED';
