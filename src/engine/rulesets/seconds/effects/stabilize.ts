import { tryToStabilize } from '../condition/dying.ts';
import { type EffectRules, printed } from './effect.ts';

/** SEC-53: keeps someone from dying. */
export const stabilizeRules: EffectRules<'STABILIZE'> = {
  takes: () => [],
  judge: (_, using) => printed(using),
  apply: (recorder, { ownerId, targetIds: [targetId] }, { dice }) => {
    if (targetId !== undefined) tryToStabilize(recorder, ownerId, targetId, dice);
  },
};
