import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import type { Aid } from '../model/ongoing.ts';
import { workAid } from '../ongoing/aid.ts';
import { refuseEnded, refuseReleaseDue } from '../stats/guards.ts';

/** SEG-114: the one whom it is meant for may refuse it. */
export const answerOffer: Handler<CommandOf<'AnswerOffer'>, Answer> = {
  judge: (state, { combatantId, aidId, accepts }) => {
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => refuseAbsent(state, combatantId),
    ]);
    if (refusal) return err(refusal);
    const aid = state.ongoing.find(({ id }) => id === aidId);
    return aid?.kind === 'AID' && aid.stage === 'OFFERED' && aid.targetId === combatantId
      ? ok({ aid, accepts })
      : err(illegal('SEG-114', 'This is not offered now', 'answer what is offered to you'));
  },
  apply: ({ aid, accepts }, recorder, dice) => {
    if (accepts) workAid(recorder, aid, dice);
    else recorder.emit({ type: 'AidRefused', id: aid.id, combatantId: aid.targetId });
  },
};

interface Answer {
  readonly aid: Aid;
  readonly accepts: boolean;
}
