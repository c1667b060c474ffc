import { ruling } from '../../../../core/rulebook/ruling.ts';

export const initiativeRulings = [
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
] as const;
