import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { canPause } from '../condition/abandon.ts';
import { secondsOf } from '../stats/budget.ts';
import { resolveMove, secondsOfWay } from '../terrain/movement.ts';
import { resolveRun } from '../terrain/running.ts';
import { isWay, SECONDS_PER_TURN } from '../model/actions.ts';
import { secondsLeft } from '../model/clock.ts';
import type { CommandOf } from '../model/commands.ts';
import { actionOf, combatantOf, currentTurn, isFighting } from '../model/lookup.ts';
import type { Doing, State } from '../model/state.ts';

/** What a declaration says. */
export type Declared = Omit<CommandOf<'DeclareAction'>, 'type'>;

/** The action that a declaration begins, when it is possible. */
export function doingOf(state: State, declared: Declared): Doing {
  const { action, weapon, object, combo, targetIds } = declared;
  const { path, seconds } = courseOf(state, declared);
  return { action, weapon, object, combo, targetIds, path, seconds, done: 0 };
}

/** The way of a movement, and the seconds that an action takes. */
function courseOf(state: State, declared: Declared): Pick<Doing, 'path' | 'seconds'> {
  const combatant = combatantOf(state, declared.combatantId);
  const { effect } = actionOf(state, declared.action);
  const seconds = secondsOf(state, combatant, declared);
  if (effect.type === 'MOVE') {
    const way = resolveMove(state, combatant, declared, secondsToGo(state));
    return way.ok
      ? { path: way.value, seconds: secondsOfWay(combatant, way.value) }
      : { path: [], seconds };
  }
  if (effect.type === 'RUN') {
    const run = resolveRun(state, combatant, declared);
    return run.ok ? run.value : { path: [], seconds };
  }
  return { path: [], seconds };
}

/** The seconds that the turn that is on still has. */
export function secondsToGo(state: State): number {
  const turn = currentTurn(state);
  return turn ? secondsLeft(turn) : SECONDS_PER_TURN;
}

/** SEC-12, 56: the most seconds that can be spent on something before it is left for later. */
export const mostSecondsNow = (state: State, { seconds, done }: Doing): number =>
  Math.min(seconds - done, secondsToGo(state));

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
