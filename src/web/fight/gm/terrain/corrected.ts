/** Walls of a map that is read, corrected edge by edge. */
import type { UvttMap } from '../../../../client/uvtt.ts';
import { sameEdge } from '../../../../scene/edges.ts';
import type { Edge } from '../../../../scene/geometry.ts';
import { isDoor } from './map-words.ts';

type Walls = UvttMap['walls'];

/** What a click on an edge does: takes away or builds a wall; makes a door of it, or a wall of a door. */
export type Correction = 'WALL' | 'DOOR';

export const wallAt = (walls: Walls, edge: Edge) => walls.find((wall) => sameEdge(wall, edge));

export function correctedAt(walls: Walls, edge: Edge, correction: Correction): Walls {
  const there = wallAt(walls, edge);
  const others = walls.filter((wall) => wall !== there);
  if (correction === 'WALL') return there ? others : [...others, { ...edge, kind: 'WALL' }];
  const kind = there && isDoor(there.kind) ? 'WALL' : 'CLOSED_DOOR';
  return [...others, { ...edge, kind }];
}
