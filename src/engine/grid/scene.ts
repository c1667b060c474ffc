import { add, distance, type Hex, hexNumber, subtract } from './hex.ts';
import type { Feature, Terrain } from './terrain.ts';

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

/** Something between the two hexes, with its centre. */
export interface Thing extends Point {
  readonly feature: Feature;
  readonly weight: number;
}

/** Two hexes that do not touch, and all that could stand in a line between them. */
export interface Scene {
  readonly from: Hex;
  readonly to: Hex;
  /** The centre of `to`. */
  readonly goal: Point;
  readonly terrain: Terrain;
  /** In any order; `weigh` brings to the front what ends lines. */
  readonly things: Thing[];
}

/** The weight of an obstacle: more than all concealment along a line can add up to. */
export const OPAQUE = 1_000_000;

export const weightOf = (feature: Feature | undefined): number =>
  feature?.obstacle ? OPAQUE : (feature?.level ?? 0);

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

/** The two hexes and what fills the hexes that lie, even in part, between them. */
export function survey(from: Hex, to: Hex, terrain: Terrain): Scene {
  const things: Thing[] = [];
  visitBetween(from, to, terrain, (feature) => {
    const { q, r } = feature;
    things.push({ x: 3 * (q - from.q), y: 3 * (r - from.r), feature, weight: weightOf(feature) });
  });
  const goal = { x: 3 * (to.q - from.q), y: 3 * (to.r - from.r) };
  return { from, to, goal, terrain, things };
}

/** All the concealment that lies, even in part, between two hexes. */
export function smokeBetween(from: Hex, to: Hex, terrain: Terrain): number {
  let levels = 0;
  visitBetween(from, to, terrain.bare(), ({ level }) => {
    levels += level;
  });
  return levels;
}

function visitBetween(
  from: Hex,
  to: Hex,
  terrain: Terrain,
  visit: (feature: Feature) => void,
): void {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const way = { q, r, side: 2 * reach(q, r) };
  const last = Math.max(from.r, to.r) + 1;
  const { features } = terrain;
  for (let i = terrain.rowStart(Math.min(from.r, to.r) - 1); i < features.length; i++) {
    const feature = features[i];
    if (!feature || feature.r > last) break;
    if (isBetween(way, feature.q - from.q, feature.r - from.r)) visit(feature);
  }
}

/** A way from hex to hex, in steps, and how far it reaches to either side. */
interface Way {
  readonly q: number;
  readonly r: number;
  readonly side: number;
}

/**
 * Whether no line of centres parts a hex from the two between which a line is looked for, neither
 * the way between them nor an edge.
 */
const isBetween = ({ q, r, side }: Way, column: number, row: number): boolean =>
  Math.abs(3 * (q * row - r * column)) <= side &&
  isAlong(2 * q + r, 2 * column + row) &&
  isAlong(q + 2 * r, column + 2 * row) &&
  isAlong(q - r, column - row);

/**
 * What every line between the two hexes crosses at least, by the weight of each hex. A line leads
 * from hex to neighbour (along a seam it takes either of the two), so it crosses one of those at
 * each distance from the first.
 */
export function leastCrossed(
  { from, to }: Pick<Scene, 'from' | 'to'>,
  weightAt: (hex: Hex) => number,
): number {
  const way = subtract(to, from);
  const rings = Array<number>(Math.max(distance(from, to) - 1, 0)).fill(Infinity);
  for (const step of hexesBetween(way)) {
    const hex = add(from, step);
    const ring = distance(from, hex) - 1;
    const least = rings[ring];
    if (least !== undefined && least > 0) rings[ring] = Math.min(least, weightAt(hex));
  }
  return rings.reduce((sum, least) => sum + least, 0);
}

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

/**
 * SEG-74, 76: the weight of all that a line crosses between its two hexes, or `limit` where it is
 * no less than that. A line crosses the hexes through whose inside it runs. Where it runs along
 * the edge between two features it crosses the lighter one of them, so that nothing is to be had
 * from aiming at a seam. What is crossed is added to `crossed`, both sides of a solid seam.
 */
export function weigh(ray: Ray, scene: Scene, limit: number, crossed?: Feature[]): number {
  const { goal, things } = scene;
  const line = measured(ray, goal);
  let sum = 0;
  for (let i = 0; i < things.length; i++) {
    const thing = things[i];
    if (!thing) break;
    const met = meeting(line, thing);
    if (met === 'NONE') continue;
    sum += met === 'INSIDE' ? thing.weight : seam(thing, ray, scene, crossed);
    if (met === 'INSIDE') crossed?.push(thing.feature);
    if (sum >= limit) {
      const front = things[0];
      if (front) things[i] = front;
      things[0] = thing;
      return limit;
    }
  }
  return sum;
}

/** The lighter of a thing that the line touches on its left and the one across the line. */
function seam(thing: Thing, ray: Ray, scene: Scene, crossed?: Feature[]): number {
  const across = acrossEdge(thing.feature, ray);
  const other = across && scene.terrain.at(across);
  if (!other) return 0;
  const weight = Math.min(thing.weight, weightOf(other));
  if (weight === OPAQUE) crossed?.push(thing.feature, other);
  else crossed?.push(weight === thing.weight ? thing.feature : other);
  return weight;
}

/** The hex across the line from one that it touches on its left; null where that is a corner, no edge. */
export function acrossEdge({ q, r }: Hex, { dx, dy }: Ray): Hex | null {
  const [ux, uy] = [2 * dx + dy, dx + 2 * dy];
  if (ux !== 0 && uy !== 0 && dx !== dy) return null;
  return { q: q + Math.sign(uy), r: r - Math.sign(ux) };
}
