import { type Barrier, barriersBetween, cheapest, type Followed, isParted } from './barriers.ts';
import { add, distance, type Hex, sameHex, subtract } from './hex.ts';
import {
  acrossEdge,
  hexesBetween,
  isBetween,
  measured,
  meeting,
  type Point,
  type Ray,
  reach,
} from './lattice.ts';
import type { Feature, Terrain } from './terrain.ts';
import { BARRED } from '../core/values/walls.ts';

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
  /** T-06: the walls on edges between the two, likewise. */
  readonly barriers: Barrier[];
}

/** The weight of an obstacle: more than all concealment along a line can add up to. */
export const OPAQUE = 1_000_000;

export const weightOf = (feature: Feature | undefined): number =>
  feature?.obstacle ? OPAQUE : (feature?.level ?? 0);

/** The two hexes and what fills the hexes that lie, even in part, between them. */
export function survey(from: Hex, to: Hex, terrain: Terrain): Scene {
  const things: Thing[] = [];
  visitBetween(from, to, terrain, (feature) => {
    const { q, r } = feature;
    things.push({ x: 3 * (q - from.q), y: 3 * (r - from.r), feature, weight: weightOf(feature) });
  });
  const goal = { x: 3 * (to.q - from.q), y: 3 * (to.r - from.r) };
  const barriers = terrain.walls ? barriersBetween(from, to, terrain.walls) : [];
  return { from, to, goal, terrain, things, barriers };
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

/**
 * SEG-74, 76, T-06: the weight of all that a line crosses between its two hexes, or `limit` where it
 * is no less than that. What is crossed is added to `crossed`, both sides of a solid seam.
 */
export function weigh(ray: Ray, scene: Scene, limit: number, crossed?: Feature[]): number {
  if (scene.barriers.length === 0) return weighHexes(ray, scene, limit, crossed);
  // No way beside a line crosses less than the line does where there are no walls.
  if (weighHexes(ray, scene, limit) >= limit || isParted(ray, scene)) return limit;
  const way = followed(ray, scene, limit);
  if (!way) return limit;
  crossed?.push(...way.hexes.flatMap((hex) => scene.terrain.at(hex) ?? []));
  return way.cost;
}

/** SEG-76, T-06: the way beside a line that crosses least, if that is less than `limit`. */
const followed = (ray: Ray, scene: Scene, limit: number): Followed | null =>
  cheapest(ray, scene, limit, (hex, height) => {
    if (height === BARRED) return Infinity;
    return sameHex(hex, scene.to) ? 0 : weightOf(scene.terrain.at(hex));
  });

/**
 * The same without walls. A line crosses the hexes through whose inside it runs. Where it runs along
 * the edge between two features it crosses the lighter one of them, so that nothing is to be had
 * from aiming at a seam.
 */
export function weighHexes(ray: Ray, scene: Scene, limit: number, crossed?: Feature[]): number {
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
