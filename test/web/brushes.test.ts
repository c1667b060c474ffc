/** What strokes make of the ground. */
import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  built,
  type Ground,
  labelled,
  painted,
} from '../../src/web/fight/gm/terrain/brushes.ts';
import { battlefield } from '../kit/scene/view.ts';

const hex = { q: 1, r: 2 };
const background = { picture: 'a'.repeat(64), x: -1, y: 2, width: 30 };
const open = battlefield({ background });
const after = (...strokes: readonly Ground[]): Battlefield =>
  strokes.reduce((ground, stroke) => painted(ground, stroke, [hex]), open);
const smoke = { kind: 'SMOKE', levels: 2 } as const;
const rope = { kind: 'SWING', name: 'Rope' } as const;

describe('a stroke', () => {
  it('leaves what was painted last, and the picture and walls as they are', () => {
    const wall = { hex, side: 'E', kind: 'WALL' } as const;
    const walled = built(open, 'WALL', [{ hex, side: 'E' }]);
    expect(walled).toEqual({ ...open, walls: [wall] });
    expect(painted(walled, { kind: 'OBSTACLE' }, [hex])).toEqual({
      ...walled,
      obstacles: [hex],
    });
    expect(after(smoke, { kind: 'OBSTACLE' }, { kind: 'DARK' })).toEqual({ ...open, dark: [hex] });
    expect(after(smoke, { kind: 'WATER' }, rope, { kind: 'OPEN' })).toEqual(open);
  });

  it('lays smoke and darkness over water, and names on anything', () => {
    const lake = { ...open, water: [hex], concealing: [{ hex, levels: 2 }] };
    expect(after({ kind: 'WATER' }, smoke)).toEqual(lake);
    expect(after(smoke, { kind: 'WATER' })).toEqual(lake);
    expect(after({ kind: 'OBSTACLE' }, rope)).toEqual({
      ...open,
      obstacles: [hex],
      features: [{ hex, ...rope }],
    });
    expect(after(rope, { ...rope, name: 'Chandelier' }).features).toEqual([
      { hex, kind: 'SWING', name: 'Chandelier' },
    ]);
  });

  it('has one thing on an edge, and none where it takes away', () => {
    const edge = { hex, side: 'NE' } as const;
    const twice = built(open, 'WALL', [edge, edge]);
    expect(twice.walls).toHaveLength(1);
    expect(built(twice, 'SECRET_DOOR', [edge]).walls).toEqual([{ ...edge, kind: 'SECRET_DOOR' }]);
    expect(built(twice, null, [edge]).walls).toEqual([]);
  });
});

const row = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ q: from + i, r: 0 }));

describe('writing on hexes', () => {
  it('goes on with the same text, so that it stands there once', () => {
    const once = labelled(battlefield(), 'Mud', row(0, 3));
    const twice = labelled(once, 'Mud', row(2, 3));
    expect(twice.labels).toEqual([{ text: 'Mud', hexes: row(0, 5) }]);
  });

  it('leaves the last text on a hex, and a label without hexes is gone', () => {
    const mud = labelled(battlefield(), 'Mud', row(0, 2));
    expect(labelled(mud, 'Mill', row(1, 1)).labels).toEqual([
      { text: 'Mud', hexes: row(0, 1) },
      { text: 'Mill', hexes: row(1, 1) },
    ]);
    expect(labelled(mud, null, row(0, 5)).labels).toEqual([]);
  });

  it('never writes more hexes than a label may have', () => {
    const full = labelled(battlefield(), 'Mud', row(0, 50));
    const more = labelled(full, 'Mud', row(50, 70));
    expect(more.labels.map(({ hexes }) => hexes.length)).toEqual([50, 50]);
  });
});
