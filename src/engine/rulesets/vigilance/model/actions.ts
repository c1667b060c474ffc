import * as z from 'zod';
import { abilitySchema } from './abilities.ts';
import { aspects } from './items.ts';

/** VIG-30: the places of a round's allowance; boosts have none. */
export const slots = ['REGULAR', 'MOVEMENT', 'QUICK'] as const;

export type Slot = (typeof slots)[number];

const key = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, e.g. low-kick.')
  .max(60);

const points = z.int().min(0).max(20).default(0);

const counters = z
  .array(z.strictObject({ condition: key, count: z.int().min(1).max(20) }))
  .max(10)
  .default([]);

const effectSchema = z.discriminatedUnion('type', [
  /** VIG-57: an assault or shooting check with a weapon in hand. */
  z.strictObject({
    type: z.literal('ATTACK'),
    form: z.enum(['ASSAULT', 'SHOOTING']),
    /** Advantage dice of the action itself. */
    dice: points,
    /** What damage brings with it. */
    inflicts: counters,
  }),
  /** A check of an ability that the user chooses; the table judges the total. */
  z.strictObject({ type: z.literal('CHECK'), ability: abilitySchema.nullable().default(null) }),
  /** A check against the defense of someone near; of use as far as it succeeds. */
  z.strictObject({
    type: z.literal('OPPOSED'),
    ability: abilitySchema,
    /** Fields; that of a weapon in hand with this aspect, or of whatever is in hand. */
    reach: z.enum(['ADJACENT', 'WEAPON', 'TORCH']),
    /** The action of the target that it answers and prevents; any action with null. */
    prevents: z.enum(slots).nullable().default(null),
    inflicts: counters,
    /** Fields that the target is pushed away. */
    push: z.int().min(0).max(10).default(0),
  }),
  /** VIG-05: for allies, who may refuse it. */
  z.strictObject({
    type: z.literal('AID'),
    range: z.int().min(0).max(100),
    gives: counters.refine((given) => given.length > 0, 'An aid gives something.'),
  }),
  /** VIG-52: what `ReadyAction` puts on the stack. */
  z.strictObject({ type: z.literal('PREPARE') }),
  /** VIG-34, 37. */
  z.strictObject({ type: z.literal('TRAVEL') }),
  /** VIG-36. */
  z.strictObject({ type: z.literal('SWITCH_WEAPONS') }),
  z.strictObject({ type: z.literal('RELOAD') }),
  z.strictObject({ type: z.literal('STAND_UP') }),
  /** VIG-67. */
  z.strictObject({ type: z.literal('TAKE_COVER') }),
  /** VIG-41: improves another action, or a defense (VIG-44). */
  z.strictObject({
    type: z.literal('BOOST'),
    of: z.enum(['ASSAULT', 'SHOOTING', 'ATTACK', 'DEFENSE']),
    dice: points,
    /** What the target must have, or the dice do not count. */
    against: z.enum(['ANYONE', 'SHIELD', 'ARMOR']).default('ANYONE'),
    /** The aspect of the weapon, or of something worn for a bare hand, that it takes. */
    aspect: z.enum(aspects).nullable().default(null),
    /** Whether a second weapon gives its dice and aspects, too. */
    secondWeapon: z.boolean().default(false),
    /** Whether the attack cannot be actively defended. */
    forcesPassive: z.boolean().default(false),
    /** Whether missiles can be actively defended as with a shield. */
    asShield: z.boolean().default(false),
    /** Fields to move after the defense. */
    moves: z.int().min(0).max(1).default(0),
    /** Counters for the attacker when the attack does damage. */
    onDamage: counters,
  }),
]);

export const actionSchema = z
  .strictObject({
    key,
    name: z.string().min(1).max(80),
    summary: z.string().max(500).default(''),
    slot: z.enum([...slots, 'BOOST']),
    cost: z.strictObject({ vigor: points, focus: points }).prefault({}),
    effect: effectSchema,
  })
  .check(({ value, issues }) => {
    const problem = (message: string) =>
      issues.push({ code: 'custom', input: value, path: ['slot'], message });
    if ((value.slot === 'BOOST') !== (value.effect.type === 'BOOST'))
      problem('A boost has the slot BOOST and the effect BOOST.');
  });

export type Action = z.output<typeof actionSchema>;

export type ActionInput = z.input<typeof actionSchema>;

export type Effect = Action['effect'];

export type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

export type Boost = EffectOf<'BOOST'>;

export type Cost = Action['cost'];

export type Counters = readonly { readonly condition: string; readonly count: number }[];

/** The counters that an action can give. */
export function countersOf({ effect }: Action): Counters {
  switch (effect.type) {
    case 'ATTACK':
    case 'OPPOSED':
      return effect.inflicts;
    case 'AID':
      return effect.gives;
    case 'BOOST':
      return effect.onDamage;
    case 'CHECK':
    case 'PREPARE':
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
      return [];
  }
}
