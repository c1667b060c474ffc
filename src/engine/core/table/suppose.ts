import type { CombatantId } from '../values/ids.ts';
import type { CombatantIn, WithCombatants } from './state.ts';

/** The state with others in the place of those who are not seen, each where it was. */
export const supposeUnseen = <State extends WithCombatants>(
  state: State,
  isUnseen: (id: CombatantId) => boolean,
  supposed: (combatant: CombatantIn<State>) => CombatantIn<State>,
): State => ({
  ...state,
  combatants: Object.fromEntries(
    Object.entries(state.combatants).map(([id, combatant]) => [
      id,
      isUnseen(id) ? supposed(combatant as CombatantIn<State>) : combatant,
    ]),
  ),
});
