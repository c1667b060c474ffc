import type { Choice, Decision } from '../../../core/decision/decision.ts';
import {
  type OrderLabels,
  orderOptions,
  ordersCommand,
} from '../../../core/orders/standing-orders.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import type { AwaitedFields } from '../model/delaying.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Combatant, State } from '../model/state.ts';
import { ordersOf } from '../turn/standing-orders.ts';
import { allowed, decision, number, oneCombatant, option } from './build.ts';

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
  const orders = ordersOf(combatant);
  return decision(
    { kind: 'ORDERS', combatantId, required: false },
    allowed(
      ...orderOptions(combatantId, orders, labels),
      ...(delayedTurn ? waitingOptions(state, combatantId, orders) : []),
    ),
  );
}

/** SEC-24: each of the things to wait for, but for the one that is waited for. */
function waitingOptions(state: State, combatantId: string, orders: StandingOrders) {
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  const named = { ofId: null, second: null };
  const offer = (label: string, change: Partial<AwaitedFields>, ...choices: readonly Choice[]) =>
    option(
      `Wait with the delayed turn ${label}`,
      ordersCommand(combatantId, { ...orders, ...named, ...change }),
      choices,
    );
  const whose = (until: AwaitedFields['until']) =>
    others.filter((id) => orders.until !== until || orders.ofId !== id);
  const somebody = (until: AwaitedFields['until'], label: string, ...more: readonly Choice[]) =>
    whose(until).length > 0
      ? [offer(label, { until }, oneCombatant('ofId', whose(until)), ...more)]
      : [];
  return [
    ...(orders.until === 'BETWEEN_TURNS'
      ? []
      : [offer('for any moment between two turns', { until: 'BETWEEN_TURNS' })]),
    ...(orders.until === 'ATTACKED' ? [] : [offer('until attacked', { until: 'ATTACKED' })]),
    ...somebody('TURN', "until somebody's turn begins"),
    ...somebody('ACTION', 'until somebody has acted'),
    ...somebody('SECOND', "until a second of somebody's turn has passed", secondFrom(1)),
    ...laterAndEarlier(orders).map((second) =>
      offer('until another second of that turn has passed', orders, second),
    ),
  ];
}

const secondFrom = (least: number, most = SECONDS_PER_TURN): Choice =>
  number('second', least, most);

/** Of the turn of which a second is waited for: the others. */
const laterAndEarlier = ({ second }: StandingOrders): readonly Choice[] =>
  second === null
    ? []
    : [
        ...(second > 1 ? [secondFrom(1, second - 1)] : []),
        ...(second < SECONDS_PER_TURN ? [secondFrom(second + 1)] : []),
      ];
