import type {
  Battlefield,
  Edge,
  Side,
  Wall,
  WallKind,
} from '../../../src/engine/core/values/battlefield.ts';
import type { Hex } from '../../../src/engine/core/values/hex.ts';
import { Random } from './random.ts';

/** What stands on the side of a hex; a plain wall if nothing else is said. */
export const wall = (q: number, r: number, side: Side = 'E', kind: WallKind = 'WALL'): Wall => ({
  hex: { q, r },
  side,
  kind,
});

/** A line of these edges from north to south that parts the hexes up to q = 0 (at r = 0) from those beyond. */
export function fence(kind: WallKind = 'WALL', long = 4): readonly Wall[] {
  const walls: Wall[] = [];
  for (let r = -long; r <= long; r++) {
    // The last hex of the row to the west; every second edge leads on to the row below.
    const q = -Math.floor(r / 2);
    const isEven = r % 2 === 0;
    walls.push(wall(q, r, 'E', kind));
    if (r < long) walls.push(isEven ? wall(q, r + 1, 'NE', kind) : wall(q, r + 1, 'NW', kind));
  }
  return walls;
}

const kinds: readonly WallKind[] = [
  ...(['WALL', 'WALL', 'CLOSED_DOOR', 'CLOSED_DOOR', 'OPEN_DOOR', 'OPEN_DOOR'] as const),
  ...(['OPEN_DOOR', 'CLOSED_DOOR', 'SECRET_DOOR'] as const),
  ...(['LIGHT_WINDOW', 'MEDIUM_WINDOW', 'HEAVY_WINDOW'] as const),
];

/** Walls, doors and windows on some edges of these hexes. */
export function someWalls(random: Random, field: readonly Hex[]): readonly Wall[] {
  const edges = field.flatMap((hex) => (['E', 'NE', 'NW'] as const).map((side) => ({ hex, side })));
  return random
    .sample(edges, random.int(0, Math.ceil(field.length / 8)))
    .map((edge) => ({ ...edge, kind: random.pick(kinds) }));
}

/** The same in every other fight, from numbers of its own: what else is drawn stays as it is. */
export function wallsAmong(obstacles: readonly Hex[], field: readonly Hex[]): readonly Wall[] {
  const seed = obstacles.reduce((sum, { q, r }) => 31 * sum + 7 * q + r, obstacles.length);
  const random = new Random(seed);
  return random.chance(0.5) ? someWalls(random, field) : [];
}

/** Whether somebody uses one of the doors or walls of a battlefield. */
export function doorUse(
  { walls = [] }: Battlefield,
  random: Random,
  combatantId: string,
): readonly { type: 'UseDoor'; combatantId: string; edge: Edge; open: boolean }[] {
  if (walls.length === 0) return [];
  const { hex, side } = random.pick(walls);
  return [{ type: 'UseDoor', combatantId, edge: { hex, side }, open: random.chance(0.5) }];
}
