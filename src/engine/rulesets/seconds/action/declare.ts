import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { leaveAction, leaveWay } from '../condition/abandon.ts';
import { takesNoTime } from '../stats/budget.ts';
import { refuseBarredWay } from '../terrain/movement.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import { isWay } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, UnplannedHandler } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { doingOf, pausesAfter, refuseSeconds } from './doing.ts';
import { refuseIntent } from './intent.ts';
import { refuseOutOfTurn } from './out-of-turn.ts';
import { aimedAs, couldReach } from './reach.ts';
import { completedUnaimed, takeEffect } from './take-effect.ts';

type Declare = CommandOf<'DeclareAction'>;

/** SEC-08, 12: begins an action; it plays second by second, and into the next turn if it must. */
export const declareAction: UnplannedHandler<Declare> = {
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
    leaveAction(log, combatantId, 'CHOICE');
    const { weapon: using, object, combo, targetIds, path, seconds } = doing;
    const aiming = aimedAs(log.state, combatant, doing);
    log.emit({
      type: 'ActionBegun',
      combatantId,
      action: action.key,
      seconds,
      using,
      combo,
      couldReachIds: aiming && couldReach(log.state, aiming),
      object,
      targetIds,
      path,
      pausesAfter: pausesAfter(log.state, doing, command.seconds),
    });
  },
};

/** SEC-12 to 14, 56: goes on with the very next second of what was carried over, or has paused. */
export const continueAction: UnplannedHandler<CommandOf<'ContinueAction'>> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseOutOfTurn(state, command.combatantId),
      () => refuseContinuing(state, combatantOf(state, command.combatantId), command),
    ]),
  carryOut: (log, { combatantId, action, seconds }) => {
    const combatant = combatantOf(log.state, combatantId);
    const begun = begunAs(combatant, action);
    if (!begun) return;
    // SEC-14: to go on with something else is to give up what was carried over.
    if (begun !== combatant.doing) leaveOthers(log, combatant, begun);
    log.emit({
      type: 'ActionContinued',
      combatantId,
      action: begun.action,
      pausesAfter: pausesAfter(log.state, begun, seconds),
    });
  },
};

/** What a key means of all that a combatant has begun; without one, what was carried over. */
const begunAs = ({ doing, paused }: Combatant, action: string | null): Doing | null =>
  action === null || doing?.action === action
    ? doing
    : (paused.find((begun) => begun.action === action) ?? null);

function leaveOthers(log: EventRecorder, { id, doing }: Combatant, { action }: Doing): void {
  if (doing) leaveAction(log, id, 'CHOICE');
  else if (action !== 'move') leaveWay(log, id, 'CHOICE');
}

function refuseContinuing(
  state: State,
  combatant: Combatant,
  { action, seconds }: CommandOf<'ContinueAction'>,
): Rejection | null {
  const begun = begunAs(combatant, action);
  if (!begun)
    return illegal('SEC-13', `${combatant.name} has nothing to go on with`, 'begin an action');
  return firstRefusal([
    () => (begun === combatant.doing ? null : refuseUnfinishedRun(combatant)),
    () =>
      isWay(actionOf(state, begun.action).effect, begun.seconds)
        ? refuseBarredWay(state, combatant, begun)
        : null,
    () => refuseSeconds(state, begun, seconds),
  ]);
}
