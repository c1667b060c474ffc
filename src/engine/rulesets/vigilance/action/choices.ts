import { firstRefusal, notFound, illegal } from '../../../core/command/rejection.ts';
import { payCost } from '../condition/costs.ts';
import { refuseAmplification } from '../stats/amplification.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { findCombatant, combatantOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';

/** VIG-13: just before the dice fall. */
export const amplifyCheck: UnplannedHandler<CommandOf<'AmplifyCheck'>> = {
  refuse: (state, command) => {
    const { combatantId } = command;
    const question = openQuestion(state);
    return firstRefusal([
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => refuseEnded(state),
      () =>
        question?.kind === 'AMPLIFY' && question.combatantId === combatantId
          ? null
          : illegal(
              'VIG-13',
              `${combatantOf(state, combatantId).name} has no check that is about to be rolled`,
              'wait for one',
            ),
      () => (question?.kind === 'AMPLIFY' ? refuseAmplification(question.ability, command) : null),
    ]);
  },
  carryOut: (log, { combatantId, vigor, focus }) => {
    const object = openQuestion(log.state)?.object;
    if (!object) return;
    const by = vigor + focus;
    const { id: objectId } = object;
    if (object.ownerId === combatantId)
      log.emit({ type: 'CheckAmplified', objectId, combatantId, by, byStandingOrder: false });
    else {
      const answer = { kind: 'CHECK', amplification: by } as const;
      log.emit({ type: 'ActionAnswered', objectId, combatantId, answer, byStandingOrder: false });
    }
    payCost(log, combatantId, { vigor, focus });
  },
};

/** VIG-05: the target of an effect for allies accepts or refuses it. */
export const answerAid: UnplannedHandler<CommandOf<'AnswerAid'>> = {
  refuse: (state, { combatantId }) => {
    const question = openQuestion(state);
    return firstRefusal([
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => refuseEnded(state),
      () =>
        question?.kind === 'CONSENT' && question.combatantId === combatantId
          ? null
          : illegal(
              'VIG-05',
              `${combatantOf(state, combatantId).name} is offered no help now`,
              'wait for an offer',
            ),
    ]);
  },
  carryOut: (log, { combatantId, accepts }) => {
    const object = openQuestion(log.state)?.object;
    if (!object) return;
    const answer = { kind: 'CONSENT', accepts } as const;
    log.emit({
      type: 'ActionAnswered',
      ...{ objectId: object.id, combatantId, answer, byStandingOrder: false },
    });
  },
};
