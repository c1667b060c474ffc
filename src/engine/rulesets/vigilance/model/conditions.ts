import * as z from 'zod';
import type { ConditionKey } from '../../../core/values/ids.ts';
import { abilitySchema } from './abilities.ts';

const effectSchema = z.discriminatedUnion('type', [
  /** VIG-24: movement is halved. */
  z.strictObject({ type: z.literal('MOVEMENT_HALVED') }),
  /** So many d6 disadvantage on these checks, however many counters there are. */
  z.strictObject({
    type: z.literal('DISADVANTAGE'),
    abilities: z.array(abilitySchema).min(1),
    dice: z.int().min(1).max(10),
  }),
  /** For each counter this much on these checks. */
  z.strictObject({
    type: z.literal('CHECKS'),
    abilities: z.array(abilitySchema).min(1),
    perCounter: z.int().min(-10).max(10),
  }),
  /** For each counter so many regular actions fewer in a round. */
  z.strictObject({ type: z.literal('REGULAR_ACTIONS'), lost: z.int().min(1).max(10) }),
  /** VIG-27: for each counter so much more vigilance. */
  z.strictObject({ type: z.literal('VIGILANCE'), perCounter: z.int().min(-10).max(10) }),
]);

export const conditionSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .max(60),
  name: z.string().min(1).max(80),
  summary: z.string().max(500).default(''),
  /** Whether its bearer loses one counter as each of its turns ends. */
  fades: z.boolean().default(true),
  /** Empty for a label that the GM interprets. */
  effects: z.array(effectSchema).max(10).default([]),
});

/** A condition that comes in counters. */
export type Condition = z.output<typeof conditionSchema>;

export type ConditionInput = z.input<typeof conditionSchema>;

export type ConditionEffect = Condition['effects'][number];

const basic: readonly ConditionInput[] = [
  {
    key: 'alarm',
    name: 'Alarmed',
    summary: '1 more vigilance for each counter.',
    effects: [{ type: 'VIGILANCE', perCounter: 1 }],
  },
  {
    key: 'prone',
    name: 'Prone',
    summary: 'Lies on the ground; to stand up is a movement action.',
    fades: false,
  },
];

/** The conditions that the rules themselves speak of (VIG-27, 36), by key. */
export const basicConditions: Readonly<Record<ConditionKey, Condition>> = Object.fromEntries(
  basic.map((condition) => [condition.key, conditionSchema.parse(condition)]),
);

/** What follows from damage and stress (VIG-20 to 23), for the table to see. */
export const aspectsOfState = {
  INJURED: { key: 'injured', name: 'Injured', summary: 'Damage of half the limit or more.' },
  STRESSED: { key: 'stressed', name: 'Stressed', summary: 'Stress of half the limit or more.' },
  PANICKING: { key: 'panicking', name: 'Panicking', summary: 'Must get away, or cowers.' },
  DOWN: { key: 'dying', name: 'Dying', summary: 'Unconscious, and dead without help in time.' },
  STABLE: { key: 'stable', name: 'Stable', summary: 'Unconscious, but no longer dying.' },
  DEAD: { key: 'dead', name: 'Dead', summary: 'Beyond help.' },
} as const;

/** As many counters of a condition as a combatant can have. */
export const MAX_COUNTERS = 1000;
