/** The corners between which a line of sight can be wedged: see `bestRay`. */
import { corners, cross, keptByWay, type Point } from './lattice.ts';
import { OPAQUE, type Scene, type Thing } from './scene.ts';

export interface Wedges {
  /** Corners that can keep a line from going to the right, and to the left. */
  readonly nearer: readonly Point[];
  readonly farther: readonly Point[];
  /** What of the scene suffices to refuse nearly every line that is no good. */
  readonly sieve: Scene;
}

/** So few are tried as they are: sorting them out would take longer. */
const FEW = 30;

/**
 * The corners to try for a line that crosses at most `crossed` things, each of any weight.
 *
 * What lies beside the way, to the left of the line of the centres, is never as a whole to the right
 * of a line between the two hexes: with A and B the hexes, and T the hex as far between them as the
 * thing, every line that meets A and B meets T, and the thing is T moved to the left. So of the
 * things on the right those that have a corner to the left of a line are crossed by it. A corner on
 * a line that crosses no more than `crossed` things thus belongs to the convex hull of all the
 * corners on its side, or to that of those that are left when the things on the hull are taken away,
 * and so on, `crossed` times. Hulls in so narrow a way have few corners, whatever fills it.
 */
export function wedges(scene: Scene, crossed: number): Wedges {
  const { goal, things } = scene;
  const left = leftCorners(goal);
  if (things.length <= FEW)
    return { ...cornersOf(goal, left, { right: things, left: things }), sieve: scene };
  const beside = sides(scene);
  const right = outermost(beside.right, left, goal, crossed);
  const turned = left.map(({ x, y }) => ({ x: -x, y: -y }));
  const back = { x: -goal.x, y: -goal.y };
  const others = outermost(beside.left, turned, back, crossed);
  const ends = beside.ends;
  const among = { right: [...ends, ...right], left: [...ends, ...others] };
  const heaviest = beside.centre.toSorted((a, b) => b.weight - a.weight).slice(0, crossed + 1);
  const sieve = { ...scene, things: [...heaviest, ...ends, ...right, ...others] };
  const { nearer, farther } = cornersOf(goal, left, among);
  return { nearer, farther, sieve };
}

interface Sides {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

/** The corners of these things, and of the two hexes. */
export function cornersOf(goal: Point, left: readonly Point[], among: Sides) {
  const nearer: Point[] = [];
  const farther: Point[] = [];
  // Loops, since this is where most of a look goes that no first line settles.
  for (const { x, y } of left) {
    nearer.push({ x: -x, y: -y });
    for (const thing of among.right) nearer.push({ x: thing.x + x, y: thing.y + y });
    farther.push({ x: goal.x + x, y: goal.y + y });
    for (const thing of among.left) farther.push({ x: thing.x - x, y: thing.y - y });
  }
  return { nearer, farther };
}

/** What lies to either side of the way, on the line of the centres, and around the two hexes. */
function sides({ goal, things }: Scene) {
  const end = along(goal, goal);
  const places = Map.groupBy(things, (thing) => {
    const at = along(goal, thing);
    if (at <= 0 || at >= end) return 'ends';
    const side = cross(goal, thing);
    if (side === 0) return 'centre';
    return side > 0 ? 'left' : 'right';
  });
  const of = (place: 'left' | 'right' | 'centre' | 'ends') => places.get(place) ?? [];
  return { left: of('left'), right: of('right'), centre: of('centre'), ends: of('ends') };
}

/** Twice the scalar product of the plane. */
const along = (goal: Point, { x, y }: Point): number =>
  (2 * goal.x + goal.y) * x + (goal.x + 2 * goal.y) * y;

interface Corner extends Point {
  readonly thing: Thing;
}

/** The things on the left hull of their corners, seen along `way`; then those on the next hull. */
function outermost(
  things: readonly Thing[],
  left: readonly Point[],
  way: Point,
  more: number,
): readonly Thing[] {
  let rest = things
    .flatMap((thing) => left.map(({ x, y }) => ({ x: thing.x + x, y: thing.y + y, thing })))
    .sort((a, b) => along(way, a) - along(way, b) || cross(way, b) - cross(way, a));
  const found: Thing[] = [];
  for (let hull = 0; hull <= more && rest.length > 0; hull++) {
    const outer = new Set(leftHull(rest).map(({ thing }) => thing));
    found.push(...outer);
    rest = rest.filter(({ thing }) => !outer.has(thing));
  }
  return found;
}

/** Of points in the order of the way: those that no others lie to the left of. */
function leftHull(points: readonly Corner[]): readonly Corner[] {
  const hull: Corner[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last || bendsRight(before, last, point)) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}

/** Whether the way through three points bends to the right. */
const bendsRight = (a: Point, b: Point, c: Point): boolean =>
  cross({ x: b.x - a.x, y: b.y - a.y }, { x: c.x - b.x, y: c.y - b.y }) < 0;

/** The same scene with nothing in it but what bars lines. */
export const obstaclesOf = (scene: Scene): Scene =>
  scene.things.every(({ weight }) => weight === OPAQUE)
    ? scene
    : { ...scene, things: scene.things.filter(({ weight }) => weight === OPAQUE) };

/**
 * The corners of a hex that lie farthest to the left for some line between two hexes, the second
 * of which has its centre at `goal`; the opposite ones are those that lie farthest to the right.
 */
export const leftCorners = keptByWay((goal): readonly Point[] => {
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
});
