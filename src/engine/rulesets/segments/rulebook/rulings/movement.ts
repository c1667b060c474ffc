import { ruling } from '../../../../core/rulebook/ruling.ts';

export const movementRulings = [
  ruling(
    'R-24',
    'SEG-53',
    'otherSpeeds',
  )('What of speeds outside the table?', {
    FORMULA: 'The formulas of the table, on the speed rounded down to 5 ft.',
  }),
  ruling(
    'R-25',
    'SEG-54',
    'mixedMovement',
  )('What does another kind of movement do to a running one?', {
    ENDS_IT: 'It ends it; a step does not.',
  }),
  ruling(
    'R-26',
    'SEG-55',
    'occupiedHexes',
  )('Can occupied hexes be entered?', {
    ALLIES_PASS: 'Friends can be passed, foes cannot; none stops on an occupied hex.',
  }),
  ruling(
    'R-27',
    'SEG-56',
    'swimRemainder',
  )('What becomes of the hexes that three segments leave over?', {
    BONUS: 'They are bonus hexes.',
  }),
  ruling(
    'R-28',
    'SEG-61',
    'tieHexes',
  )('Which hex does a line take between two equally near ones?', {
    FIXED: 'The first in a fixed order of directions.',
  }),
  ruling(
    'R-29',
    'SEG-65',
    'partialRange',
  )('Does a part of 20 ft beyond the range count?', {
    UP: 'As a whole one.',
    DOWN: 'Not at all.',
  }),
  ruling(
    'R-30',
    'SEG-65',
    'rangePenalty',
  )('What does the range penalty lower?', {
    SCORE: 'The attack score.',
    DICE: 'The number of dice.',
  }),
  ruling(
    'R-31',
    'SEG-70',
    'pushTiming',
  )('On whose turn does a pushback go on?', {
    PUSHER: "On the pusher's.",
    PUSHED: 'On that of the pushed combatant.',
  }),
  ruling(
    'R-32',
    'SEG-71',
    'pushDirection',
  )('Which way does a pushback go?', {
    AWAY: 'Straight away along the line of the attack.',
  }),
  ruling(
    'R-33',
    'SEG-72',
    'pushBlocked',
  )('What if something is in the way of a pushback?', {
    STOPS: 'It stops there and the rest is lost; no damage.',
  }),
  ruling(
    'R-55',
    'SEG-67',
    'weaponList',
  )('Which weapons are there?', {
    AS_DATA: 'Those that the table brings as data.',
  }),
  ruling(
    'R-56',
    'SEG-67',
    'rangeIncrement',
  )('How far does a long-ranged weapon shoot for each 1 of its penalty?', {
    TWENTY_FEET: '20 ft, as any projectile.',
    WEAPON_RANGE: "The weapon's own range.",
  }),
  ruling(
    'R-58',
    'SEG-52',
    'dashBlocked',
  )('What of a Dash whose straight way is barred?', {
    SHORTEST_WAY: 'It takes the shortest way round, if its hexes suffice.',
    REFUSED: 'There is none.',
  }),
  ruling(
    'R-63',
    'SEG-51',
    'moveSteering',
  )('When is the way of a Move given?', {
    EACH_SEGMENT: 'For each segment as it is walked; without one the mover stands still.',
  }),
] as const;
