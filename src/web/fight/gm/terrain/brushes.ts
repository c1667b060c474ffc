/** What a stroke of each brush makes of the ground. */
import { keyOfEdge } from '../../../../scene/edges.ts';
import { type Edge, type Hex, keyOf } from '../../../../scene/geometry.ts';
import type { WallKind } from '../../../../scene/walls.ts';
import type { Encounter } from '../../state/seen.ts';

export type Battlefield = Encounter['battlefield'];

export type Ground =
  | { readonly kind: 'OPEN' | 'OBSTACLE' | 'WATER' | 'DARK' }
  | { readonly kind: 'SMOKE'; readonly levels: number }
  | { readonly kind: 'CLIMB' | 'SWING'; readonly name: string };

export type Brush = {
  readonly label: string;
} & (
  | { readonly on: 'HEXES'; readonly ground: Ground }
  /** Null takes away what stands there. */
  | { readonly on: 'EDGES'; readonly wall: WallKind | null }
);

export const hexBrushes: readonly Extract<Brush, { on: 'HEXES' }>[] = [
  { on: 'HEXES', label: 'Open ground', ground: { kind: 'OPEN' } },
  { on: 'HEXES', label: 'Obstacle', ground: { kind: 'OBSTACLE' } },
  { on: 'HEXES', label: 'Water', ground: { kind: 'WATER' } },
  { on: 'HEXES', label: 'Darkness', ground: { kind: 'DARK' } },
  { on: 'HEXES', label: 'Light smoke', ground: { kind: 'SMOKE', levels: 1 } },
  { on: 'HEXES', label: 'Smoke', ground: { kind: 'SMOKE', levels: 2 } },
  { on: 'HEXES', label: 'Thick smoke', ground: { kind: 'SMOKE', levels: 3 } },
  { on: 'HEXES', label: 'Ladder', ground: { kind: 'CLIMB', name: 'Ladder' } },
  { on: 'HEXES', label: 'Rope', ground: { kind: 'SWING', name: 'Rope' } },
];

export const edgeBrushes: readonly Extract<Brush, { on: 'EDGES' }>[] = [
  { on: 'EDGES', label: 'No wall', wall: null },
  { on: 'EDGES', label: 'Wall', wall: 'WALL' },
  { on: 'EDGES', label: 'Door', wall: 'CLOSED_DOOR' },
  { on: 'EDGES', label: 'Open door', wall: 'OPEN_DOOR' },
  { on: 'EDGES', label: 'Secret door', wall: 'SECRET_DOOR' },
  { on: 'EDGES', label: 'Window', wall: 'LIGHT_WINDOW' },
  { on: 'EDGES', label: 'Window with shutters', wall: 'MEDIUM_WINDOW' },
  { on: 'EDGES', label: 'Arrow slit', wall: 'HEAVY_WINDOW' },
];

/**
 * The ground after a stroke. Each hex has what was painted there last, and only that; but smoke and darkness
 * lie over water as well, and what has a name stands on anything.
 */
export function painted(
  battlefield: Battlefield,
  ground: Ground,
  hexes: readonly Hex[],
): Battlefield {
  const keys = new Set(hexes.map(keyOf));
  const isLeft = (hex: Hex): boolean => !keys.has(keyOf(hex));
  const { obstacles, concealing, dark, water, features } = battlefield;
  if ('name' in ground) {
    const left = features.filter(({ hex, kind }) => isLeft(hex) || kind !== ground.kind);
    return { ...battlefield, features: [...left, ...hexes.map((hex) => ({ hex, ...ground }))] };
  }
  const { kind } = ground;
  const added = (of: Ground['kind']) => (kind === of ? hexes : []);
  const staysUnder = kind === 'SMOKE' || kind === 'DARK';
  const staysOver = kind === 'WATER';
  return {
    ...battlefield,
    obstacles: [...obstacles.filter(isLeft), ...added('OBSTACLE')],
    water: [...water.filter((hex) => staysUnder || isLeft(hex)), ...added('WATER')],
    dark: [...dark.filter((hex) => staysOver || isLeft(hex)), ...added('DARK')],
    concealing: [
      ...concealing.filter(({ hex }) => staysOver || isLeft(hex)),
      ...(kind === 'SMOKE' ? hexes.map((hex) => ({ hex, levels: ground.levels })) : []),
    ],
    features: features.filter(({ hex }) => kind !== 'OPEN' || isLeft(hex)),
  };
}

/** One thing on an edge: what was built there last. */
export function built(
  battlefield: Battlefield,
  wall: WallKind | null,
  edges: readonly Edge[],
): Battlefield {
  const changed = new Map(edges.map((edge) => [keyOfEdge(edge), edge]));
  const left = battlefield.walls.filter((one) => !changed.has(keyOfEdge(one)));
  const added = wall ? [...changed.values()].map((edge) => ({ ...edge, kind: wall })) : [];
  return { ...battlefield, walls: [...left, ...added] };
}

/** Hexes that one label may have. */
const MAX_LABELLED = 50;

/** A hex has one text: what was written there last; null takes it away. */
export function labelled(
  battlefield: Battlefield,
  text: string | null,
  hexes: readonly Hex[],
): Battlefield {
  const keys = new Set(hexes.map(keyOf));
  const left = battlefield.labels
    .map((label) => ({ ...label, hexes: label.hexes.filter((hex) => !keys.has(keyOf(hex))) }))
    .filter((label) => label.hexes.length > 0);
  if (text === null) return { ...battlefield, labels: left };
  // Where there is room the same text goes on, so that it is written once.
  const same = left.findLast((label) => label.text === text);
  const whole = [...(same?.hexes ?? []), ...hexes];
  const labels =
    same && whole.length <= MAX_LABELLED
      ? left.map((label) => (label === same ? { text, hexes: whole } : label))
      : [...left, { text, hexes: hexes.slice(0, MAX_LABELLED) }];
  return { ...battlefield, labels };
}
