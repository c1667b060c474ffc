import { illegal } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import { changePosture } from '../condition/posture.ts';
import type { State } from '../model/state.ts';
import type { EffectRules, Using } from './effect.ts';

/** SEC-34: another posture is taken. */
export const postureRules: EffectRules<'POSTURE'> = {
  takes: () => [],
  judge: (state, using) =>
    using.user.posture === using.effect.posture
      ? err(
          illegal('SEC-34', `${using.user.name} is in that posture already`, 'choose another one'),
        )
      : ok({ path: [], seconds: secondsFor(state, using) }),
  seconds: secondsFor,
  prepares: (_, { user, effect: { posture } }) =>
    posture === 'UPRIGHT' && user.posture === 'PRONE'
      ? { kind: 'PREPARE', attacks: 1 / 4, rule: 'SEC-34' }
      : null,
  tells: () => true,
  apply: (recorder, { ownerId: combatantId }, { effect: { posture } }) => {
    changePosture(recorder, combatantId, posture);
  },
};

/** SEC-34: lying to crouching and crouching to standing come to two as well. */
function secondsFor(
  { settings }: State,
  { user, action, effect: { posture } }: Using<'POSTURE'>,
): number {
  if (posture !== 'UPRIGHT' || user.posture !== 'PRONE') return action.seconds;
  return settings.standFromProne === 'FOUR' ? 4 : 2;
}
