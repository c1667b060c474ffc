import type { Bytes, Size } from './sound.ts';

/** How long a box is, and its name. */
const HEAD_BYTES = 8;
const BRANDS: ReadonlySet<string> = new Set(['avif', 'avis']);
/** What may stand side by side in the file. */
const BOXES: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free']);
/** `meta` has a version before its boxes. */
const VERSION_BYTES = 4;

export const isAvif = (bytes: Bytes): boolean =>
  bytes.text(4, 4) === 'ftyp' && brandsOf(bytes).some((brand) => BRANDS.has(brand));

/** The main one, and those after its minor version. */
const brandsOf = (bytes: Bytes): readonly string[] =>
  [
    8,
    ...Array.from(
      { length: Math.max(0, Math.min(bytes.long(0), 200) - 16) / 4 },
      (_, i) => 16 + 4 * i,
    ),
  ].map((at) => bytes.text(at, 4));

/** Boxes from the first to the end of the file; null for anything else. */
export function sizeOfAvif(bytes: Bytes): Size | null {
  const boxes = boxesIn(bytes, 0, bytes.length);
  if (!boxes?.some(({ type }) => type === 'mdat')) return null;
  if (boxes.some(({ type }) => !BOXES.has(type))) return null;
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) return null;
  const properties = inside(bytes, inside(bytes, [meta], 'iprp', VERSION_BYTES), 'ipco');
  const sizes = inside(bytes, properties, 'ispe').map(({ at }) => ({
    width: bytes.long(at + VERSION_BYTES),
    height: bytes.long(at + VERSION_BYTES + 4),
  }));
  // Of a picture in tiles each has one: the largest is the whole.
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

interface Box {
  readonly type: string;
  /** Where its content begins and ends. */
  readonly at: number;
  readonly end: number;
}

/** Null where they do not fill it exactly. */
function boxesIn(bytes: Bytes, from: number, to: number): readonly Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const end = at + bytes.long(at);
    if (end < at + HEAD_BYTES || end > to) return null;
    boxes.push({ type: bytes.text(at + 4, 4), at: at + HEAD_BYTES, end });
    at = end;
  }
  return boxes;
}

const inside = (bytes: Bytes, boxes: readonly Box[], type: string, skipped = 0): readonly Box[] =>
  boxes
    .flatMap(({ at, end }) => boxesIn(bytes, at + skipped, end) ?? [])
    .filter((box) => box.type === type);
