import { add, directions, distance, type Hex, subtract } from './hex.ts';

/**
 * The hexes nearest to the straight line between two centres, one list a step, ends included.
 * Where the line runs exactly between two hexes that step has both. Whole numbers throughout.
 */
export function lineCandidates(from: Hex, to: Hex): readonly (readonly Hex[])[] {
  const steps = distance(from, to);
  return Array.from({ length: steps + 1 }, (_, i) => nearest(from, to, i, Math.max(steps, 1)));
}

/** The line with one hex a step; of two equally near hexes the first in `directions` order. */
export function line(from: Hex, to: Hex): readonly Hex[] {
  const path: Hex[] = [from];
  for (const candidates of lineCandidates(from, to).slice(1)) {
    const here = path.at(-1) ?? from;
    const next = directions
      .map((step) => add(here, step))
      .find((hex) => candidates.some(({ q, r }) => q === hex.q && r === hex.r));
    if (next) path.push(next);
  }
  return path;
}

/** The hexes whose centres lie nearest to the point `i / n` of the way. */
function nearest(from: Hex, to: Hex, i: number, n: number): readonly Hex[] {
  const span = subtract(to, from);
  const q = from.q * n + span.q * i;
  const r = from.r * n + span.r * i;
  const base = { q: Math.floor(q / n), r: Math.floor(r / n) };
  // The point lies in the rhombus of these four, so its nearest centre is one of them.
  let found: Hex[] = [];
  let least = Infinity;
  for (const corner of rhombus) {
    const hex = add(base, corner);
    const far = squaredLength(hex.q * n - q, hex.r * n - r);
    if (far < least) found = [];
    if (far <= least) found.push(hex);
    least = Math.min(far, least);
  }
  return found;
}

const rhombus: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: 1 },
];

/** Squared Euclidean length of an axial vector (hex centres 1 apart). */
export const squaredLength = (q: number, r: number): number => q * q + q * r + r * r;
