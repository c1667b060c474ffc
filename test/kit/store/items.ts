/** What the DynamoDB adapter writes, as items. */
import type { EncounterRecord, JournalEntry } from '../../../src/app/ports.ts';
import { headRow, journalRow } from '../../../src/store/codec.ts';
import {
  headAttributes,
  headKey,
  type Item,
  journalItem,
} from '../../../src/store/dynamodb/items.ts';

export const headItem = (record: EncounterRecord): Item => ({
  ...headKey(record.id),
  ...headAttributes(headRow(record)),
});

export const entryItem = (encounterId: string, entry: JournalEntry): Item =>
  journalItem(encounterId, journalRow(entry));

/** As DynamoDB counts: names and strings in UTF-8, binary raw, numbers 21 bytes at most. */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => {
    const size = value.B?.length ?? (value.S === undefined ? 21 : Buffer.byteLength(value.S));
    return sum + Buffer.byteLength(name) + size;
  }, 0);
}
