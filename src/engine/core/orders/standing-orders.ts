/**
 * Standing orders: what a combatant answers without being asked. A ruleset declares them as the fields
 * of one object, each with what it is when it is left out; they are set all at once.
 */
import * as z from 'zod';
import type { EventRecorder } from '../command/event-recorder.ts';
import type { Handler } from '../command/handler.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../command/rejection.ts';
import type { Option } from '../decision/decision.ts';
import { option } from '../decision/findings.ts';
import { command } from '../schema/command.ts';
import { event } from '../schema/event.ts';
import { combatantId } from '../schema/keys.ts';
import { findCombatant, type WithCombatants } from '../table/state.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';

/** @param orders the fields of the ruleset's standing orders */
export const setStandingOrdersCommand = <const Orders extends z.core.$ZodLooseShape>(
  orders: Orders,
) =>
  command(
    'SetStandingOrders',
    'Says what a combatant answers without being asked: all of its standing orders at once, so that one that is left out is none.',
    { combatantId: combatantId.describe('Who.'), ...orders },
    'ORDER',
  );

/** @param orders the fields of the ruleset's standing orders */
export const standingOrdersSet = <const Orders extends z.core.$ZodLooseShape>(orders: Orders) =>
  event('OWNER', 'Somebody has new standing orders.', {
    combatantId: combatantId.describe('Who.'),
    ...orders,
  });

/** Of an answer in an event: to everybody else it looks as if it had been chosen by hand. */
export const byStandingOrder = z
  .boolean()
  .nullable()
  .meta({ seenBy: 'OWNER' })
  .describe('Whether a standing order chose it; null for whoever may not know.');

/** The kind of decision, for the enum of a ruleset that has standing orders. */
export const ordersKind = { ORDERS: 'What a combatant answers without being asked.' };

type AnyOrders = Readonly<Record<string, unknown>>;
interface SetStandingOrders {
  readonly combatantId: CombatantId;
}
type StandingOrdersSet<Orders> = Orders & {
  readonly type: 'StandingOrdersSet';
  readonly combatantId: CombatantId;
};

interface OrderRules<State extends WithCombatants, Orders> {
  /** The rule that speaks of answering. */
  readonly rule: RuleId;
  refuseEnded(state: State): Rejection | null;
  /** The orders that stand. */
  ordersOf(state: State, id: CombatantId): Orders;
  /** Those of a command. */
  read(command: Orders & SetStandingOrders): Orders;
  /** What else forbids them. */
  refuse?(state: State, command: Orders & SetStandingOrders): Rejection | null;
}

/** Sets them at any time, also while a question is open that they answer. */
export const standingOrdersHandler = <State extends WithCombatants, Orders extends AnyOrders>(
  rules: OrderRules<State, Orders>,
) => ({
  refuse: (state: State, given: Orders & SetStandingOrders): Rejection | null => {
    const combatant = findCombatant(state, given.combatantId);
    if (!combatant) return notFound('combatant', given.combatantId);
    return firstRefusal([
      () => rules.refuseEnded(state),
      () => rules.refuse?.(state, given) ?? null,
      () =>
        sameOrders(rules.ordersOf(state, given.combatantId), rules.read(given))
          ? illegal(
              rules.rule,
              `${combatant.name} has these standing orders already`,
              'change one of them',
            )
          : null,
    ]);
  },
  carryOut: (
    log: { emit(event: StandingOrdersSet<Orders>): void },
    given: Orders & SetStandingOrders,
  ): void => {
    const { combatantId: id } = given;
    log.emit({ type: 'StandingOrdersSet', combatantId: id, ...rules.read(given) });
  },
});

const sameOrders = (these: AnyOrders, those: AnyOrders): boolean =>
  Object.entries(these).every(([field, order]) => those[field] === order);

/** What each order that a field can be is called. */
export type OrderLabels<Orders> = {
  readonly [Field in keyof Orders]: Readonly<Record<Orders[Field] & string, string>>;
};

/** The orders of somebody with another one in the place of each, as options. */
export const orderOptions = <Orders extends AnyOrders, Labelled extends keyof Orders & string>(
  id: CombatantId,
  orders: Orders,
  labels: OrderLabels<Pick<Orders, Labelled>>,
): readonly Option[] =>
  Object.entries<Readonly<Record<string, string>>>(labels).flatMap(([field, each]) =>
    Object.entries(each)
      .filter(([order]) => order !== orders[field])
      .map(([order, label]) => option(label, ordersCommand(id, { ...orders, [field]: order }))),
  );

/** The command that sets these orders. */
export const ordersCommand = (id: CombatantId, orders: AnyOrders) => ({
  type: 'SetStandingOrders' as const,
  combatantId: id,
  ...orders,
});

/**
 * Gives the answer of a standing order, if there is one and it is legal, as its owner would.
 *
 * @returns whether it was given; if not, the owner is asked
 */
export function answerByOrder<State, Event extends object, Command>(
  log: EventRecorder<State, Event>,
  answer: Command | null,
  handler: Handler<State, Event, Command>,
  dice: Dice,
): boolean {
  if (answer === null || handler.refuse(log.state, answer)) return false;
  handler.carryOut(marking(log), answer, dice);
  return true;
}

/** The same recorder, whose events say that a standing order chose. */
const marking = <State, Event extends object>(
  log: EventRecorder<State, Event>,
): EventRecorder<State, Event> => ({
  get state() {
    return log.state;
  },
  get events() {
    return log.events;
  },
  emit: (happened) => {
    log.emit('byStandingOrder' in happened ? { ...happened, byStandingOrder: true } : happened);
  },
});

/** What the log adds to an answer that a standing order chose, for who may know. */
export const orderNote = (answer: { readonly byStandingOrder: boolean | null }): string =>
  answer.byStandingOrder === true ? ' (standing order)' : '';
