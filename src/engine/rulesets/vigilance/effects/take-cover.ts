import { illegal } from '../../../core/command/rejection.ts';
import { aimedAtNothing, type EffectRules } from './effect.ts';

/** VIG-67: takes cover behind a shield. */
export const takeCoverRules: EffectRules<'TAKE_COVER'> = {
  ...aimedAtNothing,
  refuse: (_, { owner }) => {
    if (!owner.items.some(({ kind, aspects }) => kind === 'SHIELD' && aspects.includes('COVER')))
      return illegal(
        'VIG-67',
        `${owner.name} has no shield to take cover behind`,
        'defend without it',
      );
    return owner.cover === 'TAKEN'
      ? illegal(
          'VIG-67',
          `${owner.name} is behind the shield already`,
          'use the movement action for something else',
        )
      : null;
  },
  prospect: () => ({ kind: 'PREPARE', attacks: 1 / 10, rule: 'VIG-67' }),
  resolve: (recorder, { object: { ownerId: combatantId } }) => {
    recorder.emit({ type: 'CoverTaken', combatantId });
  },
};
