import type { ActionKey } from '../../../core/values/ids.ts';
import type { AidEffect, AttackEffect, MovementEffect } from './actions.ts';
import { catalogue } from './catalogue.ts';
import type { ConditionEffect } from './conditions.ts';
import type { ActiveCondition, Combatant, State } from './state.ts';
import type {
  Aid,
  Attack,
  GrantedAttack,
  OngoingOf,
  PendingManeuver,
  PendingReposition,
} from './ongoing.ts';

export { combatantOf, combatOf, findCombatant } from '../../../core/table/state.ts';

export const { findAction, findCondition, actionOf } = catalogue;

/**
 * The attack that a combatant has to decide about before anything else happens: how to meet it, or
 * what its points are spent on. Of several the last to arrive comes first (SEG-27).
 */
export const dueAttack = ({ attacks }: State): Attack | undefined =>
  attacks.findLast(({ stage }) => stage.kind !== 'DEFERRED');

/** What the conditions on a combatant do (SEG-91: all of them), each with the one that does it. */
export const effectsOn = <C extends Pick<ActiveCondition, 'condition'>>(
  state: State,
  { conditions }: { readonly conditions: readonly C[] },
): readonly { readonly active: C; readonly effect: ConditionEffect }[] =>
  conditions.flatMap((active) =>
    (findCondition(state, active.condition)?.effects ?? []).map((effect) => ({ active, effect })),
  );

/** What an attack does; asking it of an action that is no attack is a bug. */
export function attackEffectOf(state: State, key: ActionKey): AttackEffect {
  const { effect } = actionOf(state, key);
  if (effect.type !== 'ATTACK') throw new Error(`'${key}' is no attack.`);
  return effect;
}

/** How an action moves its user; asking it of one that does not is a bug. */
export function movementEffectOf(state: State, key: ActionKey): MovementEffect {
  const { effect } = actionOf(state, key);
  if (effect.type !== 'MOVEMENT') throw new Error(`'${key}' is no movement.`);
  return effect;
}

/** What an action does for a combatant; asking it of one that does not is a bug. */
export function aidEffectOf(state: State, key: ActionKey): AidEffect {
  const { effect } = actionOf(state, key);
  if (effect.type !== 'AID') throw new Error(`'${key}' is no aid.`);
  return effect;
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

/** The attack whose attacker is to say where its target goes (SEG-113). */
export function pendingReposition(state: State): PendingReposition | undefined {
  const due = dueAttack(state);
  return due && isRepositioning(due) ? due : undefined;
}

export const isRepositioning = (attack: Attack): attack is PendingReposition =>
  attack.stage.kind === 'REPOSITION';

/** The attack of which a combatant is to say which grants its rolls use. */
export function grantedAttack(state: State): GrantedAttack | undefined {
  const due = dueAttack(state);
  return due && isGranted(due) ? due : undefined;
}

const isGranted = (attack: Attack): attack is GrantedAttack => attack.stage.kind === 'GRANT';

/** SEG-27: whose readied action has what it waits for, the first of them in the order. */
export const askedToRelease = ({ phase, combatants }: State): Combatant | undefined =>
  phase.kind === 'COMBAT'
    ? phase.order.map((id) => combatants[id]).find((combatant) => combatant?.readied?.due === true)
    : undefined;

/** the attacks to come of an action whose next target its owner is to name now. */
export function unaimed({ phase, ongoing }: State): OngoingOf<'FOLLOW_UP'> | undefined {
  const [oldest] = ongoing;
  const id =
    phase.kind === 'COMBAT' && phase.turn.kind === 'PLAYING' ? phase.turn.queue[0] : undefined;
  const isOpening = phase.kind === 'SETUP' && phase.opening === 'PLAYING';
  const next = isOpening ? oldest : ongoing.find((one) => one.id === id);
  return next?.kind === 'FOLLOW_UP' && next.targets.length === 0 ? next : undefined;
}

/** The aid that a combatant may refuse now (SEG-114). */
export const offeredAid = ({ ongoing }: State): Aid | undefined =>
  ongoing.find((one): one is Aid => one.kind === 'AID' && one.stage === 'OFFERED');
