import { enumOf } from '../enums.ts';

export const Technique = enumOf('Technique', 'What a combatant has learnt.', {
  EVASION: 'Dodges work fully against areas (SEC-43).',
  QUICK_DRAW: 'Weapons are drawn and sheathed in no time (RS-29).',
});

export const CatchOf = enumOf('CatchOf', 'What is caught (SEC-55).', {
  OBJECT: 'Something dropped or thrown.',
  SELF: 'Oneself, in a fall.',
});

export const RestKind = enumOf('RestKind', 'How a day of rest is spent (SEC-54).', {
  SLEEP: 'With eight hours of sleep.',
  BED: 'In bed.',
});
