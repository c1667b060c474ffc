import { diceTerm, type Term, valueTerm } from '../../../core/score/score.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import { type Ability, groupOf, poolFor } from '../model/combatant/abilities.ts';
import type { Boost } from '../model/actions.ts';
import { effectsOn, findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { isInjured, isStressed } from './limits.ts';
import { carriesAspect } from './weapons.ts';

/** What changes a check: a number, and dice of advantage or, below 0, of disadvantage (VIG-12). */
export interface Modifier {
  /** What the table calls it. */
  readonly label: string;
  readonly value: number;
  readonly dice: number;
  /** The rule that put it there; null for a figure of a sheet. */
  readonly rule: string | null;
  /** Whether it is named even when it comes to 0. */
  readonly always: boolean;
}

/** A number that is named even if it is 0. */
export const valueOf = (label: string, value: number, rule: string | null = null): Modifier => ({
  ...{ label, value, dice: 0, rule, always: true },
});

/** A bonus or a penalty. */
export const bonus = (label: string, value: number, rule: string): Modifier => ({
  ...{ label, value, dice: 0, rule, always: false },
});

/** VIG-12: advantage or, below 0, disadvantage. */
export const advantage = (label: string, dice: number, rule: string): Modifier => ({
  ...{ label, value: 0, dice, rule, always: false },
});

/** The terms that modifiers put into a score. */
export const termsOf = (modifiers: readonly Modifier[]): readonly Term[] =>
  modifiers.flatMap(({ label, value, dice, rule, always }) => [
    ...(value !== 0 || always ? [valueTerm(label, value, rule)] : []),
    ...(dice === 0 ? [] : [diceTerm(label, dice, 6, rule)]),
  ]);

/** VIG-06, 20, 21: what the combatant suffers and carries. */
export function modifiersOf(state: State, by: Combatant, ability: Ability): readonly Modifier[] {
  const group = groupOf(ability);
  const hurts = group === 'PHYSICAL' || group === 'MENTAL';
  return [
    ...effectsOn(state, by).flatMap(({ name, count, effect }) => {
      if (effect.type === 'CHECKS' && effect.abilities.includes(ability))
        return [bonus(name, count * effect.perCounter, 'VIG-06')];
      return effect.type === 'DISADVANTAGE' && effect.abilities.includes(ability)
        ? [advantage(name, -effect.dice, 'VIG-06')]
        : [];
    }),
    ...(hurts && isInjured(state, by) ? [advantage('injured', -1, 'VIG-20')] : []),
    ...(!hurts && isStressed(state, by) ? [advantage('stressed', -1, 'VIG-21')] : []),
    ...(ability === 'STEALTH' && carriesAspect(by, 'LOUD')
      ? [advantage('loud', -1, 'VIG-12')]
      : []),
  ];
}

/** VIG-13: the points of vigor or focus that were paid. */
export const amplifiedBy = (ability: Ability, points: number): Modifier =>
  bonus(poolFor(ability) ?? 'amplification', points, 'VIG-13');

/** VIG-41: what boosts of these keys give, by their names; only those that count here. */
export const boostedWith = (
  state: State,
  keys: readonly ActionKey[],
  counts: (boost: Boost) => boolean,
): readonly Modifier[] =>
  keys.flatMap((key) => {
    const action = findAction(state, key);
    if (action?.effect.type !== 'BOOST' || !counts(action.effect)) return [];
    const { dice, result: value } = action.effect;
    return [{ label: action.name, value, dice, rule: 'VIG-41', always: false }];
  });

/** VIG-41: what boosts of these keys add to the damage, by their names. */
export const moreDamage = (state: State, keys: readonly ActionKey[]): readonly Term[] =>
  keys.flatMap((key) => {
    const action = findAction(state, key);
    return action?.effect.type === 'BOOST' && action.effect.damage > 0
      ? [valueTerm(action.name, action.effect.damage, 'VIG-41')]
      : [];
  });
