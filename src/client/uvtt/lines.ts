/** Walls as lines from point to point, without the points that make no difference on a map of hexes. */
import { distance, distanceTo, nearestCorner, type Point, pointOf } from './lattice.ts';

export interface Line {
  /** What is left of the points. */
  readonly points: readonly Point[];
  /** All of them, and which of them are left. */
  readonly original: readonly Point[];
  readonly kept: readonly number[];
}

/** Hex widths that a point may lie off the line without it; a foot. */
const TOLERANCE = 0.2;
/** Points that are compared with one line at a time: a bound for what one point may cost. */
const PORTION = 500;
/** Hex widths within which a point is a corner: that of a file that `writeUvtt` made. */
const EXACTLY = 1e-4;

/** Leaves out the points that lie near the line without them; where all are corners, none. */
export function simplified(original: readonly Point[]): Line {
  const isExact = original.every(
    (point) => distance(point, pointOf(nearestCorner(point))) < EXACTLY,
  );
  const isKept = original.map((_, i) => isExact || i % PORTION === 0 || i === original.length - 1);
  const spans = isExact
    ? []
    : original.flatMap((_, i): (readonly [number, number])[] =>
        i % PORTION === 0 ? [[i, Math.min(i + PORTION, original.length - 1)]] : [],
      );
  for (let span = spans.pop(); span; span = spans.pop()) {
    const middle = farthestBetween(original, span);
    if (middle === null) continue;
    isKept[middle] = true;
    spans.push([span[0], middle], [middle, span[1]]);
  }
  const kept = original.flatMap((_, i) => (isKept[i] ? [i] : []));
  return { points: kept.flatMap((i) => original[i] ?? []), original, kept };
}

/** The point between the two that is farthest from their line; null where all are near. */
function farthestBetween(
  points: readonly Point[],
  [first, last]: readonly [number, number],
): number | null {
  const [from, to] = [points[first], points[last]];
  if (!from || !to) return null;
  let [farthest, most]: [number | null, number] = [null, TOLERANCE];
  for (let i = first + 1; i < last; i++) {
    const point = points[i];
    const off = point ? distanceTo(point, [from, to]) : 0;
    if (off > most) [farthest, most] = [i, off];
  }
  return farthest;
}
