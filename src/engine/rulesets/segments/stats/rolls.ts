import { type Formula, formulaTerms } from '../../../core/formula/formula.ts';
import {
  countOfDice,
  type Score,
  scoreOf,
  sumOfValues,
  type Term,
  valueTerm,
} from '../../../core/score/score.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import {
  type Distribution,
  explodingPips,
  map,
  pips as pipsOf,
  shift,
  successes,
} from '../../../dice/odds.ts';
import { type PoolRoll, rollExploding, rollSuccesses, rollSum } from '../../../dice/pools.ts';
import type { Combatant } from '../model/state.ts';
import { bonuses } from './abilities.ts';
import { type Influence, influenceTerms, type LeverageReading } from './circumstances.ts';
import { MAX_EXPLOSIONS } from './criticals.ts';

interface Throw {
  readonly formula: Formula;
  /** The rule that has it rolled. */
  readonly rule: string;
  readonly by: Combatant;
  readonly influences: readonly Influence[];
  /** What modifiers and the range add, or take away. */
  readonly more?: readonly Term[];
  /** The least that it can come to. */
  readonly least?: number;
}

/** All that matters of a roll before it is made: so many d6, and a number on top. */
export interface Pool {
  readonly dice: number;
  readonly flat: number;
  /** What that is made of; dice that are taken from no dice are among it. */
  readonly terms: readonly Term[];
  /** The least that it can come to. */
  readonly least?: number;
}

/** SEG-06: a pool never falls below no dice at all. */
export const poolWith = (terms: readonly Term[]): Pool => ({
  dice: Math.max(0, countOfDice(terms)),
  flat: sumOfValues(terms),
  terms,
});

/** SEG-45: what meets an attack when nothing does. */
export const emptyPool: Pool = poolWith([valueTerm('no defense', 0, 'SEG-45')]);

export const poolOf = (
  { formula, rule, by, influences, more = [], least }: Throw,
  reading: LeverageReading = 'NET',
): Pool => ({
  ...poolWith([
    ...formulaTerms(formula, bonuses(by), rule),
    ...more,
    ...influenceTerms(influences, reading),
  ]),
  ...(least === undefined ? {} : { least }),
});

/** SEG-01: the lowest face of a hit die that adds 1; bonuses are added as numbers. */
export const HIT = 4;

const hits: Counting = {
  counting: '4 to 6 count 1 each',
  counts: (face) => Number(face >= HIT),
};

const pips: Counting = { counting: 'each counts its pips', counts: (face) => face };

export const rollHits = (dice: Dice, pool: Pool, of: RollOf): Score =>
  score(pool, rollSuccesses(dice, pool.dice, HIT, of), hits);

/** How `rollHits` can come out. */
export const hitOdds = ({ dice, flat, least }: Pool): Distribution => {
  const odds = shift(successes(dice, HIT), flat);
  return least === undefined ? odds : map(odds, (total) => Math.max(least, total));
};

/** The pips and the bonuses, also below 0. */
export const rollPips = (dice: Dice, pool: Pool, of: RollOf): Score =>
  score(pool, rollSum(dice, pool.dice, 6, of), pips);

/** SEG-02, 33: the pips and the bonuses, never below 0. */
export const rollDamage = (dice: Dice, pool: Pool, of: RollOf): Score =>
  score(pool, rollSum(dice, pool.dice, 6, of), pips, 0);

/** How `rollDamage` can come out. */
export const damageOdds = (pool: Pool): Distribution =>
  map(shift(pipsOf(pool.dice, 6), pool.flat), notBelow0);

/** SEG-39: the same where 1s are rolled again once and 6s add dice. */
export function rollCriticalDamage(
  dice: Dice,
  pool: Pool,
  of: RollOf,
): { readonly damage: Score; readonly rerolled: number } {
  const roll = rollExploding(dice, pool.dice, MAX_EXPLOSIONS, of);
  return { damage: score(pool, roll, pips, 0), rerolled: roll.rerolled };
}

/** How `rollCriticalDamage` can come out. */
export const criticalDamageOdds = (pool: Pool): Distribution =>
  map(shift(explodingPips(pool.dice, MAX_EXPLOSIONS), pool.flat), notBelow0);

interface Counting {
  readonly counting: string;
  counts(face: number): number;
}

const score = ({ terms, least }: Pool, roll: PoolRoll, by: Counting, floor = least): Score =>
  scoreOf(
    terms,
    roll.dice.map((face) => ({ sides: 6, face, counts: by.counts(face) })),
    by.counting,
    floor,
  );

const notBelow0 = (total: number): number => Math.max(0, total);

/** SEG-03, 14: only sixes count. */
export const rollSixes = (dice: Dice, pool: Pool, of: RollOf): Score =>
  score(pool, rollSuccesses(dice, pool.dice, 6, of), {
    counting: 'each 6 counts 1',
    counts: (face) => Number(face === 6),
  });

/** SEG-04: fives and sixes count. */
export const rollAbilityDice = (dice: Dice, pool: Pool, of: RollOf): Score =>
  score(pool, rollSuccesses(dice, pool.dice, ABILITY, of), {
    counting: '5 and 6 count 1 each',
    counts: (face) => Number(face >= ABILITY),
  });

const ABILITY = 5;
