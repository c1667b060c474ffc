import type { Dice, RollOf } from '../core/values/dice.ts';

/** One throw of a pool: the faces as they fell, and what they count for. */
export interface PoolRoll {
  readonly dice: readonly number[];
  /** What the dice add: successes or pips, by the kind of pool. */
  readonly value: number;
}

/** A pool that scores 1 for each d6 showing at least `lowest`: hit dice with 4, sixes with 6. */
export function rollSuccesses(dice: Dice, count: number, lowest: number, of: RollOf): PoolRoll {
  const faces = dice.roll(count, 6, of);
  return { dice: faces, value: faces.filter((face) => face >= lowest).length };
}

/** A pool that adds the pips. */
export function rollSum(dice: Dice, count: number, sides: number, of: RollOf): PoolRoll {
  const faces = dice.roll(count, sides, of);
  return { dice: faces, value: faces.reduce((sum, face) => sum + face, 0) };
}

/**
 * A pool of d6 that adds the pips, in which every die that shows 1 is rolled again once, and every
 * die that then shows 6 adds another one, `depth` times in a row at most. The dice of each throw
 * are rolled first, then the 1s among them again, then what the 6s add as the next throw; `dice`
 * are the faces that count.
 */
export function rollExploding(
  dice: Dice,
  count: number,
  depth: number,
  of: RollOf,
): PoolRoll & { readonly rerolled: number } {
  const faces: number[] = [];
  let rerolled = 0;
  const followed: RollOf = { ...of, follows: 'OWN' };
  let next = count;
  for (let thrown = 0; next > 0 && thrown <= depth; thrown++) {
    const first = dice.roll(next, 6, thrown === 0 ? of : followed);
    const ones = first.filter((face) => face === 1).length;
    const again = dice.roll(ones, 6, followed)[Symbol.iterator]();
    const counted = first.map((face) => (face === 1 ? (again.next().value ?? face) : face));
    faces.push(...counted);
    rerolled += ones;
    next = counted.filter((face) => face === 6).length;
  }
  return { dice: faces, value: faces.reduce((sum, face) => sum + face, 0), rerolled };
}
