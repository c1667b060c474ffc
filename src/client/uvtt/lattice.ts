/**
 * The corners of the hexes, and the edges between them. Hexes are pointed at the top and one unit wide: `q` leads
 * one unit east, `r` one to the south-east. In thirds of these steps the centre of a hex is (3q, 3r), and its
 * corners lie at whole numbers too.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** A point of the plane in hex widths, from the centre of the hex (0, 0): x to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sides that name each edge once: the other three are sides of the neighbors. */
export type Side = 'E' | 'NE' | 'NW';

export interface Edge {
  readonly hex: Hex;
  readonly side: Side;
}

/** How far the map of the service reaches from its middle, along either axis. */
export const MAP_EDGE = 1000;

/** From the centre of a hex to a corner, which is also the length of an edge. */
export const RADIUS = 1 / Math.sqrt(3);
const ROW = Math.sqrt(3) / 2;

/** A corner as one number, so that equal corners are the same key. */
export type Corner = number;
/** An edge as one number. */
export type EdgeNumber = number;

/** More than three times `MAP_EDGE`; a multiple of 3, so that remainders stay. */
const MIDDLE = 4095;
const SPAN = 2 * MIDDLE + 1;

const corner = (a: number, b: number): Corner => (a + MIDDLE) * SPAN + b + MIDDLE;
const thirdsOf = (at: Corner): readonly [number, number] => [
  Math.floor(at / SPAN) - MIDDLE,
  (at % SPAN) - MIDDLE,
];

/** Three edges leave a corner: one kind of corner has these, the other kind the opposite ones. */
const STEPS = [SPAN + 1, -2 * SPAN + 1, SPAN - 2] as const;
const isFirstKind = (at: Corner): boolean => Math.floor(at / SPAN) % 3 === 1;

export const neighborsOf = (at: Corner): readonly Corner[] =>
  STEPS.map((step) => (isFirstKind(at) ? at + step : at - step));

export const areNeighbors = (a: Corner, b: Corner): boolean => neighborsOf(a).includes(b);

export function pointOf(at: Corner): Point {
  const [a, b] = thirdsOf(at);
  return { x: (a + b / 2) / 3, y: (b * ROW) / 3 };
}

/** The corners of a hex around it, from its centre. */
const AROUND = [
  [1, 1],
  [2, -1],
  [1, -2],
  [-1, -1],
  [-2, 1],
  [-1, 2],
] as const;

/** The hex that a point lies in, in fractions. */
const fractionOf = ({ x, y }: Point): Hex => ({ q: x - y / ROW / 2, r: y / ROW });

export const isOnMap = ({ q, r }: Hex): boolean => Math.max(Math.abs(q), Math.abs(r)) <= MAP_EDGE;

/** Whether it lies in a hex of the map, or in one beside it. */
export function isNearMap(point: Point): boolean {
  const { q, r } = fractionOf(point);
  return Math.max(Math.abs(q), Math.abs(r)) <= MAP_EDGE + 1;
}

/** The nearest of three whole numbers that add up to nothing: the one that moved most gives way. */
function hexAt(point: Point): Hex {
  const { q, r } = fractionOf(point);
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return { q: -wholeR - wholeS, r: wholeR };
  if (offR > offS) return { q: wholeQ, r: -wholeQ - wholeS };
  return { q: wholeQ, r: wholeR };
}

export function nearestCorner(point: Point): Corner {
  const { q, r } = hexAt(point);
  let nearest = 0;
  let least = Infinity;
  for (const [a, b] of AROUND) {
    const at = corner(3 * q + a, 3 * r + b);
    const off = distance(point, pointOf(at));
    if (off < least) [nearest, least] = [at, off];
  }
  return nearest;
}

/** The corners of a hex, around it. */
export const ringOf = ({ q, r }: Hex): readonly Corner[] =>
  AROUND.map(([a, b]) => corner(3 * q + a, 3 * r + b));

/** The ends of each side, in the ring of corners: the one of the first kind first. */
const ENDS = { NE: [2, 1], NW: [2, 3], E: [0, 1] } as const satisfies Record<Side, unknown>;

export function endsOf({ hex, side }: Edge): readonly [Corner, Corner] {
  const ring = ringOf(hex);
  const [from, to] = ENDS[side];
  return [ring[from] ?? 0, ring[to] ?? 0];
}

/** The edge between two corners that are neighbors. */
export function edgeBetween(a: Corner, b: Corner): EdgeNumber {
  const [from, to] = isFirstKind(a) ? [a, b] : [b, a];
  return 3 * from + STEPS.findIndex((step) => step === to - from);
}

/** The sides in the order of the steps. */
const SIDES: readonly Side[] = ['NE', 'NW', 'E'];

export function edgeOf(number: EdgeNumber): Edge {
  const side = SIDES[number % 3] ?? 'E';
  const [a, b] = thirdsOf(Math.floor(number / 3));
  const [da, db] = AROUND[ENDS[side][0]];
  return { hex: { q: (a - da) / 3, r: (b - db) / 3 }, side };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A straight line from one point to another. */
export type Segment = readonly [Point, Point];

/** Where on it lies what is nearest to the point: 0 at the one end, 1 at the other. */
export function alongOf(point: Point, [from, to]: Segment): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
}

export function distanceTo(point: Point, segment: Segment): number {
  const [from, to] = segment;
  const at = alongOf(point, segment);
  return Math.hypot(
    point.x - from.x - at * (to.x - from.x),
    point.y - from.y - at * (to.y - from.y),
  );
}
