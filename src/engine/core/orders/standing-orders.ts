/**
 * Standing orders: what a combatant answers without being asked. A ruleset declares them as the fields
 * of one object; a command changes any of them. Who plays a combatant is one of them in every ruleset.
 */
import * as z from 'zod';
import type { OrdersOf } from '../command/edits.ts';
import type { EventRecorder } from '../command/event-recorder.ts';
import { type Handler, planUnless } from '../command/handler.ts';
import { firstRefusal, notFound, type Rejection } from '../command/rejection.ts';
import { findHidden, type HiddenCombatant, type WithHidden } from '../roster/hidden.ts';
import {
  type ComputerPlay,
  computerPlayAfter,
  computerPlayOf,
  playedByFields,
  type PlayedByFields,
  refusePlayedBy,
  type WithPlayedBy,
} from '../roster/played-by.ts';
import { object, restated, stated, statementOf, withoutStop } from '../schema/describe.ts';
import { event } from '../schema/event.ts';
import { combatantId } from '../schema/keys.ts';
import { standingOrdersCommand } from '../table/commands.ts';
import { findCombatant, type WithCombatants } from '../table/state.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { err, type Result } from '../values/result.ts';

/**
 * @param orders the fields of the ruleset's standing orders
 * @param more what belongs to them, and has nothing to be left as it is
 * @param ordersOf those that a combatant has, where it does not have them as `standingOrders`
 */
export const setStandingOrdersCommand = <
  const Orders extends OrderFields,
  const More extends z.core.$ZodLooseShape,
>(
  orders: Orders,
  more: More,
  ordersOf?: OrdersOf,
) => standingOrdersCommand({ ...changeable(orders), ...more }, ordersOf);

type OrderFields = Readonly<Record<string, z.ZodType>>;
type Changeable<Orders extends OrderFields> = {
  readonly [Field in keyof Orders]: z.ZodDefault<z.ZodNullable<Orders[Field]>>;
};

/** The same fields, each of which may be left out. */
const changeable = <const Orders extends OrderFields>(orders: Orders): Changeable<Orders> =>
  Object.fromEntries(
    Object.entries(orders).map(([field, order]) => [
      field,
      order.nullable().default(null).meta(leftAsItIs(order)),
    ]),
  ) as Changeable<Orders>;

function leftAsItIs(order: z.ZodType) {
  const statement = statementOf(order) ?? '';
  const said = withoutStop(stated(statement).description);
  return stated(restated(statement, `${said}; as it is now if left out.`));
}

/** @param orders the fields of the ruleset's standing orders */
export const standingOrdersSet = <const Orders extends z.core.$ZodLooseShape>(orders: Orders) =>
  event('OWNER', 'A combatant has new standing orders.', {
    combatantId: combatantId.describe('The combatant.'),
    orders: object(
      'StandingOrders',
      'What a combatant answers without being asked.',
      orders,
    ).describe('All that stand now.'),
  });

/** Of an answer in an event: to all others it looks as if it had been chosen by hand. */
export const byStandingOrder = z
  .boolean()
  .nullable()
  .meta({ seenBy: 'OWNER' })
  .describe('Whether a standing order chose it; null for seats that may not know.');

export type AnyOrders = Readonly<Record<string, unknown>>;
/** What a command says of them: null leaves one as it is. */
type Change<Orders> = { readonly [Field in keyof Orders]: Orders[Field] | null } & PlayedByFields &
  About;
interface About {
  readonly combatantId: CombatantId;
}
interface StandingOrdersSet<Orders> {
  readonly type: 'StandingOrdersSet';
  readonly combatantId: CombatantId;
  readonly orders: Orders;
}

interface PlayedBySet {
  readonly type: 'PlayedBySet';
  readonly combatantId: CombatantId;
  readonly playedByComputer: ComputerPlay | null;
}

/** What a state has of those who can be given orders. */
interface Ordered extends WithCombatants, WithHidden<HiddenCombatant>, WithPlayedBy {}

interface PlayerRules<State> {
  refuseEnded(state: State): Rejection | null;
}

/** Says who plays a combatant, be they hidden still. The same again does nothing. */
export const playerHandler = <State extends Ordered>(rules: PlayerRules<State>) => ({
  judge: (
    state: State,
    given: PlayedByFields & About,
  ): Result<readonly PlayedBySet[], Rejection> => {
    const { combatantId } = given;
    if (!findCombatant(state, combatantId) && !findHidden(state, combatantId))
      return err(notFound('combatant', combatantId));
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () => refusePlayer(state, given),
    ]);
    const before = computerPlayOf(state, combatantId);
    const playedByComputer = computerPlayAfter(before, given);
    const isSame = JSON.stringify(playedByComputer) === JSON.stringify(before);
    return planUnless(
      refusal,
      isSame ? [] : [{ type: 'PlayedBySet', combatantId, playedByComputer }],
    );
  },
  apply: (plan: readonly PlayedBySet[], recorder: { emit(event: PlayedBySet): void }): void => {
    for (const event of plan) recorder.emit(event);
  },
});

interface OrderRules<State extends Ordered, Orders> extends PlayerRules<State> {
  /** The orders that stand. */
  ordersOf(state: State, id: CombatantId): Orders;
  /** What they are after a command; of each order what it says, or what it was, if left out. */
  changed?(orders: Orders, command: Change<Orders>): Orders;
  /** What else forbids them. */
  refuse?(state: State, command: Change<Orders>): Rejection | null;
}

/**
 * Sets them at any time, also while a question is open that they answer; the same again does nothing.
 * Who is still hidden answers nothing yet, but it can be said who is going to play it.
 */
export const standingOrdersHandler = <State extends Ordered, Orders extends AnyOrders>(
  rules: OrderRules<State, Orders>,
) => {
  type Fact = StandingOrdersSet<Orders> | PlayedBySet;
  const player = playerHandler<State>(rules);
  return {
    judge: (state: State, given: Change<Orders>): Result<readonly Fact[], Rejection> => {
      const { combatantId } = given;
      const isPresent = findCombatant(state, combatantId) !== undefined;
      if (!isPresent && !saysOnlyWhoPlays(given)) return err(notFound('combatant', combatantId));
      const played = player.judge(state, given);
      if (!played.ok || !isPresent) return played;
      const orders = rules.ordersOf(state, combatantId);
      const after = rules.changed?.(orders, given) ?? changedBy(orders, given);
      const isSame = JSON.stringify(after) === JSON.stringify(orders);
      const set: readonly Fact[] = isSame
        ? []
        : [{ type: 'StandingOrdersSet', combatantId, orders: after }];
      return planUnless(rules.refuse?.(state, given) ?? null, [...played.value, ...set]);
    },
    apply: (plan: readonly Fact[], recorder: { emit(event: Fact): void }): void => {
      for (const event of plan) recorder.emit(event);
    },
  };
};

const WHO_PLAYS: ReadonlySet<string> = new Set([
  'type',
  'combatantId',
  ...Object.keys(playedByFields),
]);

const saysOnlyWhoPlays = (given: object): boolean =>
  Object.entries(given).every(([field, said]) => said === null || WHO_PLAYS.has(field));

/** A level and a personality are the computer's, and a personality names those who are there. */
function refusePlayer(state: Ordered, given: PlayedByFields & About): Rejection | null {
  const { protectsId = null, hatesId = null } = given.personality ?? {};
  for (const id of [protectsId, hatesId])
    if (id !== null && !findCombatant(state, id)) return notFound('combatant', id);
  return refusePlayedBy(computerPlayOf(state, given.combatantId), given);
}

/** Each order as a command says it, or as it was. */
export const changedBy = <Orders extends AnyOrders>(
  orders: Orders,
  given: Change<Orders>,
): Orders =>
  Object.fromEntries(
    Object.entries(orders).map(([field, order]) => [field, given[field] ?? order]),
  ) as Orders;

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
  if (answer === null) return false;
  const judged = handler.judge(log.state, answer);
  if (judged.ok) handler.apply(judged.value, marking(log), dice);
  return judged.ok;
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
