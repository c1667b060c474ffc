import { distance, type Hex, hexKey, sameHex } from '../../../src/engine/grid/hex.ts';

/**
 * Lines of sight the slow way, to check the engine against: fractions of big integers, every hex
 * clipped by its edges, every pair of corners tried. Shares no geometry with src/engine/grid.
 */
export interface Battlefield {
  readonly obstacles: readonly Hex[];
  readonly concealing: readonly (Hex & { readonly level: number })[];
}

/** The point (q / over, r / over) in axial coordinates. */
export interface Spot {
  readonly q: number;
  readonly r: number;
  readonly over: number;
}

/** A fraction, `d` above 0. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** The points `at + t * step`, in axial coordinates times `scale` (a multiple of 3). */
interface Track {
  readonly at: readonly [bigint, bigint];
  readonly step: readonly [bigint, bigint];
  readonly scale: bigint;
}

/** The part of a track that lies in a closed hex; `along` if that is part of an edge. */
interface Chord {
  readonly first: Fraction;
  readonly last: Fraction;
  readonly along: boolean;
}

const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);
const smaller = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b);
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });

/** What the edges of a hex are parallel to: each pair bounds one of these by 1 (in hexes). */
const slabs: readonly (readonly [bigint, bigint])[] = [
  [2n, 1n],
  [1n, 2n],
  [1n, -1n],
];

function chord({ at, step, scale }: Track, hex: Hex): Chord | null {
  let first: Fraction | null = null;
  let last: Fraction | null = null;
  let along = false;
  for (const [a, b] of slabs) {
    const middle = (a * BigInt(hex.q) + b * BigInt(hex.r)) * scale;
    const value = a * at[0] + b * at[1] - middle;
    const slope = a * step[0] + b * step[1];
    if (slope === 0n) {
      if (value > scale || value < -scale) return null;
      along ||= value === scale || value === -scale;
      continue;
    }
    const [s, t] = [fraction(-scale - value, slope), fraction(scale - value, slope)];
    first = first ? greater(first, smaller(s, t)) : smaller(s, t);
    last = last ? smaller(last, greater(s, t)) : greater(s, t);
  }
  return first && last && !less(last, first) ? { first, last, along } : null;
}

interface Weighted {
  readonly hex: Hex;
  readonly weight: number;
}

/** What can stand between two hexes; an obstacle weighs more than any concealment. */
function between(from: Hex, to: Hex, { obstacles, concealing }: Battlefield): readonly Weighted[] {
  const solid = new Set(obstacles.map(hexKey));
  return [
    ...obstacles.map((hex) => ({ hex, weight: Infinity })),
    ...concealing
      .filter((hex) => !solid.has(hexKey(hex)))
      .map((hex) => ({ hex, weight: hex.level })),
  ].filter(({ hex }) => !sameHex(hex, from) && !sameHex(hex, to));
}

/** What a stretch of a track crosses: hexes it runs through, and pairs whose seam it runs on. */
function crossings(
  track: Track,
  among: readonly Weighted[],
  within: Pick<Chord, 'first' | 'last'>,
) {
  const chords = among.flatMap((thing) => {
    const found = chord(track, thing.hex);
    if (!found) return [];
    const first = greater(found.first, within.first);
    const last = smaller(found.last, within.last);
    return less(first, last) ? [{ ...thing, first, last, along: found.along }] : [];
  });
  const edges = chords.filter(({ along }) => along);
  return {
    through: chords.filter(({ along }) => !along),
    seams: edges.flatMap((one, i) =>
      edges
        .slice(i + 1)
        .filter((two) => less(greater(one.first, two.first), smaller(one.last, two.last)))
        .map((two) => [one, two] as const),
    ),
  };
}

const total = ({ through, seams }: ReturnType<typeof crossings>): number =>
  through.reduce((sum, { weight }) => sum + weight, 0) +
  seams.reduce((sum, [one, two]) => sum + Math.min(one.weight, two.weight), 0);

const whole = { first: { n: 0n, d: 1n }, last: { n: 1n, d: 1n } };

function trackBetween(a: Spot, b: Spot): Track {
  const scale = 3n * BigInt(a.over) * BigInt(b.over);
  const place = ({ q, r, over }: Spot): [bigint, bigint] => {
    const by = scale / BigInt(over);
    return [BigInt(q) * by, BigInt(r) * by];
  };
  const [start, end] = [place(a), place(b)];
  return { at: start, step: [end[0] - start[0], end[1] - start[1]], scale };
}

/** The levels that the segment between two points crosses; infinite where it is interrupted. */
export const levelsBetween = (a: Spot, b: Spot, ends: readonly [Hex, Hex], field: Battlefield) =>
  total(crossings(trackBetween(a, b), between(...ends, field), whole));

/** Whether a point lies in the hex or on its edge. */
export const isIn = ({ q, r, over }: Spot, hex: Hex): boolean =>
  [
    [2, 1],
    [1, 2],
    [1, -1],
  ].every(([a = 0, b = 0]) => Math.abs(a * (q - hex.q * over) + b * (r - hex.r * over)) <= over);

const centre = ({ q, r }: Hex): Spot => ({ q, r, over: 1 });

/** The obstacles that interrupt the line of the centres. */
export function obstaclesBetween(from: Hex, to: Hex, { obstacles }: Battlefield): readonly Hex[] {
  const things = between(from, to, { obstacles, concealing: [] });
  const { through, seams } = crossings(trackBetween(centre(from), centre(to)), things, whole);
  return [...through, ...seams.flat()].map(({ hex }) => hex);
}

export const hasCover = (from: Hex, to: Hex, { obstacles }: Battlefield): boolean =>
  obstaclesBetween(from, to, {
    obstacles: obstacles.filter((hex) => distance(from, hex) !== 1),
    concealing: [],
  }).length > 0;

/** The corners of a hex in thirds. */
const cornersOf = ({ q, r }: Hex): readonly (readonly [number, number])[] =>
  [
    [2, -1],
    [1, -2],
    [-1, -1],
    [-2, 1],
    [-1, 2],
    [1, 1],
  ].map(([x = 0, y = 0]) => [3 * q + x, 3 * r + y]);

/**
 * The least that any line from the one hex to the other crosses, infinite if each is interrupted:
 * the least over all lines through two corners of anything. For hexes that do not touch.
 */
export function leastLevels(from: Hex, to: Hex, field: Battlefield): number {
  const things = between(from, to, field);
  const all = [from, to, ...things.map(({ hex }) => hex)].flatMap(cornersOf);
  const corners = [...new Map(all.map((corner) => [corner.join(), corner])).values()];
  let least = Infinity;
  for (const [i, a] of corners.entries()) {
    for (const b of corners.slice(i + 1)) {
      const track: Track = {
        at: [BigInt(a[0]), BigInt(a[1])],
        step: [BigInt(b[0] - a[0]), BigInt(b[1] - a[1])],
        scale: 3n,
      };
      const [start, end] = [chord(track, from), chord(track, to)];
      if (!start || !end) continue;
      const gap = less(start.last, end.first)
        ? { first: start.last, last: end.first }
        : { first: end.last, last: start.first };
      least = Math.min(least, total(crossings(track, things, gap)));
    }
  }
  return least;
}
