import { distance, type Hex } from '../../src/engine/grid/hex.ts';

/** Every hex so far from the middle of the map: walls that nobody runs away from. */
export function ring(radius: number): readonly Hex[] {
  const axis = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return axis
    .flatMap((q) => axis.map((r) => ({ q, r })))
    .filter((hex) => distance(hex, { q: 0, r: 0 }) === radius);
}
