import type { ItemInput } from '../model/combatant/items.ts';
import type { CreatureInput } from './pack.ts';

const sword: ItemInput = {
  kind: 'WEAPON',
  key: 'sword',
  name: 'Sword',
  form: 'MELEE',
  advantageDice: 2,
};

const dagger: ItemInput = {
  kind: 'WEAPON',
  key: 'dagger',
  name: 'Dagger',
  form: 'MELEE',
  advantageDice: 1,
  aspects: ['QUICK'],
};

const spear: ItemInput = {
  kind: 'WEAPON',
  key: 'spear',
  name: 'Spear',
  form: 'MELEE',
  advantageDice: 2,
  hands: 2,
  aspects: ['LONG'],
};

const bow: ItemInput = {
  kind: 'WEAPON',
  key: 'bow',
  name: 'Bow',
  form: 'RANGED',
  advantageDice: 2,
  hands: 2,
  aspects: ['LONG_RANGE'],
};

const crossbow: ItemInput = {
  ...bow,
  key: 'crossbow',
  name: 'Crossbow',
  advantageDice: 3,
  aspects: ['LONG_RANGE', 'LONG_RELOAD', 'ARMOR_PIERCING'],
};

const torch: ItemInput = {
  kind: 'WEAPON',
  key: 'torch',
  name: 'Torch',
  form: 'MELEE',
  advantageDice: 1,
  aspects: ['TORCH'],
};

const leather: ItemInput = { kind: 'ARMOR', key: 'leather', name: 'Leather', advantageDice: 1 };

const mail: ItemInput = {
  kind: 'ARMOR',
  key: 'mail',
  name: 'Mail',
  advantageDice: 2,
  aspects: ['LOUD'],
};

const shield: ItemInput = {
  kind: 'SHIELD',
  key: 'shield',
  name: 'Shield',
  advantageDice: 2,
  aspects: ['COVER'],
};

/** Combatants of the project's own making, with the sample maneuvers; numbers and names alike. */
export const sampleCreatures: readonly CreatureInput[] = [
  {
    key: 'gate-warden',
    name: 'Gate Warden',
    summary: 'Stands in the way, behind a shield.',
    vigilance: 11,
    nature: {
      kind: 'CHARACTER',
      abilities: { assault: 3, defend: 4, toughness: 3, dexterity: 2, intuition: 1, athletics: 1 },
    },
    items: [sword, shield, mail],
    learnt: ['bar-the-way'],
  },
  {
    key: 'torch-dancer',
    name: 'Torch Dancer',
    summary: 'Two weapons, one of them burning.',
    vigilance: 13,
    nature: {
      kind: 'CHARACTER',
      abilities: { assault: 4, defend: 2, dexterity: 4, intuition: 2, athletics: 4, deception: 4 },
    },
    items: [dagger, torch, leather],
    learnt: ['dazzling-blaze', 'dodge', 'dual-strike', 'elusive-strike', 'feint'],
  },
  {
    key: 'kick-fencer',
    name: 'Kick Fencer',
    summary: 'Breaks the rhythm of enemies who come close.',
    vigilance: 12,
    nature: {
      kind: 'CHARACTER',
      abilities: { assault: 4, defend: 4, dexterity: 4, athletics: 2, toughness: 1, willpower: 1 },
    },
    items: [sword, leather, { ...dagger, held: false }],
    learnt: ['disrupting-kick', 'deflect-projectile', 'continued-momentum'],
  },
  {
    key: 'far-archer',
    name: 'Far Archer',
    summary: 'A bow for distance and a dagger for the worst case.',
    vigilance: 14,
    nature: {
      kind: 'CHARACTER',
      abilities: { shooting: 4, defend: 1, awareness: 3, willpower: 2, dexterity: 2 },
    },
    items: [bow, { ...dagger, held: false }, leather],
    learnt: ['dodge'],
  },
  {
    key: 'thicket-boar',
    name: 'Thicket Boar',
    summary: 'Charges and does not think about it.',
    vigilance: 12,
    nature: {
      kind: 'CREATURE',
      attackDifficulty: 14,
      defendDifficulty: 9,
      movement: 8,
      damageLimit: 24,
    },
    items: [],
    learnt: [],
  },
  {
    key: 'hired-crossbow',
    name: 'Hired Crossbow',
    summary: 'One heavy bolt, then a while of nothing.',
    vigilance: 8,
    nature: {
      kind: 'CREATURE',
      attackDifficulty: 17,
      defendDifficulty: 10,
      movement: 5,
      damageLimit: 20,
    },
    items: [crossbow, leather],
    learnt: [],
  },
  {
    key: 'pike-guard',
    name: 'Pike Guard',
    summary: 'Reaches one field further than it seems.',
    vigilance: 9,
    nature: {
      kind: 'CREATURE',
      attackDifficulty: 15,
      defendDifficulty: 12,
      movement: 5,
      damageLimit: 22,
    },
    items: [spear, mail],
    learnt: ['bar-the-way'],
  },
];
