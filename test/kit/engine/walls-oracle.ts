/**
 * Sight past walls the slow way, to check the engine against: fractions, every hex clipped by its
 * edges, every pair of corners tried. Shares no geometry with src/engine/grid.
 *
 * A line is what lies on it between the first point in the one hex and the last point in the other.
 * Somebody who crawls along it, with a hand's breadth to either side, comes from hex to hex over edges
 * that it meets. It is unbroken if no wall and no obstacle stops them.
 */
import { distance, type Hex, hexKey, sameHex } from '../../../src/engine/grid/hex.ts';
import type { Wall } from '../../../src/engine/core/values/battlefield.ts';

export interface WalledField {
  readonly obstacles: readonly Hex[];
  readonly concealing: readonly (Hex & { readonly level: number })[];
  readonly walls: readonly Wall[];
}

type Spot = readonly [x: number, y: number];

/** A fraction, `d` above 0; small enough that products are exact. */
type Fraction = readonly [n: number, d: number];
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);
const smaller = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b);
const over = (n: number, d: number): Fraction => (d < 0 ? [-n, -d] : [n, d]);

/** Part of a line, by how many of its steps lie before it. */
interface Stretch {
  readonly first: Fraction;
  readonly last: Fraction;
}

const shared = (a: Stretch | null, b: Stretch): Stretch | null => {
  if (!a) return null;
  const both = { first: greater(a.first, b.first), last: smaller(a.last, b.last) };
  return less(both.last, both.first) ? null : both;
};

interface Line {
  readonly at: Spot;
  readonly step: Spot;
}

/** Three pairs of edges, each 3 thirds to either side of the centre. */
const slabs: readonly Spot[] = [
  [2, 1],
  [1, 2],
  [1, -1],
];

/** Where a line is in a hex, its edges included. */
function inHex({ at, step }: Line, { q, r }: Hex): Stretch | null {
  let found: Stretch | null = { first: [-1_000_000, 1], last: [1_000_000, 1] };
  for (const [a, b] of slabs) {
    const value = a * (at[0] - 3 * q) + b * (at[1] - 3 * r);
    const slope = a * step[0] + b * step[1];
    if (slope === 0) {
      if (Math.abs(value) > 3) return null;
      continue;
    }
    const [s, t] = [over(-3 - value, slope), over(3 - value, slope)];
    found = shared(found, { first: smaller(s, t), last: greater(s, t) });
  }
  return found;
}

/** Where a line is on an edge, its ends included. */
function onEdge({ at, step }: Line, [a, b]: readonly [Spot, Spot]): Stretch | null {
  const along: Spot = [b[0] - a[0], b[1] - a[1]];
  const from: Spot = [a[0] - at[0], a[1] - at[1]];
  const across = step[0] * along[1] - step[1] * along[0];
  if (across !== 0) {
    const t = over(from[0] * along[1] - from[1] * along[0], across);
    const s = over(from[0] * step[1] - from[1] * step[0], across);
    return s[0] < 0 || s[0] > s[1] ? null : { first: t, last: t };
  }
  if (from[0] * step[1] !== from[1] * step[0]) return null;
  const axis = step[0] === 0 ? 1 : 0;
  const [s, t] = [over(a[axis] - at[axis], step[axis]), over(b[axis] - at[axis], step[axis])];
  return { first: smaller(s, t), last: greater(s, t) };
}

/** The six sides of a hex: the step over each, and its two ends in thirds. */
const around: readonly (readonly [step: Hex, ends: readonly [Spot, Spot]])[] = [
  [
    { q: 1, r: 0 },
    [
      [2, -1],
      [1, 1],
    ],
  ],
  [
    { q: 1, r: -1 },
    [
      [1, -2],
      [2, -1],
    ],
  ],
  [
    { q: 0, r: -1 },
    [
      [-1, -1],
      [1, -2],
    ],
  ],
  [
    { q: -1, r: 0 },
    [
      [-2, 1],
      [-1, -1],
    ],
  ],
  [
    { q: -1, r: 1 },
    [
      [-1, 2],
      [-2, 1],
    ],
  ],
  [
    { q: 0, r: 1 },
    [
      [1, 1],
      [-1, 2],
    ],
  ],
];
const moved = ({ q, r }: Hex, [x, y]: Spot): Spot => [3 * q + x, 3 * r + y];
const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

const named = { E: 0, NE: 1, NW: 2 } as const;

/** What stands between two hexes that touch. */
const wallBetween = (a: Hex, b: Hex, { walls }: WalledField): Wall | undefined =>
  walls.find(({ hex, side }) => {
    const other = plus(hex, around[named[side]]?.[0] ?? hex);
    return (sameHex(hex, a) && sameHex(other, b)) || (sameHex(hex, b) && sameHex(other, a));
  });

type Toll = (from: Hex, to: Hex) => number;

/** A step over an edge, with what is paid for it. */
interface Step {
  readonly to: number;
  readonly ends: readonly [Spot, Spot];
  readonly toll: number;
}

/** All hexes around two, and the steps from each; the two come first. */
function groundBetween(from: Hex, to: Hex, toll: Toll) {
  const hexes = [from, to];
  const [west, east] = [Math.min(from.q, to.q) - 1, Math.max(from.q, to.q) + 1];
  const [north, south] = [Math.min(from.r, to.r) - 1, Math.max(from.r, to.r) + 1];
  for (let q = west; q <= east; q++)
    for (let r = north; r <= south; r++)
      if (!sameHex({ q, r }, from) && !sameHex({ q, r }, to)) hexes.push({ q, r });
  const numbers = new Map(hexes.map((hex, i) => [hexKey(hex), i]));
  const steps = hexes.map((hex): readonly Step[] =>
    around.flatMap(([step, [a, b]]) => {
      const next = plus(hex, step);
      const number = numbers.get(hexKey(next));
      const price = number === undefined ? Infinity : toll(hex, next);
      if (number === undefined || price === Infinity) return [];
      return [{ to: number, ends: [moved(hex, a), moved(hex, b)], toll: price }];
    }),
  );
  return { hexes, steps };
}

/** The least that is paid on a line from the one hex to the other; infinite where it is broken. */
function leastOn(line: Line, { hexes, steps }: ReturnType<typeof groundBetween>): number {
  const chords = hexes.map((hex, i) => (i < 2 ? inHex(line, hex) : null));
  const [start, end] = chords;
  if (!start || !end) return Infinity;
  const whole = less(start.first, end.first)
    ? { first: start.first, last: end.last }
    : { first: end.first, last: start.last };
  const isOn = hexes.map((hex) => shared(inHex(line, hex), whole) !== null);
  const paid = hexes.map((_, i) => (i === 0 ? 0 : Infinity));
  const takes = (step: Step, sum: number): boolean =>
    sum < (paid[step.to] ?? Infinity) &&
    isOn[step.to] === true &&
    shared(onEdge(line, step.ends), whole) !== null;
  // From hex to hex until nothing is had for less.
  const open = [0];
  for (const hex of open)
    for (const step of steps[hex] ?? []) {
      const sum = (paid[hex] ?? Infinity) + step.toll;
      if (!takes(step, sum)) continue;
      paid[step.to] = sum;
      open.push(step.to);
    }
  return paid[1] ?? Infinity;
}

const isSolid = (wall: Wall | undefined): boolean =>
  wall !== undefined && ['WALL', 'CLOSED_DOOR', 'SECRET_DOOR'].includes(wall.kind);

/** The corners of everything there is, in thirds. */
function cornersOf(from: Hex, to: Hex, field: WalledField): readonly Spot[] {
  const hexes = [from, to, ...field.obstacles, ...field.concealing];
  const all = [
    ...hexes.flatMap((hex) => around.map(([, [a]]) => moved(hex, a))),
    ...field.walls.flatMap(({ hex, side }) =>
      (around[named[side]]?.[1] ?? []).map((end) => moved(hex, end)),
    ),
  ];
  return [...new Map(all.map((spot) => [spot.join(), spot])).values()];
}

/** The least that any line between two hexes crosses, infinite if each is broken. */
export function leastPastWalls(from: Hex, to: Hex, field: WalledField): number {
  if (distance(from, to) <= 1) return isSolid(wallBetween(from, to, field)) ? Infinity : 0;
  const filled = new Set(field.obstacles.map(hexKey));
  const smoke = new Map(field.concealing.map((hex) => [hexKey(hex), hex.level]));
  const toll: Toll = (a, b) => {
    if (isSolid(wallBetween(a, b, field))) return Infinity;
    if (sameHex(b, from) || sameHex(b, to)) return 0;
    return filled.has(hexKey(b)) ? Infinity : (smoke.get(hexKey(b)) ?? 0);
  };
  const corners = cornersOf(from, to, field);
  const ground = groundBetween(from, to, toll);
  let least = Infinity;
  for (const [i, a] of corners.entries())
    for (const b of corners.slice(i + 1)) {
      least = Math.min(least, leastOn({ at: a, step: [b[0] - a[0], b[1] - a[1]] }, ground));
      if (least === 0) return least;
    }
  return least;
}

const covers = { LIGHT_WINDOW: 1, MEDIUM_WINDOW: 2, HEAVY_WINDOW: 3 } as const;

/** What shelters a target on the line of the centres: a window's cover, or 4 for all else that breaks it. */
export function shelterOf(from: Hex, to: Hex, field: WalledField): number {
  if (distance(from, to) <= 1) return 0;
  const line: Line = {
    at: [3 * from.q, 3 * from.r],
    step: [3 * (to.q - from.q), 3 * (to.r - from.r)],
  };
  const filled = new Set(field.obstacles.filter((hex) => distance(hex, from) > 1).map(hexKey));
  const isPassed = (most: number): boolean => {
    const ground = groundBetween(from, to, (a, b) => {
      if (filled.has(hexKey(b)) && !sameHex(b, to)) return Infinity;
      const wall = wallBetween(a, b, field);
      if (!wall || wall.kind === 'OPEN_DOOR' || sameHex(a, from) || sameHex(b, from)) return 0;
      return isSolid(wall) || covers[wall.kind as keyof typeof covers] > most ? Infinity : 0;
    });
    return leastOn(line, ground) < Infinity;
  };
  return [0, 1, 2, 3].find(isPassed) ?? 4;
}
