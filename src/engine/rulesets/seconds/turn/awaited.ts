import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { Awaited, AwaitedFields } from '../model/delaying.ts';
import type { Event } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf, currentTurn, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-24: what a delayed turn is to wait for is named in full, and is somebody else's. */
export function refuseAwaited(
  state: State,
  { combatantId, until, ofId, second }: AwaitedFields & { readonly combatantId: CombatantId },
): Rejection | null {
  const ofSomeone = until === 'TURN' || until === 'ACTION' || until === 'SECOND';
  if (ofSomeone && ofId === null) return invalid('ofId', 'Say whose.');
  if (!ofSomeone && ofId !== null) return invalid('ofId', `${until} is nobody's.`);
  if (until === 'SECOND' && second === null) return invalid('second', 'Say which second.');
  if (until !== 'SECOND' && second !== null) return invalid('second', `${until} has no second.`);
  if (ofId === null) return null;
  if (!findCombatant(state, ofId)) return notFound('combatant', ofId);
  return ofId === combatantId
    ? illegal(
        'SEC-24',
        `${combatantOf(state, combatantId).name} cannot wait for a turn of their own`,
        "wait for somebody else's",
      )
    : null;
}

/** SEC-24: what has happened since is what some delayed turns wait for. */
export function noticeTriggers(log: EventRecorder, since: number): number {
  const { phase } = log.state;
  const happened = log.events.slice(since);
  if (phase.kind === 'COMBAT')
    for (const id of phase.order) {
      const held = combatantOf(log.state, id).delayedTurn;
      if (held && !held.due && happened.some((event) => brings(log.state, held.until, event, id)))
        log.emit({ type: 'DelayedTurnDue', combatantId: id });
    }
  return log.events.length;
}

/** Whether the event is what the holder waits for. */
function brings(state: State, until: Awaited, event: Event, holderId: CombatantId): boolean {
  switch (until.kind) {
    case 'BETWEEN_TURNS':
      return false;
    case 'TURN':
      return (
        (event.type === 'TurnStarted' || event.type === 'DelayedTurnTaken') &&
        event.combatantId === until.ofId
      );
    case 'ACTION':
      return isDone(state, event) && event.combatantId === until.ofId;
    case 'ATTACKED':
      return event.type === 'StrikeRolled' && event.targetId === holderId;
    case 'SECOND':
      return (
        'combatantId' in event &&
        event.combatantId === until.ofId &&
        passesSecond(state, event, until.second)
      );
  }
}

/**
 * Whether the event brings this second of a turn, which comes once in it: as it passes, as the rest of
 * the turn passes idle, though not each second is shown (SEC-10), or as the GM says how far the turn is.
 */
function passesSecond(state: State, event: Event, awaited: number): boolean {
  if (event.type === 'SecondPassed') return event.second === awaited;
  if (event.type === 'TurnIdled' || event.type === 'DelayedTurnLost')
    return (currentTurn(state)?.second ?? 0) < awaited;
  const left = event.type === 'Adjudicated' ? (event.figures?.secondsLeft ?? null) : null;
  return left !== null && SECONDS_PER_TURN - left >= awaited;
}

/** SEC-56: each second of a way is a move of its own. */
function isDone(
  state: State,
  event: Event,
): event is Extract<Event, { readonly combatantId: string }> {
  if (event.type === 'ActionCompleted' || event.type === 'FreeActionTaken') return true;
  return (
    event.type === 'SecondPassed' &&
    event.spentOn !== null &&
    actionOf(state, event.spentOn).effect.type === 'MOVE'
  );
}
