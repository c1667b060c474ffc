import type { Hex } from './hex.ts';
import { corners, cross, OPAQUE, type Point, type Ray, reach, type Scene, weigh } from './scene.ts';

export const centreRay = ({ goal }: Scene): Ray => ({ x: 0, y: 0, dx: goal.x, dy: goal.y });

/**
 * The line of least weight from any point of the one hex to any point of the other, or null where
 * each meets an obstacle. `own` is the concealment in the target's hex: what adds up to 3 with it
 * is as good as any more (SEG-76).
 *
 * Only a few lines have to be tried. Take one that is best and turn it to the left as far as it
 * goes without its weight rising and without leaving one of the two hexes, moving it sideways
 * wherever that helps. In the end it is wedged between two corners: the nearer keeps it from going
 * to the right, the farther from going to the left. So each is a corner of something to that side
 * of the line, or the very last of an end on the other side. What a line only touches it does not
 * cross, so this line is as good as the one begun with, and it is among those tried.
 */
export function bestRay(scene: Scene, own: number): Ray | null {
  let best: Ray | null = null;
  let limit = OPAQUE;
  const attempt = (ray: Ray): boolean => {
    const weight = weigh(ray, scene, limit);
    if (weight >= limit) return false;
    best = ray;
    limit = Math.min(weight, 3 - own);
    return limit <= 0;
  };

  if (attempt(centreRay(scene))) return best;
  const { nearer, farther } = wedges(scene);
  for (const a of nearer) {
    for (const b of farther) {
      const ray = through(a, b, scene);
      if (ray && attempt(ray)) return best;
    }
  }
  return best;
}

/** The line from one point on to another, if it leads from the one hex to the other. */
function through(a: Point, b: Point, { goal }: Scene): Ray | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if ((2 * dx + dy) * goal.x + (dx + 2 * dy) * goal.y <= 0) return null;
  const wide = reach(dx, dy);
  const offset = dx * a.y - dy * a.x;
  if (Math.abs(offset) > wide) return null;
  if (Math.abs(offset - (dx * goal.y - dy * goal.x)) > wide) return null;
  return { x: a.x, y: a.y, dx, dy };
}

/** The corners that can keep a line from going to the right (nearer) and to the left (farther). */
function wedges({ goal, things }: Scene): Readonly<Record<'nearer' | 'farther', readonly Point[]>> {
  const nearer: Point[] = [];
  const farther: Point[] = [];
  for (const { x, y } of leftCorners(goal)) {
    nearer.push({ x: -x, y: -y });
    farther.push({ x: goal.x + x, y: goal.y + y });
    for (const thing of things) {
      nearer.push({ x: thing.x + x, y: thing.y + y });
      farther.push({ x: thing.x - x, y: thing.y - y });
    }
  }
  return { nearer, farther };
}

/**
 * The corners of a hex that lie farthest to the left for some line between two hexes, the second
 * of which has its centre at `goal`; the opposite ones are those that lie farthest to the right.
 */
function leftCorners(goal: Point): readonly Point[] {
  let leftmost = goal;
  let rightmost = goal;
  for (const corner of corners) {
    // From a corner of the one to the opposite corner of the other.
    const way = { x: goal.x + 2 * corner.x, y: goal.y + 2 * corner.y };
    if (cross(leftmost, way) > 0) leftmost = way;
    if (cross(rightmost, way) < 0) rightmost = way;
  }
  // A corner is farthest out for the directions from that of its one edge to that of its other.
  return corners.filter((corner, i) => {
    const before = corners[(i + 5) % 6] ?? corner;
    const after = corners[(i + 1) % 6] ?? corner;
    const first = { x: before.x - corner.x, y: before.y - corner.y };
    const last = { x: corner.x - after.x, y: corner.y - after.y };
    return cross(goal, corner) > 0 && cross(rightmost, last) >= 0 && cross(first, leftmost) >= 0;
  });
}

/** The point (q / over, r / over) of the plane in axial coordinates, whole numbers all three. */
export interface ExactPoint {
  readonly q: number;
  readonly r: number;
  readonly over: number;
}

/** Where a line leaves the one hex for good and first meets the other; for that of the centres, those. */
export function ends(ray: Ray, { from, to, goal }: Scene): readonly [ExactPoint, ExactPoint] {
  const { x, y, dx, dy } = ray;
  if (x === 0 && y === 0) return [centreOf(from), centreOf(to)];
  // A hex is what three strips have in common: in each, 3 to either side of the centre.
  const slopes = [2 * dx + dy, dx + 2 * dy, dx - dy];
  const at = ({ x: cx, y: cy }: Point, sign: 1 | -1): ExactPoint => {
    const [px, py] = [x - cx, y - cy];
    const now = [2 * px + py, px + 2 * py, px - py];
    // The number of steps (dx, dy) to the point, as a fraction.
    let best: readonly [number, number] | null = null;
    for (const [i, slope] of slopes.entries()) {
      if (slope === 0) continue;
      const far = 3 * sign - Math.sign(slope) * (now[i] ?? 0);
      const isBetter = !best || sign * (far * best[1] - best[0] * Math.abs(slope)) < 0;
      if (isBetter) best = [far, Math.abs(slope)];
    }
    const [steps, over] = best ?? [0, 1];
    return reduced(
      3 * from.q * over + x * over + dx * steps,
      3 * from.r * over + y * over + dy * steps,
      3 * over,
    );
  };
  return [at({ x: 0, y: 0 }, 1), at(goal, -1)];
}

function reduced(q: number, r: number, over: number): ExactPoint {
  const common = greatestDivisor(greatestDivisor(Math.abs(q), Math.abs(r)), over);
  return { q: q / common, r: r / common, over: over / common };
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

export const centreOf = ({ q, r }: Hex): ExactPoint => ({ q, r, over: 1 });
