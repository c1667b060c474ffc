/** A battlefield as `setBattlefield` takes it. */
import type { Edge, Hex } from './lattice.ts';

export const WALL_KINDS = [
  'WALL',
  'CLOSED_DOOR',
  'OPEN_DOOR',
  'SECRET_DOOR',
  'LIGHT_WINDOW',
  'MEDIUM_WINDOW',
  'HEAVY_WINDOW',
] as const;

export type UvttWallKind = (typeof WALL_KINDS)[number];

/** A wall, a door or a window on the edge between a hex and its neighbor to the east, north-east or north-west. */
export interface UvttWall extends Edge {
  readonly kind: UvttWallKind;
}

/** What of a battlefield is no wall. */
export interface UvttTerrain {
  obstacles: Hex[];
  concealing: { hex: Hex; levels: number }[];
  dark: Hex[];
  features: { hex: Hex; kind: 'CLIMB' | 'SWING'; name: string }[];
  water: Hex[];
  labels: { text: string; hexes: Hex[] }[];
}

/** Walls, and of the terrain what there is. */
export type UvttBattlefield = {
  readonly walls: readonly UvttWall[];
} & { readonly [Part in keyof UvttTerrain]?: Readonly<UvttTerrain[Part]> };
