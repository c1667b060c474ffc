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
import { type Pin, Pins } from './pins.ts';

/** How far a wall or door was moved. */
export interface UvttMove {
  /** The edges that stand for it: 0 where it is too short for one. */
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
  const doorMoves = doors.map((door): UvttMove => {
    const { line } = door;
    const ends = doorEnds(line, pins);
    pins.add({ point: line[0], corner: ends[0] });
    pins.add({ point: line[1], corner: ends[1] });
    const corners = chain(...ends, line, new Set());
    const edges = edgesAlong(corners);
    const passage = middleOf(edges, distance(...line));
    for (const edge of edges) wallEdges.add(edge);
    for (const edge of passage) doorEdges.set(edge, door);
    return { edges: passage.length, moved: farthest(corners, line) };
  });

  const lines = walls.map(simplified);
  for (const { points } of lines) if (!isClosed(points)) pinEnds(points, pins);
  const wallMoves = lines.map((line): UvttMove => {
    const run: Corner[] = [];
    const bends = new Map<Corner, Point>();
    let moved = 0;
    for (const { from, to, original } of piecesOf(line, pins)) {
      const corners = chain(from.corner, to.corner, [from.point, to.point], wallEdges);
      moved = Math.max(moved, farthest(corners, original));
      bends.set(to.corner, to.point);
      run.push(...corners.slice(run.length > 0 ? 1 : 0));
    }
    const edges = new Set(withoutSpurs(run, bends, pins));
    for (const edge of edges) wallEdges.add(edge);
    return { edges: edges.size, moved };
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
    if (point && !pins.at(point)) pins.add({ point, corner: nearestCorner(point) });
}

/** A part of a wall from one point that has its corner to the next. */
interface Piece {
  readonly from: Pin;
  readonly to: Pin;
  /** The points of the file that it stands for. */
  readonly original: readonly Point[];
}

function* piecesOf({ points, original, kept }: Line, pins: Pins): Generator<Piece> {
  const stopAt = (point: Point): Pin => ({ point, corner: cornerFor(point, pins) });
  for (const [i, start] of points.entries()) {
    const end = points[i + 1];
    if (!end) return;
    const part = original.slice(kept[i], (kept[i + 1] ?? 0) + 1);
    let from = stopAt(start);
    for (const to of [...pins.along([start, end]), stopAt(end)]) {
      yield { from, to, original: part };
      from = to;
    }
  }
}

const edgesAlong = (corners: readonly Corner[]): readonly EdgeNumber[] =>
  corners.slice(1).map((corner, i) => edgeBetween(corners[i] ?? corner, corner));

/**
 * The edges of a run, without those to the corner of a bend and straight back, where the corner before is about as
 * near to the bend. If something else ends there they stay.
 */
function withoutSpurs(
  run: readonly Corner[],
  bends: ReadonlyMap<Corner, Point>,
  pins: Pins,
): readonly EdgeNumber[] {
  const edges = edgesAlong(run);
  const isRing = run.length > 3 && run[0] === run.at(-1);
  const isSpur = (i: number): boolean => {
    const [here, there] = [edges[i], edges[isRing ? (i + 1) % edges.length : i + 1]];
    const [before, at] = [run[i], run[i + 1]];
    if (here !== there || before === undefined || at === undefined || pins.has(at)) return false;
    const bend = bends.get(at);
    return bend !== undefined && distance(bend, pointOf(before)) < NEAR;
  };
  return edges.filter(
    (_, i) => !isSpur(i) && !isSpur(i === 0 && isRing ? edges.length - 1 : i - 1),
  );
}

/** Hex widths: a little more than an edge is long. */
const NEAR = 0.6;

/** How far the corner that is farthest from the line is from it. */
function farthest(corners: readonly Corner[], line: readonly Point[]): number {
  let most = 0;
  for (const point of corners.map(pointOf)) {
    let least = Infinity;
    for (const [i, from] of line.entries())
      least = Math.min(least, distanceTo(point, [from, line[i + 1] ?? from]));
    most = Math.max(most, least);
  }
  return most;
}
