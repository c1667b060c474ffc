import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { changeCombatant } from '../model/change.ts';
import type { CommandOf } from '../model/commands.ts';
import { combatantOf, roundOf } from '../model/lookup.ts';
import { isOnTurn } from '../model/phase.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseUnable } from './able.ts';
import { leftOf, refuseSlot } from './budget.ts';

type Exchange = Omit<CommandOf<'GiveUpAction'>, 'type'>;

/** VIG-33: whether the combatant, on its turn, has a regular action to give up. */
export function refuseGivingUp(
  state: State,
  { combatantId, for: gained }: Exchange,
): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  return (
    refuseUnable(combatant) ??
    (combatant.mind === 'PANICKING' && gained === 'QUICK'
      ? illegal('VIG-23', `${combatant.name} panics`, 'travel away from the enemy')
      : null) ??
    refuseSlot(state, combatant, 'REGULAR')
  );
}

/** VIG-33: the regular action of the turn is exchanged for another one. */
export function giveUp(state: State, { combatantId, for: gained }: Exchange): State {
  const { spent, granted } = combatantOf(state, combatantId);
  return changeCombatant(state, combatantId, {
    spent: { ...spent, regular: spent.regular + 1 },
    granted:
      gained === 'MOVEMENT'
        ? { ...granted, movement: granted.movement + 1 }
        : { ...granted, quick: granted.quick + 1, round: roundOf(state) },
  });
}

/** RV-47: the state in which a combatant has a quick action to answer with, if need be for a regular one; null if none. */
export function withQuickAction(state: State, combatant: Combatant): State | null {
  if (leftOf(state, combatant).quick > 0) return state;
  const exchange = { combatantId: combatant.id, for: 'QUICK' } as const;
  return state.settings.givingUpTime === 'ANY_MOMENT' &&
    isOnTurn(state, combatant.id) &&
    !refuseGivingUp(state, exchange)
    ? giveUp(state, exchange)
    : null;
}
