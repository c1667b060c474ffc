import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { canPause } from '../condition/abandon.ts';
import { secondsToGo } from '../stats/budget.ts';
import { isWay, SECONDS_PER_TURN } from '../model/actions.ts';
import { actionOf, isFighting } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';

/** SEC-12, 56: the most seconds that can be spent on something before it is left for later. */
export const mostSecondsNow = (state: State, { seconds, done }: Doing): number =>
  Math.min(seconds - done, secondsToGo(state));

/** SEC-08: a turn whose seconds are spent holds nothing but what takes no time. */
export const refuseSpent = (state: State, { name }: Combatant): Rejection | null =>
  secondsToGo(state) > 0
    ? null
    : illegal(
        'SEC-08',
        `${name} has spent the six seconds of this turn`,
        'do what takes no time, or end the turn',
      );

/** SEC-12, 56: only of what can pause may the command say after how many seconds. */
export function refuseSeconds(state: State, doing: Doing, now: number | null): Rejection | null {
  if (now === null) return null;
  const { name } = actionOf(state, doing.action);
  if (!canPause(state, doing))
    return illegal('SEC-12', `${name} cannot pause`, 'leave out how many seconds');
  const most = mostSecondsNow(state, doing);
  return now <= most
    ? null
    : illegal('SEC-08', `At most ${most} s can be spent on ${name} now`, 'spend so many', { most });
}

/** The second of the turn after which what plays pauses, if it is not done by then. */
export function pausesAfter(state: State, doing: Doing, now: number | null): number {
  const { effect } = actionOf(state, doing.action);
  const spent = SECONDS_PER_TURN - secondsToGo(state);
  if (isWay(effect, doing.seconds) && couldBeInterrupted(state)) return spent + 1;
  return now === null ? SECONDS_PER_TURN : spent + now;
}

/** SEC-56: between two moves of a way, as between two single moves, a delayed turn can be taken. */
const couldBeInterrupted = (state: State): boolean =>
  Object.values(state.combatants).some(
    (combatant) => combatant.delayedTurn !== null && isFighting(combatant),
  );
