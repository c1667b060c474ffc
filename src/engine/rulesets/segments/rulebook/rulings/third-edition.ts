import { ruling } from '../../../../core/rulebook/ruling.ts';

/** They come last, so that their settings follow those of older fights. */
export const thirdEditionRulings = [
  ruling(
    'R-69',
    'SEG-26',
    'runningFull',
  )('What does a Full action leave room for in a later round into which it runs?', {
    ROUND_OF_INITIATION: 'Whatever that round holds: it is charged to the round in which it began.',
    UNTIL_OVER: 'Only Swift and Free actions until its last segment has been played.',
  }),
] as const;
