import type { Hex } from '../../core/values/hex.ts';

/** Who would come to a fight. */
export interface Newcomers {
  /** The side that they join. */
  readonly joins: string;
  /** Their keys in the bestiary. */
  readonly creatures: readonly string[];
  /** How much each can bear, against what its sheet says. */
  readonly health: number;
  /** Around which hex they come; null for the middle of their side. */
  readonly at: Hex | null;
  /** In how many rounds they come; 0 for now. */
  readonly inRounds: number;
}
