/** What DynamoDB bills for a command: in a transaction 2 write units a kilobyte and item. */
import type { EncounterRecord, JournalEntry } from '../../../src/app/ports.ts';
import { requestRow } from '../../../src/store/codec.ts';
import { idempotencyItem, type Item } from '../../../src/store/dynamodb/items.ts';
import { entryItem, headItem, itemBytes } from './items.ts';

export const headBytes = (record: EncounterRecord): number => billedBytes(headItem(record));

export const entryBytes = (id: string, entry: JournalEntry): number =>
  billedBytes(entryItem(id, entry));

/** The units of each item that a command with a key writes: HEAD, the journal entry, the key. */
export function unitsOfItems(record: EncounterRecord, entry: JournalEntry): readonly number[] {
  const key = { encounterId: record.id, hash: '0'.repeat(64), fingerprint: '0'.repeat(64) };
  const keyBytes = billedBytes(idempotencyItem(key, requestRow(key, record)));
  const sizes = [headBytes(record), entryBytes(record.id, entry), keyBytes];
  return sizes.map((bytes) => 2 * Math.ceil(bytes / 1024));
}

/** The store reckons with the most that a number takes; this is what it takes. */
function billedBytes(item: Item): number {
  const numbers = Object.values(item).flatMap(({ N }) => N ?? []);
  return numbers.reduce(
    (bytes, number) => bytes - MOST_OF_A_NUMBER + bytesOf(number),
    itemBytes(item),
  );
}

const MOST_OF_A_NUMBER = 21;
/** A byte for every two significant digits, and one more. */
const bytesOf = (number: string): number => Math.ceil(number.replace(/0+$/, '').length / 2) + 1;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
