import { describe, expect, it } from 'vitest';
import { endsOf, outlinesOf, SIZE, WIDTH } from '../../src/scene/geometry.ts';
import { groundOf } from '../../src/scene/ground.ts';
import { sceneOf } from '../../src/scene/scene.ts';
import { battlefield, view } from '../kit/scene/view.ts';

const hexes = [
  { q: 0, r: 0 },
  { q: 2, r: -1 },
];

describe('the ground', () => {
  it('has a field for each kind of terrain that there is, water below and smoke above', () => {
    const { fields } = groundOf(
      battlefield({
        obstacles: hexes,
        water: hexes,
        concealing: [{ hex: hexes[0]!, levels: 2 }],
      }),
    );
    expect(fields.map(({ kind }) => kind)).toEqual(['WATER', 'ROCK', 'SMOKE']);
    expect(fields[1]).toMatchObject({ outlines: outlinesOf(hexes) });
    expect(groundOf(battlefield()).fields).toEqual([]);
  });

  it('looks the same each time, and differs from hex to hex', () => {
    const rocks = (q: number) =>
      groundOf(battlefield({ obstacles: [{ q, r: 0 }] })).fields[0]!.details[0]!;
    const atOrigin = (path: string, q: number) =>
      path.replaceAll(/[ML]([-\d.]+)/g, (_, x) => (Number(x) - WIDTH * q).toFixed(0));
    expect(rocks(4)).toBe(rocks(4));
    expect(atOrigin(rocks(4), 4)).not.toBe(atOrigin(rocks(5), 5));
  });

  it('is denser smoke the more it conceals', () => {
    const [thin, thick] = [1, 3].map(
      (levels) =>
        groundOf(battlefield({ concealing: [{ hex: hexes[0]!, levels }] })).fields[0]!.puffs[0]!,
    );
    expect(thick!.density).toBeGreaterThan(thin!.density);
  });

  it('lays a picture under the hexes by hex widths from the centre of the first', () => {
    const background = { picture: 'abc', x: -2, y: 1.5, width: 20 };
    expect(groundOf(battlefield({ background })).picture).toEqual({
      hash: 'abc',
      x: -2 * WIDTH,
      y: 1.5 * WIDTH,
      width: 20 * WIDTH,
    });
  });

  it('draws walls from corner to corner, and leaves room for what hangs in them', () => {
    const edge = { hex: { q: 0, r: 0 }, side: 'NE' } as const;
    const [from, to] = endsOf(edge);
    const drawn = (kind: 'WALL' | 'CLOSED_DOOR' | 'OPEN_DOOR') =>
      groundOf(battlefield({ walls: [{ ...edge, kind }] })).walls[0]!;
    const line = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;

    expect(drawn('WALL')).toEqual({ kind: 'WALL', line, filling: '' });
    expect(drawn('CLOSED_DOOR').line.split('M')).toHaveLength(3);
    // An open leaf hangs where a closed one does, and ends elsewhere.
    const [open, closed] = [drawn('OPEN_DOOR').filling, drawn('CLOSED_DOOR').filling];
    expect(open.split('L')[0]).toBe(closed.split('L')[0]);
    expect(open).not.toBe(closed);
  });

  it('writes a label in the middle of its hexes, in lines that fit', () => {
    const labels = [{ text: 'Difficult ground behind the mill', hexes }];
    const [drawn] = groundOf(battlefield({ labels })).labels;
    expect(drawn).toEqual({
      at: { x: WIDTH * 0.75, y: -SIZE * 0.75 },
      lines: ['Difficult ground', 'behind the mill'],
      outlines: outlinesOf(hexes),
    });
  });

  it('is worked out once for a battlefield', () => {
    const seen = view();
    expect(sceneOf({ ...seen, version: 2 }).ground).toBe(sceneOf(seen).ground);
  });
});
