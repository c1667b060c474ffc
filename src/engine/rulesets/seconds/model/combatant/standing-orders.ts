import { cited, object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';
import {
  type Awaited,
  awaitedFields,
  type AwaitedFields,
  betweenTurns,
  fieldsOf,
  triggerKind,
} from '../delaying.ts';

export const defenseOrder = oneOf('DefenseOrder', 'How attacks are met without asking.', {
  ASK: 'The question is asked each time.',
  ASK_IF_CHOICE: 'It is asked only while there is more than one answer.',
  NONE: 'Never.',
  DODGE: cited('With a dodge, where one is left and of use; asked where not.', 'SEC-42', 'SEC-43'),
  PARRY: cited('With a parry, where one is left and of use; asked where not.', 'SEC-42', 'SEC-43'),
  BLOCK: cited('With a block, where one is left and of use; asked where not.', 'SEC-42', 'SEC-43'),
});

const defense = defenseOrder.meta(cited('How attacks are met.', 'SEC-41', 'SEC-42'));

/** What a combatant can answer without being asked; with it goes what a delayed turn waits for. */
export const standingOrderFields = {
  defense,
  until: triggerKind.meta(cited('What a turn that it has delayed waits for.', 'SEC-24')),
};

/** SEC-24: what belongs to `until`. */
export const untilFields = { ofId: awaitedFields.ofId, second: awaitedFields.second };

export const standingOrdersSchema = object(
  'SecondsStandingOrders',
  'What a combatant answers without being asked.',
  { defense },
);

/** What one command changes. */
export type StandingOrders = AwaitedFields & TypeOf<typeof standingOrdersSchema>;

interface Ordered {
  readonly defenseOrder: StandingOrders['defense'];
  readonly delayedTurn: { readonly until: Awaited } | null;
}

/** The orders that stand; a turn that is delayed waits for one thing or another. */
export const ordersOf = ({ defenseOrder: defense, delayedTurn }: Ordered): StandingOrders => ({
  defense,
  ...fieldsOf(delayedTurn?.until ?? betweenTurns),
});
