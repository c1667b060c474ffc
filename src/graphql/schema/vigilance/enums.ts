import { enumOf } from '../enums.ts';

export const Slot = enumOf('VigilanceSlot', 'What an action takes of a round (VIG-30).', {
  REGULAR: 'A regular action.',
  MOVEMENT: 'A movement action.',
  QUICK: 'A quick action.',
  BOOST: 'Nothing: it goes with another action (VIG-41).',
});

export const ItemKind = enumOf('ItemKind', 'What an item is.', {
  WEAPON: 'A weapon.',
  ARMOR: 'Armor.',
  SHIELD: 'A shield.',
  GEAR: 'Anything else that is worn or carried.',
});

export const WeaponForm = enumOf('WeaponForm', 'What a weapon is for (VIG-57).', {
  MELEE: 'Assaults.',
  THROWN: 'Assaults, and shots by throwing it.',
  RANGED: 'Shots.',
});

export const ItemAspect = enumOf('ItemAspect', 'What an item can do besides giving dice.', {
  LONG: 'Reaches one field further.',
  LONG_RANGE: '1d6 disadvantage for every full 20 fields.',
  LONG_RELOAD: 'A movement action to load again after each shot (VIG-36).',
  FIREPOWER: 'Its shots cannot be actively defended (VIG-67).',
  QUICK: 'Goes well with another weapon.',
  ARMOR_PIERCING: 'For 2 focus: 1d6 against the armored.',
  GAUNTLETS: 'For 2 vigor: 1d6 unarmed.',
  COVER: 'A shield to hide behind (VIG-67).',
  LOUD: '1d6 disadvantage on stealth.',
  TORCH: 'Burns.',
});

export const AttackCheck = enumOf('AttackCheck', 'The check of an attack (VIG-57).', {
  ASSAULT: 'In melee.',
  SHOOTING: 'From afar.',
});

export const OpposedReach = enumOf('OpposedReach', 'How far a maneuver reaches.', {
  ADJACENT: 'One field.',
  WEAPON: 'As far as a weapon in hand.',
  TORCH: 'As far as a burning torch in hand.',
});

export const PlainEffect = enumOf('PlainEffect', 'What an action does that needs no figures.', {
  PREPARE: 'Prepares another action (VIG-52).',
  TRAVEL: 'Travels, dropping and drawing on the way (VIG-34, 37).',
  SWITCH_WEAPONS: 'Stows one weapon and takes another (VIG-36).',
  RELOAD: 'Loads a weapon (VIG-36).',
  STAND_UP: 'Stands up (VIG-36).',
  TAKE_COVER: 'Takes cover behind a shield (VIG-67).',
});

export const BoostOf = enumOf('BoostOf', 'What a boost improves (VIG-41, 44).', {
  ASSAULT: 'Assaults.',
  SHOOTING: 'Shots.',
  ATTACK: 'Any attack.',
  DEFENSE: 'An active defense.',
});

export const BoostAgainst = enumOf('BoostAgainst', 'Against whom the dice of a boost count.', {
  ANYONE: 'Anyone.',
  SHIELD: 'Who has a shield.',
  ARMOR: 'Who wears armor.',
});

export const CounterEffect = enumOf('CounterEffect', 'What a condition in counters changes.', {
  MOVEMENT_HALVED: 'Halves movement (VIG-24).',
  DISADVANTAGE: 'So many d6 disadvantage on checks, however many counters there are.',
  CHECKS: 'So much on checks, for each counter.',
  REGULAR_ACTIONS: 'So many regular actions fewer in a round, for each counter.',
  VIGILANCE: 'So much more vigilance, for each counter (VIG-27).',
});

export const TieAnswer = enumOf('TieAnswer', 'What is said to a tie of vigilance (VIG-28).', {
  FIRST: 'To go before the creatures.',
  DECLINE: 'To let the creatures go first.',
  AGREE: 'To propose an order, or to agree to the one proposed.',
  ROLL: 'To roll dexterity for it.',
});

export const GainedAction = enumOf('GainedAction', 'What a regular action is given up for.', {
  MOVEMENT: 'A movement action, on this turn.',
  QUICK: 'A quick action, until the own next turn begins.',
});

export const DyingOutcome = enumOf('DyingOutcome', 'What becomes of who is dying (VIG-22).', {
  STABLE: 'Somebody stabilizes them.',
  DEAD: 'Nobody does in time.',
});
