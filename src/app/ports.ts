/** What the use cases need from outside. Adapters live in src/store, src/local and src/lambda. */

/** HEAD: the newest state of an encounter. Everything in it is plain JSON. */
export interface EncounterRecord {
  readonly id: string;
  /** 1 when created; every accepted command adds one. */
  readonly version: number;
  readonly ruleset: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly snapshot: Snapshot;
}

export interface Snapshot {
  /** The format of this snapshot; raised when `state` changes shape. */
  readonly schema: number;
  readonly state: unknown;
  readonly dice: DiceRecord;
}

export interface DiceRecord {
  /** 32 bytes as 64 lower-case hex digits. Secret until the encounter has ended. */
  readonly seed: string;
  /** How many bytes of the stream have been used. */
  readonly position: number;
}

/** What made a version: the command, who gave it, and what happened. */
export interface JournalEntry {
  readonly version: number;
  readonly at: string;
  readonly actor: unknown;
  readonly command: unknown;
  readonly events: readonly unknown[];
  /** The dice position after this entry. */
  readonly dicePosition: number;
}

export type CommitResult =
  | { readonly kind: 'COMMITTED' }
  /** Someone else wrote first; `current` is what they wrote. */
  | { readonly kind: 'CONFLICT'; readonly current: EncounterRecord }
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number; readonly limit: number }
  /** There is no such encounter (any more). */
  | { readonly kind: 'MISSING' };

/**
 * Encounters under optimistic version locking. HEAD and its journal entry are written together
 * or not at all, so the journal has one entry for each version and no gap.
 */
export interface EncounterStore {
  /** Writes version 1. The id must be new: an id that is taken is a bug and throws. */
  create(record: EncounterRecord, entry: JournalEntry): Promise<CommitResult>;
  load(id: string): Promise<EncounterRecord | null>;
  /** Writes `record` when the stored version is `record.version - 1`. */
  commit(record: EncounterRecord, entry: JournalEntry): Promise<CommitResult>;
  /** Entries with a version above `after`, oldest first, `limit` at most. */
  journal(id: string, after: number, limit: number): Promise<readonly JournalEntry[]>;
}

export interface Ports {
  readonly store: EncounterStore;
  readonly clock: () => Date;
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Uint8Array;
}
