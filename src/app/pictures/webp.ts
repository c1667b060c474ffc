import type { Bytes, Size } from './sound.ts';

/** `RIFF`, how long the rest is, `WEBP`. */
const HEAD_BYTES = 12;

export const isWebp = (bytes: Bytes): boolean =>
  bytes.text(0, 4) === 'RIFF' && bytes.text(8, 4) === 'WEBP';

/** Chunks from the head to the end that it names, and nothing after it; null for anything else. */
export function sizeOfWebp(bytes: Bytes): Size | null {
  if (bytes.longUp(4) + 8 !== bytes.length) return null;
  let size: Size | null = null;
  let at = HEAD_BYTES;
  while (at < bytes.length) {
    const [type, length] = [bytes.text(at, 4), bytes.longUp(at + 4)];
    // What says more comes first, and says it of the whole.
    size ??= sizeIn(bytes, type, at + 8);
    if (size === null) return null;
    at += 8 + length + (length % 2);
  }
  return at === bytes.length ? size : null;
}

function sizeIn(bytes: Bytes, type: string, at: number): Size | null {
  switch (type) {
    case 'VP8X':
      return { width: 1 + three(bytes, at + 4), height: 1 + three(bytes, at + 7) };
    case 'VP8L': {
      if (bytes.byte(at) !== 0x2f) return null;
      const bits = bytes.longUp(at + 1);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      if (bytes.text(at + 3, 3) !== '\x9d\x01\x2a') return null;
      return { width: bytes.shortUp(at + 6) & 0x3fff, height: bytes.shortUp(at + 8) & 0x3fff };
    default:
      return null;
  }
}

const three = (bytes: Bytes, at: number): number => bytes.shortUp(at) + bytes.byte(at + 2) * 65_536;
