import type { Side, Wall, WallKind } from '../../../src/engine/core/values/battlefield.ts';

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
