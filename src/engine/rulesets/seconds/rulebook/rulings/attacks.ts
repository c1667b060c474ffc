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
    'RS-34',
    'SEC-47',
    'exactReach',
  )('Does a weapon strike nearer than its reach?', {
    EXACT: 'It does not: fists strike the own area, a sword the next one.',
  }),
  ruling(
    'RS-36',
    'SEC-53',
    'dyingChecks',
  )('When do the dying check, and when can they recover?', {
    TURN_START: 'Both as their turn would begin: first the check, then the chance to recover.',
  }),
  ruling(
    'RS-37',
    'SEC-53',
    'woundsOfTheStable',
  )('Does a wound kill a stable combatant?', {
    AS_THE_DYING: 'It does, as it kills the dying; several wounds dealt at one time are one blow.',
  }),
  ruling(
    'RS-38',
    'SEC-53',
    'medicine',
  )('How does Medicine stabilize?', {
    FOUR_SECONDS:
      'By an action of 4 seconds within 1 m, and a check against the number that the dying must reach.',
  }),
  ruling(
    'RS-39',
    'SEC-50',
    'reloadHelp',
  )('How do helpers divide the time of reloading?', {
    SECOND_BY_SECOND:
      'Each takes a second off the next reloading; its last second is left to the owner.',
  }),
  ruling(
    'RS-40',
    'SEC-43',
    'areaTargets',
  )('Whom does an area attack roll against, and how do they defend?', {
    EVERYONE:
      'Everyone within it, also friends, with cover reckoned from its middle and not through total cover; they can dodge, not parry or block.',
  }),
  ruling(
    'RS-41',
    'SEC-41',
    'emptyHands',
  )('Does parrying or blocking take something in hand?', {
    NOTHING: 'No: the numbers of the sheet hold.',
  }),
  ruling(
    'RS-42',
    'SEC-49',
    'aimedWith',
  )('What takes aim, and for how long?', {
    ONE_ATTACK: 'Something in hand that shoots, and for one attack.',
  }),
  ruling(
    'RS-43',
    'SEC-54',
    'leastInBed',
  )('What does a day in bed heal where Endurance is less than 1?', {
    ONE: 'One wound.',
  }),
] as const;
