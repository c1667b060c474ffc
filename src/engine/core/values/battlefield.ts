import type { Hex } from './hex.ts';

/** The ground: hexes without end, but for what stands on them. */
export interface Battlefield {
  /** Impassable hexes, those of structures included. */
  readonly obstacles: readonly Hex[];
  /** Hexes of a substance that hides what is behind it, by its levels (1 to 3). */
  readonly concealing: readonly Concealing[];
  /** Hexes of complete darkness. */
  readonly dark: readonly Hex[];
  /** What some movements need. */
  readonly features: readonly Feature[];
}

export interface Feature {
  readonly hex: Hex;
  readonly kind: 'CLIMB' | 'SWING';
  readonly name: string;
}

export interface Concealing {
  readonly hex: Hex;
  readonly levels: number;
}
