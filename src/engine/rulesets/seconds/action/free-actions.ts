import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { takesNoTime } from '../stats/budget.ts';
import { findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** T-02, SEC-31: what takes no time. */
export function isFreeAction(
  state: State,
  { type, combatantId, action }: CommandTemplate,
): boolean {
  if (type !== 'DeclareAction') return false;
  const combatant = findCombatant(state, String(combatantId));
  const declared = findAction(state, String(action));
  return Boolean(combatant && declared && takesNoTime(combatant, declared));
}
