/** Walls and doors of a file, moved to the edges between hexes. */
import { chain } from './chain.ts';
import {
  type Corner,
  distance,
  distanceTo,
  edgeBetween,
  type EdgeNumber,
  nearestCorner,
  neighborsOf,
  type Point,
  pointOf,
  type Segment,
} from './lattice.ts';
import { type Line, simplified } from './lines.ts';
import { type Pin, Pins, TOUCH } from './pins.ts';

/** How far a wall or door was moved. */
export interface UvttMove {
  /** The edges that stand for it: 0 where it is too short for one, or lies along a door. */
  readonly edges: number;
  /** The farthest of their corners from the wall, in hex widths. */
  readonly moved: number;
}

export interface Snapped<Door> {
  readonly walls: ReadonlySet<EdgeNumber>;
  readonly doors: ReadonlyMap<EdgeNumber, Door>;
  readonly wallMoves: readonly UvttMove[];
  readonly doorMoves: readonly UvttMove[];
}

/**
 * Each wall is simplified by at most a foot, and split where another ends on it or a door begins, so that what
 * touched still touches. Each point moves to the corner nearest to it, and from corner to corner leads the chain
 * of edges that lies nearest to the line. Where a door lies along a wall, the wall gives way.
 */
export function snap<Door extends { readonly line: Segment }>(
  walls: readonly (readonly Point[])[],
  doors: readonly Door[],
): Snapped<Door> {
  const pins = new Pins();
  const wallEdges = new Set<EdgeNumber>();
  const doorEdges = new Map<EdgeNumber, Door>();
  const doorMoves = doors.map((door, number): UvttMove => {
    const { line } = door;
    const ends = doorEnds(line, pins);
    line.forEach((point, i) => {
      const doorsHere = pins.at(point)?.doors ?? [];
      pins.add({ point, corner: ends[i as 0 | 1], doors: [...doorsHere, number] });
    });
    const corners = chain(...ends, line, new Set());
    const edges = edgesAlong(corners);
    const passage = middleOf(edges, distance(...line));
    for (const edge of edges) wallEdges.add(edge);
    for (const edge of passage) doorEdges.set(edge, door);
    return { edges: passage.length, moved: farthest(corners, (point) => distanceTo(point, line)) };
  });

  const lines = walls.map(simplified);
  for (const { points } of lines) if (!isClosed(points)) pinEnds(points, pins);
  const wallMoves = lines.map((line): UvttMove => {
    const found = new Set<EdgeNumber>();
    let moved = 0;
    let run: Corner[] = [];
    const endRun = (): void => {
      for (const edge of withoutSpurs(run, pins)) found.add(edge);
      run = [];
    };
    for (const { from, to, original, isBehindDoor } of piecesOf(line, pins, doors)) {
      if (isBehindDoor) {
        endRun();
        continue;
      }
      const corners = chain(from.corner, to.corner, [from.point, to.point], wallEdges);
      moved = Math.max(
        moved,
        farthest(corners, (point) => nearness(point, original)),
      );
      run.push(...corners.slice(run.length > 0 ? 1 : 0));
    }
    endRun();
    for (const edge of found) wallEdges.add(edge);
    return { edges: found.size, moved };
  });
  for (const edge of doorEdges.keys()) wallEdges.delete(edge);
  return { walls: wallEdges, doors: doorEdges, wallMoves, doorMoves };
}

/** Of a door one edge for each hex width, in its middle: what else there is of its chain is wall. */
function middleOf(edges: readonly EdgeNumber[], width: number): readonly EdgeNumber[] {
  const count = Math.max(1, Math.min(edges.length, Math.round(width)));
  const first = Math.floor((edges.length - count) / 2);
  return edges.slice(first, first + count);
}

/** The corners of a door's ends, which are two however short it is. */
function doorEnds([a, b]: Segment, pins: Pins): readonly [Corner, Corner] {
  const [from, to] = [cornerFor(a, pins), cornerFor(b, pins)];
  if (from !== to) return [from, to];
  const ways = neighborsOf(from).flatMap((next) => [[from, next] as const, [next, from] as const]);
  const off = ([u, v]: readonly [Corner, Corner]): number =>
    distance(pointOf(u), a) + distance(pointOf(v), b);
  return ways.reduce((best, way) => (off(way) < off(best) ? way : best));
}

const cornerFor = (point: Point, pins: Pins): Corner =>
  pins.at(point)?.corner ?? nearestCorner(point);

function isClosed(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 2 && !!first && !!last && distance(first, last) < 1e-6;
}

function pinEnds(points: readonly Point[], pins: Pins): void {
  for (const point of [points[0], points.at(-1)])
    if (point && !pins.at(point)) pins.add({ point, corner: nearestCorner(point), doors: [] });
}

/** A part of a wall from one point that has its corner to the next. */
interface Piece {
  readonly from: Pin;
  readonly to: Pin;
  /** The points of the file that it stands for. */
  readonly original: readonly Point[];
  readonly isBehindDoor: boolean;
}

function* piecesOf(
  { points, original, kept }: Line,
  pins: Pins,
  doors: readonly { readonly line: Segment }[],
): Generator<Piece> {
  const stopAt = (point: Point): Pin => ({
    point,
    corner: cornerFor(point, pins),
    doors: pins.at(point)?.doors ?? [],
  });
  // The doors that the wall runs along.
  let along: readonly number[] = [];
  for (const [i, start] of points.entries()) {
    const end = points[i + 1];
    if (!end) return;
    const stops = [stopAt(start), ...pins.along([start, end]), stopAt(end)];
    for (const [n, from] of stops.entries()) {
      const to = stops[n + 1];
      if (!to) break;
      along = [...from.doors, ...along].filter((number) => {
        const line = doors[number]?.line;
        return line && [from, to].every(({ point }) => distanceTo(point, line) <= TOUCH);
      });
      const part = original.slice(kept[i], (kept[i + 1] ?? 0) + 1);
      yield { from, to, original: part, isBehindDoor: along.length > 0 };
    }
  }
}

const edgesAlong = (corners: readonly Corner[]): readonly EdgeNumber[] =>
  corners.slice(1).map((corner, i) => edgeBetween(corners[i] ?? corner, corner));

/**
 * The edges of a run, without those to a corner and straight back: where a bend has its nearest corner beside the
 * way. If something else ends there they stay.
 */
function withoutSpurs(run: readonly Corner[], pins: Pins): readonly EdgeNumber[] {
  const edges = edgesAlong(run);
  const isRing = run.length > 3 && run[0] === run.at(-1);
  const isSpur = (i: number): boolean => {
    const [here, there] = [edges[i], edges[isRing ? (i + 1) % edges.length : i + 1]];
    return here === there && !pins.has(run[i + 1] ?? 0);
  };
  return edges.filter(
    (_, i) => !isSpur(i) && !isSpur(i === 0 && isRing ? edges.length - 1 : i - 1),
  );
}

const farthest = (corners: readonly Corner[], off: (point: Point) => number): number =>
  corners.reduce((most, corner) => Math.max(most, off(pointOf(corner))), 0);

function nearness(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (const [i, from] of line.entries())
    least = Math.min(least, distanceTo(point, [from, line[i + 1] ?? from]));
  return least;
}
