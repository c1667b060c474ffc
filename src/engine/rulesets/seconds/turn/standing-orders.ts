import { illegal, invalid } from '../../../core/command/rejection.ts';
import { answerByOrder, standingOrdersHandler } from '../../../core/orders/standing-orders.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { refuseDefense, resolveDefense } from '../attack/defend.ts';
import type { CommandOf } from '../model/commands.ts';
import { defenseKinds } from '../model/defenses.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { ordersOf, type StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Attack, State } from '../model/state.ts';
import { refuseAwaited } from './triggers.ts';

/** SEC-24, 41: at any time, also while a question is open that they answer. */
export const setStandingOrders = standingOrdersHandler<State, StandingOrders>({
  refuseEnded,
  ordersOf: (state, id) => ordersOf(combatantOf(state, id)),
  changed: (orders, { defense, until, ofId, second }) => ({
    ...orders,
    ...(defense && { defense }),
    ...(until && { until, ofId, second }),
  }),
  refuse: (state, { combatantId, until, ofId, second }) => {
    const { name, delayedTurn } = combatantOf(state, combatantId);
    if (until === null)
      return ofId === null && second === null
        ? null
        : invalid('until', 'Say what the turn waits for.');
    return delayedTurn
      ? refuseAwaited(state, { combatantId, until, ofId, second })
      : illegal('SEC-24', `${name} has delayed no turn`, 'leave out what it is to wait for');
  },
});

/** Meets an attack as the orders of its target say; false when the target is to be asked. */
export const defendByOrder = (log: EventRecorder, attack: Attack, dice: Dice): boolean =>
  answerByOrder(log, orderedDefense(log.state, attack), resolveDefense, dice);

function orderedDefense(state: State, attack: Attack): CommandOf<'ResolveDefense'> | null {
  const { targetId: combatantId, id: attackId } = attack;
  const { defenseOrder } = combatantOf(state, combatantId);
  const asks =
    defenseOrder === 'ASK' ||
    (defenseOrder === 'ASK_IF_CHOICE' &&
      defenseKinds.some((kind) => !refuseDefense(state, attack, kind)));
  if (asks) return null;
  const defense = defenseOrder === 'ASK_IF_CHOICE' ? 'NONE' : defenseOrder;
  return { type: 'ResolveDefense', combatantId, attackId, defense };
}
