import { fadeCounters } from '../condition/counters.ts';
import { conclusion } from '../terrain/conclusion.ts';
import { cowers } from '../terrain/movement.ts';
import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatOf, combatantOf } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

/** VIG-26: the next turn, or the end of the round. */
export function nextTurn(log: EventRecorder): void {
  const { round, waiting } = combatOf(log.state);
  const [next] = waiting;
  if (next === undefined) endRound(log, round);
  else startTurn(log, next);
}

/** VIG-23, 26: the next round, unless the fight ends with this one. */
function endRound(log: EventRecorder, round: number): void {
  if (!conclusion.endIf('ROUND_END', log)) log.emit({ type: 'RoundStarted', round: round + 1 });
}

/** VIG-33, 52, 67: what lasted until this turn ends as it begins. */
function startTurn(log: EventRecorder, combatantId: string): void {
  const combatant = combatantOf(log.state, combatantId);
  const { prepared } = combatant;
  if (prepared) log.emit({ type: 'PreparedActionLost', combatantId, action: prepared.action });
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
