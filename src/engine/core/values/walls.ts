/** What stands on the edges between hexes (T-05 to T-09), prepared for any number of questions. */
import type { Battlefield, Edge, Side, Wall, WallKind } from './battlefield.ts';
import { directions, type Hex, hexNumber } from './hex.ts';
import { remembered } from './remembered.ts';

/** What an edge does to sight: nothing, the cover of a window (1 to 3), or all. */
export const BARRED = 4;

const heights: Readonly<Record<WallKind, number>> = {
  OPEN_DOOR: 0,
  LIGHT_WINDOW: 1,
  MEDIUM_WINDOW: 2,
  HEAVY_WINDOW: 3,
  WALL: BARRED,
  CLOSED_DOOR: BARRED,
  SECRET_DOOR: BARRED,
};

/** In the order of `directions`, of which these are the first three. */
const sides: readonly Side[] = ['E', 'NE', 'NW'];

/** The edges on which something stands that bars a way. */
export class Walls {
  readonly #heights: ReadonlyMap<number, number>;

  constructor(walls: readonly Wall[]) {
    this.#heights = new Map(
      walls.flatMap(({ hex, side, kind }) =>
        heights[kind] > 0 ? [[edgeNumber(hexNumber(hex), sides.indexOf(side)), heights[kind]]] : [],
      ),
    );
  }

  get isEmpty(): boolean {
    return this.#heights.size === 0;
  }

  /** What stands on the edge that leads out of a hex in one of the six `directions`. */
  heightAt(hex: number, direction: number): number {
    const edge =
      direction < 3
        ? edgeNumber(hex, direction)
        : edgeNumber(hex + (strides[direction] ?? 0), direction - 3);
    return this.#heights.get(edge) ?? 0;
  }

  /** What stands between two hexes that touch; nothing does between others. */
  between(from: Hex, to: Hex): number {
    const direction = strides.indexOf(hexNumber(to) - hexNumber(from));
    return direction < 0 ? 0 : this.heightAt(hexNumber(from), direction);
  }
}

/** What each of the directions adds to the number of a hex. */
export const strides: readonly number[] = directions.map(hexNumber);

const edgeNumber = (hex: number, side: number): number => 3 * hex + side;

/** The edge between two hexes that touch, by its one name. */
export function edgeBetween(from: Hex, to: Hex): Edge | null {
  const direction = strides.indexOf(hexNumber(to) - hexNumber(from));
  const side = sides[direction % 3];
  if (!side) return null;
  return { hex: direction < 3 ? from : to, side };
}

/** The two hexes between which an edge is. */
export function hexesBeside({ hex, side }: Edge): readonly [Hex, Hex] {
  const { q, r } = directions[sides.indexOf(side)] ?? { q: 0, r: 0 };
  return [hex, { q: hex.q + q, r: hex.r + r }];
}

/** `E 2,-1`: names an edge once. */
export const edgeKey = ({ hex: { q, r }, side }: Edge): string => `${side} ${q},${r}`;

const wallsOfList = remembered((list: readonly Wall[]): Walls | null => {
  const walls = new Walls(list);
  return walls.isEmpty ? null : walls;
});

/** What bars ways on a battlefield; null where nothing does. A list never changes, so it is gone through once. */
export const wallsOn = ({ walls }: Pick<Battlefield, 'walls'>): Walls | null =>
  walls ? wallsOfList(walls) : null;

/** Whether a step from one hex to the next leads through what bars ways (T-05, T-07). */
export type BarsStep = (from: Hex, to: Hex) => boolean;

/** The same for all steps; null where nothing bars any. */
export function barsOn(battlefield: Pick<Battlefield, 'walls'>): BarsStep | null {
  const walls = wallsOn(battlefield);
  return walls && ((from, to) => walls.between(from, to) > 0);
}
