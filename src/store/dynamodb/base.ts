/**
 * The base of an encounter is an earlier state of it, in an item of its own. HEAD holds how the newest
 * state differs from it, so that what seldom changes (definitions, sheets, settings) is not written,
 * and paid for, with every command. A new base replaces it once HEAD has grown.
 */
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { EncounterRecord } from '../../app/ports.ts';
import { compress, decompress, headRowOf, type HeadRow, LEVEL, openText } from '../codec.ts';
import { ROW_LIMIT, rowBytes } from '../limits.ts';
import type { BaseRow } from './items.ts';

export interface Base {
  /** SHA-256 of its text: what HEAD names it by. */
  readonly hash: string;
  readonly text: Buffer;
  readonly row: BaseRow;
}

export const baseIn = (row: BaseRow): Base => baseOf(decompress(row.text), row);

const baseOf = (text: Buffer, row: BaseRow): Base => ({
  hash: createHash('sha256').update(text).digest('base64url'),
  text,
  row,
});

/** HEAD as it is to be written. */
export type Head =
  | { readonly kind: 'ALONE'; readonly row: HeadRow; readonly base: null }
  /** Against the base that is stored already, or one that is to be written with it. */
  | { readonly kind: 'AGAINST' | 'REBASED'; readonly row: HeadRow; readonly base: Base };

/** Bytes. A larger text stands alone: whether it fits into a row is only known of that. */
const LARGEST_BASE = ROW_LIMIT - 10_000;

/** @param stored the base that the encounter has, as far as is known here */
export function headOf(record: EncounterRecord, stored: Base | null): Head {
  const text = openText(record);
  if (text.length > LARGEST_BASE) return alone(record, text);
  const head = stored ? against(record, text, stored) : alone(record, text);
  if (!needsNewBase(head)) return head;
  const row = { version: record.version, text: compress(text) };
  return { ...against(record, text, baseOf(text, row)), kind: 'REBASED' };
}

const alone = (record: EncounterRecord, text: Buffer): Head => ({
  kind: 'ALONE',
  row: headRowOf(record, compress(text)),
  base: null,
});

function against(record: EncounterRecord, text: Buffer, base: Base) {
  const snapshot = zstdCompressSync(text, { dictionary: base.text, params: LEVEL });
  return { kind: 'AGAINST', row: headRowOf(record, snapshot), base } as const;
}

/** The text of a snapshot that is written against this base. */
export const textAgainst = (snapshot: Uint8Array, { text }: Base): Buffer =>
  zstdDecompressSync(snapshot, { dictionary: text });

/**
 * Whether the kilobytes that HEAD has grown by have cost as much since the last base as a new one
 * will. It has grown steadily, so that about half of them were written with each version.
 */
function needsNewBase({ row, base }: Head): boolean {
  const grownBy = kilobytes(row) - 1;
  const versions = row.version - (base?.row.version ?? 0);
  return grownBy * versions >= 2 * kilobytes(base?.row ?? row);
}

/** That a write is billed by: the keys and the name of the base are among them. */
const kilobytes = (row: HeadRow | BaseRow): number => Math.ceil((rowBytes(row) + REST) / 1024);
const REST = 100;
