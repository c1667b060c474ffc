import { ruling } from '../../../../core/rulebook/ruling.ts';

export const attacksRulings = [
  ruling(
    'RS-23',
    'SEC-40',
    'scaleOfTarget',
  )('What does the scale of the target do to its Target score?', {
    SUBTRACTS: 'It is taken off.',
  }),
  ruling(
    'RS-24',
    'SEC-42',
    'defenseCount',
  )('How many defenses are there, and when are they renewed?', {
    RANKS_A_TURN: 'As the sheet says, or the ranks of the skill; at the start of the own turn.',
  }),
  ruling(
    'RS-25',
    'SEC-44',
    'toughnessReached',
  )('Is damage equal to Toughness enough?', {
    MORE: 'No, it takes more.',
    EQUAL: 'Yes.',
  }),
  ruling(
    'RS-26',
    'SEC-45',
    'personalDamage',
  )('What does a person add to the damage of a weapon?', {
    SHEET: 'The fixed bonus of the sheet.',
  }),
  ruling(
    'RS-27',
    'SEC-46',
    'toughnessPerWound',
  )('How much Toughness does a wound take?', {
    ONE: 'One.',
    NONE: 'None.',
  }),
  ruling(
    'RS-28',
    'SEC-49',
    'aimCost',
  )('How long does aiming take?', {
    TWO_SECONDS: 'Two seconds.',
  }),
  ruling(
    'RS-34',
    'SEC-47',
    'exactReach',
  )('Does a weapon strike nearer than its reach?', {
    EXACT: 'It does not: fists strike the own area, a sword the next one.',
  }),
] as const;
