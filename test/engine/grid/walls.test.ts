import { describe, expect, test } from 'vitest';
import { openGround } from '../../../src/engine/core/values/battlefield.ts';
import { barrierAt, describeBarrier } from '../../../src/engine/grid/barrier.ts';
import {
  isBeside,
  leadsPastEnd,
  refuseRepeatedHexes,
  sightOn,
  sightThrough,
} from '../../../src/engine/grid/battlefield.ts';
import { directions, type Hex } from '../../../src/engine/grid/hex.ts';
import { edgeBetween, hexesBeside } from '../../../src/engine/core/values/walls.ts';
import { fence, wall } from '../../kit/engine/walls.ts';

const hex = (q: number, r = 0): Hex => ({ q, r });
const look = (to: Hex, walls: ReturnType<typeof fence>, from = hex(0)) =>
  sightOn({ ...openGround, walls }, from, to);

describe('an edge', () => {
  test('T-05 has one name, from whichever side', () => {
    for (const step of directions) {
      const next = hex(3 + step.q, -2 + step.r);
      const edge = edgeBetween(hex(3, -2), next);
      expect(edge).not.toBeNull();
      expect(edgeBetween(next, hex(3, -2))).toEqual(edge);
      expect(edge && hexesBeside(edge)).toEqual(expect.arrayContaining([hex(3, -2), next]));
    }
    expect(edgeBetween(hex(0), hex(2))).toBeNull();
  });

  test('T-05 holds one thing', () => {
    const walls = [wall(0, 0), wall(0, 0, 'NE'), wall(0, 0, 'E', 'OPEN_DOOR')];
    expect(refuseRepeatedHexes({ ...openGround, walls })).toMatchObject({ field: 'walls.2' });
    expect(refuseRepeatedHexes({ ...openGround, walls: walls.slice(0, 2) })).toBeNull();
  });

  test('T-05 stops who is pushed, and the log says so', () => {
    const ground = { ...openGround, walls: [wall(0, 0)] };
    const barrier = barrierAt(ground, [], { from: hex(0), to: hex(1) });
    expect(barrier).toEqual({ kind: 'WALL', hex: hex(0), combatantId: null });
    expect(barrier && describeBarrier(barrier, (id) => id)).toBe('a wall beside (0, 0)');
    expect(barrierAt(ground, [], { from: hex(0), to: hex(0, 1) })).toBeNull();
  });
});

describe('sight past walls', () => {
  test('T-06 a line through a wall is broken, and the wall is named', () => {
    expect(look(hex(5), fence())).toMatchObject({ clear: false, blockingWalls: [{ hex: hex(0) }] });
    expect(look(hex(5), fence('CLOSED_DOOR'))).toMatchObject({ clear: false });
    expect(look(hex(5), fence('SECRET_DOOR'))).toMatchObject({ clear: false });
    expect(look(hex(5), fence('OPEN_DOOR'))).toMatchObject({ clear: true, blockingWalls: [] });
    expect(sightThrough({ ...openGround, walls: fence() }, hex(0), hex(5)).clear).toBe(true);
  });

  test('T-06 one that only touches its end is not', () => {
    // From (0, 0) to (2, 2) the line of the centres runs along three edges.
    expect(look(hex(2, 2), [wall(0, 1, 'NE')])).toMatchObject({
      covered: false,
      blockingWalls: [],
    });
    expect(look(hex(2, 2), [wall(1, 1, 'E')])).toMatchObject({ clear: true, covered: false });
  });

  test('T-06 the joint of two walls is solid', () => {
    const joint = [wall(0, 1, 'NE'), wall(1, 1, 'NW'), wall(1, 1, 'NE')];
    // Both walls at the end of the first seam, one to either side of the line.
    const seen = look(hex(2, 2), [wall(0, 1, 'E'), wall(1, 1, 'NW')]);
    expect(seen).toMatchObject({ clear: true, covered: true });
    expect(look(hex(2, 2), joint.slice(1, 2))).toMatchObject({ covered: false });
  });

  test('T-06 so is that of a wall and an obstacle', () => {
    const seen = (walls: ReturnType<typeof fence>, obstacles: readonly Hex[]) =>
      sightOn({ ...openGround, walls, obstacles }, hex(0), hex(3, 3));
    // (2, 1) lies to the one side of the second seam, the wall to the other side of its end.
    expect(seen([], [hex(2, 1)])).toMatchObject({ covered: false });
    expect(seen([wall(1, 2, 'E')], [])).toMatchObject({ covered: false });
    expect(seen([wall(1, 2, 'E')], [hex(2, 1)])).toMatchObject({ covered: true });
  });

  test('T-06 hexes that touch see each other unless a wall is between them', () => {
    expect(look(hex(1), [wall(0, 0)])).toMatchObject({
      clear: false,
      blockingWalls: [{ side: 'E' }],
    });
    expect(look(hex(0), [wall(0, 0)], hex(1))).toMatchObject({ clear: false });
    expect(look(hex(1), [wall(0, 0, 'NE')])).toMatchObject({ clear: true });
    expect(look(hex(1), [wall(0, 0, 'E', 'HEAVY_WINDOW')])).toMatchObject({
      clear: true,
      covered: false,
    });
  });

  test('T-06 past the end of a single wall one sees what is farther off, in cover unless beside it', () => {
    expect(look(hex(3), [wall(0, 0)])).toMatchObject({ clear: true, covered: false });
    expect(look(hex(3), [wall(1, 0)])).toMatchObject({ clear: true, covered: true, window: 0 });
    const ground = { ...openGround, walls: [wall(0, 0)] };
    expect(leadsPastEnd(ground, hex(0), hex(1))).toBe(true);
    expect(leadsPastEnd({ ...openGround, walls: fence() }, hex(0), hex(1))).toBe(false);
    expect(isBeside(ground, hex(0), hex(1))).toBe(false);
    expect(isBeside(ground, hex(0), hex(0, 1))).toBe(true);
  });

  test('T-07 a window on the line of the centres gives its cover, unless beside the attacker', () => {
    for (const [i, kind] of (
      ['LIGHT_WINDOW', 'MEDIUM_WINDOW', 'HEAVY_WINDOW'] as const
    ).entries()) {
      expect(look(hex(5), fence(kind), hex(-3))).toMatchObject({
        ...{ clear: true, covered: true, window: i + 1, concealment: 0 },
        blockingWalls: [{ hex: hex(0), side: 'E' }],
      });
      expect(look(hex(5), fence(kind))).toMatchObject({ clear: true, covered: false, window: 0 });
    }
    const other = [...fence('LIGHT_WINDOW'), wall(3, 0, 'E', 'HEAVY_WINDOW')];
    expect(look(hex(5), other, hex(-3))).toMatchObject({ covered: true, window: 3 });
    expect(look(hex(5), [...fence('LIGHT_WINDOW'), wall(3, 0)], hex(-3))).toMatchObject({
      ...{ clear: true, covered: true, window: 0 },
    });
  });
});
