import type { CombatantId } from '../../../core/values/ids.ts';
import { combatantOf, combatOf } from './lookup.ts';
import type { State, Combatant, Combat } from './state.ts';

export function changeCombatant(state: State, id: CombatantId, patch: Partial<Combatant>): State {
  const combatant = { ...combatantOf(state, id), ...patch };
  return { ...state, combatants: { ...state.combatants, [id]: combatant } };
}

export function changeEveryone(
  state: State,
  patch: (combatant: Combatant) => Partial<Combatant>,
): State {
  const combatants = Object.values(state.combatants).map(
    (combatant) => [combatant.id, { ...combatant, ...patch(combatant) }] as const,
  );
  return { ...state, combatants: Object.fromEntries(combatants) };
}

export const changeCombat = (state: State, patch: Partial<Combat>): State => ({
  ...state,
  phase: { ...combatOf(state), ...patch },
});
