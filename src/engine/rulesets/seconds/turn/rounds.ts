import type { Dice } from '../../../core/values/dice.ts';
import { outcomeOf } from '../../../core/views/outcome.ts';
import { askedNow } from '../action/asked.ts';
import { checkDying } from '../condition/dying.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { fightingSides } from '../model/sides.ts';
import type { Combat } from '../model/state.ts';

/** SEC-02, 24, 27: between two turns. */
export function playBetweenTurns(log: EventRecorder, combat: Combat, dice: Dice): boolean {
  if (askedNow(log.state).length > 0) return false;
  const [next] = combat.waiting;
  if (next === undefined) endRound(log, combat.round);
  else if (combatantOf(log.state, next).delayedTurn)
    log.emit({ type: 'DelayedTurnLost', combatantId: next });
  else {
    log.emit({ type: 'TurnStarted', combatantId: next });
    checkDying(log, next, dice);
  }
  return true;
}

/** SEC-07: the next round, as long as two sides have someone able and willing to fight. */
function endRound(log: EventRecorder, round: number): void {
  const outcome = outcomeOf(fightingSides(log.state));
  log.emit(
    outcome ? { type: 'EncounterEnded', outcome } : { type: 'RoundStarted', round: round + 1 },
  );
}
