/** A picture that is laid over the hexes by two clicks. */
import { expect, it } from 'vitest';
import { centreOf, hexAt, WIDTH } from '../../src/scene/geometry.ts';
import { firstPlace, fittedTo } from '../../src/web/fight/gm/terrain/grid.ts';

const place = { x: -3.3, y: 1.7, width: 14 };
/** A point of the picture on the drawing. @param share of its width, from the left and from the top */
const pointAt = ({ x, y, width }: typeof place, share: readonly [number, number]) => ({
  x: (x + share[0] * width) * WIDTH,
  y: (y + share[1] * width) * WIDTH,
});

it('has two of its points so many hexes apart, and the first in the center of a hex', () => {
  const [first, second] = [
    [0.25, 0.35],
    [0.55, 0.35],
  ] as const;
  const fitted = fittedTo(place, pointAt(place, first), pointAt(place, second), 3)!;
  expect(fitted.width).toBeCloseTo(10);
  const [a, b] = [pointAt(fitted, first), pointAt(fitted, second)];
  expect((b.x - a.x) / WIDTH).toBeCloseTo(3);
  const center = centreOf(hexAt(pointAt(place, first)));
  expect(a.x).toBeCloseTo(center.x);
  expect(a.y).toBeCloseTo(center.y);
});

it('stays where it is when both clicks are one place', () => {
  const at = pointAt(place, [0.5, 0.5]);
  expect(fittedTo(place, at, at, 3)).toBeNull();
});

it('is laid at first around everyone', () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 10, r: 0 },
  ];
  const laid = firstPlace({ width: 1400, height: 700 }, hexes);
  expect(laid).toEqual({ x: -5, y: -5, width: 20 });
});
