import { z } from 'zod';
import type { ConditionKey } from '../../core/ids.ts';

/** The rolls that a condition can help or hinder (SEG-82). */
export const rollKinds = ['ATTACK', 'DEFENSE', 'DAMAGE', 'INITIATIVE', 'ABILITY', 'SKILL'] as const;
export type RollKind = (typeof rollKinds)[number];

/** What a condition can give a roll (SEG-81, 86). */
export const circumstances = ['ADVANTAGE', 'DISADVANTAGE', 'LEVERAGE'] as const;
export type Circumstance = (typeof circumstances)[number];

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

/** The conditions that the rules themselves use (SEG-31, 92), by key. */
export const basicConditions: Readonly<Record<ConditionKey, Condition>> = {
  staggered: {
    key: 'staggered',
    name: 'Staggered',
    summary: 'Movement speed is halved.',
    effects: [{ type: 'SPEED_HALVED' }],
  },
  braced: {
    key: 'braced',
    name: 'Braced',
    summary: 'Advantage on ability checks for the rest of the round.',
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['ABILITY'], circumstance: 'ADVANTAGE' }],
  },
};
