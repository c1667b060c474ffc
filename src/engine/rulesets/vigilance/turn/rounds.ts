import { outcomeOf } from '../../../core/views/outcome.ts';
import type { Outcome } from '../../../core/views/outcome.ts';
import { fadeCounters } from '../condition/counters.ts';
import { endPanic } from '../condition/stress.ts';
import { cowers, sidesInFight } from '../ground/movement.ts';
import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatOf, combatantOf } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

/** VIG-26: the next turn, the next round, or the end of the fight. */
export function nextTurn(log: EventRecorder): void {
  const outcome = outcomeOf(sidesInFight(log.state));
  const { round, waiting } = combatOf(log.state);
  const [next] = waiting;
  if (outcome) endFight(log, outcome);
  else if (next === undefined) log.emit({ type: 'RoundStarted', round: round + 1 });
  else startTurn(log, next);
}

/** VIG-33, 52, 67: what lasted until this turn ends as it begins. */
function startTurn(log: EventRecorder, combatantId: string): void {
  const combatant = combatantOf(log.state, combatantId);
  if (combatant.prepared !== null) log.emit({ type: 'PreparedActionLost', combatantId });
  const reason = whySkipped(log.state, combatant);
  if (!reason) {
    log.emit({ type: 'TurnStarted', combatantId });
    return;
  }
  log.emit({ type: 'TurnSkipped', combatantId, reason });
  fadeCounters(log, combatantId);
}

function whySkipped(
  state: State,
  combatant: Combatant,
): EventOfType<'TurnSkipped'>['reason'] | null {
  if (combatant.status !== 'STANDING') return combatant.status;
  return cowers(state, combatant) ? 'COWERING' : null;
}

/** VIG-31: what is left of the allowance is lost with the turn. */
export function closeTurn(log: EventRecorder, combatantId: string): void {
  fadeCounters(log, combatantId);
  log.emit({ type: 'TurnEnded', combatantId });
}

/** VIG-23: with the fight its panics are over. */
export function endFight(log: EventRecorder, outcome: Outcome): void {
  for (const { id, mind, status } of Object.values(log.state.combatants))
    if (mind === 'PANICKING' && status !== 'DEAD') endPanic(log, id);
  log.emit({ type: 'EncounterEnded', outcome });
}
