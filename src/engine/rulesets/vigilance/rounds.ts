import { outcomeOf } from '../../core/views/outcome.ts';
import type { Outcome } from '../../core/views/outcome.ts';
import { fade } from './counters.ts';
import { combatantOf, combatOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { cowers } from './movement.ts';
import { fightingSides } from './sides.ts';
import type { EventOf } from './events.ts';
import type { Combatant, State } from './state.ts';
import { endPanic } from './vitality.ts';

/** VIG-26: the next turn, the next round, or the end of the fight. */
export function nextTurn(log: EventRecorder): void {
  const outcome = outcomeOf(fightingSides(log.state));
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
  fade(log, combatantId);
}

function whySkipped(state: State, combatant: Combatant): EventOf<'TurnSkipped'>['reason'] | null {
  if (combatant.status !== 'STANDING') return combatant.status;
  return cowers(state, combatant) ? 'COWERING' : null;
}

/** VIG-31: what is left of the allowance is lost with the turn. */
export function closeTurn(log: EventRecorder, combatantId: string): void {
  fade(log, combatantId);
  log.emit({ type: 'TurnEnded', combatantId });
}

/** VIG-23: with the fight its panics are over. */
export function endFight(log: EventRecorder, outcome: Outcome): void {
  for (const { id, mind, status } of Object.values(log.state.combatants))
    if (mind === 'PANICKING' && status !== 'DEAD') endPanic(log, id);
  log.emit({ type: 'EncounterEnded', outcome });
}
