import { type Hex, hexNumber } from './hex.ts';
import type { Walls } from '../core/values/walls.ts';

/** SEG-76: 1 partial concealment, 2 concealment, 3 (and more) total. */
export type Concealment = 0 | 1 | 2 | 3;

/** What makes up a battlefield. Creatures are no part of it: they hide no one (SEG-74). */
export interface TerrainSetup {
  /** Hexes filled by an obstacle. */
  readonly obstacles: Iterable<Hex>;
  /** Hexes of a concealing substance; of several levels for one hex the greatest counts. */
  readonly concealing?: Iterable<Hex & { readonly level: number }>;
  /** What stands on edges; null where nothing does. */
  readonly walls?: Walls | null;
}

/** A hex that something fills. */
export interface Feature extends Hex {
  readonly obstacle: boolean;
  readonly level: Concealment;
}

/** A battlefield prepared for any number of questions. */
export interface Terrain {
  at(hex: Hex): Feature | undefined;
  /** The same laid out, unless it is spread over too wide a ground. */
  readonly grid: Grid | null;
  /** All of them, one row of the grid (those with the same `r`) after the other. */
  readonly features: readonly Feature[];
  /** Where in `features` the row begins, or the next one that has any. */
  rowStart(r: number): number;
  readonly walls: Walls | null;
  /** The same without obstacles and walls: what conceals, and nothing that bars a line. */
  bare(): Terrain;
}

export function terrain({ obstacles, concealing = [], walls = null }: TerrainSetup): Terrain {
  const features = new Map<number, Feature>();
  for (const hex of concealing) {
    const { q, r, level } = hex;
    const greatest = Math.max(level, features.get(hexNumber(hex))?.level ?? 0);
    if (greatest > 0)
      features.set(hexNumber(hex), { q, r, obstacle: false, level: upToTotal(greatest) });
  }
  for (const hex of obstacles) {
    const { q, r } = hex;
    const level = features.get(hexNumber(hex))?.level ?? 0;
    features.set(hexNumber(hex), { q, r, obstacle: true, level });
  }

  const sorted = [...features.values()].sort((a, b) => a.r - b.r);
  let bare: Terrain | null = null;
  return {
    bare: () => (bare ??= terrain({ obstacles: [], concealing })),
    at: (hex) => features.get(hexNumber(hex)),
    grid: gridOf(sorted),
    walls,
    features: sorted,
    rowStart: (r) => {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.r ?? r) < r) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}

/** What an obstacle adds to the fill of a hex, which is its level of concealment without one. */
export const FULL = 4;

/** The fills of all hexes of a rectangle, row by row; in those around it is nothing. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly fills: Uint8Array;
}

/** So many hexes at most are laid out. */
const LAID_OUT = 65_536;

function gridOf(features: readonly Feature[]): Grid | null {
  const [left, right] = span(features.map(({ q }) => q));
  const [top, bottom] = span(features.map(({ r }) => r));
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (width * height > LAID_OUT) return null;
  const fills = new Uint8Array(width * height);
  for (const { q, r, obstacle, level } of features)
    fills[(r - top) * width + q - left] = level + (obstacle ? FULL : 0);
  return { left, top, width, height, fills };
}

/** The least and the greatest of some numbers. */
const span = (numbers: readonly number[]): readonly [number, number] =>
  numbers.reduce<readonly [number, number]>(
    ([least, most], number) => [Math.min(least, number), Math.max(most, number)],
    [numbers[0] ?? 0, numbers[0] ?? 0],
  );

export function upToTotal(level: number): Concealment {
  if (level >= 3) return 3;
  if (level >= 2) return 2;
  return level >= 1 ? 1 : 0;
}
