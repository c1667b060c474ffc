import {
  directions,
  distance,
  type Hex,
  hexName,
  hexNumber,
  MAP_EDGE,
  sameHex,
} from '../core/values/hex.ts';

export { directions, distance, type Hex, hexName, hexNumber, MAP_EDGE, sameHex };

export const onMap = ({ q, r }: Hex): boolean => Math.abs(q) <= MAP_EDGE && Math.abs(r) <= MAP_EDGE;

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

const known = new WeakMap<readonly Hex[], ReadonlySet<number>>();

/** The numbers of these hexes; a list never changes, so it is gone through once. */
export function hexSet(hexes: readonly Hex[]): ReadonlySet<number> {
  const before = known.get(hexes);
  if (before) return before;
  const numbers = new Set(hexes.map(hexNumber));
  known.set(hexes, numbers);
  return numbers;
}

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

export const neighbours = (hex: Hex): readonly Hex[] => directions.map((step) => add(hex, step));
