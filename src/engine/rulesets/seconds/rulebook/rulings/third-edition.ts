import { ruling } from '../../../../core/rulebook/ruling.ts';

/** Settings that came later stand behind all others, whatever their IDs, as stored states have them. */
export const thirdEditionRulings = [
  ruling(
    'RS-28',
    'SEC-49',
    'aimCost',
  )('How long does aiming take?', {
    BOTH_LINES:
      'Two seconds; or one, for an aim that is lost unless the attack begins with the very next second.',
    TWO_SECONDS: 'Two seconds.',
  }),
  ruling(
    'RS-45',
    'SEC-06',
    'lateTie',
  )('How does a latecomer roll who ties with some who tied before?', {
    ALONE: 'Alone, against their second rolls; against a third one where that is equal too.',
    ALL_AGAIN: 'All of them roll again. That gives no one a second turn in the round.',
  }),
] as const;
