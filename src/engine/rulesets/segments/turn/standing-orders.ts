import { answerByOrder, standingOrdersHandler } from '../../../core/orders/standing-orders.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { refuseCounter, refuseDodge } from '../attack/active-defense.ts';
import { resolveDefense } from '../attack/defend.ts';
import { refuseEnded } from '../stats/guards.ts';
import { everyUse } from '../stats/known-actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Attack } from '../model/ongoing.ts';

export const setStandingOrders = standingOrdersHandler<State, StandingOrders>({
  refuseEnded,
  ordersOf: (state, id) => combatantOf(state, id).standingOrders,
});

/** Meets an attack as the orders of its target say; false when the target is to be asked. */
export const defendByOrder = (log: EventRecorder, attack: Attack, dice: Dice): boolean =>
  answerByOrder(log, orderedDefense(log.state, attack), resolveDefense, dice);

function orderedDefense(
  state: State,
  { id: attackId, targetId: combatantId, attackerId }: Attack,
): CommandOf<'ResolveDefense'> | null {
  const target = combatantOf(state, combatantId);
  const { defense: order } = target.standingOrders;
  if (
    order === 'ASK' ||
    (order === 'ASK_IF_CHOICE' && mayDefendActively(state, target, attackerId))
  )
    return null;
  return {
    type: 'ResolveDefense',
    combatantId,
    attackId,
    defense: order === 'ASK_IF_CHOICE' ? 'REACTION' : order,
    ...{ action: null, use: null, to: null, path: null },
  };
}

/** SEG-41: whether there is an action or a dodge left to defend with here, besides a Reaction. */
const mayDefendActively = (state: State, defender: Combatant, attackerId: string): boolean =>
  !refuseDodge(state, defender) ||
  everyUse(state, defender).some(
    ({ known, use }) =>
      known.action.defensive !== null &&
      !refuseCounter(state, defender, { action: known.action.key, use: use.kind, attackerId }),
  );
