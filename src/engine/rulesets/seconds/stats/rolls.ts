import type { Formula } from '../../../core/formula/formula.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import {
  diceTerm,
  OWN_DICE,
  pipsOf,
  type Score,
  scoreOf,
  type Term,
} from '../../../core/score/score.ts';
import { constant, die, type Distribution, map, pips, shift, sum } from '../../../dice/odds.ts';

/** SEC-01: a d6 and a bonus, which is what the terms come to. */
export const rollCheck = (dice: Dice, bonus: readonly Term[], of: RollOf): Score =>
  scoreOf(checkTerms(bonus), pipsOf(CHECK_DIE, dice.roll(1, CHECK_DIE, of)), PIPS);

/** All that a check is made of. */
export const checkTerms = (bonus: readonly Term[]): readonly Term[] => [
  ...bonus,
  diceTerm(OWN_DICE, 1, CHECK_DIE, 'SEC-01'),
];

/** How `rollCheck` can come out. */
export const checkOdds = (bonus: number): Distribution => shift(die(CHECK_DIE), bonus);

/** SEC-01: reaching the number is enough. */
export const succeeds = (total: number, needed: number): boolean => total >= needed;

/** SEC-53: whether no face of the die would do. */
export const isOutOfReach = (bonus: number, needed: number): boolean =>
  !succeeds(CHECK_DIE + bonus, needed);

const CHECK_DIE = 6;

/** All that matters of a damage roll before it is made. */
export interface Damage {
  readonly dice: Formula['dice'];
  readonly flat: number;
  /** What it is made of, its dice among it. */
  readonly terms: readonly Term[];
}

/** SEC-45: never below 0. */
export function rollDamage(dice: Dice, { dice: kinds, terms }: Damage, of: RollOf): Score {
  const rolled = kinds.flatMap(({ count, sides }) => pipsOf(sides, dice.roll(count, sides, of)));
  return scoreOf(terms, rolled, PIPS, 0);
}

const PIPS = 'each counts its pips';

/** How `rollDamage` can come out. */
export const damageOdds = ({ dice, flat }: Damage): Distribution =>
  map(
    dice.reduce((before, { count, sides }) => sum(before, pips(count, sides)), constant(flat)),
    notBelow0,
  );

const notBelow0 = (total: number): number => Math.max(0, total);
