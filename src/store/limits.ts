/** What every store checks before it writes. */
import type { EncounterRecord, JournalEntry, TooLarge } from '../app/ports.ts';
import {
  type Columns,
  type HeadRow,
  type JournalRow,
  type Row,
  headRow,
  journalRow,
} from './codec.ts';

/**
 * Bytes. DynamoDB refuses items above 400 KB = 409,600 bytes; the rest is margin for their keys. All
 * stores have the same limit, so that what one of them keeps fits into every other.
 */
export const ROW_LIMIT = 400_000;

export interface EncodedWrite {
  readonly head: HeadRow;
  readonly journal: JournalRow;
}

/**
 * The two rows of a write, or the larger one's size when it is over {@link ROW_LIMIT}.
 *
 * @throws Error when the entry is not the one for the record's version (the journal would get a gap)
 */
export function encodeWrite(
  record: EncounterRecord,
  entry: JournalEntry,
  head: HeadRow = headRow(record),
): EncodedWrite | TooLarge {
  if (entry.version !== record.version) {
    throw new Error(
      `Journal entry ${entry.version} does not belong to version ${record.version} of ${record.id}.`,
    );
  }
  const write = { head, journal: journalRow(entry) };
  return tooLarge([write.head, write.journal]) ?? write;
}

/** The rows of entries alone, or the size of the first that is over {@link ROW_LIMIT}. */
export function encodeEntries(entries: readonly JournalEntry[]): readonly JournalRow[] | TooLarge {
  const rows = entries.map(journalRow);
  return tooLarge(rows) ?? rows;
}

function tooLarge(rows: readonly (HeadRow | JournalRow)[]): TooLarge | null {
  const bytes = rows.map(rowBytes).find((size) => size > ROW_LIMIT);
  return bytes === undefined ? null : { kind: 'TOO_LARGE', bytes, limit: ROW_LIMIT };
}

/** As DynamoDB counts: names and strings in UTF-8, binary raw, numbers 21 bytes at most. */
export const rowBytes = (row: Row<Columns>): number =>
  Object.entries<number | string | Uint8Array>({ ...row }).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );

function valueBytes(value: number | string | Uint8Array): number {
  if (typeof value === 'number') return 21;
  return typeof value === 'string' ? Buffer.byteLength(value) : value.length;
}
