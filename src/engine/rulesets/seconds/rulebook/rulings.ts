import { ruling } from '../../../core/rulebook/ruling.ts';

/** Where the rulebook can be read in more than one way. */
export const rulings = [
  ruling(
    'RS-01',
    'SEC-01',
    'equalSucceeds',
  )('Does a check that comes to just the number succeed?', {
    YES: 'It does.',
  }),
  ruling(
    'RS-02',
    'SEC-03',
    'initiativeOutsideCombat',
  )('What is rolled for who comes first outside combat?', {
    WITH_DEXTERITY: 'The same: d6 + Reflex + Dexterity.',
  }),
  ruling(
    'RS-03',
    'SEC-04',
    'initiativeTie',
  )('What does the second roll of a tie change?', {
    WITHIN_GROUP: 'The order within the tied group only, again while any tie is left.',
  }),
  ruling(
    'RS-04',
    'SEC-06',
    'lateArrival',
  )('When does a late arrival first act?', {
    IF_STILL_TO_COME: 'In this round if its place is still to come, else in the next.',
  }),
  ruling(
    'RS-05',
    'SEC-10',
    'idleSeconds',
  )('Do unused seconds pass for delays?', {
    PASS: 'They do, at the end of the turn.',
    VANISH: 'They do not.',
  }),
  ruling(
    'RS-06',
    'SEC-11',
    'turnLength',
  )('Six seconds, and 4 for a combo or a spell: what of the examples?', {
    SIX_AND_FOUR: 'Both numbers stand; two examples are errors.',
  }),
  ruling(
    'RS-07',
    'SEC-14',
    'abandoning',
  )('May an action be given up?', {
    FREE: 'Whenever one likes, and nothing of it counts later.',
  }),
  ruling(
    'RS-08',
    'SEC-15',
    'targetTiming',
  )('When are targets chosen?', {
    AT_THE_END: 'Right after the last second, before any die.',
  }),
  ruling(
    'RS-09',
    'SEC-16',
    'concentration',
  )('What breaks an action?', {
    FALLING: 'Falling unconscious or dead.',
    WOUNDS_BREAK_SPELLS: 'That, and any wound breaks a spell.',
  }),
  ruling(
    'RS-10',
    'SEC-20',
    'twoSecondDelay',
  )('When does a 2-second delay after a cast in seconds 1 to 4 end?', {
    AFTER_SIXTH: 'Right after the sixth second.',
  }),
  ruling(
    'RS-11',
    'SEC-21',
    'elevenSecondDelay',
  )('When does an 11-second delay after a 4-second cast end?', {
    THIRD_OF_THIRD: 'After the third second of the third turn.',
  }),
  ruling(
    'RS-12',
    'SEC-22',
    'secondEnds',
  )('What comes first when a second ends?', {
    ACTION_FIRST: 'The action that completes, then delays, the oldest first.',
  }),
  ruling(
    'RS-13',
    'SEC-23',
    'delaysOfTheFallen',
  )('What becomes of the delays of someone who falls?', {
    COME: 'They run on and take effect.',
    FIZZLE: 'They are gone.',
  }),
  ruling(
    'RS-14',
    'SEC-26',
    'delayWhole',
  )('What of a turn can be delayed?', {
    WHOLE_TURN: 'All of it, before any second is spent.',
  }),
  ruling(
    'RS-15',
    'SEC-27',
    'placeInOrder',
  )('Does delaying change the place in the order?', {
    STAYS: 'It stays; a turn not taken by the next one is lost.',
  }),
  ruling(
    'RS-16',
    'SEC-29',
    'delayedTurnOrder',
  )('Several want to take their delayed turns at the same time. Who begins?', {
    INITIATIVE: 'Whoever comes first in the order of initiative.',
    FIRST_TO_SPEAK: 'Whoever speaks first.',
  }),
  ruling(
    'RS-17',
    'SEC-30',
    'delayUnfinished',
  )('What becomes of an unfinished action when the turn is delayed?', {
    LOST: 'It is lost.',
  }),
  ruling(
    'RS-18',
    'SEC-31',
    'zeroSecondsDuring',
  )('Are zero-second actions possible during a longer one?', {
    OWN_TURN: 'On the own turn, between its seconds, without breaking it.',
  }),
  ruling(
    'RS-19',
    'SEC-32',
    'speed',
  )('What is a speed?', {
    SHEET: 'A number of the sheet, 3 m a second if it says nothing.',
  }),
  ruling(
    'RS-20',
    'SEC-33',
    'runAcrossTurns',
  )('May a run cross the end of a turn?', {
    FORCED: 'It may, and must then be brought to three seconds.',
  }),
  ruling(
    'RS-21',
    'SEC-34',
    'standFromProne',
  )('How many seconds does it take to stand up from prone?', {
    TWO: 'Two.',
    FOUR: 'Four.',
  }),
  ruling(
    'RS-22',
    'SEC-36',
    'postureCover',
  )('What does posture make of cover beyond heavy?', {
    HEAVY: 'It stays heavy.',
    TOTAL: 'It becomes total: the cover here can hide a whole body.',
  }),
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
    'RS-29',
    'SEC-09',
    'quickDraw',
  )('Can a weapon be drawn in no time?', {
    WITH_TECHNIQUE: 'By whoever has the technique Quick Draw; all others need a second.',
  }),
  ruling(
    'RS-30',
    'SEC-37',
    'coverHit',
  )('Which misses hit the cover?', {
    UP_TO_BONUS: 'Those by no more than the bonus: without the cover they would have hit.',
  }),
  ruling(
    'RS-31',
    'SEC-58',
    'conclusion',
  )('When is a fight over that nobody is left to fight?', {
    ASK: 'The GM is asked as soon as nothing under way could change it.',
    AT_ONCE: 'As soon as nothing under way could change it.',
    ROUND_END: 'At the end of the round.',
  }),
  ruling(
    'RS-32',
    'SEC-59',
    'delayedAim',
  )('Does a delayed effect check reach and sight when it comes?', {
    AS_AIMED: 'It does not: it has been aimed.',
    CHECKED: 'It does, as its action would.',
  }),
  ruling(
    'RS-33',
    'SEC-32',
    'sharedAreas',
  )('Can several people be in one area?', {
    SHARED: 'They can: obstacles and the edge of the map stop movement, people do not.',
  }),
  ruling(
    'RS-34',
    'SEC-47',
    'exactReach',
  )('Does a weapon strike nearer than its reach?', {
    EXACT: 'It does not: fists strike the own area, a sword the next one.',
  }),
  ruling(
    'RS-35',
    'SEC-33',
    'runWays',
  )('Which ways does a run go?', {
    ROWS_OF_HEXES: 'Along one of the six rows of hexes, over hexes that nothing fills or conceals.',
  }),
] as const;
