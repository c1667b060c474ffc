import type { Dice } from '../../../core/values/dice.ts';
import {
  completedUnaimed,
  isAimed,
  isMovement,
  isTold,
  stretchOf,
  takeEffect,
} from '../effects/index.ts';
import { walkedIn } from '../condition/abandon.ts';
import { walk } from '../terrain/movement.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Turn } from '../model/state.ts';

/** SEC-12, 22: one more second of what a combatant is busy with, and what completes with it. */
export function playSecond(log: EventRecorder, { combatantId, second }: Turn, dice: Dice): void {
  const mover = combatantOf(log.state, combatantId);
  const begun = mover.doing;
  if (!begun) return;
  const { action } = begun;
  log.emit({ type: 'SecondPassed', combatantId, second: second + 1, spentOn: action });
  const doing = { ...begun, done: begun.done + 1 };
  const { effect } = actionOf(log.state, action);
  if (isMovement(effect)) walk(log, combatantId, stretchOf(effect, mover, doing));
  if (doing.done < doing.seconds) return;
  if (isAimed(effect)) {
    log.emit({ type: 'TargetsDue', combatantId, action });
    return;
  }
  const { targetIds } = doing;
  const done = completedUnaimed(combatantId, doing);
  const { position } = combatantOf(log.state, combatantId);
  log.emit({
    ...{ type: 'ActionCompleted', combatantId, action, targetIds, to: null },
    ...(isMovement(effect) && { walked: walkedIn(doing, position) }),
    followed: isTold(log.state, done),
  });
  takeEffect(log, done, dice);
}

/** SEC-10: one second that passes idle. */
export function idleSecond(log: EventRecorder, { combatantId, second }: Turn): void {
  log.emit({ type: 'SecondPassed', combatantId, second: second + 1, spentOn: null });
}
