import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { type Done, isTriggered, triggerPhrase } from '../../../core/orders/trigger.ts';
import type { Action } from '../model/actions.ts';
import { actionOf, combatantOf, topOf } from '../model/lookup.ts';
import type { Combatant, StackObject, State } from '../model/state.ts';

/** VIG-52: whether a combatant may perform a regular action as a quick one, as it has prepared it. */
export function refusePerforming(
  state: State,
  { id, name, prepared }: Combatant,
  action: Action,
): Rejection | null {
  if (prepared?.action !== action.key)
    return illegal(
      'VIG-52',
      `${name} has not prepared ${action.name}`,
      'use it as a regular action',
    );
  const { trigger } = prepared;
  const top = topOf(state);
  if (trigger === null || trigger.kind === 'WORDS') return null;
  if (top && doneBy(state, top).some((done) => isTriggered(trigger, id, done))) return null;
  const phrase = triggerPhrase(trigger, (otherId) => combatantOf(state, otherId).name);
  return illegal('VIG-52', `${name} waits ${phrase}`, 'answer that with it');
}

/** RV-51: what a combatant does with an action on the stack. */
function doneBy(state: State, { ownerId: byId, declared }: StackObject): readonly Done[] {
  const { effect } = actionOf(state, declared.action);
  const moves = effect.type === 'MOVE' || (effect.type === 'TRAVEL' && declared.path.length > 0);
  return [
    { does: 'ACTS', byId },
    ...(effect.type === 'ATTACK' ? [{ does: 'ATTACKS', byId } as const] : []),
    ...(moves ? [{ does: 'MOVES', byId } as const] : []),
  ];
}
