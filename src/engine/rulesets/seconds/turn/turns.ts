import { planUnless } from '../../../core/command/handler.ts';
import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { refuseOutOfTurn } from '../action/out-of-turn.ts';
import { leaveAction } from '../condition/abandon.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import type { CommandOf } from '../model/commands.ts';
import { awaitedBy } from '../model/delaying.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf, currentTurn } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseAwaited } from './triggers.ts';

/** SEC-10, 14: the rest of the turn passes idle; an unfinished action is abandoned, or pauses. */
export const endTurn: Handler<CommandOf<'EndTurn'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    return planUnless(
      refuseOutOfTurn(state, combatantId) ?? refuseUnfinishedRun(combatantOf(state, combatantId)),
      command,
    );
  },
  apply: ({ combatantId }, recorder) => {
    leaveAction(recorder, combatantId, 'CHOICE');
    recorder.emit({ type: 'TurnIdled', combatantId });
  },
};

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
