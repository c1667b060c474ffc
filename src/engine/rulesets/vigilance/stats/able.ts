import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { Effect } from '../model/actions.ts';
import type { Combatant } from '../model/state.ts';

/** VIG-22, 26: whether the combatant can act and means to. */
export function refuseUnable({ name, status }: Combatant): Rejection | null {
  switch (status) {
    case 'STANDING':
      return null;
    case 'YIELDED':
      return illegal('VIG-26', `${name} has yielded`, 'fight on first');
    case 'DOWN':
    case 'STABLE':
    case 'DEAD':
      return illegal(
        'VIG-22',
        `${name} is ${status === 'DEAD' ? 'dead' : 'unconscious'}`,
        'only those who are conscious can take part',
      );
  }
}

/** VIG-23: who panics can only travel. */
export const refusePanicking = ({ name, mind }: Combatant, { type }: Effect): Rejection | null =>
  mind === 'PANICKING' && type !== 'TRAVEL'
    ? illegal('VIG-23', `${name} panics`, 'travel away from the enemy')
    : null;
