import { ruling } from '../../../../core/rulebook/ruling.ts';

export const delayingRulings = [
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
    INITIATIVE: 'The first in the order of initiative.',
    FIRST_TO_SPEAK: 'The first to speak.',
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
    'RS-44',
    'SEC-31',
    'vetoedFor',
  )('How long does a veto of the GM hold?', {
    TURN: 'For that action and the rest of that turn; what has been done already stays, unless it is rewound.',
  }),
] as const;
