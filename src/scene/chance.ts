import type { Hex } from './geometry.ts';

/** Numbers from 0 to 1 that a hex always has: what is drawn at random there stays as it is. */
export function chancesAt({ q, r }: Hex): () => number {
  let state = Math.imul(q, 0x9e3779b1) ^ Math.imul(r, 0x85ebca6b) ^ 0x27d4eb2f;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 2 ** 32;
  };
}
