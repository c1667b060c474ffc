import type { Dice } from '../../../src/engine/core/values/dice.ts';

/** How the dice fell once, and how likely just that is. */
export interface Fall<T> {
  readonly result: T;
  /** Of `6 ** depth`, where `depth` is what `everyFall` was given. */
  readonly weight: bigint;
}

class OutOfFaces extends Error {}

/**
 * Runs something with every way in which its d6 can fall, `depth` dice at most. It counts cases
 * and knows nothing of distributions.
 */
export function everyFall<T>(depth: number, run: (dice: Dice) => T): readonly Fall<T>[] {
  const falls: Fall<T>[] = [];
  const explore = (faces: readonly number[]): void => {
    const left = [...faces];
    const dice: Dice = {
      roll: (count, sides) => {
        if (sides !== 6) throw new Error('Only d6 are counted through.');
        if (count > left.length) throw new OutOfFaces();
        return left.splice(0, count);
      },
    };
    try {
      const result = run(dice);
      if (left.length > 0) throw new Error('Faces were given that were not asked for.');
      falls.push({ result, weight: 6n ** BigInt(depth - faces.length) });
    } catch (error) {
      if (!(error instanceof OutOfFaces)) throw error;
      if (faces.length === depth) throw new Error(`More than ${depth} dice.`, { cause: error });
      for (let face = 1; face <= 6; face++) explore([...faces, face]);
    }
  };
  explore([]);
  return falls;
}
