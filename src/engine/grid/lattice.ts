import { type Hex, hexNumber } from './hex.ts';

/**
 * Exact geometry in whole numbers. Straight lines stay straight in axial coordinates, so those
 * serve as they are, in thirds of a step: there the centre of a hex is (3q, 3r), and its corners
 * lie at whole numbers too. All coordinates are taken from the centre of the hex looked from.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line through a point, with a direction in which it leads from hex to hex. */
export interface Ray extends Point {
  readonly dx: number;
  readonly dy: number;
}

/** The corners of a hex around its centre, counter-clockwise as `cross` has it. */
export const corners: readonly Point[] = [
  { x: 2, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 2 },
  { x: -2, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -2 },
];

/** Above 0 where b lies left of a (counter-clockwise), 0 where the two are parallel. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/**
 * How far a hex reaches to either side of a line through its centre, as `cross` with the
 * direction of the line measures it: the largest over its corners.
 */
export const reach = (dx: number, dy: number): number =>
  Math.max(Math.abs(2 * dx + dy), Math.abs(dx + 2 * dy), Math.abs(dx - dy));

/** So many ways at most, of which is kept what follows from them. */
const KEPT_WAYS = 4096;

/** What depends on nothing but the way from one hex to another, by where the second has its centre. */
export function keptByWay<Found>(find: (goal: Point) => Found): (goal: Point) => Found {
  const known = new Map<number, Found>();
  return (goal) => {
    const way = hexNumber({ q: goal.x, r: goal.y });
    const before = known.get(way);
    if (before !== undefined) return before;
    if (known.size >= KEPT_WAYS) known.clear();
    const found = find(goal);
    known.set(way, found);
    return found;
  };
}

/** A way from hex to hex, in steps, and how far it reaches to either side. */
export interface Way {
  readonly q: number;
  readonly r: number;
  readonly side: number;
}

/**
 * Whether no line of centres parts a hex from the two between which a line is looked for, neither
 * the way between them nor an edge.
 */
export const isBetween = ({ q, r, side }: Way, column: number, row: number): boolean =>
  Math.abs(3 * (q * row - r * column)) <= side &&
  isAlong(2 * q + r, 2 * column + row) &&
  isAlong(q + 2 * r, column + 2 * row) &&
  isAlong(q - r, column - row);

/** The hexes that lie, even in part, between two, the two among them, in steps from the first. */
export function hexesBetween({ q, r }: Hex): readonly Hex[] {
  const found: Hex[] = [];
  const side = reach(q, r);
  const way = { q, r, side: 2 * side };
  for (let row = Math.min(0, r) - 1; row <= Math.max(0, r) + 1; row++) {
    // Beside the line of the centres: where it is in this row, and as far to either side as counts.
    const [middle, aside] =
      r === 0 ? [q / 2, Math.abs(q) / 2 + 1] : [(q * row) / r, side / Math.abs(r)];
    for (let column = Math.ceil(middle - aside); column <= middle + aside; column++)
      if (isBetween(way, column, row)) found.push({ q: column, r: row });
  }
  return found;
}

/** Whether a hex at `at` overlaps the stretch from a hex at 0 to one at `end`, seen edge-on. */
const isAlong = (end: number, at: number): boolean =>
  // Where that is the way between them, what touches it counts: it can be one side of a seam.
  end === 0 || (at > Math.min(0, end) - 2 && at < Math.max(0, end) + 2);

/** A line with what tells how it meets hexes. */
interface Measured extends Ray {
  /** How far hexes reach to either side of it. */
  readonly wide: number;
  /** The scalar product of the plane, for what comes before what along the line; and where it ends. */
  readonly ux: number;
  readonly uy: number;
  readonly end: number;
}

export function measured({ x, y, dx, dy }: Ray, goal: Point): Measured {
  const [ux, uy] = [2 * dx + dy, dx + 2 * dy];
  return { x, y, dx, dy, wide: reach(dx, dy), ux, uy, end: ux * goal.x + uy * goal.y };
}

/** What a line does at a hex between its two: runs through its inside, or touches it on its left. */
export function meeting(ray: Measured, at: Point): 'NONE' | 'INSIDE' | 'LEFT' {
  const side = ray.dx * (at.y - ray.y) - ray.dy * (at.x - ray.x);
  if (side > ray.wide || side <= -ray.wide) return 'NONE';
  // The line meets all three hexes, so they follow on it as their centres do. What fills the
  // two ends themselves drops out here too.
  const along = ray.ux * at.x + ray.uy * at.y;
  if (along <= 0 || along >= ray.end) return 'NONE';
  return side < ray.wide ? 'INSIDE' : 'LEFT';
}

/** The hex across the line from one that it touches on its left; null where that is a corner, no edge. */
export function acrossEdge({ q, r }: Hex, { dx, dy }: Ray): Hex | null {
  const [ux, uy] = [2 * dx + dy, dx + 2 * dy];
  if (ux !== 0 && uy !== 0 && dx !== dy) return null;
  return { q: q + Math.sign(uy), r: r - Math.sign(ux) };
}
