import type { Bytes, Size } from './sound.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEAD_BYTES = 13;
/** Length, type and checksum of a chunk. */
const AROUND = 12;
/** What is drawn: a reader that does not know one of another name must give up. */
const CRITICAL: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

export const isPng = (bytes: Bytes): boolean => bytes.text(0, SIGNATURE.length) === SIGNATURE;

/** Chunks from the head to the end, and nothing after it; null for anything else. */
export function sizeOfPng(bytes: Bytes): Size | null {
  let at = SIGNATURE.length;
  if (bytes.text(at + 4, 4) !== 'IHDR' || bytes.long(at) !== HEAD_BYTES) return null;
  const size = { width: bytes.long(at + 8), height: bytes.long(at + 12) };
  let hasData = false;
  for (;;) {
    const type = bytes.text(at + 4, 4);
    if (!/^[a-z]/i.test(type) || (/^[A-Z]/.test(type) && !CRITICAL.has(type))) return null;
    hasData ||= type === 'IDAT';
    at += AROUND + bytes.long(at);
    if (type === 'IEND') return hasData && at === bytes.length ? size : null;
  }
}
