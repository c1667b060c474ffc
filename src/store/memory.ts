/** Encounters in memory, for tests and benchmarks: the same contract as in DynamoDB. */
import type {
  CommitResult,
  IdempotencyRecord,
  EncounterRecord,
  EncounterStore,
  JournalEntry,
  RequestKey,
  TooLarge,
} from '../app/ports.ts';
import { ITEM_LIMIT, assertSameVersion, encodeEntries, encodeWrite } from './limits.ts';
import { StoreError } from './store-error.ts';

/** Kept as JSON, so that no caller shares an object with the store. */
interface Stored {
  version: number;
  head: string;
}

/** `create` throws {@link StoreError} when the id is taken. */
export function memoryStore(): EncounterStore {
  const encounters = new Map<string, Stored>();
  /** By encounter, the entry of version 1 first. */
  const journals = new Map<string, string[]>();
  const idempotencyRecords = new Map<string, IdempotencyRecord>();

  function create(record: EncounterRecord, entry: JournalEntry, key?: RequestKey): CommitResult {
    const write = serialize(record, entry);
    if ('kind' in write) return write;
    const before = idempotencyRecord(key);
    if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: before };
    if (encounters.has(record.id)) throw new StoreError(`The encounter id ${record.id} is taken.`);
    encounters.set(record.id, { version: record.version, head: write.head });
    note(record, write.journal, key);
    return { kind: 'COMMITTED' };
  }

  function commit(record: EncounterRecord, entry: JournalEntry, key?: RequestKey): CommitResult {
    const write = serialize(record, entry);
    if ('kind' in write) return write;
    const before = idempotencyRecord(key);
    if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: before };
    const stored = encounters.get(record.id);
    if (!stored) return { kind: 'MISSING' };
    if (stored.version !== record.version - 1) {
      return { kind: 'CONFLICT', current: JSON.parse(stored.head) as EncounterRecord };
    }
    stored.version = record.version;
    stored.head = write.head;
    note(record, write.journal, key);
    return { kind: 'COMMITTED' };
  }

  function note({ id, version }: EncounterRecord, entry: string, key?: RequestKey): void {
    const entries = journals.get(id);
    if (entries) entries.push(entry);
    else journals.set(id, [entry]);
    if (key)
      idempotencyRecords.set(nameOf(key), {
        encounterId: id,
        version,
        fingerprint: key.fingerprint,
      });
  }

  function load(id: string): EncounterRecord | null {
    const stored = encounters.get(id);
    return stored ? (JSON.parse(stored.head) as EncounterRecord) : null;
  }

  const version = (id: string): number | null => encounters.get(id)?.version ?? null;

  function journal(id: string, after: number, limit: number): readonly JournalEntry[] {
    const first = Math.max(after, 0);
    const entries = journals.get(id)?.slice(first, first + Math.max(limit, 0)) ?? [];
    return entries.map((entry) => JSON.parse(entry) as JournalEntry);
  }

  const idempotencyRecord = (key: RequestKey | undefined): IdempotencyRecord | null =>
    (key && idempotencyRecords.get(nameOf(key))) ?? null;

  function prepare(id: string, entries: readonly JournalEntry[]): TooLarge | null {
    const items = encodeEntries(id, entries);
    if ('kind' in items) return items;
    journals.set(
      id,
      entries.map((entry) => JSON.stringify(entry)),
    );
    return null;
  }

  return {
    create: asPromise(create),
    load: asPromise(load),
    version: asPromise(version),
    commit: asPromise(commit),
    journal: asPromise(journal),
    idempotencyRecord: asPromise(idempotencyRecord),
    prepare: asPromise(prepare),
  };
}

const nameOf = ({ encounterId, hash }: RequestKey): string => `${encounterId ?? ''} ${hash}`;

/** Runs in one go, which is the lock, but fails as a database does: by rejecting. */
function asPromise<Args extends unknown[], Answer>(run: (...args: Args) => Answer) {
  return async (...args: Args): Promise<Answer> => Promise.resolve(run(...args));
}

/** Compresses, to know the exact size, only what could be too large. */
function serialize(record: EncounterRecord, entry: JournalEntry) {
  assertSameVersion(record, entry);
  const write = { head: JSON.stringify(record), journal: JSON.stringify(entry) };
  const bytes = Math.max(Buffer.byteLength(write.head), Buffer.byteLength(write.journal));
  if (bytes < ITEM_LIMIT) return write;
  const encoded = encodeWrite(record, entry);
  return 'kind' in encoded ? encoded : write;
}
