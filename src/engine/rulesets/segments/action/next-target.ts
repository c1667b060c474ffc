/** where a table has the target of each later attack of an action named as it is made. */
import { firstRefusal, illegal, type Rejection } from '../../../core/command/rejection.ts';
import { allowed, option, type Options, withIntent } from '../../../core/decision/findings.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { short } from '../../../core/values/words.ts';
import { attackRules, listNextTarget } from '../effects/attack.ts';
import type { Using } from '../effects/effect.ts';
import { type CommandOf, noAim } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { actionOf, attackEffectOf, combatantOf, dueAttack, unaimed } from '../model/lookup.ts';
import type { OngoingOf, Target } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { aimFollowUp } from '../ongoing/follow-up.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { useOf } from '../stats/known-actions.ts';
import { attackName, meansOf } from '../stats/strike.ts';

type FollowUp = OngoingOf<'FOLLOW_UP'>;

function usingOf(state: State, { ownerId, action: key, use }: FollowUp): Using<'ATTACK'> {
  const action = actionOf(state, key);
  return {
    user: combatantOf(state, ownerId),
    action,
    effect: attackEffectOf(state, key),
    use: useOf(action, use),
    timing: state.phase.kind === 'SETUP' ? 'OPENING' : 'TURN',
  };
}

/** At what the next attack can be aimed now. */
export function nextTargets(state: State, followUp: FollowUp): Options {
  const { id: followUpId, ownerId: combatantId } = followUp;
  const label = short`${attackName(state, followUp)}: next attack`;
  const command = { type: 'ChooseTarget', combatantId, followUpId };
  return listNextTarget(state, usingOf(state, followUp), followUp, {
    with: (...choices) => allowed(withIntent('ATTACK', option(label, command, choices))),
  });
}

/** Whether there is anything to aim it at; what has nothing is spent. */
export const hasNextTarget = (state: State, followUp: FollowUp): boolean =>
  nextTargets(state, followUp).options.length > 0;

/** SEG-26: the owner of the action names the target of its next attack. */
export const chooseTarget: Handler<CommandOf<'ChooseTarget'>, Aimed> = {
  judge: (state, command) => {
    const { combatantId, followUpId } = command;
    const due = dueAttack(state);
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => refuseAbsent(state, combatantId),
      () => (due ? refuseEarlier(followUpId, due) : null),
    ]);
    if (refusal) return err(refusal);
    const followUp = unaimed(state);
    return followUp?.id === followUpId && followUp.ownerId === combatantId
      ? judgeTarget(state, followUp, command)
      : err(illegal('SEG-26', 'No target is to be named now', 'wait for the next attack'));
  },
  apply: ({ followUp, target }, recorder) => {
    aimFollowUp(recorder, followUp, target);
  },
};

interface Aimed {
  readonly followUp: FollowUp;
  readonly target: Target;
}

function judgeTarget(
  state: State,
  followUp: FollowUp,
  { targetIds, targetHexes }: CommandOf<'ChooseTarget'>,
): Result<Aimed, Rejection> {
  const aim = { ...noAim, ...meansOf(followUp), targetIds, targetHexes };
  const judged = attackRules.judge(state, usingOf(state, followUp), aim);
  if (!judged.ok) return judged;
  const [target] = judged.value.volley.targets;
  if (!target) throw new Error('An attack has a target.');
  return ok({ followUp, target });
}
