import { expect, test } from 'vitest';
import type { Wall, WallKind } from '../../../src/engine/core/values/battlefield.ts';
import { add, distance, type Hex, hexKey } from '../../../src/engine/grid/hex.ts';
import { glimpse, isHidden, sight } from '../../../src/engine/grid/sight.ts';
import { terrain } from '../../../src/engine/grid/terrain.ts';
import { edgeKey, Walls } from '../../../src/engine/core/values/walls.ts';
import { Random } from '../../kit/engine/random.ts';
import { leastPastWalls, shelterOf, type WalledField } from '../../kit/engine/walls-oracle.ts';
import { sized } from '../../kit/size.ts';

const origin: Hex = { q: 0, r: 0 };
const kinds: readonly WallKind[] = [
  ...(['WALL', 'WALL', 'WALL', 'CLOSED_DOOR', 'SECRET_DOOR', 'OPEN_DOOR'] as const),
  ...(['LIGHT_WINDOW', 'MEDIUM_WINDOW', 'HEAVY_WINDOW'] as const),
];

/** Something on and beside the way from the origin to another hex. */
function scene(random: Random): WalledField & { readonly to: Hex } {
  const to = { q: random.int(-4, 4), r: random.int(-4, 4) };
  const place = (): Hex => {
    const part = random.int(0, 60) / 60;
    const on = { q: Math.round(to.q * part), r: Math.round(to.r * part) };
    return add(on, { q: random.int(-1, 1), r: random.int(-1, 1) });
  };
  const filled = new Map<string, Hex & { readonly level: number }>();
  for (let i = random.int(0, 3); i > 0; i--) {
    const hex = place();
    filled.set(hexKey(hex), { ...hex, level: random.pick([0, 0, 1, 2]) });
  }
  const walls = new Map<string, Wall>();
  for (let i = random.int(1, random.chance(0.3) ? 16 : 7); i > 0; i--) {
    const wall = { hex: place(), side: random.pick(['E', 'NE', 'NW'] as const) };
    walls.set(edgeKey(wall), { ...wall, kind: random.pick(kinds) });
  }
  const all = [...filled.values()];
  return {
    to,
    obstacles: all.filter(({ level }) => level === 0).map(({ q, r }) => ({ q, r })),
    concealing: all.filter(({ level }) => level > 0),
    walls: [...walls.values()],
  };
}

test('T-06 T-07 sight past walls is that of every critical line, in 100,000 random scenes', () => {
  const random = new Random(34);
  const seen = { clear: 0, broken: 0, covered: 0, concealed: 0, window: 0 };
  for (let n = sized(100_000); n > 0; n--) {
    const { to, ...field } = scene(random);
    const walls = new Walls(field.walls);
    const ground = terrain({ ...field, walls: walls.isEmpty ? null : walls });
    const least = leastPastWalls(origin, to, field);
    const own = Math.min(3, field.concealing.find((at) => hexKey(at) === hexKey(to))?.level ?? 0);
    const clear = least < Infinity;
    const shelter = distance(origin, to) <= 1 ? 0 : shelterOf(origin, to, field);
    const expected = {
      clear,
      covered: shelter > 0,
      window: shelter < 4 ? shelter : 0,
      concealment: Math.min(3, least + own),
    };
    const found = sight(origin, to, ground);
    const { covered, window, concealment } = found;
    const scenario = JSON.stringify({ to, ...field });
    expect({ clear: found.clear, covered, window, concealment }, scenario).toEqual(expected);
    expect(glimpse(origin, to, ground), scenario).toEqual(expected);
    expect(isHidden(origin, to, ground), scenario).toBe(clear && concealment === 3);
    expect(found.witness !== null, scenario).toBe(clear);
    seen[clear ? 'clear' : 'broken']++;
    if (covered) seen.covered++;
    if (window > 0) seen.window++;
    if (clear && concealment > 0) seen.concealed++;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(sized(1000));
}, 900_000);
