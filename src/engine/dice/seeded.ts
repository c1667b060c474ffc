import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { PlainDice } from '../core/values/dice.ts';

const BLOCK = 32;

/** Dice drawn from a seed; `position` is how many bytes of the stream have been used. */
export interface SeededDice extends PlainDice {
  readonly position: number;
}

/**
 * The dice of an encounter: byte `i` of the stream is byte `i mod 32` of
 * SHA-256(seed ‖ block), where `block` is `floor(i / 32)` as four bytes, big-endian.
 * A die of `s` faces takes the next byte below the greatest multiple of `s` up to 256 and is
 * that byte mod `s`, plus 1; bytes above are skipped, so every face is equally likely.
 *
 * @param seed 32 bytes as 64 hex digits
 * @param position where an earlier call stopped
 */
export function seededDice(seed: string, position: number): SeededDice {
  const key = hexToBytes(seed);
  if (key.length !== BLOCK) throw new RangeError('A seed has 32 bytes.');
  let next = position;
  let blockIndex = -1;
  let block: Uint8Array = new Uint8Array(0);

  const byte = (): number => {
    const wanted = Math.floor(next / BLOCK);
    if (wanted !== blockIndex) {
      block = streamBlock(key, wanted);
      blockIndex = wanted;
    }
    return block[next++ % BLOCK] ?? 0;
  };

  const die = (sides: number): number => {
    const fair = 256 - (256 % sides);
    let value = byte();
    while (value >= fair) value = byte();
    return (value % sides) + 1;
  };

  return {
    roll: (count, sides) => Array.from({ length: count }, () => die(sides)),
    get position() {
      return next;
    },
  };
}

function streamBlock(key: Uint8Array, index: number): Uint8Array {
  const message = new Uint8Array(BLOCK + 4);
  message.set(key);
  new DataView(message.buffer).setUint32(BLOCK, index);
  return sha256(message);
}

/** What is published before the first roll: SHA-256 of the seed's 32 bytes, in hex. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));
