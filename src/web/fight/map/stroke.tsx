/** What a drag with a tool touches. */
import { type Chain, chainFrom, chainTo, edgeAt } from '../../../scene/edges.ts';
import {
  endsOf,
  type Hex,
  hexAt,
  outlinesOf,
  pathThrough,
  type Point,
  sameHex,
} from '../../../scene/geometry.ts';
import type { MapTool } from '../attention/map-tool.ts';

export type Stroke =
  | { readonly kind: 'HEXES'; readonly hexes: readonly Hex[] }
  | { readonly kind: 'EDGES'; readonly chain: Chain }
  | { readonly kind: 'POINTS'; readonly points: readonly Point[] };

export function begun({ kind }: MapTool, point: Point): Stroke {
  switch (kind) {
    case 'HEX':
    case 'HEXES':
      return { kind: 'HEXES', hexes: [hexAt(point)] };
    case 'EDGES':
      return { kind: 'EDGES', chain: chainFrom(edgeAt(point)) };
    case 'POINT':
      return { kind: 'POINTS', points: [point] };
  }
}

export function extended(stroke: Stroke, point: Point): Stroke {
  if (stroke.kind === 'EDGES') return { ...stroke, chain: chainTo(stroke.chain, point) };
  if (stroke.kind === 'POINTS') return stroke;
  const hex = hexAt(point);
  const isKnown = stroke.hexes.some((one) => sameHex(one, hex));
  return isKnown ? stroke : { ...stroke, hexes: [...stroke.hexes, hex] };
}

/** Paints what was touched. */
export function finish(tool: MapTool, stroke: Stroke): void {
  if (tool.kind === 'HEXES' && stroke.kind === 'HEXES') tool.onHexes(stroke.hexes);
  if (tool.kind === 'EDGES' && stroke.kind === 'EDGES') tool.onEdges(stroke.chain.edges);
}

/** What would be painted if it were let go here. */
export function StrokeMark({ stroke }: { readonly stroke: Stroke }) {
  switch (stroke.kind) {
    case 'HEXES':
      return <path className="picked" d={outlinesOf(stroke.hexes, 2)} />;
    case 'EDGES':
      return (
        <path
          className="edges"
          d={stroke.chain.edges.map((edge) => pathThrough(endsOf(edge))).join('')}
        />
      );
    case 'POINTS':
      return stroke.points.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className="spot"
          d={`M${x - 14} ${y}h28M${x} ${y - 14}v28M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`}
        />
      ));
  }
}
