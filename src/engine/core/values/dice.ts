/**
 * Where every random number of an encounter comes from. A ruleset rolls through this and
 * nothing else; the order of its draws is a contract (see the README of each ruleset).
 */
export interface Dice {
  /** Rolls `count` dice of `sides` faces (2 to 256); each result is 1..sides. */
  roll(count: number, sides: number): readonly number[];
}
