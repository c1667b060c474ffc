import type { Dice } from '../../core/values/dice.ts';
import type { Score } from '../../core/views/score.ts';
import { diceCount, flatPart, type Formula } from '../../core/formula/formula.ts';
import { type Distribution, explodingPips, map, pips, shift, successes } from '../../dice/odds.ts';
import { type PoolRoll, rollExploding, rollSuccesses, rollSum } from '../../dice/pools.ts';
import { isBloodied } from './bloodied.ts';
import type { Circumstance, RollKind } from './conditions.ts';
import { MOST_EXPLOSIONS } from './criticals.ts';
import { effectsOn } from './lookup.ts';
import type { Settings } from './settings.ts';
import type { ActiveCondition, Combatant, State } from './state.ts';

/** What helps and what hinders a roll, however often (SEG-84). */
export interface Circumstances {
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly leverage: boolean;
}

/** SEG-86: what leverage and disadvantage come to, as the table reads it. */
type LeverageReading = Settings['leverageDisadvantage'];

/**
 * SEG-87: dice more or fewer. Advantage +3 and disadvantage -3 cancel (SEG-84); leverage +6
 * replaces advantage and does not cancel disadvantage (SEG-86).
 */
export function extraDice(
  { advantage, disadvantage, leverage }: Circumstances,
  reading: LeverageReading = 'NET',
): number {
  if (leverage && reading === 'LEVERAGE') return 6;
  const helped = leverage ? 6 : advantage && !disadvantage ? 3 : 0;
  const hindered = disadvantage && (leverage || !advantage) ? 3 : 0;
  return helped - hindered;
}

/** Who makes a roll, and against whom. */
export interface Rolling {
  readonly bearer?: Combatant;
  readonly target?: Combatant;
}

/** The conditions that change a roll: those of who makes it, and those of whom it is against. */
export function changesOf(
  state: State,
  roll: RollKind,
  { bearer, target }: Rolling,
): readonly Change[] {
  const of = (combatant: Combatant | undefined, whose: 'BEARER' | 'ATTACKERS') =>
    combatant
      ? effectsOn(state, combatant).flatMap(({ active, effect }) =>
          effect.type === 'ROLLS' && effect.of === whose && effect.rolls.includes(roll)
            ? [{ bearerId: combatant.id, active, circumstance: effect.circumstance }]
            : [],
        )
      : [];
  return [...of(bearer, 'BEARER'), ...of(target, 'ATTACKERS')];
}

interface Change {
  readonly bearerId: string;
  readonly active: ActiveCondition;
  readonly circumstance: Circumstance;
}

/** What the conditions on a combatant do to a roll: its own, or that of its attacker. */
export function circumstancesFrom(state: State, roll: RollKind, on: Rolling): Circumstances {
  const found = new Set(changesOf(state, roll, on).map(({ circumstance }) => circumstance));
  // SEG-104: on every roll of one's own; those of hit points are none of these kinds (SEG-83).
  if (on.bearer && isBloodied(state, on.bearer)) found.add('DISADVANTAGE');
  return {
    advantage: found.has('ADVANTAGE'),
    disadvantage: found.has('DISADVANTAGE'),
    leverage: found.has('LEVERAGE'),
  };
}

/** The names of a formula (SEG-34): bonuses, and abilities as modifiers. */
export const bonuses = (combatant: Combatant): Readonly<Record<string, number>> => ({
  AB: combatant.attackBonus,
  DB: combatant.defenseBonus,
  Strength: combatant.abilities.strength,
  Dex: combatant.abilities.dexterity,
  Int: combatant.abilities.intelligence,
  Resolve: combatant.abilities.resolve,
});

interface Throw {
  readonly formula: Formula;
  readonly by: Combatant;
  readonly circumstances: Circumstances;
  /** Dice that modifiers add. */
  readonly moreDice?: number;
  /** A number that is taken off, e.g. for range. */
  readonly penalty?: number;
}

/** All that matters of a roll before it is made: so many d6, and a number on top. */
export interface Pool {
  readonly dice: number;
  readonly flat: number;
}

export const emptyPool: Pool = { dice: 0, flat: 0 };

/** SEG-06: a pool never falls below no dice at all. */
export const poolOf = (thrown: Throw, reading: LeverageReading = 'NET'): Pool => ({
  dice: Math.max(
    0,
    diceCount(thrown.formula, 6) +
      (thrown.moreDice ?? 0) +
      extraDice(thrown.circumstances, reading),
  ),
  flat: flatPart(thrown.formula, bonuses(thrown.by)) - (thrown.penalty ?? 0),
});

/** SEG-01: the lowest face of a hit die that adds 1; bonuses are added as numbers. */
const HIT = 4;

export const rollHits = (dice: Dice, pool: Pool): Score =>
  score(pool, rollSuccesses(dice, pool.dice, HIT));

/** How `rollHits` can come out. */
export const hitOdds = (pool: Pool): Distribution => shift(successes(pool.dice, HIT), pool.flat);

/** SEG-02, 33: the pips and the bonuses, never below 0. */
export function rollDamage(dice: Dice, pool: Pool): Score {
  const rolled = score(pool, rollSum(dice, pool.dice, 6));
  return { ...rolled, total: notBelow0(rolled.total) };
}

/** How `rollDamage` can come out. */
export const damageOdds = (pool: Pool): Distribution =>
  map(shift(pips(pool.dice, 6), pool.flat), notBelow0);

/** SEG-39: the same where 1s are rolled again once and 6s add dice. */
export function rollCriticalDamage(
  dice: Dice,
  pool: Pool,
): { readonly damage: Score; readonly rerolled: number } {
  const roll = rollExploding(dice, pool.dice, MOST_EXPLOSIONS);
  const rolled = score(pool, roll);
  return { damage: { ...rolled, total: notBelow0(rolled.total) }, rerolled: roll.rerolled };
}

/** How `rollCriticalDamage` can come out. */
export const criticalDamageOdds = (pool: Pool): Distribution =>
  map(shift(explodingPips(pool.dice, MOST_EXPLOSIONS), pool.flat), notBelow0);

const score = ({ flat }: Pool, roll: PoolRoll): Score => ({
  dice: roll.dice,
  flat,
  total: flat + roll.value,
});

const notBelow0 = (total: number): number => Math.max(0, total);

/** SEG-03, 14: only sixes count. */
export const rollSixes = (dice: Dice, pool: number): PoolRoll =>
  rollSuccesses(dice, Math.max(0, pool), 6);
