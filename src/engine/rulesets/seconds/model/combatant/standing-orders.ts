import { object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';
import { awaitedFields } from '../delaying.ts';

export const defenseOrder = oneOf('DefenseOrder', 'How attacks are met without asking.', {
  ASK: 'The question is asked each time.',
  ASK_IF_CHOICE: 'It is asked only while there is more than one answer.',
  NONE: 'Never.',
  DODGE: 'With a dodge, where one is left and of use (SEC-42, 43); asked where not.',
  PARRY: 'With a parry, where one is left and of use (SEC-42, 43); asked where not.',
  BLOCK: 'With a block, where one is left and of use (SEC-42, 43); asked where not.',
});

/** What a combatant can answer without being asked; each is to be asked if it is left out. */
export const standingOrderFields = {
  defense: defenseOrder
    .default('ASK')
    .describe('How attacks are met; asked each time if left out (SEC-41, 42).'),
  ...awaitedFields,
};

export const standingOrdersSchema = object(
  'SecondsStandingOrders',
  'What a combatant answers without being asked; a turn that it has delayed can be made to wait for something else.',
  standingOrderFields,
);
export type StandingOrders = TypeOf<typeof standingOrdersSchema>;
