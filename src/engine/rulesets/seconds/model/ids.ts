import { type CombatantId, freeId } from '../../../core/values/ids.ts';
import { roundOf } from './clock.ts';
import { currentTurn } from './lookup.ts';
import type { State } from './state.ts';

/**
 * A new id for an attack or a delay of this combatant. It is made of the owner and the time
 * alone, so that it reveals nothing about what others do.
 */
export function newId(state: State, ownerId: CombatantId): string {
  const taken = new Set([...state.attacks, ...state.delays].map(({ id }) => id));
  return freeId(`${ownerId}.${roundOf(state)}.${currentTurn(state)?.second ?? 0}.`, taken);
}
