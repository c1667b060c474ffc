import { illegal } from '../../../core/command/rejection.ts';
import { combatantOf, countOf } from '../model/lookup.ts';
import { aimedAtNothing, type EffectRules, onlyVariant } from './effect.ts';

/** VIG-36: stands up. */
export const standUpRules: EffectRules<'STAND_UP'> = {
  ...aimedAtNothing,
  variants: (user) => (countOf(user, 'prone') > 0 ? onlyVariant : []),
  refuse: (_, { owner }) =>
    countOf(owner, 'prone') > 0
      ? null
      : illegal(
          'VIG-36',
          `${owner.name} does not lie on the ground`,
          'use the movement action for something else',
        ),
  prospect: () => ({ kind: 'PREPARE', attacks: 1 / 2, rule: 'VIG-36' }),
  resolve: (recorder, { object: { ownerId: combatantId } }) => {
    const count = countOf(combatantOf(recorder.state, combatantId), 'prone');
    recorder.emit({ type: 'CountersLost', combatantId, condition: 'prone', count });
  },
};
