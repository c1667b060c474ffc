import type { Hex } from './hex.ts';

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
  /** The features of one row of the grid (all with the same `r`). */
  row(r: number): readonly Feature[];
}

export function terrain({ obstacles, concealing = [] }: TerrainSetup): Terrain {
  const features = new Map<number, Feature>();
  for (const { q, r, level } of concealing) {
    const greatest = Math.max(level, features.get(key(q, r))?.level ?? 0);
    if (greatest > 0)
      features.set(key(q, r), { q, r, obstacle: false, level: upToTotal(greatest) });
  }
  for (const { q, r } of obstacles) {
    const level = features.get(key(q, r))?.level ?? 0;
    features.set(key(q, r), { q, r, obstacle: true, level });
  }

  const rows = new Map<number, Feature[]>();
  for (const feature of features.values()) {
    const row = rows.get(feature.r);
    if (row) row.push(feature);
    else rows.set(feature.r, [feature]);
  }
  return {
    at: ({ q, r }) => features.get(key(q, r)),
    row: (r) => rows.get(r) ?? nothing,
  };
}

export function upToTotal(level: number): Concealment {
  if (level >= 3) return 3;
  if (level >= 2) return 2;
  return level >= 1 ? 1 : 0;
}

const nothing: readonly Feature[] = [];

/** One small number for a hex, different for all that have |r| < 32768. */
const key = (q: number, r: number): number => q * 65_536 + r;
