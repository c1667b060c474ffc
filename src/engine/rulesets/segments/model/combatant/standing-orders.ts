import { cited, object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';

const defenseOrder = oneOf('DefenseOrder', 'How attacks are met without asking.', {
  ASK: 'The question is asked each time.',
  ASK_IF_CHOICE: 'It is asked only while there is more than one answer.',
  REACTION: cited('Always with a Reaction.', 'SEG-45'),
  NONE: 'Never.',
});

/** What a combatant can answer without being asked. */
export const standingOrderFields = {
  defense: defenseOrder.meta(cited('How attacks are met.', 'SEG-41', 'SEG-45')),
};

export const standingOrdersSchema = object(
  'SegmentsStandingOrders',
  'What a combatant answers without being asked.',
  standingOrderFields,
);
export type StandingOrders = TypeOf<typeof standingOrdersSchema>;

export const noOrders: StandingOrders = { defense: 'ASK' };
