/** What every store checks before it writes. */
import type { EncounterRecord, JournalEntry, TooLarge } from '../app/ports.ts';
import { type Item, headAttributes, headKey, journalItem } from './codec.ts';

/** Bytes. DynamoDB refuses items above 400 KB = 409,600 bytes; the rest is margin. */
export const ITEM_LIMIT = 400_000;

export interface EncodedWrite {
  readonly headKey: Item;
  readonly headAttributes: Item;
  readonly journal: Item;
}

/**
 * The two items of a write, or the larger one's size when it is over {@link ITEM_LIMIT}.
 *
 * @throws Error when the entry is not the one for the record's version (the journal would get a gap)
 */
export function encodeWrite(record: EncounterRecord, entry: JournalEntry): EncodedWrite | TooLarge {
  assertSameVersion(record, entry);
  const write = {
    headKey: headKey(record.id),
    headAttributes: headAttributes(record),
    journal: journalItem(record.id, entry),
  };
  const headBytes = itemBytes(write.headKey) + itemBytes(write.headAttributes);
  const bytes = Math.max(headBytes, itemBytes(write.journal));
  return bytes > ITEM_LIMIT ? { kind: 'TOO_LARGE', bytes, limit: ITEM_LIMIT } : write;
}

/** The items of entries alone, or the size of the first that is over {@link ITEM_LIMIT}. */
export function encodeEntries(
  encounterId: string,
  entries: readonly JournalEntry[],
): readonly Item[] | TooLarge {
  const items = entries.map((entry) => journalItem(encounterId, entry));
  const bytes = items.map(itemBytes).find((size) => size > ITEM_LIMIT);
  return bytes === undefined ? items : { kind: 'TOO_LARGE', bytes, limit: ITEM_LIMIT };
}

export function assertSameVersion(record: EncounterRecord, entry: JournalEntry): void {
  if (entry.version !== record.version) {
    throw new Error(
      `Journal entry ${entry.version} does not belong to version ${record.version} of ${record.id}.`,
    );
  }
}

/** As DynamoDB counts: names and strings in UTF-8, binary raw, numbers 21 bytes at most. */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => {
    const size = value.B?.length ?? (value.S === undefined ? 21 : Buffer.byteLength(value.S));
    return sum + Buffer.byteLength(name) + size;
  }, 0);
}
