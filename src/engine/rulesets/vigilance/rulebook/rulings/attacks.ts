import { ruling } from '../../../../core/rulebook/ruling.ts';

export const attacksRulings = [
  ruling(
    'RV-27',
    'VIG-57',
    'thrownWeapons',
  )('What check is it to throw a weapon?', {
    SHOOTING: 'Shooting, for 1 focus.',
  }),
  ruling(
    'RV-28',
    'VIG-59',
    'noDamage',
  )('What does an attack do that does not exceed the defense?', {
    FAILS: 'Nothing.',
  }),
  ruling(
    'RV-29',
    'VIG-60',
    'itemDice',
  )('How many dice do weapons, armor and shields give?', {
    AS_DATA: 'As many as the item says.',
  }),
  ruling(
    'RV-30',
    'VIG-66',
    'attackDifficulty',
  )("Is a creature's attack difficulty shown?", {
    HIDDEN: 'No.',
    SHOWN: 'Yes, to the whole table.',
  }),
  ruling(
    'RV-45',
    'VIG-57',
    'thrownAway',
  )('Where is a weapon that was thrown?', {
    GONE: 'Gone from the hand and the sheet.',
  }),
] as const;
