import { ruling } from '../../../../core/rulebook/ruling.ts';

/** They come last, so that their settings follow those of older fights. */
export const thirdEditionRulings = [
  ruling(
    'R-34',
    'SEG-73',
    'pushedMove',
  )('What becomes of a Move while its mover is pushed?', {
    LOST: "The segments' hexes are lost.",
    POSTPONED: 'The segment is played on the first own turn after the push.',
  }),
  ruling(
    'R-39',
    'SEG-83',
    'hitPointRolls',
  )('Which rolls can have no advantage or leverage?', {
    TOTALS: "Those that set a creature's hit points; damage and healing can.",
    NOT_HEALING: 'Those, and healing.',
    NEITHER: 'Those, healing and damage.',
  }),
  ruling(
    'R-68',
    'SEG-52',
    'swimming',
  )('Where can one swim?', {
    MARKED: 'Where any water is marked, through its hexes alone; else anywhere.',
    WATER: 'Through hexes of water alone.',
    ANYWHERE: 'Anywhere.',
  }),
  ruling(
    'R-69',
    'SEG-26',
    'runningFull',
  )('What does a Full action leave room for in a later round into which it runs?', {
    ROUND_OF_INITIATION: 'Whatever that round holds: it is charged to the round in which it began.',
    UNTIL_OVER: 'Only Swift and Free actions until its last segment has been played.',
  }),
  ruling(
    'R-70',
    'SEG-27',
    'askedWhen',
  )('When is a combatant asked who waits until another moves or acts?', {
    SETS_OFF: 'As it sets off: declared and paid, and nothing of it played.',
    DONE: 'When it has moved or acted.',
  }),
  ruling(
    'R-71',
    'SEG-89',
    'attackerState',
  )('Which conditions of its attacker count for an attack?', {
    AS_MADE: 'Those of the moment at which it was made: launched, or struck.',
    AS_ROLLED: 'Those of the moment at which it is rolled.',
  }),
  ruling(
    'R-72',
    'SEG-81',
    'unnamedGrant',
  )('Which roll uses up a grant that names no action?', {
    NEXT_ROLL: 'The next one of its kind.',
    ASKED:
      'Of an attack, its damage and the defense against it the one for which it is wanted: the combatant that rolls is asked each time whether to use what helps. Any other roll, and what hinders, as above.',
  }),
  ruling(
    'R-73',
    'SEG-44',
    'dodgeNeeds',
  )('What does a Dodge take to put an attack at disadvantage?', {
    MOVEMENT: 'A hex to move; as a defense, one that could be moved when the attack is resolved.',
    NOTHING: 'Nothing: it may stay where it is.',
  }),
  ruling(
    'R-74',
    'SEG-44',
    'pushedDodge',
  )('What becomes of a Dodge whose mover was pushed before it could move?', {
    MOVES_AFTERWARDS: 'Once the push is over it moves, by a way asked for then.',
    LOST: 'Its movement is lost.',
  }),
  ruling(
    'R-75',
    'SEG-26',
    'laterTargets',
  )('When are the targets of the later attacks of a Full named?', {
    AT_ONCE: 'All as it is initiated; one without a legal target by then is spent.',
    WHEN_MADE: 'Each by its owner as it is made; one without a legal target then is spent.',
  }),
  ruling(
    'R-76',
    'SEG-42',
    'counterInitiation',
  )("Does a counter-action that is resolved on impact use its defender's initiation?", {
    USED: 'Yes, that of the segment.',
    KEPT: 'No: it takes an unspent action alone.',
  }),
] as const;
