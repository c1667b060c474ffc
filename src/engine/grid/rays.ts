import { distance, type Hex } from './hex.ts';
import { corners, cross, keptByWay, type Point, type Ray, reach } from './lattice.ts';
import { leastCrossed, OPAQUE, type Scene, weigh, weightOf } from './scene.ts';
import { isWalledOff, wallEnds } from './barriers.ts';
import { leftCorners, obstaclesOf, type Wedges, wedges } from './wedges.ts';

export const centreRay = (goal: Point): Ray => ({ x: 0, y: 0, dx: goal.x, dy: goal.y });

/** Whether it is the line of the centres: all others that are tried begin at corners. */
export const isCentral = ({ x, y }: Ray): boolean => x === 0 && y === 0;

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
 * cross, so this line is as good as the one begun with, and it is among those tried. A wall on an edge
 * is such a thing too, with two corners.
 */
export function bestRay(scene: Scene, own: number, clear = clearRay(scene)): Weighed | null {
  if (!clear) return null;
  const enough = Math.min(clear.weight, 3 - own);
  return (enough > 0 ? lighterRay(scene, enough) : null) ?? clear;
}

/** A line with what it weighs. */
interface Weighed {
  readonly ray: Ray;
  readonly weight: number;
}

/** That of the centres, or another that meets no obstacle; null without one. */
export function clearRay(scene: Scene): Weighed | null {
  const centre = centreRay(scene.goal);
  const weight = weigh(centre, scene, OPAQUE);
  if (weight < OPAQUE) return { ray: centre, weight };
  const obstacles = obstaclesOf(scene);
  const clear = lighterRay(obstacles, OPAQUE);
  if (!clear || obstacles === scene) return clear;
  return { ray: clear.ray, weight: weigh(clear.ray, scene, OPAQUE) };
}

/** The line of least weight of those below `limit`, each thing weighing 1 at least; null without one. */
function lighterRay(scene: Scene, limit: number): Weighed | null {
  if (hasNone(scene, limit)) return null;
  let best: Weighed | null = null;
  let least = limit;
  const attempt = (ray: Ray, sieve: Scene): void => {
    if (sieve !== scene && weigh(ray, sieve, least) >= least) return;
    const weight = weigh(ray, scene, least);
    if (weight >= least) return;
    best = { ray, weight };
    least = weight;
  };
  for (const ray of firstRays(scene.goal)) {
    attempt(ray, scene);
    if (least === 0) return best;
  }
  if (scene.barriers.length > 0 && isWalledOff(scene)) return null;
  const { nearer, farther, sieve } = withWallEnds(
    scene,
    wedges(scene, limit === OPAQUE ? 0 : limit - 1),
  );
  for (const a of nearer) {
    for (const b of farther) {
      const ray = through(a, b, scene.goal);
      if (ray) attempt(ray, sieve);
      if (least === 0) return best;
    }
  }
  return best;
}

const withWallEnds = (scene: Scene, found: Wedges): Wedges => {
  if (scene.barriers.length === 0) return found;
  const { nearer, farther } = wallEnds(scene);
  return {
    ...found,
    nearer: [...found.nearer, ...nearer],
    farther: [...found.farther, ...farther],
  };
};

/** Where smoke stands so closely that no line can be below `limit`, as it is with most of what it hides. */
function hasNone({ from, to, terrain, things }: Scene, limit: number): boolean {
  // Two hexes and more lie side by side at each distance: fewer things leave gaps.
  if (limit === OPAQUE || things.length < 2 * (distance(from, to) - 1)) return false;
  return leastCrossed({ from, to }, (hex) => weightOf(terrain.at(hex))) >= limit;
}

/**
 * The lines from corners of the one hex to corners of the other, which depend on nothing but the way;
 * mostly one of them will do. First those beside the line of the centres, which touch both hexes.
 */
const firstRays = keptByWay((goal): readonly Ray[] => {
  const sides = corners.toSorted((a, b) => cross(goal, a) - cross(goal, b));
  const outer = [sides[0], sides.at(-1)].filter((corner) => corner !== undefined);
  const tangents = outer.map(({ x, y }) => ({ x, y, dx: goal.x, dy: goal.y }));
  const left = leftCorners(goal);
  const across = left.flatMap((a) =>
    left.flatMap((b) => {
      const [start, end] = [
        { x: -a.x, y: -a.y },
        { x: goal.x + b.x, y: goal.y + b.y },
      ];
      return through(start, end, goal) ?? [];
    }),
  );
  return [...tangents, ...across];
});

/** The line from one point on to another, if it leads from the one hex to the other. */
export function through(a: Point, b: Point, goal: Point): Ray | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if ((2 * dx + dy) * goal.x + (dx + 2 * dy) * goal.y <= 0) return null;
  const wide = reach(dx, dy);
  const offset = dx * a.y - dy * a.x;
  if (Math.abs(offset) > wide) return null;
  if (Math.abs(offset - (dx * goal.y - dy * goal.x)) > wide) return null;
  return { x: a.x, y: a.y, dx, dy };
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
  if (isCentral(ray)) return [centreOf(from), centreOf(to)];
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
