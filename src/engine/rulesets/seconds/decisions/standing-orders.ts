import type { Choice, Decision, Option } from '../../../core/decision/decision.ts';
import { type OrderLabels, ordersOptions } from '../../../core/orders/options.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { AwaitedFields } from '../model/delaying.ts';
import { ordersOf, type StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Combatant, State } from '../model/state.ts';
import { allowed, decision, oneCombatant, option, upTo } from './build.ts';

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
  const offer = (
    label: string,
    until: AwaitedFields['until'],
    ...choices: readonly Choice[]
  ): Option =>
    option(
      `Wait with the delayed turn ${label}`,
      { type: 'SetStandingOrders', combatantId, until },
      choices,
    );
  const whose = oneCombatant('ofId', others);
  return [
    offer('for any moment between two turns', 'BETWEEN_TURNS'),
    offer('until attacked', 'ATTACKED'),
    ...(others.length === 0
      ? []
      : [
          offer("until somebody's turn begins", 'TURN', whose),
          offer('until somebody has acted', 'ACTION', whose),
          offer(
            "until a second of somebody's turn has passed",
            'SECOND',
            whose,
            upTo('second', SECONDS_PER_TURN),
          ),
        ]),
  ];
}
