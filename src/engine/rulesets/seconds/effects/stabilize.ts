import { illegal } from '../../../core/command/rejection.ts';
import { isBeside } from '../../../grid/battlefield.ts';
import { distance } from '../../../grid/hex.ts';
import { tryToStabilize } from '../condition/dying.ts';
import { type EffectRules, printed } from './effect.ts';

/** SEC-53: keeps someone from dying. */
export const stabilizeRules: EffectRules<'STABILIZE'> = {
  takes: () => [],
  isAimed: true,
  judge: (_, using) => printed(using),
  refuseTarget: ({ battlefield }, { position }, { name, status, position: there }) => {
    if (status.kind !== 'DYING')
      return illegal('SEC-53', `${name} is not dying`, 'choose someone who is');
    const metres = distance(position, there);
    if (metres > 1) return illegal('SEC-53', `${name} is ${metres} m away`, 'go next to them');
    return isBeside(battlefield, position, there)
      ? null
      : illegal('T-06', `A wall is between them and ${name}`, 'go around it');
  },
  tells: () => true,
  apply: (recorder, { ownerId, targetIds: [targetId] }, { dice }) => {
    if (targetId !== undefined) tryToStabilize(recorder, ownerId, targetId, dice);
  },
};
