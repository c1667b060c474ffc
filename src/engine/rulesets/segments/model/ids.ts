import { type CombatantId, freeId } from '../../../core/values/ids.ts';
import { now } from './clock.ts';
import type { State } from './state.ts';

/**
 * An id for something that this combatant sets going now. It is made of the owner and the
 * segment alone, so that it reveals nothing of what others do.
 */
export function newId(state: State, ownerId: CombatantId): string {
  const taken = new Set([...state.ongoing, ...state.attacks].map(({ id }) => id));
  return freeId(`${ownerId}.${now(state)}.`, taken);
}
