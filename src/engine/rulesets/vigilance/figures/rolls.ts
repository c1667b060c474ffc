import type { Dice } from '../../../core/values/dice.ts';
import { type Ability, groupOf } from '../model/abilities.ts';
import { diceTerm, type Score, scoreOf, valueTerm } from '../../../core/score/score.ts';
import { effectsOn } from '../model/lookup.ts';
import type { State, Combatant, CharacterNature } from '../model/state.ts';
import { isInjured, isStressed } from './limits.ts';
import { carriesAspect } from './weapons.ts';

/** All that matters of a check before it is rolled. */
export interface CheckPool {
  /** d6 that are added and explode (VIG-07). */
  readonly added: number;
  /** d6 that are subtracted and do not. */
  readonly subtracted: number;
  readonly flat: number;
}

/** VIG-14: a fixed number instead of a roll. */
export const fixed = (flat: number): CheckPool => ({ added: 0, subtracted: 0, flat });

/** What the occasion gives a check, besides who makes it. */
export interface Occasion {
  readonly advantage: number;
  readonly disadvantage: number;
  /** VIG-13: points paid. */
  readonly amplification: number;
  /** VIG-41: what boosts add to the total. */
  readonly result: number;
}

export const plain: Occasion = { advantage: 0, disadvantage: 0, amplification: 0, result: 0 };

const BASE_DICE = { TWO: 2, THREE: 3 } as const;

/** VIG-09, 12: the dice of a check; advantage and disadvantage cancel die for die. */
export function checkPool(
  state: State,
  by: Combatant & { readonly nature: CharacterNature },
  ability: Ability,
  { advantage, disadvantage, amplification, result }: Occasion,
): CheckPool {
  const surplus = advantage - disadvantage - hinderingDice(state, by, ability);
  return {
    added: BASE_DICE[state.settings.baseDice] + Math.max(0, surplus),
    subtracted: Math.max(0, -surplus),
    flat: by.nature.abilities[ability] + counterBonus(state, by, ability) + amplification + result,
  };
}

/** Disadvantage dice from what the combatant suffers and carries (VIG-20, 21). */
function hinderingDice(state: State, by: Combatant, ability: Ability): number {
  const group = groupOf(ability);
  const hurts = group === 'PHYSICAL' || group === 'MENTAL' ? isInjured : isStressed;
  const dice = effectsOn(state, by).reduce(
    (sum, { effect }) =>
      effect.type === 'DISADVANTAGE' && effect.abilities.includes(ability)
        ? sum + effect.dice
        : sum,
    0,
  );
  return (
    dice + Number(hurts(state, by)) + Number(ability === 'stealth' && carriesAspect(by, 'LOUD'))
  );
}

/** What counters add to the modifier, or take from it. */
const counterBonus = (state: State, by: Combatant, ability: Ability): number =>
  effectsOn(state, by).reduce(
    (sum, { count, effect }) =>
      effect.type === 'CHECKS' && effect.abilities.includes(ability)
        ? sum + count * effect.perCounter
        : sum,
    0,
  );

const SIX = 6;

/** VIG-07, 12: first the dice that are added, wave by wave as they explode, then the others. */
export function rollCheck(dice: Dice, { added, subtracted, flat }: CheckPool): Score {
  const faces: number[] = [];
  for (let count = added; count > 0;) {
    const wave = dice.roll(count, SIX);
    faces.push(...wave);
    count = wave.filter((face) => face === SIX).length;
  }
  const off = dice.roll(subtracted, SIX);
  const terms = [
    ...(flat === 0 ? [] : [valueTerm('bonuses', flat)]),
    ...(added > 0 ? [diceTerm('dice', added, SIX)] : []),
    ...(subtracted > 0 ? [diceTerm('disadvantage', -subtracted, SIX, 'VIG-12')] : []),
  ];
  const fallen = [
    ...faces.map((face) => ({ sides: SIX, face, counts: face })),
    ...off.map((face) => ({ sides: SIX, face, counts: -face })),
  ];
  return scoreOf(terms, fallen, 'each counts its pips, and a 6 one more die', 0);
}

/** What a check must at least come to: a fixed difficulty, or the total of whoever opposes it. */
export const succeeds = (total: number, difficulty: number): boolean => total >= difficulty;
