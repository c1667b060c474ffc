/** The encounters of an account: those at which it has claimed a seat. */
import { loaded } from '../play/lock.ts';
import type { EncounterRecord, EncounterStore, Seat } from '../ports.ts';
import { isSeat, seatOf } from './seats.ts';

/** How many of them are asked for at once: each is read. */
export const MAX_ENCOUNTERS = 25;

interface Wanted {
  readonly account: string;
  /** The place that they come after. */
  readonly after: string | null;
  readonly first: number;
  /** The time. */
  readonly at: string;
}

export interface EncountersOfAccount {
  readonly found: readonly { readonly record: EncounterRecord; readonly seat: Seat }[];
  /** The place of the last that was looked at. */
  readonly end: string | null;
  readonly hasMore: boolean;
}

/** The newest first. Of so many that are looked at, those at which the account has no seat any more are left out. */
export async function encountersOf(
  store: EncounterStore,
  { account, after, first, at }: Wanted,
): Promise<EncountersOfAccount> {
  const memberships = await store.memberships(account, after, first + 1);
  const page = memberships.slice(0, first);
  const records = await Promise.all(page.map(({ encounterId }) => loaded(store, encounterId)));
  const found = records.flatMap((record) => {
    const seat = record && seatOf(record, { kind: 'ACCOUNT', account }, at);
    return seat && isSeat(seat) ? [{ record, seat }] : [];
  });
  return { found, end: page.at(-1)?.place ?? null, hasMore: memberships.length > first };
}
