/** The changes that `evolve` is made of: no rules, only a state with something else in it. */
import type { CombatantId } from '../values/ids.ts';
import {
  type CombatantIn,
  combatantOf,
  type CombatIn,
  combatOf,
  everyone,
  type WithCombatants,
  type WithPhase,
} from './state.ts';

type AnyState = WithCombatants<{ readonly id: CombatantId }>;

/** The state with these fields of a combatant changed. */
export function changeCombatant<State extends AnyState>(
  state: State,
  id: CombatantId,
  patch: Partial<CombatantIn<State>>,
): State {
  const combatant = { ...combatantOf(state, id), ...patch };
  return { ...state, combatants: { ...state.combatants, [id]: combatant } };
}

/** The state with fields of every combatant changed. */
export function changeEveryone<State extends AnyState>(
  state: State,
  patch: (combatant: CombatantIn<State>) => Partial<CombatantIn<State>>,
): State {
  const combatants = everyone(state).map(
    (combatant) => [combatant.id, { ...combatant, ...patch(combatant) }] as const,
  );
  return { ...state, combatants: Object.fromEntries(combatants) };
}

/** The state with these fields of the fight that is on changed. */
export const changeCombat = <State extends WithPhase>(
  state: State,
  patch: Partial<CombatIn<State>>,
): State => ({ ...state, phase: { ...combatOf(state), ...patch } });
