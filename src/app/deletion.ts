/** Deleting an encounter: first it can no longer be found, then all of it is erased. */
import { conflict, invalid, type Outcome } from './outcome.ts';
import {
  type Caller,
  type EncounterRecord,
  type EncounterStore,
  type Pictures,
  StoreError,
} from './ports.ts';
import { absent, isSeat, refuseAllButGM, requireSeat, seatOf } from './seats/seats.ts';

export interface DeletionRequest {
  readonly encounterId: string;
  readonly caller: Caller;
  /** When it is asked for. */
  readonly at: string;
  /** That of the encounter, or its id where it has none: no other one is deleted by mistake. */
  readonly name: string;
  /** Refuse unless the encounter is at this version; null takes it as it is. */
  readonly expectedVersion?: number | null;
}

export type Deletion =
  | {
      readonly kind: 'DELETED';
      readonly encounterId: string;
      readonly name: string;
      /** How many there were. */
      readonly versions: number;
      /** False when something is left to erase, which the next call does. */
      readonly complete: boolean;
    }
  | Extract<Outcome, { kind: 'NOT_FOUND' | 'FORBIDDEN' | 'INVALID' | 'CONFLICT' }>;

/** What an encounter is erased from. */
interface Kept {
  readonly store: EncounterStore;
  readonly pictures?: Pictures | undefined;
}

/** How often it is judged because the fight has gone on in between. */
const MAX_ATTEMPTS = 50;
/** Milliseconds; a long journal is erased by several calls, each well inside the time of a request. */
const ERASE_MS = 8000;

/**
 * Deletes an encounter for a GM. What another call has begun is taken up.
 *
 * @param marked called as soon as it can no longer be found
 */
export async function deleted(
  { store, pictures }: Kept,
  request: DeletionRequest,
  marked: () => void,
): Promise<Deletion> {
  const { encounterId, caller, expectedVersion = null } = request;
  const denied = requireSeat(encounterId, caller);
  if (denied) return denied;
  for (let attempt = 1; ; attempt++) {
    const now = await store.load(encounterId);
    const record = now ?? (await store.markedDeleted(encounterId));
    if (!record) return absent(caller);
    const refused = refuse(record, request);
    if (refused) return now ? refused : absent(caller);
    const { version } = record;
    // What another call has begun goes on, whatever its sender has seen.
    if (now && expectedVersion !== null && expectedVersion !== version)
      return conflict(record, expectedVersion);
    if (now && !(await store.markDeleted(encounterId, version))) {
      if (attempt < MAX_ATTEMPTS) continue;
      return conflict(record, null);
    }
    marked();
    const complete = await erased({ store, pictures }, encounterId);
    return { kind: 'DELETED', encounterId, name: request.name, versions: version, complete };
  }
}

function refuse(record: EncounterRecord, { caller, name, at }: DeletionRequest) {
  const seat = seatOf(record, caller, at);
  if (!isSeat(seat)) return seat;
  const refused = refuseAllButGM(seat);
  if (refused) return refused;
  const { name: own } = record.snapshot.state as { readonly name: string };
  if (name === (own || record.id)) return null;
  return invalid(['name'], 'That is not the name of this encounter: nothing was deleted.');
}

/**
 * Pictures first: the record, which remembers that something is left, goes last. It is deleted by now, so that a
 * database that fails is no reason to answer anything else.
 */
export async function erased({ store, pictures }: Kept, id: string): Promise<boolean> {
  const until = performance.now() + ERASE_MS;
  try {
    await pictures?.erase(id);
    while (performance.now() < until) if (await store.erase(id)) return true;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
  return false;
}
