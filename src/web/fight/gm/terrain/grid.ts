/** Where a picture lies under the hexes, in hex widths from the center of the hex (0, 0). */
import {
  boxAround,
  centreOf,
  type Hex,
  hexAt,
  type Point,
  WIDTH,
} from '../../../../scene/geometry.ts';
import type { Battlefield } from './brushes.ts';

export type Background = NonNullable<Battlefield['background']>;
type Place = Pick<Background, 'x' | 'y' | 'width'>;

/** Pixels that most maps have for a square. */
const PIXELS_PER_HEX = 70;

/** A picture as it is first laid: in the middle of everyone. */
export function firstPlace(
  { width, height }: { readonly width: number; readonly height: number },
  around: readonly Hex[],
): Place {
  const hexes = Math.min(Math.max(width / PIXELS_PER_HEX, 5), 200);
  const box = boxAround(around, 0);
  const [x, y] = [(box.x + box.width / 2) / WIDTH, (box.y + box.height / 2) / WIDTH];
  return { x: x - hexes / 2, y: y - (hexes * height) / width / 2, width: hexes };
}

/** Two clicks that are nearer to each other, in hex widths, say nothing. */
const MIN_APART = 0.2;

/**
 * The picture so that two of its points, centers of squares, are so many hexes apart, and the first lies in
 * the center of a hex. Null where they are one point.
 *
 * @param first in units of the drawing, as the picture lies now
 */
export function fittedTo(before: Place, first: Point, second: Point, hexes: number): Place | null {
  const apart = Math.hypot(second.x - first.x, second.y - first.y) / WIDTH;
  if (apart < MIN_APART) return null;
  const scale = hexes / apart;
  const center = centreOf(hexAt(first));
  return {
    x: (center.x - first.x * scale) / WIDTH + before.x * scale,
    y: (center.y - first.y * scale) / WIDTH + before.y * scale,
    width: before.width * scale,
  };
}
