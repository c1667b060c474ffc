/** The options that say what a combatant answers without being asked, and who plays it. */
import type { Choice, Option } from '../decision/decision.ts';
import { optional, withNotes, oneKey, option } from '../decision/findings.ts';
import { computerPlayOf, levels, type WithPlayedBy } from '../roster/played-by.ts';
import type { CombatantId } from '../values/ids.ts';
import type { AnyOrders } from './standing-orders.ts';

type Labels = Readonly<Record<string, string>>;

/** What each order that a field can be is called. */
export type OrderLabels<Orders> = {
  readonly [Field in keyof Orders]: Readonly<Record<Orders[Field] & string, string>>;
};

/** To change any of a combatant's orders, and who plays it. */
export const ordersOptions = <Orders extends AnyOrders, Labelled extends keyof Orders & string>(
  state: WithPlayedBy,
  combatantId: CombatantId,
  orders: Orders,
  labels: OrderLabels<Pick<Orders, Labelled>>,
): readonly Option[] => [
  option(
    'Standing orders',
    { type: 'SetStandingOrders', combatantId },
    Object.entries<Labels>(labels).map(([field, each]) =>
      optional(labelled(field, each), asItIs(each, orders[field])),
    ),
  ),
  ...playerOptions(state, combatantId),
];

/** The computer, at any level; where it does already, a person too. A personality is said without an option. */
function playerOptions(state: WithPlayedBy, combatantId: CombatantId): readonly Option[] {
  const order = { type: 'SetStandingOrders', combatantId };
  const now = computerPlayOf(state, combatantId);
  const level = labelled('level', levelLabels);
  const computer = { ...order, playedBy: 'COMPUTER' };
  if (!now)
    return [option('Let the computer play it', computer, [optional(level, levels.SENSIBLE)])];
  return [
    option('Change how well the computer plays it', computer, [
      optional(level, asItIs(levelLabels, now.level)),
    ]),
    option('Let a person play it', { ...order, playedBy: 'PERSON' }),
  ];
}

const levelLabels: Labels = Object.fromEntries(
  Object.entries(levels).map(([level, sentence]) => [level, sentence.replace(/\.$/, '')]),
);

const labelled = (field: string, labels: Labels): Choice =>
  withNotes(
    oneKey(field, Object.keys(labels)),
    Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, { label, cost: [] }])),
  );

const asItIs = (labels: Labels, now: unknown): string =>
  `As it is now: ${labels[String(now)] ?? ''}.`;
