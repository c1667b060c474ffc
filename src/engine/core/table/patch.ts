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

const othersThan = (ids: readonly CombatantId[], gone: CombatantId): readonly CombatantId[] =>
  ids.filter((id) => id !== gone);

/** The turn of this combatant in this round has come: it is not to come any more. */
export function withTurnCome<State extends WithPhase>(state: State, id: CombatantId): State {
  const waiting = othersThan(combatOf(state).waiting, id);
  return { ...state, phase: { ...state.phase, waiting } };
}

/** Without a place in the order, and without a turn. */
export function withoutPlace<State extends WithPhase>(state: State, id: CombatantId): State {
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return state;
  const order = othersThan(phase.order, id);
  return { ...state, phase: { ...phase, order, waiting: othersThan(phase.waiting, id) } };
}

/** Whose turn is still to come has it still, in the new order; who is not in it has none. */
export function reorder<State extends WithPhase>(
  state: State,
  orderFrom: (order: readonly CombatantId[]) => readonly CombatantId[],
): State {
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return state;
  const order = orderFrom(phase.order);
  return {
    ...state,
    phase: { ...phase, order, waiting: order.filter((id) => phase.waiting.includes(id)) },
  };
}
