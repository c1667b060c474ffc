import type { ActionKey, CombatantId, ConditionKey } from '../../core/values/ids.ts';
import { own } from '../../core/values/record.ts';
import { type Action, type AttackEffect, basicActions, reduced, type Kind } from './actions.ts';
import { basicConditions, type Condition, type ConditionEffect } from './conditions.ts';
import type { ActiveCondition, Attack, Combat, Combatant, State } from './state.ts';

export const findCombatant = (state: State, id: CombatantId): Combatant | undefined =>
  own(state.combatants, id);

export const findAction = (state: State, key: ActionKey): Action | undefined =>
  own(basicActions, key) ?? own(state.actions, key);

export const findCondition = (state: State, key: ConditionKey): Condition | undefined =>
  own(basicConditions, key) ?? own(state.conditions, key);

/**
 * The attack that somebody has to decide about before anything else happens: how to meet it, or
 * what its points are spent on. Of several the last to arrive comes first (SEG-27).
 */
export const dueAttack = ({ attacks }: State): Attack | undefined =>
  attacks.findLast(({ stage }) => stage.kind !== 'DEFERRED');

/** What the conditions on a combatant do (SEG-91: all of them), each with the one that does it. */
export const effectsOn = (
  state: State,
  { conditions }: Combatant,
): readonly { readonly active: ActiveCondition; readonly effect: ConditionEffect }[] =>
  conditions.flatMap((active) =>
    (findCondition(state, active.condition)?.effects ?? []).map((effect) => ({ active, effect })),
  );

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

/** What an attack does; asking it of an action that is no attack is a bug. */
export function attackEffectOf(state: State, key: ActionKey): AttackEffect {
  const { effect } = actionOf(state, key);
  if (effect.type !== 'ATTACK') throw new Error(`'${key}' is no attack.`);
  return effect;
}

/** The fight that is on; asking for it at any other time is a bug. */
export function combatOf(state: State): Combat {
  if (state.phase.kind !== 'COMBAT') throw new Error('No fight is on.');
  return state.phase;
}

/** An action that a combatant knows, and how many levels cheaper it is (SEG-30). */
export interface KnownAction {
  readonly action: Action;
  readonly reducedBy: number;
}

/** The basic actions and the talents; a talent may be a basic action that has become cheaper. */
export function knownActions(state: State, combatant: Combatant): readonly KnownAction[] {
  const learnt = combatant.talents.map((talent) => actionOf(state, talent.action));
  const all = new Set([...Object.values(basicActions), ...learnt]);
  return [...all].flatMap((action) => knownAction(combatant, action) ?? []);
}

export function knownAction(combatant: Combatant, action: Action): KnownAction | null {
  const talent = combatant.talents.find((known) => known.action === action.key);
  if (talent) return { action, reducedBy: talent.reducedBy };
  return Object.hasOwn(basicActions, action.key) ? { action, reducedBy: 0 } : null;
}

/** What a use takes from this combatant's budget (SEG-30). */
export const costOf = (known: KnownAction, use: Kind): Kind => reduced(use, known.reducedBy);

/** The same, for an action that a guard has found the combatant to know. */
export const costFor = (combatant: Combatant, action: Action, use: Kind): Kind =>
  costOf(knownAction(combatant, action) ?? { action, reducedBy: 0 }, use);

export const hostile = (a: Combatant, b: Combatant): boolean => a.side !== b.side;
