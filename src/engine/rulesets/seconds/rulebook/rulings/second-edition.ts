import { ruling } from '../../../../core/rulebook/ruling.ts';

export const secondEditionRulings = [
  ruling(
    'RS-31',
    'SEC-58',
    'conclusion',
  )('When is a fight over in which no enemies are left?', {
    ASK: 'The GM is asked as soon as nothing ongoing could change it.',
    AT_ONCE: 'As soon as nothing ongoing could change it.',
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
] as const;
