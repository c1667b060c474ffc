/** Optimistic version locking: judge on what is known, write if nothing else was written. */
import { type Accepted, conflict, type Refused, tooLarge, type Unchanged } from '../outcome.ts';
import type {
  IdempotencyRecord,
  EncounterRecord,
  EncounterStore,
  JournalEntry,
  Ports,
  RequestKey,
} from '../ports.ts';
import { sleep } from '../pauses.ts';
import { loadRulesetOf } from '../journal/ruleset-of.ts';
import { upToDate } from '../journal/snapshot.ts';
import { outboxEntry } from '../webhooks/events.ts';
import { ownerIsFull } from '../webhooks/steps.ts';

/** Judges a request on a state of its encounter. */
export type Judge = (record: EncounterRecord) => Promise<Judged> | Judged;
export type Judged = Refused | Accepted | Unchanged;

type Committed =
  Judged | { readonly kind: 'DONE_BEFORE'; readonly idempotencyRecord: IdempotencyRecord };

/** How often a command is judged because another one came in between. */
const MAX_ATTEMPTS = 50;
/** Milliseconds; doubled with each attempt, up to the longest pause. */
const FIRST_PAUSE = 4;
const LONGEST_PAUSE = 250;

/** How many encounters a process remembers as it last saw them. */
const MAX_KEPT = 32;

/** Called with every record that is read or written; with its entry when it is written. */
export type OnRecord = (record: EncounterRecord, entry?: JournalEntry) => void;

/** The encounter as it is now, in the newest format, with its ruleset at hand. */
export async function loaded(store: EncounterStore, id: string): Promise<EncounterRecord | null> {
  const record = await store.load(id);
  if (!record) return null;
  await loadRulesetOf(record);
  return upToDate(record);
}

export class VersionLock {
  private readonly store: EncounterStore;
  private readonly onRecord: OnRecord;
  private readonly onEvents: (encounterId: string) => void;
  /** Possibly stale; the one that was used last stands last. */
  private readonly kept = new Map<string, EncounterRecord>();

  constructor(
    { store, webhooks }: Pick<Ports, 'store' | 'webhooks'>,
    onRecord: OnRecord = () => undefined,
  ) {
    this.store = store;
    this.onRecord = onRecord;
    this.onEvents = webhooks?.onEvents ?? (() => undefined);
  }

  /** The encounter as it is now. */
  async read(id: string): Promise<EncounterRecord | null> {
    const record = await loaded(this.store, id);
    if (record) return this.keep(record);
    this.kept.delete(id);
    return null;
  }

  /**
   * Judges a request on the encounter as it was last seen, which costs no read: when it was not
   * the newest, the write fails and brings the newest with it. A refusal, or what changes nothing, has no
   * write to prove it, so it only counts when it is given on what was read now; and because the request itself may
   * have made it illegal, its key is looked up before it is refused.
   */
  async commit(id: string, judge: Judge, key?: RequestKey): Promise<Committed> {
    let record = this.kept.get(id) ?? null;
    let fresh = record === null;
    record ??= await this.read(id);
    for (let attempt = 1; ;) {
      const result = record ? await this.attempt(record, judge, key) : notFound;
      if (result.kind === 'ACCEPTED' || result.kind === 'DONE_BEFORE') return result;
      if (result.kind === 'OVERTAKEN') {
        record = result.current;
        fresh = true;
        if (attempt === MAX_ATTEMPTS) return conflict(record, null);
        await sleep(Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt++));
      } else if (fresh) {
        const idempotencyRecord = key && (await this.store.idempotencyRecord(key));
        return idempotencyRecord ? { kind: 'DONE_BEFORE', idempotencyRecord } : result;
      } else {
        record = await this.read(id);
        fresh = true;
      }
    }
  }

  /** It was deleted. */
  forget(id: string): void {
    this.kept.delete(id);
  }

  private async attempt(record: EncounterRecord, judge: Judge, key?: RequestKey) {
    const judged = await judge(record);
    if (judged.kind !== 'ACCEPTED') return judged;
    const { record: next, entry, member, webhook } = judged;
    const outbox = outboxEntry(record, next);
    const written = await this.store.commit(next, entry, key, { member, webhook, outbox });
    switch (written.kind) {
      case 'COMMITTED':
        this.keep(next, entry);
        if (outbox) this.onEvents(next.id);
        return judged;
      case 'OWNER_FULL':
        return ownerIsFull;
      case 'CONFLICT':
        return { kind: 'OVERTAKEN', current: this.keep(upToDate(written.current)) } as const;
      case 'TOO_LARGE':
        return tooLarge(written, mayReportSize(judged) ? written.bytes : null);
      case 'MISSING':
        return notFound;
      case 'DONE_BEFORE':
        return written;
    }
  }

  private keep(record: EncounterRecord, entry?: JournalEntry): EncounterRecord {
    this.onRecord(record, entry);
    this.kept.delete(record.id);
    this.kept.set(record.id, record);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return record;
  }
}

/** The size would reveal to a player what is hidden, and to anybody dice to come. */
const mayReportSize = ({ rolled, seat }: Accepted): boolean => !rolled && seat.actor.kind === 'GM';

const notFound = { kind: 'NOT_FOUND' } as const;
