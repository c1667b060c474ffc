/** The encounters of an account: those at which it has claimed a seat. */
import { loaded } from '../play/lock.ts';
import type { EncounterRecord, EncounterStore, MembershipRange, Seat } from '../ports.ts';
import { isSeat, seatOf } from './seats.ts';

/** How many of them are asked for at once: each is read. */
export const MAX_ENCOUNTERS = 25;

interface Wanted {
  readonly account: string;
  readonly page: Omit<MembershipRange, 'limit'> & { readonly count: number };
  /** The time. */
  readonly at: string;
}

export interface EncountersOfAccount {
  readonly found: readonly { readonly record: EncounterRecord; readonly seat: Seat }[];
  /** The places of the first and of the last that was looked at. */
  readonly start: string | null;
  readonly end: string | null;
  /** Whether there are more of them beyond the end that is farther from where they were counted. */
  readonly hasMore: boolean;
}

/** The newest first. Of so many that are looked at, those at which the account has no seat any more are left out. */
export async function encountersOf(
  store: EncounterStore,
  { account, page: { count, ...range }, at }: Wanted,
): Promise<EncountersOfAccount> {
  const memberships = await store.memberships(account, { ...range, limit: count + 1 });
  const page = range.from === 'START' ? memberships.slice(0, count) : memberships.slice(-count);
  const records = await Promise.all(page.map(({ encounterId }) => loaded(store, encounterId)));
  const found = records.flatMap((record) => {
    const seat = record && seatOf(record, { kind: 'ACCOUNT', account }, at);
    return seat && isSeat(seat) ? [{ record, seat }] : [];
  });
  const [start, end] = [page[0]?.place ?? null, page.at(-1)?.place ?? null];
  return { found, start, end, hasMore: memberships.length > count };
}
