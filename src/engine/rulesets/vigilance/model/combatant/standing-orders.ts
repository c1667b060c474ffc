import { cited, object, oneOf, type TypeOf } from '../../../../core/schema/describe.ts';

const defenseOrder = oneOf('DefenseOrder', 'How attacks are met without asking.', {
  ASK: 'The question is asked each time.',
  ASK_IF_CHOICE: 'It is asked only while there is more than one answer.',
  ACTIVE: cited('Actively where that is legal, without boosts; asked where it is not.', 'VIG-63'),
  PASSIVE: cited('Passively, with nothing paid for it.', 'VIG-65'),
});

const amplifyOrder = oneOf('AmplifyOrder', 'What is paid for checks without asking.', {
  ASK: 'The question is asked each time.',
  NEVER: 'Nothing.',
});

export const passingOrder = oneOf(
  'PassingOrder',
  'Until when a combatant is not asked to respond.',
  {
    NONE: 'It is asked.',
    OWN_TURN: 'Until its next turn begins.',
    END_OF_ROUND: 'Until the round ends.',
    TARGETED: 'Until it is the target of an action.',
  },
);

/** What a combatant can answer without being asked. */
export const standingOrderFields = {
  defense: defenseOrder.meta(cited('How attacks are met.', 'VIG-63', 'VIG-65')),
  amplify: amplifyOrder.meta(cited('What is paid for checks.', 'VIG-13')),
  passing: passingOrder.meta(
    cited('Until when it is not asked to respond, unless it becomes a target.', 'VIG-69'),
  ),
};

export const standingOrdersSchema = object(
  'VigilanceStandingOrders',
  'What a combatant answers without being asked.',
  standingOrderFields,
);
export type StandingOrders = TypeOf<typeof standingOrdersSchema>;

export const noOrders: StandingOrders = { defense: 'ASK', amplify: 'ASK', passing: 'NONE' };
