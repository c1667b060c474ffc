/** The edges between hexes as a pointer meets them, and chains of them. */
import {
  between,
  centreOf,
  type Edge,
  endsOf,
  type Hex,
  hexAt,
  type Point,
  SIZE,
} from './geometry.ts';

export const keyOfEdge = ({ hex: { q, r }, side }: Edge): string => `${q},${r},${side}`;
export const sameEdge = (a: Edge, b: Edge): boolean => keyOfEdge(a) === keyOfEdge(b);

/** The six edges of a hex, from the east counterclockwise. */
export const edgesAround = ({ q, r }: Hex): readonly Edge[] => [
  { hex: { q, r }, side: 'E' },
  { hex: { q, r }, side: 'NE' },
  { hex: { q, r }, side: 'NW' },
  { hex: { q: q - 1, r }, side: 'E' },
  { hex: { q: q - 1, r: r + 1 }, side: 'NE' },
  { hex: { q, r: r + 1 }, side: 'NW' },
];

/** In the order of `edgesAround`. */
export const DIRECTIONS = [
  'east',
  'north-east',
  'north-west',
  'west',
  'south-west',
  'south-east',
] as const;

const middleOf = (edge: Edge): Point => between(...endsOf(edge), 0.5);

/** The edge that a point is nearest to. */
export function edgeAt(point: Point): Edge {
  const hex = hexAt(point);
  const edges = edgesAround(hex);
  return nearest(edges, middleOf, point) ?? { hex, side: 'E' };
}

/** How far a point is from an edge, in units of the drawing. */
export function distanceToEdge(point: Point, edge: Edge): number {
  const [a, b] = endsOf(edge);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  return distance(point, between(a, b, Math.min(Math.max(along, 0), 1)));
}

/** The upper or the lower corner of a hex: every corner is one of these, of one hex. */
interface Corner {
  readonly hex: Hex;
  readonly end: 'UPPER' | 'LOWER';
}

interface Step {
  readonly edge: Edge;
  readonly to: Corner;
}

const upper = (q: number, r: number): Corner => ({ hex: { q, r }, end: 'UPPER' });
const lower = (q: number, r: number): Corner => ({ hex: { q, r }, end: 'LOWER' });

/** The three edges that meet in a corner, and where each leads. */
const stepsFrom = ({ hex: { q, r }, end }: Corner): readonly Step[] =>
  end === 'UPPER'
    ? [
        { edge: { hex: { q, r }, side: 'NE' }, to: lower(q + 1, r - 1) },
        { edge: { hex: { q, r }, side: 'NW' }, to: lower(q, r - 1) },
        { edge: { hex: { q, r: r - 1 }, side: 'E' }, to: lower(q + 1, r - 2) },
      ]
    : [
        { edge: { hex: { q: q - 1, r: r + 1 }, side: 'NE' }, to: upper(q - 1, r + 1) },
        { edge: { hex: { q, r: r + 1 }, side: 'NW' }, to: upper(q, r + 1) },
        { edge: { hex: { q: q - 1, r: r + 1 }, side: 'E' }, to: upper(q - 1, r + 2) },
      ];

const cornersOf = ({ hex: { q, r }, side }: Edge): readonly [Corner, Corner] => {
  switch (side) {
    case 'E':
      return [lower(q + 1, r - 1), upper(q, r + 1)];
    case 'NE':
      return [upper(q, r), lower(q + 1, r - 1)];
    case 'NW':
      return [lower(q, r - 1), upper(q, r)];
  }
};

const pointOf = ({ hex, end }: Corner): Point => {
  const { x, y } = centreOf(hex);
  return { x, y: end === 'UPPER' ? y - SIZE : y + SIZE };
};

/** Edges in a row, as a drag draws them: it begins with an edge, and follows the pointer from corner to corner. */
export interface Chain {
  readonly edges: readonly Edge[];
  /** From where to where it leads. */
  readonly ends: readonly [Corner, Corner];
}

export const chainFrom = (edge: Edge): Chain => ({ edges: [edge], ends: cornersOf(edge) });

/** Corners that one movement of the pointer may pass: it comes from the edge of a screen at most. */
const MAX_STEPS = 400;

/** The chain as far as the point: where the pointer goes back, the chain does. */
export function chainTo(chain: Chain, point: Point): Chain {
  let last = oriented(chain, point);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const [start, end] = last.ends;
    const step = nearest(stepsFrom(end), ({ to }) => pointOf(to), point);
    if (!step || distance(pointOf(step.to), point) >= distance(pointOf(end), point)) break;
    const before = last.edges.at(-1);
    const goesBack = before !== undefined && sameEdge(step.edge, before);
    if (goesBack && last.edges.length === 1) break;
    const edges = goesBack ? last.edges.slice(0, -1) : [...last.edges, step.edge];
    last = { edges, ends: [start, step.to] };
  }
  return last;
}

/** A single edge goes on from whichever end the pointer is at. */
function oriented(chain: Chain, point: Point): Chain {
  const [start, end] = chain.ends;
  const isTurned =
    chain.edges.length === 1 && distance(pointOf(start), point) < distance(pointOf(end), point);
  return isTurned ? { ...chain, ends: [end, start] } : chain;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearest<Item>(
  items: readonly Item[],
  at: (item: Item) => Point,
  point: Point,
): Item | undefined {
  return items.toSorted((a, b) => distance(at(a), point) - distance(at(b), point))[0];
}
