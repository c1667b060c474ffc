import type { Dice } from '../../../core/values/dice.ts';
import { askedNow } from '../action/asked.ts';
import { checkDying } from '../condition/dying.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, isConscious } from '../model/lookup.ts';
import type { Combat } from '../model/state.ts';
import { dropQuickAim } from '../condition/quick-aim.ts';
import { conclusion } from '../stats/conclusion.ts';

/** SEC-02, 24, 27: between two turns. */
export function playBetweenTurns(log: EventRecorder, combat: Combat, dice: Dice): boolean {
  if (askedNow(log.state).length > 0) return false;
  const [next] = combat.waiting;
  if (next === undefined) endRound(log, combat.round);
  else if (!isConscious(combatantOf(log.state, next))) {
    // SEC-53: who is down has no turn, but is checked where it would begin.
    log.emit({ type: 'FallenSkipped', combatantId: next });
    checkDying(log, next, dice);
  } else if (combatantOf(log.state, next).delayedTurn) {
    dropQuickAim(log, next);
    log.emit({ type: 'DelayedTurnLost', combatantId: next });
  } else log.emit({ type: 'TurnStarted', combatantId: next });
  return true;
}

/** SEC-07, 58: the next round, unless the fight ends with this one. */
function endRound(log: EventRecorder, round: number): void {
  if (!conclusion.endIf('ROUND_END', log)) log.emit({ type: 'RoundStarted', round: round + 1 });
}
