/** What a stroke of each brush makes of the ground. */
import { type Hex, keyOf } from '../map/geometry.ts';
import type { Encounter } from '../state/seen.ts';

type Battlefield = Encounter['battlefield'];

export type Ground =
  | { readonly kind: 'OBSTACLE' | 'DARK' | 'OPEN' }
  | { readonly kind: 'SMOKE'; readonly levels: number };

export interface Brush {
  readonly label: string;
  /** What the map says while it is in hand. */
  readonly hint: string;
  readonly ground: Ground;
}

const brush = (label: string, ground: Ground): Brush => ({
  label,
  hint: `Paint: ${label.toLowerCase()}`,
  ground,
});

export const brushes: readonly Brush[] = [
  brush('Obstacle', { kind: 'OBSTACLE' }),
  brush('Light smoke', { kind: 'SMOKE', levels: 1 }),
  brush('Smoke', { kind: 'SMOKE', levels: 2 }),
  brush('Thick smoke', { kind: 'SMOKE', levels: 3 }),
  brush('Darkness', { kind: 'DARK' }),
  brush('Erase', { kind: 'OPEN' }),
];

/** The ground after a stroke: each hex has what was painted there last, and only that. */
export function painted(
  { obstacles, concealing, dark, water, features, walls }: Battlefield,
  { ground }: Brush,
  hexes: readonly Hex[],
) {
  const keys = new Set(hexes.map(keyOf));
  const isLeft = (hex: Hex): boolean => !keys.has(keyOf(hex));
  const added = (kind: Ground['kind']) => (ground.kind === kind ? hexes : []);
  return {
    obstacles: [...obstacles.filter(isLeft), ...added('OBSTACLE')],
    concealing: [
      ...concealing.filter(({ hex }) => isLeft(hex)),
      ...(ground.kind === 'SMOKE' ? hexes.map((hex) => ({ hex, levels: ground.levels })) : []),
    ],
    dark: [...dark.filter(isLeft), ...added('DARK')],
    water: water.filter((hex) => ground.kind !== 'OPEN' || isLeft(hex)),
    features: features.filter(({ hex }) => ground.kind !== 'OPEN' || isLeft(hex)),
    // What stands on the edges is no matter of a brush.
    walls,
  };
}
