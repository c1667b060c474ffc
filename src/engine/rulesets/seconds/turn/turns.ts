import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseOutOfTurn } from '../action/out-of-turn.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { leaveAction, leaveWay } from '../condition/abandon.ts';
import { dropQuickAim } from '../condition/quick-aim.ts';
import { secondsToGo } from '../stats/budget.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import type { CommandOf } from '../model/commands.ts';
import { awaitedBy } from '../model/delaying.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { combatantOf, currentTurn } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseAwaited } from './triggers.ts';

/**
 * SEC-10, 14: the rest of the turn passes idle; an unfinished action is abandoned, or pauses. SEC-13: once
 * all seconds are spent it is carried over.
 */
export const endTurn: Handler<CommandOf<'EndTurn'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseOutOfTurn(state, combatantId),
      () => (isSpent(state) ? null : refuseUnfinishedRun(combatantOf(state, combatantId))),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId }, recorder) => {
    if (isSpent(recorder.state)) {
      closeTurn(recorder, combatantId);
      return;
    }
    leaveAction(recorder, combatantId, 'CHOICE');
    idleTurn(recorder, combatantId);
  },
};

/** SEC-31: whether its owner has nothing left to do in the turn that is on but what takes no time. */
export const isSpent = (state: State): boolean => secondsToGo(state) === 0;

/** SEC-10: the rest of the turn passes idle. */
export function idleTurn(log: EventRecorder, combatantId: CombatantId): void {
  dropQuickAim(log, combatantId);
  log.emit({ type: 'TurnIdled', combatantId });
}

/** SEC-56: the turn is over; a way is one of this turn. */
export function closeTurn(log: EventRecorder, combatantId: CombatantId): void {
  leaveWay(log, combatantId, 'CHOICE');
  log.emit({ type: 'TurnEnded', combatantId });
}

/** SEC-24, 26, 30: the whole turn is put off. */
export const delayTurn: Handler<CommandOf<'DelayTurn'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    return planUnless(
      refuseOutOfTurn(state, combatantId) ??
        refuseUnfinishedRun(combatantOf(state, combatantId)) ??
        refuseBegunTurn(state, combatantOf(state, combatantId)) ??
        refuseAwaited(state, command),
      command,
    );
  },
  apply: (command, recorder) => {
    const { combatantId } = command;
    leaveAction(recorder, combatantId, 'DELAYED');
    recorder.emit({ type: 'TurnDelayed', combatantId, until: awaitedBy(command) });
  },
};

function refuseBegunTurn(state: State, { name }: Combatant): Rejection | null {
  const turn = currentTurn(state);
  if (turn?.kind === 'DELAYED')
    return illegal('SEC-24', `${name} has delayed this turn once`, 'it is now or never');
  return turn?.second === 0
    ? null
    : illegal('SEC-26', `${name} has begun this turn`, 'only a whole turn can be delayed');
}
