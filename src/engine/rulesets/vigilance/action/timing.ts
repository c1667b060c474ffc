import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { Slot } from '../model/actions.ts';
import { combatantOf, topOf } from '../model/lookup.ts';
import { isOnTurn } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import { refuseMoment } from './moment.ts';
import { askedToRespond } from './priority.ts';

/** VIG-32, 34, 45, 47, 51: whether this combatant may use an action of this kind now. */
export function refuseTiming(state: State, combatantId: string, use: Slot): Rejection | null {
  const { name } = combatantOf(state, combatantId);
  const waits = topOf(state) !== undefined;
  if (!isOnTurn(state, combatantId) && use !== 'QUICK')
    return illegal(
      use === 'REGULAR' ? 'VIG-32' : 'VIG-34',
      `${name} can take a ${use.toLowerCase()} action only on its own turn`,
      'wait for it',
    );
  if (waits && use !== 'QUICK')
    return illegal(
      'VIG-45',
      'Only quick actions answer an action on the stack',
      'take one, or pass',
    );
  if (waits && askedToRespond(state) !== combatantId)
    return illegal('VIG-47', `${name} is not asked to respond now`, 'wait to be asked');
  return waits || isOnTurn(state, combatantId) || state.settings.freeQuickActions === 'ANY_TIME'
    ? null
    : illegal('VIG-51', `It is not ${name}'s turn`, 'answer what someone else does');
}

/** VIG-26: the combatant's own turn, with nothing on the stack. */
export const refuseOwnTurn = (state: State, combatantId: string): Rejection | null =>
  refuseOthersTurn(state, combatantId) ??
  (topOf(state)
    ? illegal('VIG-46', 'There are actions on the stack', 'let them resolve first')
    : null);

/** RV-47: the same; where the table allows it, whatever is on the stack. */
export const refuseGivingUpNow = (state: State, combatantId: string): Rejection | null =>
  state.settings.givingUpTime === 'ANY_MOMENT'
    ? refuseOthersTurn(state, combatantId)
    : refuseOwnTurn(state, combatantId);

const refuseOthersTurn = (state: State, combatantId: string): Rejection | null =>
  refuseMoment(state, combatantId) ??
  (isOnTurn(state, combatantId)
    ? null
    : illegal('VIG-26', `It is not ${combatantOf(state, combatantId).name}'s turn`, 'wait for it'));
