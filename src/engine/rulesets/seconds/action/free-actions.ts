import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { takesNoTime } from '../stats/budget.ts';
import { findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** T-02, SEC-31: what takes no time costs nothing. */
export function declarationCost(
  state: State,
  { combatantId, action }: CommandTemplate,
): 'FREE' | 'PAID' {
  const combatant = findCombatant(state, String(combatantId));
  const declared = findAction(state, String(action));
  return combatant && declared && takesNoTime(combatant, declared) ? 'FREE' : 'PAID';
}
