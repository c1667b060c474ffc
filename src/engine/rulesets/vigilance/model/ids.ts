import { type CombatantId, freeId } from '../../../core/values/ids.ts';
import { combatOf } from './lookup.ts';
import type { State } from './state.ts';

/**
 * An id for an action that this combatant puts on the stack now. It is made of the owner and the
 * round alone, so that it tells nothing about what others do.
 */
export function newId(state: State, ownerId: CombatantId): string {
  const { round, stack } = combatOf(state);
  const taken = new Set(stack.map(({ id }) => id));
  return freeId(`${ownerId}.${round}.`, taken);
}
