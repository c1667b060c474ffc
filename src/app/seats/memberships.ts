/** The encounters of an account, those at which it has claimed a seat, and its parties. */
import type { Actor, EncounterView, RulesetId } from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { loaded } from '../play/lock.ts';
import type { EncounterRecord, EncounterStore, MembershipRange, Seat } from '../ports.ts';
import { isDue } from './due.ts';
import { isSeat, seatOf } from './seats.ts';

/** How many of them are asked for, and looked at, at once: each is read. */
export const MAX_ENCOUNTERS = 25;

/** Which ones; null for what does not matter. */
export interface EncounterFilter {
  readonly phase: EncounterView['phase'] | null;
  readonly ruleset: RulesetId | null;
  readonly role: Actor['kind'] | null;
  /** Whether the encounter waits for the seat of the account. */
  readonly due: boolean | null;
  /** A part of the name, however it is written. */
  readonly search: string | null;
}

interface Wanted {
  readonly account: string;
  /** Under what they are listed; the account itself if left out. */
  readonly listedUnder?: string;
  readonly page: Omit<MembershipRange, 'limit'> & { readonly count: number };
  /** By when they were created; the newest first if left out. */
  readonly order?: 'NEWEST_FIRST' | 'OLDEST_FIRST';
  /** All if left out. */
  readonly filter?: EncounterFilter;
  /** The time. */
  readonly at: string;
}

interface Sitting {
  readonly record: EncounterRecord;
  readonly seat: Seat;
}

export interface EncountersOfAccount {
  readonly found: readonly Sitting[];
  /** The places of the first and of the last that was looked at. */
  readonly start: string | null;
  readonly end: string | null;
  /** Whether there are more of them beyond the end that is farther from where they were counted. */
  readonly hasMore: boolean;
}

/**
 * Looks at as many as were asked for, or with a filter at {@link MAX_ENCOUNTERS} until it has found that many. Those
 * at which the account has no seat any more are left out.
 */
export async function encountersOf(
  store: EncounterStore,
  { account, listedUnder = account, page, order = 'NEWEST_FIRST', filter, at }: Wanted,
): Promise<EncountersOfAccount> {
  const { count, ...asked } = page;
  const range = order === 'NEWEST_FIRST' ? asked : reversed(asked);
  const limit = filter ? MAX_ENCOUNTERS : count;
  const memberships = await store.memberships(listedUnder, { ...range, limit: limit + 1 });
  // From where they are counted on.
  const counted = range.from === 'START' ? memberships : memberships.toReversed();
  const sitting = await Promise.all(
    counted.slice(0, limit).map(async ({ encounterId }) => {
      const record = await loaded(store, encounterId);
      const seat = record && seatOf(record, { kind: 'ACCOUNT', account }, at);
      return seat && isSeat(seat) ? { record, seat } : null;
    }),
  );
  const found: Sitting[] = [];
  let looked = 0;
  for (; looked < sitting.length && found.length < count; looked++) {
    const one = sitting[looked];
    if (one && (!filter || passes(one, filter, at))) found.push(one);
  }
  const near = counted[0]?.place ?? null;
  const far = counted[looked - 1]?.place ?? null;
  const hasMore = looked < counted.length;
  return page.from === 'START'
    ? { found, start: near, end: far, hasMore }
    : { found: found.toReversed(), start: far, end: near, hasMore };
}

/** The same part of the list, as the store has it, whose order is the other one. */
const reversed = ({ from, after, before }: Omit<MembershipRange, 'limit'>) => ({
  from: from === 'START' ? ('END' as const) : ('START' as const),
  after: before,
  before: after,
});

function passes({ record, seat }: Sitting, filter: EncounterFilter, at: string): boolean {
  const { phase, ruleset, role, due, search } = filter;
  const { state } = record.snapshot;
  const { name } = state as { readonly name: string };
  return (
    isOrAny(record.ruleset, ruleset) &&
    isOrAny(seat.actor.kind, role) &&
    (search === null || comparable(name).includes(comparable(search))) &&
    isOrAny(rulesetOf(record).queries.phase(state), phase) &&
    (due === null || isDue(record, seat, at) === due)
  );
}

const isOrAny = (value: string, wanted: string | null): boolean =>
  wanted === null || value === wanted;

/** So that neither case nor the way to write an accent tells two names apart. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();
