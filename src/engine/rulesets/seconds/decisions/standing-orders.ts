import type { Decision, Option } from '../../../core/decision/decision.ts';
import { type OrderLabels, ordersOptions } from '../../../core/orders/options.ts';
import { ordersOf, type StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Combatant, State } from '../model/state.ts';
import { allowed, decision, option } from './build.ts';
import { waits } from './delayed-turns.ts';

const labels: OrderLabels<Pick<StandingOrders, 'defense'>> = {
  defense: {
    ASK: 'Ask how to meet attacks',
    ASK_IF_CHOICE: 'Ask how to meet attacks only while there is something left to defend with',
    NONE: 'Never defend',
    DODGE: 'Always dodge, while a dodge is left',
    PARRY: 'Always parry, while a parry is left',
    BLOCK: 'Always block, while a block is left',
  },
};

/** SEC-24, 41: what is answered without asking, and what a turn that is delayed waits for. */
export function orderDecision(state: State, combatant: Combatant): Decision {
  const { id: combatantId, delayedTurn } = combatant;
  return decision({ kind: 'ORDERS', combatantId, required: false }, () =>
    allowed(
      ...ordersOptions(state, combatantId, ordersOf(combatant), labels),
      ...(delayedTurn ? waitingOptions(state, combatantId) : []),
    ),
  );
}

/** SEC-24: each of the things to wait for. */
function waitingOptions(state: State, combatantId: string): readonly Option[] {
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  return waits(others).map(({ until, label, choices }) => {
    const when = until === 'BETWEEN_TURNS' ? 'for any moment between two turns' : label;
    const command = { type: 'SetStandingOrders', combatantId, until };
    return option(`Wait with the delayed turn ${when}`, command, choices);
  });
}
