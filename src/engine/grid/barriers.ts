/**
 * Walls on edges, as lines of sight meet them (T-06).
 *
 * A line is unbroken if a curve that comes as close to it as one likes leads from the one hex to the
 * other through no wall and no obstacle. So a line that touches the end of a wall passes it, and one
 * through a joint, with something to either side, does not. Such a curve leads from hex to neighbour,
 * always through hexes and over edges that the line meets, if only in a corner: it is looked for as a
 * way from hex to hex. What conceals weighs as much as the lightest of these ways crosses, which
 * without walls is what `weighHexes` counts.
 */
import { add, directions, distance, type Hex, hexNumber, sameHex, subtract } from './hex.ts';
import { corners, cross, hexesBetween, measured, type Point, type Ray } from './lattice.ts';
import type { Terrain } from './terrain.ts';
import { BARRED, strides, type Walls } from '../core/values/walls.ts';

/** Two hexes on a terrain; `goal` is the centre of the second, seen from the first. */
interface Between {
  readonly from: Hex;
  readonly to: Hex;
  readonly goal: Point;
  readonly terrain: Terrain;
}

/** The same, with the walls that `barriersBetween` found. */
interface Barred extends Pick<Between, 'goal'> {
  readonly barriers: Barrier[];
}

/** A wall, from end to end, with the centres of the hexes to either side; all from the hex looked from. */
export interface Barrier {
  readonly ends: readonly [Point, Point];
  readonly beside: readonly [Hex, Hex];
}

/** The two ends of the edge that leads out of a hex in a direction, from its centre. */
const endsAt = directions.map((_, direction): readonly [Point, Point] => {
  const [a = origin, b = origin] = [corners[(6 - direction) % 6], corners[(7 - direction) % 6]];
  return [a, b];
});
const origin: Point = { x: 0, y: 0 };

/** All that can bar a line between two hexes, or stands between them at least so high. */
export function barriersBetween(from: Hex, to: Hex, walls: Walls, least = BARRED): Barrier[] {
  const found: Barrier[] = [];
  const seen = new Set<number>();
  for (const hex of hexesBetween(subtract(to, from))) {
    const number = hexNumber(add(from, hex));
    seen.add(number);
    for (const [direction, step] of directions.entries()) {
      // From the other side it was found already.
      if (seen.has(number + (strides[direction] ?? 0))) continue;
      if (walls.heightAt(number, direction) < least) continue;
      const [a, b] = endsOf(hex, direction);
      found.push({ ends: [a, b], beside: [hex, add(hex, step)] });
    }
  }
  return found;
}

function endsOf({ q, r }: Hex, direction: number): readonly [Point, Point] {
  const [a, b] = endsAt[direction] ?? [origin, origin];
  return [
    { x: 3 * q + a.x, y: 3 * r + a.y },
    { x: 3 * q + b.x, y: 3 * r + b.y },
  ];
}

/** Whether a line surely leads through a wall, not past its end: so most lines that are no good do. */
export function isParted(ray: Ray, { goal, barriers }: Barred): boolean {
  const { dx, dy, ux, uy, x, y, end } = measured(ray, goal);
  const side = (at: Point): number => dx * (at.y - y) - dy * (at.x - x);
  const isOnWay = ({ q, r }: Hex): boolean => {
    const along = 3 * (ux * q + uy * r);
    return (along > 0 && along < end) || (q === 0 && r === 0) || isAt(goal, q, r);
  };
  for (let i = 0; i < barriers.length; i++) {
    const barrier = barriers[i];
    if (!barrier) break;
    const [a, b] = barrier.ends;
    if (side(a) * side(b) >= 0 || !barrier.beside.every(isOnWay)) continue;
    const front = barriers[0];
    if (front) barriers[i] = front;
    barriers[0] = barrier;
    return true;
  }
  return false;
}

const isAt = ({ x, y }: Point, q: number, r: number): boolean => x === 3 * q && y === 3 * r;

/** A way from hex to hex beside a line, the first hex left out, with what it costs. */
export interface Followed {
  readonly cost: number;
  readonly hexes: readonly Hex[];
}

/** What a step costs, if at all it can be taken: into a hex, over what stands on the edge before it. */
type CostOf = (hex: Hex, height: number, from: Hex) => number;

/** A hex as it is come to. */
interface Stop {
  readonly hex: Hex;
  readonly number: number;
  readonly cost: number;
  readonly before: Stop | null;
}

/** The cheapest way beside a line, if it costs less than `limit`. */
export function cheapest(
  ray: Ray,
  { from, to, goal, terrain }: Between,
  limit: number,
  costOf: CostOf,
): Followed | null {
  const { dx, dy, ux, uy, x, y, wide, end } = measured(ray, goal);
  const isBeside = ({ q, r }: Hex): boolean => {
    const [column, row] = [3 * (q - from.q), 3 * (r - from.r)];
    if (Math.abs(dx * (row - y) - dy * (column - x)) > wide) return false;
    const along = ux * column + uy * row;
    return (along > 0 && along < end) || isNear(column, row, origin) || isNear(column, row, goal);
  };
  const meetsEdge = (hex: Hex, direction: number): boolean => {
    const [a, b] = endsOf(subtract(hex, from), direction);
    const sides = [dx * (a.y - y) - dy * (a.x - x), dx * (b.y - y) - dy * (b.x - x)] as const;
    return sides[0] * sides[1] <= 0;
  };
  const first: Stop = { hex: from, number: hexNumber(from), cost: 0, before: null };
  const best = new Map([[first.number, first]]);
  const queue = [first];
  const goalNumber = hexNumber(to);
  for (const here of queue) {
    // It has been come to at less cost since, or is where all ways end.
    if (best.get(here.number) !== here || here.number === goalNumber) continue;
    for (const [direction, step] of directions.entries()) {
      const hex = add(here.hex, step);
      if (!isBeside(hex) || !meetsEdge(here.hex, direction)) continue;
      const height = terrain.walls?.heightAt(here.number, direction) ?? 0;
      const cost = here.cost + costOf(hex, height, here.hex);
      const number = hexNumber(hex);
      if (cost >= limit || cost >= (best.get(number)?.cost ?? Infinity)) continue;
      const stop = { hex, number, cost, before: here };
      best.set(number, stop);
      queue.push(stop);
    }
  }
  const last = best.get(goalNumber);
  return last ? { cost: last.cost, hexes: wayTo(last) } : null;
}

/** Whether a hex is or touches another, both by their centres. */
const isNear = (x: number, y: number, at: Point): boolean =>
  distance({ q: x, r: y }, { q: at.x, r: at.y }) <= 3;

function wayTo(last: Stop): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let at = last; at.before; at = at.before) hexes.push(at.hex);
  return hexes.reverse();
}

/** Whether no way at all leads from the one hex to the other through those between them. */
export function isWalledOff({ from, to, goal, terrain }: Between): boolean {
  const between = new Set(
    hexesBetween({ q: goal.x / 3, r: goal.y / 3 }).map((hex) => hexNumber(add(from, hex))),
  );
  for (const hex of [from, to])
    for (const step of directions) between.add(hexNumber(add(hex, step)));
  const queue: Hex[] = [from];
  between.delete(hexNumber(from));
  for (const here of queue) {
    if (sameHex(here, to)) return false;
    for (const [direction, step] of directions.entries()) {
      const hex = add(here, step);
      const number = hexNumber(hex);
      if (!between.has(number)) continue;
      if ((terrain.walls?.heightAt(hexNumber(here), direction) ?? 0) === BARRED) continue;
      if (terrain.at(hex)?.obstacle && !sameHex(hex, to)) continue;
      between.delete(number);
      queue.push(hex);
    }
  }
  return true;
}

/** What keeps a line between two hexes from going to the right, and to the left: the ends of walls. */
export function wallEnds({ goal, barriers }: Barred): {
  readonly nearer: readonly Point[];
  readonly farther: readonly Point[];
} {
  const ways = corners.map(({ x, y }) => ({ x: goal.x + 2 * x, y: goal.y + 2 * y }));
  const nearer = new Map<number, Point>();
  const farther = new Map<number, Point>();
  for (const { ends } of barriers)
    for (const [from, to] of [ends, ends.toReversed()] as readonly (readonly [Point, Point])[]) {
      const wall = { x: to.x - from.x, y: to.y - from.y };
      const number = hexNumber({ q: to.x, r: to.y });
      // The end that lies to the left for some line bars what would pass to the right of it.
      if (ways.some((way) => cross(way, wall) >= 0)) nearer.set(number, to);
      if (ways.some((way) => cross(way, wall) <= 0)) farther.set(number, to);
    }
  return { nearer: [...nearer.values()], farther: [...farther.values()] };
}
