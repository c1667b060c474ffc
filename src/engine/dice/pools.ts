import type { Dice } from '../core/dice.ts';

/** One throw of a pool: the faces as they fell, and what they count for. */
export interface PoolRoll {
  readonly dice: readonly number[];
  /** What the dice add: successes or pips, by the kind of pool. */
  readonly value: number;
}

/** A pool that scores 1 for each d6 showing at least `lowest`: hit dice with 4, sixes with 6. */
export function rollSuccesses(dice: Dice, count: number, lowest: number): PoolRoll {
  const faces = dice.roll(count, 6);
  return { dice: faces, value: faces.filter((face) => face >= lowest).length };
}

/** A pool that adds the pips. */
export function rollSum(dice: Dice, count: number, sides: number): PoolRoll {
  const faces = dice.roll(count, sides);
  return { dice: faces, value: faces.reduce((sum, face) => sum + face, 0) };
}
