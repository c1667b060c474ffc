import type { CommandTemplate } from '../../../core/decision/decision.ts';
import { costOf, knownAction } from '../stats/known-actions.ts';
import type { Event } from '../model/events.ts';
import { findAction, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

const checks: readonly string[] = [
  'RollAbilityCheck',
  'RollSkillCheck',
  'ContinueBinding',
  'TakeLongRest',
];

/** T-02: checks and rests, and Free actions, of which SEG-25 sets no limit. */
export function isFreeAction(
  state: State,
  { type, combatantId, action, use }: CommandTemplate,
): boolean {
  if (type !== 'DeclareAction' && type !== 'ReadyAction') return checks.includes(type);
  const combatant = findCombatant(state, String(combatantId));
  const declared = findAction(state, String(action));
  const known = combatant && declared && knownAction(combatant, declared);
  const used = declared?.uses.find(({ kind }) => kind === use);
  return Boolean(known && used && costOf(known, used.kind) === 'FREE');
}

/** T-02: the events of the same; what a rule has a combatant roll is counted with them. */
export const wasFreeAction = (event: Event): boolean =>
  event.type === 'ActionDeclared'
    ? event.timing !== 'OPENING' && event.spends.length === 0
    : rolled.includes(event.type);

const rolled: readonly string[] = ['CheckRolled', 'BindingContinued', 'LongRestTaken'];
