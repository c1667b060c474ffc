import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { costOf, knownAction } from '../stats/known-actions.ts';
import type { Event } from '../model/events.ts';
import { findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** T-02: a Free action, of which SEG-25 sets no limit, costs nothing. */
export function declarationCost(
  state: State,
  { combatantId, action, use }: CommandTemplate,
): 'FREE' | 'PAID' {
  const combatant = findCombatant(state, String(combatantId));
  const declared = findAction(state, String(action));
  const known = combatant && declared && knownAction(combatant, declared);
  const uses = declared?.uses.filter(
    ({ kind }) => use === undefined || use === null || kind === use,
  );
  // What leaves its use out is free where one of them is.
  return known && uses?.some(({ kind }) => costOf(known, kind) === 'FREE') ? 'FREE' : 'PAID';
}

/** T-02: the events of the same, of checks and of rests; what a rule has a combatant roll is counted with them. */
export const wasFreeAction = (event: Event): boolean =>
  event.type === 'ActionDeclared'
    ? event.timing !== 'OPENING' && event.spends.length === 0
    : rolled.includes(event.type);

const rolled: readonly string[] = ['CheckRolled', 'BindingContinued', 'LongRestTaken'];
