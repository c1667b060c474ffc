import { type Hex, sameHex } from '../../../grid/hex.ts';
import { isWay } from '../model/actions.ts';
import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Doing, State } from '../model/state.ts';
import { dropQuickAim } from './quick-aim.ts';

type Reason = EventOfType<'ActionAbandoned'>['reason'];

/** SEC-12, 56: whether this can stop after any second and go on later. */
export const canPause = (state: State, { action, seconds }: Doing): boolean => {
  const { effect, consecutive } = actionOf(state, action);
  return !consecutive || isWay(effect, seconds);
};

/**
 * SEC-12, 14, 30: its owner does something else. What needs consecutive seconds is lost with those
 * that were spent on it; what does not, pauses. SEC-56: what is left of a way is no longer gone.
 */
export function leaveAction(log: EventRecorder, id: string, reason: 'CHOICE' | 'DELAYED'): void {
  const { doing } = combatantOf(log.state, id);
  if (doing && !canPause(log.state, doing)) abandon(log, id, doing, reason);
  else if (doing) pauseAction(log, id, doing);
  leaveWay(log, id, reason);
}

export function pauseAction(log: EventRecorder, combatantId: string, doing: Doing): void {
  log.emit({
    type: 'ActionPaused',
    combatantId,
    action: doing.action,
    ...wayOf(log, combatantId, doing),
  });
}

/** SEC-32, 33: as much of a movement as has led to this place. */
export const walkedIn = ({ path }: Doing, position: Hex): readonly Hex[] =>
  path.slice(0, path.findLastIndex((hex) => sameHex(hex, position)) + 1);

/** Of a movement, as far as it has come. */
const wayOf = ({ state }: EventRecorder, combatantId: string, doing: Doing) =>
  doing.path.length > 0 && { walked: walkedIn(doing, combatantOf(state, combatantId).position) };

/** SEC-56: what is left of a way is no longer gone; its seconds were moves of their own. */
export function leaveWay(log: EventRecorder, id: string, reason: Reason): void {
  for (const paused of combatantOf(log.state, id).paused)
    if (isWayOf(log.state, paused)) abandon(log, id, paused, reason);
}

/** SEC-16: all that a combatant is busy with, paused or not, is lost. */
export function loseActions(
  log: EventRecorder,
  id: string,
  reason: 'DOWN' | 'YIELDED' | 'WOUNDED',
  isLost: (doing: Doing) => boolean = () => true,
): void {
  const { doing, paused } = combatantOf(log.state, id);
  for (const begun of doing ? [doing, ...paused] : paused)
    if (isLost(begun)) abandon(log, id, begun, reason);
}

/** SEC-33, 56: of a movement that ends early nothing is lost: it has gone as far as its seconds led. */
export function abandon(
  log: EventRecorder,
  combatantId: string,
  doing: Doing,
  reason: Reason,
): void {
  const { action, done } = doing;
  const secondsLost = reason === 'NOT_UPRIGHT' || isWayOf(log.state, doing) ? 0 : done;
  const way = wayOf(log, combatantId, doing);
  log.emit({ type: 'ActionAbandoned', combatantId, action, reason, secondsLost, ...way });
  dropQuickAim(log, combatantId);
}

const isWayOf = (state: State, { action, seconds }: Doing): boolean =>
  isWay(actionOf(state, action).effect, seconds);
