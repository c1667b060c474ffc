import type { PlainDice } from '../core/values/dice.ts';

/** Dice that show what a test says; `left` is what has not been rolled yet. */
export interface ScriptedDice extends PlainDice {
  readonly left: readonly number[];
}

/** Throws when a die is rolled that the script does not have, or that it has no such face. */
export function scriptedDice(faces: readonly number[]): ScriptedDice {
  const queue = [...faces];
  const die = (sides: number): number => {
    const face = queue.shift();
    if (face === undefined) throw new Error(`The script has no more faces for a d${sides}.`);
    if (face < 1 || face > sides) throw new Error(`A d${sides} cannot show ${face}.`);
    return face;
  };
  return {
    roll: (count, sides) => Array.from({ length: count }, () => die(sides)),
    get left() {
      return queue;
    },
  };
}
