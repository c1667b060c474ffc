import { ruling } from '../../../../core/rulebook/ruling.ts';

export const movementRulings = [
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
    'RS-30',
    'SEC-37',
    'coverHit',
  )('Which misses hit the cover?', {
    UP_TO_BONUS: 'Those by no more than the bonus: without the cover they would have hit.',
  }),
  ruling(
    'RS-33',
    'SEC-32',
    'sharedAreas',
  )('Can several people be in one area?', {
    SHARED: 'They can: obstacles and the edge of the map stop movement, people do not.',
  }),
  ruling(
    'RS-35',
    'SEC-33',
    'runWays',
  )('Which ways does a run go?', {
    ROWS_OF_HEXES: 'Along one of the six rows of hexes, over hexes that nothing fills or conceals.',
  }),
] as const;
