import type { CombatantId, ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import { own } from '../../../core/values/record.ts';
import type { Ability } from './abilities.ts';
import type { Action } from './actions.ts';
import { basicActions } from './basic-actions.ts';
import { type Condition, basicConditions, type ConditionEffect } from './conditions.ts';
import type { State, Combatant, Combat, StackObject, Declared, CharacterNature } from './state.ts';

export const findCombatant = (state: State, id: CombatantId): Combatant | undefined =>
  own(state.combatants, id);

export const findAction = (state: State, key: ActionKey): Action | undefined =>
  own(basicActions, key) ?? own(state.actions, key);

export const findCondition = (state: State, key: ConditionKey): Condition | undefined =>
  own(basicConditions, key) ?? own(state.conditions, key);

/** The combatant of an id that a guard has let pass; an unknown one is a bug. */
export function combatantOf(state: State, id: CombatantId): Combatant {
  const combatant = findCombatant(state, id);
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** The action of a key that a guard has let pass; an unknown one is a bug. */
export function actionOf(state: State, key: ActionKey): Action {
  const action = findAction(state, key);
  if (!action) throw new Error(`No action '${key}'.`);
  return action;
}

/** The fight that is on; asking for it at any other time is a bug. */
export function combatOf(state: State): Combat {
  if (state.phase.kind !== 'COMBAT') throw new Error('No fight is on.');
  return state.phase;
}

export const roundOf = ({ phase }: State): number => (phase.kind === 'SETUP' ? 0 : phase.round);

/** VIG-46: what resolves next. */
export const topOf = ({ phase }: State): StackObject | undefined =>
  phase.kind === 'COMBAT' ? phase.stack.at(-1) : undefined;

/** The basic actions and those that were learnt. */
export function knownActions(state: State, { learnt }: Combatant): readonly Action[] {
  const all = [...Object.values(basicActions), ...learnt.map((key) => actionOf(state, key))];
  return [...new Set(all)];
}

export const knows = ({ learnt }: Combatant, key: ActionKey): boolean =>
  Object.hasOwn(basicActions, key) || learnt.includes(key);

/** What the conditions on a combatant do, each with its number of counters. */
export const effectsOn = (
  state: State,
  { conditions }: Combatant,
): readonly { readonly count: number; readonly effect: ConditionEffect }[] =>
  conditions.flatMap(({ condition, count }) =>
    (findCondition(state, condition)?.effects ?? []).map((effect) => ({ count, effect })),
  );

export const countOf = ({ conditions }: Combatant, key: ConditionKey): number =>
  conditions.find(({ condition }) => condition === key)?.count ?? 0;

/** VIG-46: the action right underneath; what would be answered now when nothing is named. */
export function answeredBy(state: State, object: StackObject | null): StackObject | undefined {
  const { stack } = combatOf(state);
  if (!object) return stack.at(-1);
  return stack[stack.findIndex(({ id }) => id === object.id) - 1];
}

/** The ability of the check that its owner makes, if it makes one. */
export function abilityOf(state: State, { action, ability }: Declared): Ability | null {
  const { effect } = actionOf(state, action);
  switch (effect.type) {
    case 'ATTACK':
      return effect.form === 'ASSAULT' ? 'assault' : 'shooting';
    case 'OPEN_CHECK':
      return ability;
    case 'CHECK':
    case 'OPPOSED':
      return effect.ability;
    case 'AID':
    case 'PREPARE':
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
    case 'BOOST':
      return null;
  }
}

export const isCharacter = (
  combatant: Combatant,
): combatant is Combatant & { readonly nature: CharacterNature } =>
  combatant.nature.kind === 'CHARACTER';

/** Who lies on the ground is in nobody's way. */
export const isConscious = ({ status }: Combatant): boolean =>
  status === 'STANDING' || status === 'YIELDED';
