/** What stands on the edges between hexes, as a plan draws it. */
import { between, type Edge, endsOf, pathThrough, type Point } from './geometry.ts';
import type { View } from './view.ts';

export type WallKind = View['battlefield']['walls'][number]['kind'];

/** All edges of one kind. */
export interface Wall {
  readonly kind: WallKind;
  /** The masonry: whole edges, or what a door leaves of them. */
  readonly line: string;
  /** A leaf or panes between the masonry; empty for a wall. */
  readonly filling: string;
}

const kinds: Readonly<Record<WallKind, (edge: Edge) => Pick<Wall, 'line' | 'filling'>>> = {
  WALL: (edge) => ({ line: pathThrough(endsOf(edge)), filling: '' }),
  CLOSED_DOOR: (edge) => ({ line: jambs(edge), filling: span(edge, 0.16, 0.84) }),
  OPEN_DOOR: (edge) => ({ line: jambs(edge), filling: swung(edge) }),
  SECRET_DOOR: (edge) => ({ line: pathThrough(endsOf(edge)), filling: span(edge, 0.2, 0.8) }),
  LIGHT_WINDOW: (edge) => ({ line: jambs(edge), filling: span(edge, 0.1, 0.9) }),
  MEDIUM_WINDOW: (edge) => ({ line: jambs(edge), filling: span(edge, 0.1, 0.9) }),
  HEAVY_WINDOW: (edge) => ({ line: jambs(edge), filling: span(edge, 0.1, 0.9) }),
};

export function wallsOf(walls: View['battlefield']['walls']): readonly Wall[] {
  const byKind = Map.groupBy(walls, ({ kind }) => kind);
  return [...byKind].map(([kind, edges]) => {
    const parts = edges.map(kinds[kind]);
    return {
      kind,
      line: parts.map(({ line }) => line).join(''),
      filling: parts.map(({ filling }) => filling).join(''),
    };
  });
}

/** A part of an edge. */
function span(edge: Edge, from: number, to: number): string {
  const [a, b] = endsOf(edge);
  return pathThrough([between(a, b, from), between(a, b, to)]);
}

/** The ends of an edge, in which something hangs. */
const jambs = (edge: Edge): string => span(edge, 0, 0.16) + span(edge, 0.84, 1);

/** How far an open door stands open. */
const SWING = (Math.PI * 70) / 180;

/** The leaf of an open door: turned about one of its ends. */
function swung(edge: Edge): string {
  const [a, b] = endsOf(edge);
  const [hinge, end] = [between(a, b, 0.16), between(a, b, 0.84)];
  return pathThrough([hinge, turned(end, hinge)]);
}

function turned(point: Point, about: Point): Point {
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  const [cos, sin] = [Math.cos(SWING), Math.sin(SWING)];
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}
