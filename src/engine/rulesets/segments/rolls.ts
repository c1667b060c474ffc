import type { Dice } from '../../core/dice.ts';
import { diceCount, flatPart, type Formula } from '../../core/formula.ts';
import { type PoolRoll, rollSuccesses, rollSum } from '../../dice/pools.ts';
import type { Circumstance, RollKind } from './conditions.ts';
import type { Score } from './events.ts';
import { findCondition } from './lookup.ts';
import type { Combatant, State } from './state.ts';

/** What helps and what hinders a roll, however often (SEG-84). */
export interface Circumstances {
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly leverage: boolean;
}

/**
 * SEG-87: dice more or fewer. Advantage +3 and disadvantage -3 cancel (SEG-84); leverage +6
 * replaces advantage and does not cancel disadvantage (SEG-86).
 */
export function extraDice({ advantage, disadvantage, leverage }: Circumstances): number {
  const helped = leverage ? 6 : advantage && !disadvantage ? 3 : 0;
  const hindered = disadvantage && (leverage || !advantage) ? 3 : 0;
  return helped - hindered;
}

/** What the conditions on a combatant do to a roll: its own, or that of its attacker. */
export function circumstancesFrom(
  state: State,
  roll: RollKind,
  on: { readonly bearer?: Combatant; readonly target?: Combatant },
): Circumstances {
  const found = new Set<Circumstance>();
  const collect = (combatant: Combatant | undefined, of: 'BEARER' | 'ATTACKERS') => {
    for (const { condition } of combatant?.conditions ?? []) {
      for (const effect of findCondition(state, condition)?.effects ?? []) {
        if (effect.type === 'ROLLS' && effect.of === of && effect.rolls.includes(roll))
          found.add(effect.circumstance);
      }
    }
  };
  collect(on.bearer, 'BEARER');
  collect(on.target, 'ATTACKERS');
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

/** SEG-06: a pool never falls below no dice at all. */
const poolSize = ({ formula, circumstances, moreDice = 0 }: Throw): number =>
  Math.max(0, diceCount(formula, 6) + moreDice + extraDice(circumstances));

function score(thrown: Throw, roll: PoolRoll): Score {
  const flat = flatPart(thrown.formula, bonuses(thrown.by)) - (thrown.penalty ?? 0);
  return { dice: roll.dice, flat, total: flat + roll.value };
}

/** SEG-01: each d6 showing 4, 5 or 6 adds 1; bonuses are added as numbers. */
export const rollHits = (dice: Dice, thrown: Throw): Score =>
  score(thrown, rollSuccesses(dice, poolSize(thrown), 4));

/** SEG-02, 33: the pips and the bonuses, never below 0. */
export function rollDamage(dice: Dice, thrown: Throw): Score {
  const rolled = score(thrown, rollSum(dice, poolSize(thrown), 6));
  return { ...rolled, total: Math.max(0, rolled.total) };
}

/** SEG-03, 14: only sixes count. */
export const rollSixes = (dice: Dice, pool: number): PoolRoll =>
  rollSuccesses(dice, Math.max(0, pool), 6);
