import { ruling } from '../../../../core/rulebook/ruling.ts';

export const attacksRulings = [
  ruling(
    'R-14',
    'SEG-34',
    'timesTwo',
  )('What does "Strength x 2" mean?', {
    LITERAL: 'Twice the modifier.',
  }),
  ruling(
    'R-15',
    'SEG-39',
    'criticals',
  )('Are there critical hits and failures?', {
    OFF: 'No.',
    ALL_ALIKE: 'Hit dice that all show 6 hit critically; if all show 1, the attack fails.',
  }),
  ruling(
    'R-16',
    'SEG-42',
    'defenseTiming',
  )('When is a counter-action resolved?', {
    DEFERRED: "On the defender's turn.",
    IMMEDIATE: 'On impact.',
  }),
  ruling(
    'R-17',
    'SEG-41',
    'defenseChance',
  )('Who still has a turn to defend on?', {
    THIS_SEGMENT: 'Combatants who have not had a turn in this segment.',
    CYCLIC: 'All, on the next turn, which may be of the next segment.',
  }),
  ruling(
    'R-18',
    'SEG-43',
    'counterEffect',
  )('What does a counter-action do?', {
    DEFENSE_ONLY: 'It rolls its defensive formula and nothing else.',
  }),
  ruling(
    'R-19',
    'SEG-43',
    'defenseScope',
  )('How many attacks does a declared defense answer?', {
    ONE_ATTACK: 'One.',
  }),
  ruling(
    'R-20',
    'SEG-44',
    'dodgeScore',
  )('What must an attack reach against a dodge?', {
    REACTION: 'Defense Bonus + Intelligence, as with a Reaction.',
  }),
  ruling(
    'R-21',
    'SEG-45',
    'reactionEffect',
  )('What does a Reaction do?', {
    DEFENSE_SCORE: 'It is the score that the attack must reach.',
    DAMAGE_REDUCTION: 'It is taken off the damage.',
  }),
  ruling(
    'R-22',
    'SEG-45',
    'noDefense',
  )('What must an attack reach without a defense?', {
    ZERO: 'A score of 0.',
  }),
  ruling(
    'R-23',
    'SEG-48',
    'movedTarget',
  )('What if the target has moved away?', {
    AIMED_AT_CREATURE: 'A blow out of reach misses; a projectile flies after its target.',
    AIMED_AT_HEX:
      'A blow out of reach misses, and so does a projectile whose target has left the hex.',
  }),
  ruling(
    'R-66',
    'SEG-39',
    'addedDice',
  )('How many dice in a row can a damage die add?', {
    FIVE: 'Five, so that a roll has an end and exact odds.',
  }),
  ruling(
    'R-67',
    'SEG-40',
    'criticalsWithoutDice',
  )('Can a roll without dice be critical?', {
    NO: 'No: it decides nothing by its faces.',
  }),
] as const;
