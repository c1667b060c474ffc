import type { CombatantId } from '../../core/values/ids.ts';
import { leftOf } from './budget.ts';
import { responseFindings } from './legal/actions.ts';
import { combatantOf, topOf } from './lookup.ts';
import { fights } from './sides.ts';
import type { Combat, Combatant, StackObject, State } from './state.ts';

/**
 * VIG-47 to 50: who is to say now whether to answer what is on top of the stack; null when everyone
 * able has passed. Who has nothing to answer with is never asked.
 */
export function askedToRespond(state: State): CombatantId | null {
  const top = topOf(state);
  if (state.phase.kind !== 'COMBAT' || top?.stage.kind !== 'WAITING') return null;
  const { passed } = state.phase;
  const asked = askingOrder(state, state.phase, top).find(
    (id) => !passed.includes(id) && canRespond(state, combatantOf(state, id)),
  );
  return asked ?? null;
}

/** VIG-47: in turn order, from where the table starts. */
function askingOrder(
  { settings: { priorityStart } }: State,
  { order }: Combat,
  { ownerId }: StackObject,
): readonly CombatantId[] {
  if (priorityStart === 'TOP_OF_ORDER') return order;
  const at = order.indexOf(ownerId) + (priorityStart === 'AFTER_ACTOR' ? 1 : 0);
  return [...order.slice(at), ...order.slice(0, at)];
}

const canRespond = (state: State, combatant: Combatant): boolean =>
  fights(combatant) &&
  combatant.silence === 'NONE' &&
  leftOf(state, combatant).quick > 0 &&
  responseFindings(state, combatant).options.length > 0;
