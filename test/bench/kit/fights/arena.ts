import { distance, type Hex, hexKey } from '../../../../src/engine/grid/hex.ts';
import type { Random } from '../../../kit/engine/random.ts';

/** Where a fight takes place: what stands there, and a place for each combatant. */
export interface Arena {
  readonly obstacles: readonly Hex[];
  readonly smoke: readonly { readonly hex: Hex; readonly levels: number }[];
  readonly places: readonly Hex[];
}

const RADIUS = 7;
const PILLARS = 12;
const SMOKE = 8;

/** A ring of walls around open ground with pillars and smoke. */
export function walled(random: Random, combatants: number): Arena {
  const ground = disc(RADIUS);
  const pillars = random.sample(ground, PILLARS);
  return {
    obstacles: [...ringAround(RADIUS), ...pillars],
    smoke: random.sample(ground, SMOKE).map((hex) => ({ hex, levels: random.int(1, 2) })),
    places: random.sample(without(ground, pillars), combatants),
  };
}

/** How far the obstacles of a wide field lie; a thousand of them leave three hexes of four free. */
const WIDE = 36;

/** A wide field with so many obstacles by chance, where everybody begins in the middle. */
export function wide(random: Random, combatants: number, count: number): Arena {
  const obstacles = random.sample(disc(WIDE), count);
  const middle = without(disc(RADIUS), obstacles);
  return { obstacles, smoke: [], places: random.sample(middle, combatants) };
}

/** Every hex at most this far from the middle. */
export function disc(radius: number): readonly Hex[] {
  const axis = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return axis
    .flatMap((q) => axis.map((r) => ({ q, r })))
    .filter(({ q, r }) => Math.abs(q + r) <= radius);
}

const ringAround = (radius: number): readonly Hex[] =>
  disc(radius + 1).filter((hex) => distance(hex, { q: 0, r: 0 }) > radius);

function without(hexes: readonly Hex[], taken: readonly Hex[]): readonly Hex[] {
  const keys = new Set(taken.map(hexKey));
  return hexes.filter((hex) => !keys.has(hexKey(hex)));
}
