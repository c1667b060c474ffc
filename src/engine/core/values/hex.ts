/** A hex in axial coordinates (whole numbers). */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** How far the map reaches from its middle, along either axis. */
export const MAP_EDGE = 1000;

/** The six directions in order around the hex, starting east. */
export const directions: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Steps from one hex to another. */
export function distance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** A hex in a sentence for people: `(6, 0)`. */
export const hexName = ({ q, r }: Hex): string => `(${q}, ${r})`;

/** One small number for a hex, different for all that have |r| < 32768; they add up as hexes do. */
export const hexNumber = ({ q, r }: Hex): number => q * 65_536 + r;
