import { type Hex, hexNumber } from './hex.ts';

/** SEG-76: 1 partial concealment, 2 concealment, 3 (and more) total. */
export type Concealment = 0 | 1 | 2 | 3;

/** What makes up a battlefield. Creatures are no part of it: they hide nobody (SEG-74). */
export interface TerrainSetup {
  /** Hexes filled by an obstacle. */
  readonly obstacles: Iterable<Hex>;
  /** Hexes of a concealing substance; of several levels for one hex the greatest counts. */
  readonly concealing?: Iterable<Hex & { readonly level: number }>;
}

/** A hex that something fills. */
export interface Feature extends Hex {
  readonly obstacle: boolean;
  readonly level: Concealment;
}

/** A battlefield prepared for any number of questions. */
export interface Terrain {
  at(hex: Hex): Feature | undefined;
  /** All of them, one row of the grid (those with the same `r`) after the other. */
  readonly features: readonly Feature[];
  /** Where in `features` the row begins, or the next one that has any. */
  rowStart(r: number): number;
  /** The same without its obstacles: what conceals, and nothing that bars a line. */
  bare(): Terrain;
}

export function terrain({ obstacles, concealing = [] }: TerrainSetup): Terrain {
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

export function upToTotal(level: number): Concealment {
  if (level >= 3) return 3;
  if (level >= 2) return 2;
  return level >= 1 ? 1 : 0;
}
