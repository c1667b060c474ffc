import { illegal } from '../../../core/command/rejection.ts';
import { findAction } from '../model/lookup.ts';
import { type EffectRules, printedUnless } from './effect.ts';

/** SEC-49: with something to shoot in hand. */
export const aimRules: EffectRules<'AIM'> = {
  takes: () => [],
  isAimed: true,
  judge: (state, using) => {
    const { name, gear } = using.user;
    const shoots = gear.some(
      ({ weapon, held }) => held && findAction(state, weapon)?.effect.type === 'RANGED',
    );
    return printedUnless(
      shoots ? null : illegal('SEC-49', `${name} holds no ranged weapon to aim`, 'draw one'),
      using,
    );
  },
  apply: (recorder, { ownerId: combatantId, targetIds: [targetId] }) => {
    if (targetId !== undefined) recorder.emit({ type: 'AimTaken', combatantId, targetId });
  },
};
