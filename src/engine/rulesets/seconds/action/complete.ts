import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import type { CompletedAction } from '../effects/effect.ts';
import { isTold, takeEffect } from '../effects/index.ts';
import { refuseOpenDefense } from '../attack/defend.ts';
import { conclusion } from '../stats/conclusion.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { Handler } from '../model/handler.ts';
import { currentTurn, findCombatant } from '../model/lookup.ts';
import type { Doing, State } from '../model/state.ts';
import { refuseTargets } from './aim.ts';

/** SEC-15: targets are chosen, and range and line of sight checked, after the last second. */
export const completeAction: Handler<CommandOf<'CompleteAction'>, CompletedAction> = {
  judge: (state, { combatantId, targetIds, to }) => {
    const doing = judgeAiming(state, combatantId);
    if (!doing.ok) return doing;
    const done = { ownerId: combatantId, doing: doing.value, targetIds, to };
    return planUnless(refuseTargets(state, done), done);
  },
  apply: (done, recorder, dice) => {
    const { ownerId: combatantId, doing, targetIds, to } = done;
    recorder.emit({
      type: 'ActionCompleted',
      combatantId,
      action: doing.action,
      targetIds,
      to,
      followed: isTold(recorder.state, done),
    });
    if (targetIds.length > 0 || to) takeEffect(recorder, done, dice);
  },
};

/** SEC-15: the action of this combatant that is complete and waits for its targets. */
function judgeAiming(state: State, combatantId: string): Result<Doing, Rejection> {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return err(notFound('combatant', combatantId));
  const refusal = firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () => conclusion.refuseDue(state),
  ]);
  if (refusal) return err(refusal);
  const turn = currentTurn(state);
  const { doing, name } = combatant;
  return doing && turn?.combatantId === combatantId && turn.stage === 'AIMING'
    ? ok(doing)
    : err(
        illegal(
          'SEC-15',
          `${name} has no action that is complete and wants a target`,
          'begin one, or go on with it',
        ),
      );
}
