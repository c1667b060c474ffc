import * as z from 'zod';
import { cited, object, oneOf, type TypeOf, union } from '../../../../core/schema/describe.ts';

export const aspectSchema = oneOf(
  'VigilanceItemAspect',
  'What an item can do besides giving dice.',
  {
    LONG: cited('Reaches one field further.', 'VIG-39'),
    LONG_RANGE: cited('1d6 disadvantage for every full 20 fields.', 'VIG-61'),
    LONG_RELOAD: cited('A movement action to load again after each shot.', 'VIG-36'),
    FIREPOWER: cited('Its shots cannot be actively defended.', 'VIG-67'),
    QUICK: 'Goes well with another weapon.',
    ARMOR_PIERCING: 'For 2 focus: 1d6 against the armored.',
    GAUNTLETS: 'For 2 vigor: 1d6 unarmed.',
    COVER: cited('A shield to hide behind.', 'VIG-67'),
    LOUD: '1d6 disadvantage on stealth.',
    TORCH: 'Burns.',
  },
);

const weaponForm = oneOf('VigilanceWeaponForm', cited('What a weapon is for.', 'VIG-57'), {
  MELEE: 'Assaults.',
  THROWN: 'Shots, by throwing it.',
  RANGED: 'Shots.',
});

/** The key of an item; items have it from their sheet, so nothing else names them. */
export const itemKey = z.string().min(1).max(60);

const common = {
  key: itemKey.describe('Names it in a command.'),
  name: z.string().min(1).max(80).describe('Its name for people.'),
  advantageDice: z
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta(cited('Dice that it gives: by habit light 1, medium 2, heavy 3.', 'VIG-60')),
  aspects: z.array(aspectSchema).max(10).default([]).describe('What it can do besides.'),
};

export const itemSchema = union(
  'VigilanceItem',
  'Something that a combatant has with it.',
  'kind',
  [
    object('VigilanceWeapon', 'A weapon.', {
      kind: z.literal('WEAPON'),
      ...common,
      form: weaponForm.describe('What it is for.'),
      hands: z.int().min(1).max(2).default(1).describe('Hands that it takes.'),
      held: z.boolean().default(true).describe('Whether it is in hand, not stowed away.'),
      loaded: z.boolean().default(true).describe('Whether it is loaded.'),
    }),
    object('VigilanceArmor', 'Armor.', { kind: z.literal('ARMOR'), ...common }),
    object('VigilanceShield', 'A shield.', { kind: z.literal('SHIELD'), ...common }),
    object('VigilanceGear', 'Anything else that is worn or carried.', {
      kind: z.literal('GEAR'),
      ...common,
    }),
  ],
);

export type Item = TypeOf<typeof itemSchema>;
export type ItemInput = z.input<typeof itemSchema>;
export type Weapon = Extract<Item, { kind: 'WEAPON' }>;
export type Aspect = TypeOf<typeof aspectSchema>;
