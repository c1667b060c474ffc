import * as z from 'zod';

/** What an item can do besides giving dice (VIG-36, 39, 61, 67 and sample data). */
export const aspects = [
  /** A weapon that reaches one field further. */
  'LONG',
  /** 1d6 disadvantage for every full 20 fields. */
  'LONG_RANGE',
  /** A movement action to load again after each shot. */
  'LONG_RELOAD',
  /** Shots that cannot be actively defended. */
  'FIREPOWER',
  /** A weapon that goes well with another one. */
  'QUICK',
  /** For 2 focus: 1d6 against the armored. */
  'ARMOR_PIERCING',
  /** For 2 vigor: 1d6 unarmed. */
  'GAUNTLETS',
  /** A shield to hide behind. */
  'COVER',
  /** 1d6 disadvantage on stealth. */
  'LOUD',
  /** Burns, for those who fight with fire. */
  'TORCH',
] as const;

export type Aspect = (typeof aspects)[number];

const key = z.string().min(1).max(60);

const common = {
  key,
  name: z.string().min(1).max(80),
  /** VIG-60: advantage dice that it gives; by habit light 1, medium 2, heavy 3. */
  advantageDice: z.int().min(0).max(10).default(0),
  aspects: z.array(z.enum(aspects)).max(10).default([]),
};

export const itemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('WEAPON'),
    ...common,
    form: z.enum(['MELEE', 'THROWN', 'RANGED']),
    hands: z.union([z.literal(1), z.literal(2)]).default(1),
    /** In hand, or stowed away. */
    held: z.boolean().default(true),
    loaded: z.boolean().default(true),
  }),
  z.strictObject({ kind: z.literal('ARMOR'), ...common }),
  z.strictObject({ kind: z.literal('SHIELD'), ...common }),
  z.strictObject({ kind: z.literal('GEAR'), ...common }),
]);

export type Item = z.output<typeof itemSchema>;

export type ItemInput = z.input<typeof itemSchema>;

export type Weapon = Extract<Item, { kind: 'WEAPON' }>;
