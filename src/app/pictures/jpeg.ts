import type { Bytes, Size } from './sound.ts';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames, as far as browsers show them: baseline, extended and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, comments, what applications add, restart intervals. */
const isSegment = (marker: number): boolean =>
  marker === 0xc4 ||
  marker === 0xdb ||
  marker === 0xdd ||
  marker === 0xfe ||
  isOfApplication(marker);
const isOfApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** Among the data of a scan: a byte 255, or where a decoder takes up again. */
const isData = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

export const isJpeg = (bytes: Bytes): boolean =>
  bytes.byte(0) === MARK && bytes.byte(1) === START && bytes.byte(2) === MARK;

/** Segments and scans from the start to the end, and nothing after it; null for anything else. */
export function sizeOfJpeg(bytes: Bytes): Size | null {
  let size: Size | null = null;
  let at = 2;
  let hasScan = false;
  for (;;) {
    if (bytes.byte(at) !== MARK) return null;
    while (bytes.byte(at) === MARK) at++;
    const marker = bytes.byte(at++);
    if (marker === END) return hasScan && at === bytes.length ? size : null;
    const isFrame = FRAMES.has(marker);
    if (isFrame ? size !== null : marker !== SCAN && !isSegment(marker)) return null;
    if (marker === SCAN && size === null) return null;
    if (isFrame) size = { height: bytes.short(at + 3), width: bytes.short(at + 5) };
    const length = bytes.short(at);
    if (length < 2) return null;
    at += length;
    if (marker !== SCAN) continue;
    hasScan = true;
    at = afterData(bytes, at);
  }
}

/** Where the next marker is. */
function afterData(bytes: Bytes, from: number): number {
  for (let at = bytes.next(MARK, from); ; at = bytes.next(MARK, at + 1)) {
    if (at < 0) return bytes.length;
    if (bytes.byte(at + 1) !== MARK && !isData(bytes.byte(at + 1))) return at;
  }
}
