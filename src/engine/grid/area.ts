import { add, type Hex, onMap, subtract } from './hex.ts';
import { squaredLength } from './line.ts';

/** All hexes at most so many steps from the middle one, which is among them. */
export function disc(middle: Hex, radius: number): readonly Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      found.push(add(middle, { q, r }));
  return found.filter(onMap);
}

/** How wide a cone may be. */
export type Spread = 30 | 60 | 90;

/**
 * SEG-62: the hexes at most `length` steps from its tip, without the tip, whose centres lie in the
 * cone or on its edge. The cone starts in the centre of the tip, and its axis runs through that of
 * `towards`, which is another hex.
 */
export const cone = (tip: Hex, towards: Hex, degrees: Spread, length: number): readonly Hex[] => {
  const axis = subtract(towards, tip);
  return disc(tip, length).filter((hex) => isWithin(axis, subtract(hex, tip), degrees));
};

/**
 * Whether two axial vectors are at most half of `degrees` apart. Exact: the squared cosine of 45,
 * 30 or 15 degrees is 2/4, 3/4 or (2 + √3)/4, and squaring once more rids the last of its root.
 */
function isWithin(a: Hex, b: Hex, degrees: Spread): boolean {
  const twiceProduct = 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q;
  if (twiceProduct <= 0) return false;
  const square = twiceProduct ** 2;
  const lengths = squaredLength(a.q, a.r) * squaredLength(b.q, b.r);
  switch (degrees) {
    case 90:
      return square >= 2 * lengths;
    case 60:
      return square >= 3 * lengths;
    case 30: {
      const beyond = square - 2 * lengths;
      return beyond >= 0 && beyond ** 2 >= 3 * lengths ** 2;
    }
  }
}
