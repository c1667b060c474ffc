import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { abandonAction } from '../condition/abandon.ts';
import { secondsOf, takesNoTime } from '../figures/budget.ts';
import { resolveMove } from '../ground/movement.ts';
import { resolveRun } from '../ground/running.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Doing, State } from '../model/state.ts';
import { refuseIntent } from './intent.ts';
import { refuseOutOfTurn } from './out-of-turn.ts';
import { completedUnaimed, takeEffect } from './take-effect.ts';

type Declare = CommandOf<'DeclareAction'>;

/** SEC-08, 12: begins an action; it plays second by second, and into the next turn if it must. */
export const declareAction: Handler<Declare> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseOutOfTurn(state, command.combatantId),
      () => refuseIntent(state, command),
    ]),
  carryOut: (log, command, dice) => {
    const { combatantId } = command;
    const combatant = combatantOf(log.state, combatantId);
    const action = actionOf(log.state, command.action);
    const doing = doingOf(log.state, command);
    if (takesNoTime(combatant, action)) {
      log.emit({ type: 'FreeActionTaken', combatantId, action: action.key });
      takeEffect(log, completedUnaimed(combatantId, doing), dice);
      return;
    }
    // SEC-14: whoever does something else gives up what was carried over.
    abandonAction(log, combatantId, 'CHOICE');
    const { action: key, weapon: using, combo, targetIds, path, seconds } = doing;
    log.emit({
      type: 'ActionBegun',
      combatantId,
      action: key,
      seconds,
      using,
      combo,
      targetIds,
      path,
    });
  },
};

function doingOf(state: State, command: Declare): Doing {
  const { action, weapon, combo, targetIds } = command;
  const { path, seconds } = courseOf(state, command);
  return { action, weapon, combo, targetIds, path, seconds, done: 0 };
}

/** The way of a movement, and the seconds that an action takes. */
function courseOf(state: State, command: Declare): Pick<Doing, 'path' | 'seconds'> {
  const combatant = combatantOf(state, command.combatantId);
  const { effect } = actionOf(state, command.action);
  const seconds = secondsOf(state, combatant, command);
  if (effect.type === 'MOVE') {
    const way = resolveMove(state, combatant, command);
    return { path: way.ok ? way.value : [], seconds };
  }
  if (effect.type === 'RUN') {
    const run = resolveRun(state, combatant, command);
    return run.ok ? run.value : { path: [], seconds };
  }
  return { path: [], seconds };
}

/** SEC-13, 14: goes on with the very next second. */
export const continueAction: Handler<CommandOf<'ContinueAction'>> = {
  refuse: (state, { combatantId }) =>
    firstRefusal([
      () => refuseOutOfTurn(state, combatantId),
      () => {
        const { name, doing } = combatantOf(state, combatantId);
        return doing
          ? null
          : illegal('SEC-13', `${name} has nothing to go on with`, 'begin an action');
      },
    ]),
  carryOut: (log, { combatantId }) => {
    const { doing } = combatantOf(log.state, combatantId);
    if (doing) log.emit({ type: 'ActionContinued', combatantId, action: doing.action });
  },
};
