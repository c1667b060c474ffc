import type { ActionKey, CombatantId, ConditionKey } from '../../../core/values/ids.ts';
import { own } from '../../../core/values/record.ts';
import type { Action, AttackEffect } from './actions.ts';
import { basicActions, basicConditions } from './built-in.ts';
import type { Condition, ConditionEffect } from './conditions.ts';
import type { ActiveCondition, Combat, Combatant, State } from './state.ts';
import type { Attack, PendingManeuver } from './under-way.ts';

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

/** The combatant of an id that a guard has accepted; an unknown one is a bug. */
export function combatantOf(state: State, id: CombatantId): Combatant {
  const combatant = findCombatant(state, id);
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** The action of a key that a guard has accepted; an unknown one is a bug. */
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

/** The attack whose defense is due. */
export function openAttack(state: State): Attack | undefined {
  const due = dueAttack(state);
  return due?.stage.kind === 'WINDOW' ? due : undefined;
}

/** The maneuver whose points are to be spent now. */
export function pendingManeuver(state: State): PendingManeuver | undefined {
  const due = dueAttack(state);
  return due && isPending(due) ? due : undefined;
}

export const isPending = (attack: Attack): attack is PendingManeuver =>
  attack.stage.kind === 'MANEUVER';
