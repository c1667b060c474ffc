import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import { payCost } from '../condition/costs.ts';
import type { Cost } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { State, StackObject } from '../model/state.ts';
import { refuseAmplification } from '../stats/amplification.ts';

interface Amplification {
  readonly combatantId: string;
  readonly object: StackObject;
  readonly paid: Cost;
}

/** VIG-13: just before the dice fall. */
export const amplifyCheck: Handler<CommandOf<'AmplifyCheck'>, Amplification> = {
  judge: (state, command) => {
    const { combatantId, vigor, focus } = command;
    const refusal = refuseAnswering(state, combatantId);
    if (refusal) return err(refusal);
    const question = openQuestion(state);
    if (question?.kind !== 'AMPLIFY' || question.combatantId !== combatantId)
      return err(
        illegal(
          'VIG-13',
          `${combatantOf(state, combatantId).name} has no check that is about to be rolled`,
          'wait for one',
        ),
      );
    const unpaid = refuseAmplification(question.ability, command);
    if (unpaid) return err(unpaid);
    return ok({ combatantId, object: question.object, paid: { vigor, focus } });
  },
  apply: ({ combatantId, object, paid }, recorder) => {
    const by = paid.vigor + paid.focus;
    const { id: objectId } = object;
    if (object.ownerId === combatantId)
      recorder.emit({ type: 'CheckAmplified', objectId, combatantId, by, byStandingOrder: false });
    else {
      const answer = { kind: 'CHECK', amplification: by } as const;
      recorder.emit({
        type: 'ActionAnswered',
        objectId,
        combatantId,
        answer,
        byStandingOrder: false,
      });
    }
    const { action: paidAction } = object.declared;
    payCost(recorder, combatantId, paid, { paidFor: 'CHECK', paidAction });
  },
};

interface Consent {
  readonly combatantId: string;
  readonly object: StackObject;
  readonly accepts: boolean;
}

/** VIG-05: the target of an effect for allies accepts or refuses it. */
export const answerAid: Handler<CommandOf<'AnswerAid'>, Consent> = {
  judge: (state, { combatantId, accepts }) => {
    const refusal = refuseAnswering(state, combatantId);
    if (refusal) return err(refusal);
    const question = openQuestion(state);
    return question?.kind === 'CONSENT' && question.combatantId === combatantId
      ? ok({ combatantId, object: question.object, accepts })
      : err(
          illegal(
            'VIG-05',
            `${combatantOf(state, combatantId).name} is offered no help now`,
            'wait for an offer',
          ),
        );
  },
  apply: ({ combatantId, object, accepts }, recorder) => {
    const answer = { kind: 'CONSENT', accepts } as const;
    recorder.emit({
      type: 'ActionAnswered',
      ...{ objectId: object.id, combatantId, answer, byStandingOrder: false },
    });
  },
};

const refuseAnswering = (state: State, combatantId: string) =>
  firstRefusal([() => refuseAbsent(state, combatantId), () => refuseEnded(state)]);
