/** How requests reach encounters: they read what a seat may, change it under the version lock, and open new ones. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { newSearchBudget } from '@sixbeat/engine';
import { firstSeatId } from './journal/first-seat.ts';
import {
  recordAt,
  type ReplayState,
  replayStateAt,
  statisticsOf,
  type VersionState,
  versionStates,
} from './journal/history.ts';
import { seatOfEntry } from './journal/lifecycle-entries.ts';
import { rulesetOf } from './journal/ruleset-of.ts';
import { Keeping } from './keeping.ts';
import { snapshotOf } from './journal/snapshot.ts';
import type { Opening } from './journal/next-version.ts';
import {
  type Accepted,
  conflict,
  type Envelope,
  type Outcome,
  type Refused,
  tooLarge,
  type Unchanged,
  type Within,
} from './outcome.ts';
import { requestKey } from './play/idempotency.ts';
import type { CommandContext } from './play/judge.ts';
import { type Judged, type OnRecord, VersionLock } from './play/lock.ts';
import type {
  Caller,
  EncounterRecord,
  IdempotencyRecord,
  JournalEntry,
  Ports,
  RequestKey,
  Seat,
} from './ports.ts';
import { memberOf } from './seats/member.ts';
import {
  absent,
  type AccessDenied,
  forbidden,
  type Forbidden,
  isSeat,
  keyOf,
  requireSeat,
  seatOf,
  withoutAccount,
} from './seats/seats.ts';

/** An encounter, and the seat that looks at it. */
export interface EncounterAccess {
  readonly kind: 'GRANTED';
  readonly record: EncounterRecord;
  readonly seat: Seat;
}

/**
 * What a change comes to on a state, for the seat that asks for it. At once: what a request works while it
 * is judged is counted, and what is too much is refused before anything is written.
 *
 * @param found what was read for it
 */
export type JudgeFor<Found> = (record: EncounterRecord, by: CommandContext, found: Found) => Judged;

/** Reads what judging needs beside the state. */
export type FindFor<Found> = (
  record: EncounterRecord,
  by: CommandContext,
) => Promise<Found> | Found;

/** The first record of an encounter, with its entry. */
interface Opened {
  readonly record: EncounterRecord;
  readonly entry: JournalEntry;
}

interface OpenedBy {
  readonly key: RequestKey | undefined;
  readonly caller: Caller;
  /** Who is counted for it: an account, or the address of who has none. */
  readonly maker: string;
  /** How many of them an account may have, and what it is told once it has; any number if left out. */
  readonly bound?: { readonly most: number; readonly refused: Refused };
}

/**
 * The ids that `opening` makes, by what they name: none of one kind leads to what is of the other. No other
 * id is looked up, since a database may reject its characters.
 */
const ids = { enc: /^enc_[0-9a-f]{20}$/, pty: /^pty_[0-9a-f]{20}$/ };

const unmetered: Within = (judge) => judge();

export class Access {
  readonly ports: Ports;
  readonly keeping: Keeping;
  private readonly lock: VersionLock;
  private readonly prefix: keyof typeof ids;

  /** @param prefix of the ids: `enc` for encounters, `pty` for parties */
  constructor(ports: Ports, onRecord?: OnRecord, prefix: keyof typeof ids = 'enc') {
    this.ports = ports;
    this.prefix = prefix;
    this.keeping = new Keeping(ports);
    this.lock = new VersionLock(ports, onRecord);
  }

  /** The encounter as it is now. */
  async read(id: string, caller: Caller): Promise<EncounterAccess | AccessDenied> {
    const denied = requireSeat(id, caller);
    if (denied) return denied;
    const record = await this.load(id);
    if (!record) return absent(caller);
    const seat = seatOf(record, caller, this.now());
    return isSeat(seat) ? { kind: 'GRANTED', record, seat } : seat;
  }

  /**
   * Loads the encounter, judges what a seat asks for on its newest state, and commits the version that
   * comes of it: all of it, or nothing. The seat is looked up in the state that it is judged on.
   */
  async change(envelope: Envelope, judge: JudgeFor<undefined>): Promise<Outcome> {
    return this.changeWith(envelope, () => undefined, judge);
  }

  /** The same where judging needs something that is read first, anew for each state that it is judged on. */
  async changeWith<Found>(
    envelope: Envelope,
    find: FindFor<Found>,
    judge: JudgeFor<Found>,
  ): Promise<Outcome> {
    const { encounterId, caller, expectedVersion, idempotency } = envelope;
    const { budget = newSearchBudget(), within = unmetered } = envelope;
    const denied = requireSeat(encounterId, caller);
    if (denied) return denied;
    if (!this.isId(encounterId)) return absent(caller);
    const key = requestKey(idempotency, encounterId, caller);
    const committed = await this.lock.commit(
      encounterId,
      async (record) => {
        const seat = seatOf(record, caller, this.now());
        if (!isSeat(seat)) return seat;
        if (expectedVersion !== null && expectedVersion !== record.version)
          return conflict(record, expectedVersion);
        if (record.importing) return { kind: 'INCOMPLETE', after: record.version };
        const counted = await this.counted(record);
        const by = { seat, at: this.now(), budget, apiKey: keyOf(caller) };
        const found = await find(counted, by);
        return within(() => judge(counted, by, found));
      },
      key,
    );
    if (committed.kind === 'DONE_BEFORE')
      return this.firstAnswer(committed.idempotencyRecord, key, caller);
    if (committed.kind === 'NOT_FOUND') return absent(caller);
    if (committed.kind !== 'ACCEPTED' && committed.kind !== 'UNCHANGED') return committed;
    await this.keeping.opened(encounterId);
    return done(committed);
  }

  /**
   * The same for who has no seat here and makes one: a request that is sent twice is answered with the seat
   * that it has made.
   */
  async join(
    { encounterId, caller, idempotency }: Pick<Envelope, 'encounterId' | 'caller' | 'idempotency'>,
    judge: (record: EncounterRecord) => Refused | Accepted,
  ): Promise<Outcome> {
    const key = requestKey(idempotency, encounterId, caller);
    const committed = await this.lock.commit(
      encounterId,
      async (record) => judge(await this.counted(record)),
      key,
    );
    if (committed.kind === 'DONE_BEFORE')
      return this.firstAnswer(committed.idempotencyRecord, key, caller, 'SEAT_MADE');
    if (committed.kind !== 'ACCEPTED' && committed.kind !== 'UNCHANGED') return committed;
    await this.keeping.opened(encounterId);
    return done(committed);
  }

  /** An encounter to which something else than a seat leads. */
  find(id: string): Promise<EncounterRecord | null> {
    return this.load(id);
  }

  /** Writes the first record of an encounter. A request that is sent twice is answered though its maker has no more to open. */
  async open({ record, entry }: Opened, by: OpenedBy): Promise<Outcome> {
    const { key, caller, maker, bound } = by;
    const { store, creationQuota } = this.ports;
    const account =
      caller.kind === 'ACCOUNT'
        ? { ...memberOf(record, caller.account), most: bound?.most }
        : undefined;
    const retryAfter = creationQuota?.take(maker) ?? 0;
    if (creationQuota && retryAfter > 0) {
      const before = key && (await store.idempotencyRecord(key));
      if (before) return this.firstAnswer(before, key, caller);
      const message = `You have opened ${creationQuota.perDay} encounters and parties in a day`;
      return { kind: 'TOO_SOON', message, retryAfter };
    }
    const written = await store.create(record, entry, key, account);
    if (written.kind !== 'COMMITTED') creationQuota?.giveBack(maker);
    if (written.kind === 'OWNER_FULL' && bound) return bound.refused;
    switch (written.kind) {
      case 'COMMITTED':
        await this.keeping.opened(record.id);
        return opened(record, record, entry.events);
      case 'DONE_BEFORE':
        return this.firstAnswer(written.idempotencyRecord, key, caller);
      case 'TOO_LARGE':
        return tooLarge(written, written.bytes);
      case 'CONFLICT':
      case 'MISSING':
      case 'OWNER_FULL':
        throw new Error(`The encounter ${record.id} is new and was answered ${written.kind}.`);
    }
  }

  /** What the same request was answered when it was applied, out of the journal. */
  async firstAnswer(
    idempotencyRecord: IdempotencyRecord,
    key: RequestKey | undefined,
    caller: Caller,
    by: 'CALLER' | 'SEAT_MADE' = 'CALLER',
  ): Promise<Outcome> {
    if (idempotencyRecord.fingerprint !== key?.fingerprint) return { kind: 'KEY_REUSED' };
    const now = await this.load(idempotencyRecord.encounterId);
    if (!now) return { kind: 'NOT_FOUND' };
    const past = await this.versionState(now, idempotencyRecord.version);
    const { events } = past.entry;
    const record = await this.counted(recordAt(now, past));
    if (idempotencyRecord.encounterId !== key.encounterId) return opened(record, now, events);
    const issued = seatOfEntry(past.entry);
    const asks = by === 'SEAT_MADE' ? callerFrom(now, issued) : caller;
    const seat = seatOf(now, asks, this.now());
    if (!isSeat(seat)) return seat;
    return { kind: 'DONE', record, now, events, seat, issued: by === 'SEAT_MADE' ? seat : issued };
  }

  /** Only accounts may open encounters where the operator says so. */
  refuseCreation({ kind }: Caller): Forbidden | null {
    if (this.ports.creation === 'OPEN' || kind === 'ACCOUNT') return null;
    return withoutAccount;
  }

  /** What an encounter has of its own that this caller opens. */
  opening(caller: Caller): Opening {
    const account = caller.kind === 'ACCOUNT' ? caller.account : undefined;
    const id = `${this.prefix}_${this.token(10)}`;
    return { id, at: this.now(), seed: this.seed, account, apiKey: keyOf(caller) };
  }

  /** How one version left an encounter; a version that it does not have is a bug. */
  async versionState(record: EncounterRecord, version: number): Promise<VersionState> {
    const range = { first: version, last: version };
    const [past] = await versionStates(this.ports.store, record, range);
    if (!past) throw new Error(`The journal of ${record.id} has no version ${version}.`);
    return past;
  }

  /** All that one version left; a version that it does not have is a bug. */
  async replayState(record: EncounterRecord, version: number): Promise<ReplayState> {
    const { id } = record;
    const left = await replayStateAt(this.ports.store, { ruleset: rulesetOf(record), id }, version);
    if (!left) throw new Error(`The journal of ${id} has no version ${version}.`);
    return left;
  }

  /** Whether this can be the id of something that is reached here. */
  isId(id: string): boolean {
    return ids[this.prefix].test(id);
  }

  /** It was deleted, or written past the lock. */
  forget(id: string): void {
    this.lock.forget(id);
  }

  /** A new id for something of an encounter; it is random, so that nothing can be read off it. */
  newId(prefix: string): string {
    return `${prefix}_${this.token(8)}`;
  }

  readonly seed = (): string => this.token(32);

  now(): string {
    return this.ports.clock().toISOString();
  }

  /** With statistics: of a version that does not have them at hand those of its journal. */
  private async counted(record: EncounterRecord): Promise<EncounterRecord> {
    const { snapshot } = record;
    if (snapshot.statistics) return record;
    const statistics = await statisticsOf(this.ports.store, record);
    return { ...record, snapshot: snapshotOf(snapshot.state, snapshot.dice, statistics) };
  }

  private async load(id: string): Promise<EncounterRecord | null> {
    return this.isId(id) ? this.lock.read(id) : null;
  }

  private token(bytes: number): string {
    return bytesToHex(this.ports.randomBytes(bytes));
  }
}

/** Who has the token of a seat. */
const callerFrom = ({ id: encounterId }: EncounterRecord, seat: Seat | null): Caller =>
  seat ? { kind: 'SEAT', encounterId, seatId: seat.id } : { kind: 'ANONYMOUS' };

/** What a change is answered; one that changes nothing has made no version and no events. */
const done = (change: Accepted | Unchanged): Outcome => ({
  kind: 'DONE',
  record: change.record,
  now: change.record,
  events: change.kind === 'ACCEPTED' ? change.events : [],
  seat: change.seat,
  issued: change.issued ?? null,
});

/** What the maker of an encounter is answered: with the first seat at it. */
function opened(
  record: EncounterRecord,
  now: EncounterRecord,
  events: JournalEntry['events'],
): Outcome {
  const seat = record.seats.find(({ id }) => id === firstSeatId(record.id));
  return seat
    ? { kind: 'DONE', record, now, events, seat, issued: seat }
    : forbidden('SEAT_REVOKED', 'The seat that this request made has been revoked.');
}
