import { describe, expect, test } from 'vitest';
import { cone, disc, type Spread } from '../../../src/engine/grid/area.ts';
import { distance, type Hex, hexKey, MAP_EDGE } from '../../../src/engine/grid/hex.ts';

const hex = (q: number, r: number): Hex => ({ q, r });
const sorted = (hexes: readonly Hex[]) => hexes.map(hexKey).toSorted();

describe('a disc', () => {
  test.each([
    [0, 1],
    [1, 7],
    [2, 19],
    [20, 1261],
  ])('SEG-62 of radius %i has %i hexes, each once', (radius, count) => {
    const hexes = disc(hex(3, -5), radius);
    expect(new Set(hexes.map(hexKey)).size).toBe(count);
    expect(hexes).toHaveLength(count);
    expect(Math.max(...hexes.map((each) => distance(hex(3, -5), each)))).toBe(radius);
  });

  test('SEG-62 ends at the edge of the map', () => {
    expect(sorted(disc(hex(MAP_EDGE, 0), 1))).toEqual(
      sorted([hex(1000, 0), hex(1000, -1), hex(999, 0), hex(999, 1), hex(1000, 1)]),
    );
  });
});

/** The direction of an axial vector in degrees, as a plane with right angles has it. */
const angle = ({ q, r }: Hex) => (Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2) * 180) / Math.PI;

/** Degrees from one direction to another, whichever way is shorter. */
function between(a: Hex, b: Hex): number {
  const apart = Math.abs(angle(a) - angle(b));
  return Math.min(apart, 360 - apart);
}

describe('a cone', () => {
  test('SEG-62 of 60 degrees to the east has both its edges', () => {
    expect(sorted(cone(hex(0, 0), hex(1, 0), 60, 2))).toEqual(
      sorted([hex(1, 0), hex(2, 0), hex(2, -1), hex(1, 1)]),
    );
  });

  test('SEG-62 of 30 degrees is a line at first; one of 90 opens sooner', () => {
    expect(sorted(cone(hex(0, 0), hex(1, 0), 30, 2))).toEqual(sorted([hex(1, 0), hex(2, 0)]));
    expect(sorted(cone(hex(0, 0), hex(1, 1), 90, 1))).toEqual(sorted([hex(1, 0), hex(0, 1)]));
  });

  test('SEG-62 goes by the direction of the chosen hex, not by how far off it is', () => {
    const near = cone(hex(2, 2), hex(3, 3), 60, 5);
    expect(cone(hex(2, 2), hex(6, 6), 60, 5)).toEqual(near);
  });

  // No centre lies on an edge of 15 or 45 degrees: their tangents are not those of the lattice.
  test.each<Spread>([30, 60, 90])(
    'SEG-62 of %i degrees has just the hexes whose centres lie in it or on its edge',
    (degrees) => {
      const tip = hex(-4, 7);
      const around = disc(hex(0, 0), 6).filter(({ q, r }) => q !== 0 || r !== 0);
      for (const axis of around) {
        const within = around.filter((each) => between(axis, each) <= degrees / 2 + 1e-9);
        const made = cone(tip, hex(tip.q + axis.q, tip.r + axis.r), degrees, 6);
        expect(sorted(made)).toEqual(sorted(within.map(({ q, r }) => hex(tip.q + q, tip.r + r))));
      }
    },
  );
});
