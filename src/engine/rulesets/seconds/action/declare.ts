import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { err } from '../../../core/values/result.ts';
import { leaveAction, leaveWay } from '../condition/abandon.ts';
import { secondsToGo, takesNoTime } from '../stats/budget.ts';
import { dropQuickAim } from '../condition/quick-aim.ts';
import { refuseBarredWay } from '../terrain/movement.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import { isWay } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { FreeAction } from '../model/free-actions.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { applyFreeAction, inOrder, refuseFreeActions } from './declared-free-actions.ts';
import { pausesAfter, refuseSeconds, refuseSpent } from './doing.ts';
import { judgeIntent } from './intent.ts';
import { refuseOutOfTurn } from './out-of-turn.ts';
import { aimedAs, couldReach } from './reach.ts';

type Declare = CommandOf<'DeclareAction'>;

/** SEC-08, 12: begins an action; it plays second by second, and into the next turn if it must. */
export const declareAction: Handler<Declare, Beginning> = {
  judge: (state, { type: _, ...declared }) => {
    const { combatantId, seconds, freeActions } = declared;
    const refusal = refuseOutOfTurn(state, combatantId);
    if (refusal) return err(refusal);
    const doing = judgeIntent(state, declared);
    if (!doing.ok) return doing;
    const combatant = combatantOf(state, combatantId);
    return planUnless(refuseFreeActions(state, combatant, doing.value, freeActions), {
      combatantId,
      doing: { ...doing.value, freeActions: inOrder(freeActions) },
      seconds,
    });
  },
  apply: ({ combatantId, doing, seconds: now }, recorder, dice) => {
    const combatant = combatantOf(recorder.state, combatantId);
    if (takesNoTime(combatant, actionOf(recorder.state, doing.action))) {
      applyFreeAction(recorder, combatantId, doing, dice);
      return;
    }
    // SEC-14: doing something else gives up what was carried over.
    leaveAction(recorder, combatantId, 'CHOICE');
    const { action, weapon: using, object, combo, targetIds, path, seconds, freeActions } = doing;
    const aiming = aimedAs(recorder.state, combatant, doing);
    if (aiming?.attack?.type !== 'RANGED') dropQuickAim(recorder, combatantId);
    recorder.emit({
      type: 'ActionBegun',
      combatantId,
      action,
      seconds,
      carriedOver: seconds > secondsToGo(recorder.state),
      using,
      combo,
      couldReachIds: aiming && couldReach(recorder.state, aiming),
      object,
      targetIds,
      path,
      pausesAfter: pausesAfter(recorder.state, doing, now),
      ...(freeActions.length > 0 && { freeActions }),
    });
  },
};

interface Beginning {
  readonly combatantId: string;
  readonly doing: Doing;
  /** After how many seconds it is left for later, where that is said. */
  readonly seconds: number | null;
}

/** SEC-12 to 14, 56: goes on with the very next second of what was carried over, or has paused. */
export const continueAction: Handler<CommandOf<'ContinueAction'>, Continuing> = {
  judge: (state, { combatantId, action, seconds, freeActions }) => {
    const refusal = refuseOutOfTurn(state, combatantId);
    if (refusal) return err(refusal);
    const combatant = combatantOf(state, combatantId);
    const begun = begunAs(combatant, action);
    if (!begun)
      return err(
        illegal('SEC-13', `${combatant.name} has nothing to go on with`, 'begin an action'),
      );
    return planUnless(
      refuseContinuing(state, combatant, begun, seconds) ??
        refuseFreeActions(state, combatant, begun, freeActions),
      { combatant, begun, seconds, freeActions },
    );
  },
  apply: ({ combatant, begun, seconds, freeActions }, recorder) => {
    // SEC-14: to go on with something else is to give up what was carried over.
    if (begun !== combatant.doing) {
      leaveOthers(recorder, combatant, begun);
      dropQuickAim(recorder, combatant.id);
    }
    recorder.emit({
      type: 'ActionContinued',
      combatantId: combatant.id,
      action: begun.action,
      pausesAfter: pausesAfter(recorder.state, begun, seconds),
      ...(freeActions.length > 0 && {
        freeActions: inOrder([...begun.freeActions, ...freeActions]),
      }),
    });
  },
};

interface Continuing {
  readonly combatant: Combatant;
  readonly begun: Doing;
  readonly seconds: number | null;
  readonly freeActions: readonly FreeAction[];
}

/** What a key means of all that a combatant has begun; without one, what was carried over. */
const begunAs = ({ doing, paused }: Combatant, action: string | null): Doing | null =>
  action === null || doing?.action === action
    ? doing
    : (paused.find((begun) => begun.action === action) ?? null);

function leaveOthers(recorder: EventRecorder, { id, doing }: Combatant, { action }: Doing): void {
  if (doing) leaveAction(recorder, id, 'CHOICE');
  else if (action !== 'move') leaveWay(recorder, id, 'CHOICE');
}

const refuseContinuing = (
  state: State,
  combatant: Combatant,
  begun: Doing,
  seconds: number | null,
): Rejection | null =>
  firstRefusal([
    () => refuseSpent(state, combatant),
    () => (begun === combatant.doing ? null : refuseUnfinishedRun(combatant)),
    () =>
      isWay(actionOf(state, begun.action).effect, begun.seconds)
        ? refuseBarredWay(state, combatant, begun)
        : null,
    () => refuseSeconds(state, begun, seconds),
  ]);
