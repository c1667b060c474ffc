import type { Dice } from '../values/dice.ts';

/** Random numbers of a policy's own: the same text gives the same ones. */
export interface Chance extends Dice {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** So many entries, each once at most, in random order. */
  sample<T>(list: readonly T[], count: number): readonly T[];
}

/**
 * Chance from a text, by FNV-1a and mulberry32. It need not be fair against anybody who computes: who
 * sees the text may know what follows from it.
 */
export const chanceOf = (text: string): Chance => chanceFrom(seedOf(text));

/** The same from what {@link seedOf} makes of the text, which may be as long as a state. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  /** At least 0, below 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  };
  const sample = <T>(list: readonly T[], count: number): readonly T[] => {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  const roll = (count: number, sides: number) => Array.from({ length: count }, () => int(1, sides));
  return { roll, int, pick, sample };
}

export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
