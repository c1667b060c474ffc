import * as z from 'zod';

/** The rolls that a condition can help or hinder (SEG-82). */
export const rollKinds = ['ATTACK', 'DEFENSE', 'DAMAGE', 'INITIATIVE', 'ABILITY', 'SKILL'] as const;
export type RollKind = (typeof rollKinds)[number];

/** What a condition can give a roll (SEG-81, 86). */
export const circumstances = ['ADVANTAGE', 'DISADVANTAGE', 'LEVERAGE'] as const;
export type Circumstance = (typeof circumstances)[number];

/**
 * When a condition does damage: as the bearer's first turn of each later round begins, or once a
 * round when the bearer moves more than 5 ft.
 */
export const damageMoments = ['ROUND', 'MOVEMENT'] as const;
export type DamageMoment = (typeof damageMoments)[number];

const effectSchema = z.discriminatedUnion('type', [
  /** SEG-92: movement speed is halved; several halve it once. */
  z.strictObject({ type: z.literal('SPEED_HALVED') }),
  /** SEG-82: dice more or fewer on the bearer's own rolls, or on attacks against the bearer. */
  z.strictObject({
    type: z.literal('ROLLS'),
    of: z.enum(['BEARER', 'ATTACKERS']),
    rolls: z.array(z.enum(rollKinds)).min(1),
    circumstance: z.enum(circumstances),
  }),
  /** SEG-93: one point of damage for each damage die of the attack that caused it. */
  z.strictObject({ type: z.literal('DAMAGE'), when: z.enum(damageMoments) }),
  /** SEG-93: in a round a Standard or a Move, not both, and no Full; a check may lift it. */
  z.strictObject({ type: z.literal('ONE_ACTION') }),
]);

export const conditionSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .max(60),
  name: z.string().min(1).max(80),
  summary: z.string().max(500).default(''),
  /** Empty for a label that the GM interprets. */
  effects: z.array(effectSchema).max(10).default([]),
});

export type Condition = z.output<typeof conditionSchema>;
export type ConditionEffect = Condition['effects'][number];
