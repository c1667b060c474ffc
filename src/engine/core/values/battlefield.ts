import type { Hex } from './hex.ts';

/** The ground: hexes without end, but for what stands on them. */
export interface Battlefield {
  /** Impassable hexes, those of structures included. */
  readonly obstacles: readonly Hex[];
  /** Hexes of a substance that hides what is behind it, by its levels (1 to 3). */
  readonly concealing: readonly Concealing[];
  /** Hexes of complete darkness. */
  readonly dark: readonly Hex[];
  /** Hexes of water. */
  readonly water: readonly Hex[];
  /** What some movements need. */
  readonly features: readonly Feature[];
}

export interface Feature {
  readonly hex: Hex;
  readonly kind: 'CLIMB' | 'SWING';
  readonly name: string;
}

/** With nothing on it. */
export const openGround: Battlefield = {
  obstacles: [],
  concealing: [],
  dark: [],
  water: [],
  features: [],
};

/** The ground alone of what has more than that. */
export const battlefieldOf = ({
  obstacles,
  concealing,
  dark,
  water,
  features,
}: Battlefield): Battlefield => ({
  ...{ obstacles, concealing, dark, water, features },
});

export interface Concealing {
  readonly hex: Hex;
  readonly levels: number;
}
