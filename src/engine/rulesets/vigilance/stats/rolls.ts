import {
  diceTerm,
  OWN_DICE,
  pipsOf,
  type Score,
  scoreOf,
  type Term,
} from '../../../core/score/score.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import { type Ability, abilityField } from '../model/combatant/abilities.ts';
import type { Combatant, CharacterNature, State } from '../model/state.ts';
import { type Modifier, modifiersOf, termsOf, valueOf } from './modifiers.ts';

/** All that matters of a check before it is rolled. */
export interface CheckPool {
  /** d6 that are added and explode (VIG-07). */
  readonly added: number;
  /** d6 that are subtracted and do not. */
  readonly subtracted: number;
  readonly flat: number;
  /** What all that is made of: the numbers come to `flat`, the dice to those added or subtracted. */
  readonly terms: readonly Term[];
}

/** VIG-14: a fixed number instead of a roll; only numbers change it. */
export function fixed(
  label: string,
  value: number,
  rule: string | null = null,
  modifiers: readonly Modifier[] = [],
): CheckPool {
  const all = [valueOf(label, value, rule), ...modifiers.map((given) => ({ ...given, dice: 0 }))];
  return { added: 0, subtracted: 0, flat: sumOf(all, 'value'), terms: termsOf(all) };
}

const BASE_DICE = { TWO: 2, THREE: 3 } as const;

/**
 * VIG-09, 12: the dice of a check; advantage and disadvantage cancel die for die. `occasion` is what
 * changes it besides who makes it.
 */
export function checkPool(
  state: State,
  by: Combatant & { readonly nature: CharacterNature },
  ability: Ability,
  occasion: readonly Modifier[] = [],
): CheckPool {
  const base = BASE_DICE[state.settings.baseDice];
  const named = abilityField(ability);
  const own = valueOf(named, by.nature.abilities[named]);
  const modifiers = [...modifiersOf(state, by, ability), ...occasion];
  const surplus = sumOf(modifiers, 'dice');
  return {
    added: base + Math.max(0, surplus),
    subtracted: Math.max(0, -surplus),
    flat: own.value + sumOf(modifiers, 'value'),
    terms: [...termsOf([own]), diceTerm(OWN_DICE, base, SIX, 'VIG-09'), ...termsOf(modifiers)],
  };
}

const sumOf = (modifiers: readonly Modifier[], what: 'value' | 'dice'): number =>
  modifiers.reduce((sum, modifier) => sum + modifier[what], 0);

const SIX = 6;
const COUNTING = 'each counts its pips, and a 6 one more die';

/** VIG-07, 12: first the dice that are added, wave by wave as they explode, then the others. */
export function rollCheck(dice: Dice, { added, subtracted, terms }: CheckPool, of: RollOf): Score {
  const faces: number[] = [];
  let thrown = of;
  for (let count = added; count > 0;) {
    const wave = dice.roll(count, SIX, thrown);
    thrown = { ...of, rule: 'VIG-07', follows: 'OWN' };
    faces.push(...wave);
    count = wave.filter((face) => face === SIX).length;
  }
  const off = dice.roll(subtracted, SIX, { ...of, rule: 'VIG-12' });
  const fallen = [
    ...pipsOf(SIX, faces),
    ...off.map((face) => ({ sides: SIX, face, counts: -face })),
  ];
  return scoreOf(terms, fallen, COUNTING, 0);
}

/** What a fixed number comes to. */
export const withoutDice = ({ terms }: CheckPool): Score => scoreOf(terms, [], COUNTING, 0);

/** What a check must at least come to: a fixed difficulty, or the total of the one who opposes it. */
export const succeeds = (total: number, difficulty: number): boolean => total >= difficulty;
