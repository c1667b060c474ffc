/** The changes that `evolve` is made of: no rules, only a state with something else in it. */
import type { CombatantId } from '../values/ids.ts';

interface AnyState<Combatant> {
  readonly combatants: Readonly<Record<CombatantId, Combatant>>;
}

/** @throws TypeError when there is no such combatant, which no event of a sound journal names */
export function changeCombatant<Combatant extends object, State extends AnyState<Combatant>>(
  state: State,
  id: CombatantId,
  patch: Partial<Combatant>,
): State {
  const combatant = state.combatants[id];
  if (!combatant) throw new TypeError(`There is no combatant '${id}'.`);
  return { ...state, combatants: { ...state.combatants, [id]: { ...combatant, ...patch } } };
}

export const changeEveryone = <Combatant extends object, State extends AnyState<Combatant>>(
  state: State,
  patch: (combatant: Combatant) => Partial<Combatant>,
): State => ({
  ...state,
  combatants: Object.fromEntries(
    Object.entries(state.combatants).map(([id, combatant]) => [
      id,
      { ...combatant, ...patch(combatant) },
    ]),
  ),
});
