/** Records, journal entries and keys of requests as rows of plain columns, and back. */
import { brotliDecompressSync, constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type {
  DiceRecord,
  EncounterRecord,
  IdempotencyRecord,
  JournalEntry,
  RequestKey,
  Seat,
  Snapshot,
} from '../app/ports.ts';
import { dictionaries, DICTIONARY } from './dictionary.ts';

/** What every database keeps, beside the keys that it finds it by. */
export const COLUMNS = {
  head: {
    version: 'INTEGER',
    ruleset: 'TEXT',
    createdAt: 'TEXT',
    updatedAt: 'TEXT',
    snapshot: 'BLOB',
    seed: 'TEXT',
  },
  journal: { version: 'INTEGER', at: 'TEXT', payload: 'BLOB' },
  request: { made: 'TEXT', version: 'INTEGER', fingerprint: 'TEXT' },
} as const satisfies Readonly<Record<string, Columns>>;

export type Columns = Readonly<Record<string, keyof ColumnTypes>>;
export interface ColumnTypes {
  INTEGER: number;
  TEXT: string;
  BLOB: Uint8Array;
}
export type Row<C extends Columns> = { readonly [Name in keyof C]: ColumnTypes[C[Name]] };
export type HeadRow = Row<(typeof COLUMNS)['head']>;
export type JournalRow = Row<(typeof COLUMNS)['journal']>;
export type RequestRow = Row<(typeof COLUMNS)['request']>;

/**
 * The seed of the dice is kept out of what is compressed: next to texts that people choose, it
 * would show in the size, and whether an encounter is too large can be seen from outside.
 */
export function headRow({ version, ruleset, createdAt, updatedAt, ...record }: EncounterRecord) {
  const { dice, ...rest } = record.snapshot;
  const { seed, ...open } = dice;
  const { seats, flow, importing } = record;
  const present = importing ? { seats, flow, importing } : { seats, flow };
  const snapshot = compress({ ...rest, dice: open, ...present } satisfies OpenSnapshot);
  return { version, ruleset, createdAt, updatedAt, snapshot, seed } satisfies HeadRow;
}

/** The version of a record that is marked as deleted: no other version comes after it, and none is it. */
export const markOf = (version: number): number => -version;
export const versionOfMark = (mark: number): number => -mark;
export const isMark = (version: number): boolean => version < 0;

/** A snapshot as it is compressed, with the seats: they are short, and much the same. */
type OpenSnapshot = Omit<Snapshot, 'dice'> & {
  readonly dice: Omit<DiceRecord, 'seed'>;
  readonly seats: readonly Seat[];
  readonly flow: EncounterRecord['flow'];
  readonly importing?: NonNullable<EncounterRecord['importing']>;
};

export function recordIn(id: string, { snapshot, seed, ...row }: HeadRow): EncounterRecord {
  const { seats, flow, importing, ...open } = decompress(snapshot) as OpenSnapshot;
  const record = { id, ...row, snapshot: { ...open, dice: { seed, ...open.dice } }, seats, flow };
  return importing ? { ...record, importing } : record;
}

export const journalRow = ({ version, at, ...payload }: JournalEntry): JournalRow => ({
  version,
  at,
  payload: compress(payload),
});

export const entryIn = ({ version, at, payload }: JournalRow): JournalEntry => ({
  version,
  at,
  ...(decompress(payload) as Omit<JournalEntry, 'version' | 'at'>),
});

/** What is remembered of a request that has made this version of this encounter. */
export const requestRow = (
  { fingerprint }: RequestKey,
  { id, version }: EncounterRecord,
): RequestRow => ({ made: id, version, fingerprint });

export const idempotencyRecordOf = ({ made, ...row }: RequestRow): IdempotencyRecord => ({
  encounterId: made,
  ...row,
});

/**
 * Zstandard with a dictionary, since much of a short row is the names of its fields: a sixth less than
 * Brotli's quality 5, in about half of its time. Write units are counted by the kilobyte.
 */
function compress(value: unknown): Uint8Array {
  const dictionary = dictionaries.get(DICTIONARY);
  const packed = zstdCompressSync(JSON.stringify(value), { dictionary, params: LEVEL });
  return Buffer.concat([Buffer.of(DICTIONARY), packed]);
}

/** Level 3 takes half the time and a tenth more bytes; those above save next to nothing. */
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 5 };

function decompress(row: Uint8Array): unknown {
  const dictionary = dictionaries.get(row[0] ?? 0);
  // Before 1.0, rows were written with Brotli, and no such row begins with the number of a dictionary.
  const json = dictionary
    ? zstdDecompressSync(row.subarray(1), { dictionary })
    : brotliDecompressSync(row);
  return JSON.parse(json.toString());
}
