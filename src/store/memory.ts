/** Encounters in memory, for tests and benchmarks: the same contract as in DynamoDB. */
import type { CommitResult, EncounterRecord, EncounterStore, JournalEntry } from '../app/ports.ts';
import { ITEM_LIMIT, assertSameVersion, encodeWrite } from './limits.ts';
import { StoreError } from './store-error.ts';

/** Kept as JSON, so that no caller shares an object with the store. */
interface Stored {
  version: number;
  head: string;
  /** The entry of version 1 first. */
  readonly journal: string[];
}

/** `create` throws {@link StoreError} when the id is taken. */
export function memoryStore(): EncounterStore {
  const encounters = new Map<string, Stored>();

  function create(record: EncounterRecord, entry: JournalEntry): CommitResult {
    const write = serialize(record, entry);
    if ('kind' in write) return write;
    if (encounters.has(record.id)) throw new StoreError(`The encounter id ${record.id} is taken.`);
    encounters.set(record.id, {
      version: record.version,
      head: write.head,
      journal: [write.journal],
    });
    return { kind: 'COMMITTED' };
  }

  function commit(record: EncounterRecord, entry: JournalEntry): CommitResult {
    const write = serialize(record, entry);
    if ('kind' in write) return write;
    const stored = encounters.get(record.id);
    if (!stored) return { kind: 'MISSING' };
    if (stored.version !== record.version - 1) {
      return { kind: 'CONFLICT', current: JSON.parse(stored.head) as EncounterRecord };
    }
    stored.version = record.version;
    stored.head = write.head;
    stored.journal.push(write.journal);
    return { kind: 'COMMITTED' };
  }

  function load(id: string): EncounterRecord | null {
    const stored = encounters.get(id);
    return stored ? (JSON.parse(stored.head) as EncounterRecord) : null;
  }

  function journal(id: string, after: number, limit: number): readonly JournalEntry[] {
    const first = Math.max(after, 0);
    const entries = encounters.get(id)?.journal.slice(first, first + Math.max(limit, 0)) ?? [];
    return entries.map((entry) => JSON.parse(entry) as JournalEntry);
  }

  return {
    create: asPromise(create),
    load: asPromise(load),
    commit: asPromise(commit),
    journal: asPromise(journal),
  };
}

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
