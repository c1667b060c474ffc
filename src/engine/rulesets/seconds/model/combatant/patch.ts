import type { CombatantId } from '../../../../core/values/ids.ts';
import { changeCombat, changeCombatant } from '../../../../core/table/patch.ts';
import { combatantOf, combatOf } from '../lookup.ts';
import type { Gear, State, Turn } from '../state.ts';
import type { DefenseKind } from '../defenses.ts';

export { changeCombat, changeCombatant } from '../../../../core/table/patch.ts';

/** The list without what has this id. */
export const withoutId = <T extends { readonly id: string }>(list: readonly T[], gone: string) =>
  list.filter(({ id }) => id !== gone);

/** The state with these fields of the turn that is on changed. */
export function changeTurn(state: State, patch: Partial<Turn>): State {
  const { turns } = combatOf(state);
  const last = turns.at(-1);
  return last
    ? changeCombat(state, { turns: [...turns.slice(0, -1), { ...last, ...patch }] })
    : state;
}

/** The state with these fields of a weapon that a combatant carries changed. */
export function changeGear(
  state: State,
  id: CombatantId,
  weapon: string,
  patch: Partial<Gear>,
): State {
  return changeCombatant(state, id, {
    gear: combatantOf(state, id).gear.map((carried) =>
      carried.weapon === weapon ? { ...carried, ...patch } : carried,
    ),
  });
}

/** SEC-42: the combatant has one less of this kind of defense until its next turn. */
export function spendDefense(state: State, id: CombatantId, kind: DefenseKind): State {
  const { defenses } = combatantOf(state, id);
  return changeCombatant(state, id, { defenses: { ...defenses, [kind]: defenses[kind] - 1 } });
}
