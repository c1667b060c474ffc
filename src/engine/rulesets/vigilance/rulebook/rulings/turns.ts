import { ruling } from '../../../../core/rulebook/ruling.ts';

export const turnsRulings = [
  ruling(
    'RV-11',
    'VIG-27',
    'vigilanceSource',
  )('Where does vigilance come from?', {
    GIVEN: 'It is given with the combatant.',
  }),
  ruling(
    'RV-12',
    'VIG-28',
    'ties',
  )('How are ties of vigilance settled?', {
    CHARACTER_FIRST:
      'Characters first unless they decline; equal rolls again; creatures as listed.',
  }),
  ruling(
    'RV-13',
    'VIG-29',
    'orderChanges',
  )('Does the order change with vigilance?', {
    FIXED: 'No, it is set as the fight starts.',
  }),
  ruling(
    'RV-14',
    'VIG-30',
    'renewal',
  )('When does the allowance renew?', {
    ROUND_START: 'For everyone as the round starts.',
  }),
  ruling(
    'RV-15',
    'VIG-33',
    'givingUp',
  )('Can giving up an action be answered?', {
    BOOKKEEPING: 'No.',
  }),
  ruling(
    'RV-16',
    'VIG-37',
    'drawing',
  )('What changes of weapons go with traveling?', {
    DROP_AND_DRAW: 'To drop one and draw one; stowing is a movement action.',
  }),
  ruling(
    'RV-17',
    'VIG-38',
    'splitTravel',
  )('May travel be split around another action?', {
    WHOLE: 'No.',
  }),
  ruling('RV-18', 'VIG-39', 'fields')('What is a field?', { HEX: 'One hex.' }),
  ruling(
    'RV-19',
    'VIG-43',
    'boostObjects',
  )('Can a boost be answered by itself?', {
    WITH_ITS_ACTION: 'No, it is one object with its action.',
  }),
  ruling(
    'RV-20',
    'VIG-44',
    'defenseBoosts',
  )('When are boosts on a defense chosen?', {
    WITH_THE_DEFENSE: 'Together with the way of defending.',
  }),
  ruling(
    'RV-37',
    'VIG-28',
    'amplifiedTies',
  )('May checks that settle a tie be amplified?', {
    NO: 'No, they come before the fight.',
  }),
  ruling(
    'RV-41',
    'VIG-34',
    'barredFields',
  )('Who bars the way?', {
    STANDING_ENEMIES: 'Enemies who are up. No one ends on the field of a combatant who is up.',
  }),
  ruling(
    'RV-42',
    'VIG-37',
    'hands',
  )('How much can be in hand?', {
    TWO_HANDS: 'Weapons for two hands, one or two each; shields and armor are worn.',
  }),
  ruling(
    'RV-43',
    'VIG-37',
    'drawingInPlace',
  )('May one draw without moving?', {
    YES: 'Yes, by a travel of no fields.',
  }),
  ruling(
    'RV-44',
    'VIG-39',
    'coverOnAttacks',
  )('What do cover, concealment and darkness do to an attack?', {
    SHOWN_ONLY: 'Nothing by themselves: they are shown, and the GM weighs them.',
  }),
  ruling(
    'RV-50',
    'VIG-36',
    'climbAndSwing',
  )('How hard and how far are a climb and a swing?', {
    EIGHT_THREE_FOUR:
      'Difficulty 8; a climb leads 3 fields up, a swing up to 4 across. The rulebook has no figures: these are our own.',
  }),
  ruling(
    'RV-54',
    'VIG-23',
    'conclusion',
  )('When does a fight end that has no opponents left?', {
    ASK: 'The GM is asked as soon as no pending action could change it.',
    AT_ONCE: 'As soon as no pending action could change it.',
    ROUND_END: 'At the end of the round.',
  }),
] as const;
