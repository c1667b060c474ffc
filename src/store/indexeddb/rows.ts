/** Records and entries as the text that is kept of them. */
import { platform } from '#platform';
import type { EncounterRecord, JournalEntry, TooLarge } from '../../app/ports.ts';

/**
 * Bytes. Every store has this limit, so that what one keeps fits into each other; the others compress better than it is
 * measured here, and so may keep a little more.
 */
export const ROW_LIMIT = 400_000;

/** What is kept of a version, or what is too large of it. */
export function encoded(
  record: EncounterRecord,
  entry: JournalEntry,
): { readonly head: string; readonly entry: string } | TooLarge {
  if (entry.version !== record.version)
    throw new Error(
      `Journal entry ${entry.version} does not belong to version ${record.version} of ${record.id}.`,
    );
  const rows = { head: JSON.stringify(record), entry: JSON.stringify(entry) };
  return refuseSize(rows.head, () => withoutSeed(record)) ?? refuseSize(rows.entry) ?? rows;
}

/** The same of entries alone. */
export function encodedEntries(entries: readonly JournalEntry[]): readonly string[] | TooLarge {
  const rows = entries.map((entry) => JSON.stringify(entry));
  return rows.map((row) => refuseSize(row)).find((refused) => refused !== null) ?? rows;
}

/** @param measured what of it is compressed, to tell its size */
function refuseSize(text: string, measured = () => text): TooLarge | null {
  if (platform.byteLength(text) <= ROW_LIMIT) return null;
  const bytes = platform.deflatedLength(measured());
  return bytes > ROW_LIMIT ? { kind: 'TOO_LARGE', bytes, limit: ROW_LIMIT } : null;
}

/** Next to texts that people choose, it would show in the size: see `codec.ts`. */
const withoutSeed = ({ snapshot, ...rest }: EncounterRecord): string =>
  JSON.stringify({ ...rest, snapshot: { ...snapshot, dice: { ...snapshot.dice, seed: '' } } });
