import * as z from 'zod';
import { definitionFields } from '../../../core/catalogue/definitions.ts';
import { cited, object, type TypeOf, union } from '../../../core/schema/describe.ts';
import { conditionKey } from '../../../core/schema/keys.ts';
import type { ConditionKey } from '../../../core/values/ids.ts';
import { abilitySchema } from './combatant/abilities.ts';

/** As many counters of a condition as a combatant can have. */
export const MAX_COUNTERS = 1000;

/** Counters of a condition, at most so many. */
export const countersUpTo = (most: number) =>
  object('VigilanceCounters', 'Counters of a condition.', {
    condition: conditionKey.describe('The key of the condition.'),
    count: z.int().min(1).max(most).describe('How many counters.'),
  });

const someAbilities = z
  .array(abilitySchema)
  .min(1)
  .max(20)
  .describe('The abilities whose checks it changes.');
const perCounter = z.int().min(-10).max(10).describe('What each counter adds, -10 to 10.');

const effectSchema = union('VigilanceConditionEffect', 'What a condition changes.', 'type', [
  object('VigilanceMovementHalved', cited('Halves movement.', 'VIG-24'), {
    type: z.literal('MOVEMENT_HALVED'),
  }),
  object('VigilanceDisadvantage', 'Dice that are subtracted, however many counters there are.', {
    type: z.literal('DISADVANTAGE'),
    abilities: someAbilities,
    dice: z.int().min(1).max(10).describe('How many d6.'),
  }),
  object('VigilanceChecks', 'Checks that are better or worse for each counter.', {
    type: z.literal('CHECKS'),
    abilities: someAbilities,
    perCounter,
  }),
  object('VigilanceRegularActions', 'Regular actions fewer in a round, for each counter.', {
    type: z.literal('REGULAR_ACTIONS'),
    lost: z.int().min(1).max(10).describe('How many actions.'),
  }),
  object('VigilanceAlertness', cited('More vigilance for each counter.', 'VIG-27'), {
    type: z.literal('VIGILANCE'),
    perCounter,
  }),
]);

/** A key to name something that an encounter defines. */
export const conditionSchema = object(
  'VigilanceCondition',
  'A condition of the ruleset VIGILANCE, which comes in counters.',
  {
    ...definitionFields,
    fades: z
      .boolean()
      .default(true)
      .describe('Whether its bearer loses one counter as each of its turns ends.'),
    effects: z
      .array(effectSchema)
      .max(10)
      .default([])
      .describe('What it changes; a label that the GM interprets when empty.'),
  },
);

/** A condition that comes in counters. */
export type Condition = TypeOf<typeof conditionSchema>;
export type ConditionInput = z.input<typeof conditionSchema>;
export type ConditionEffect = Condition['effects'][number];

/** VIG-36: how far above the ground a combatant is, a counter for each field. */
export const ALOFT = 'aloft';

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
  {
    key: ALOFT,
    name: 'Aloft',
    summary: 'So many fields above the ground, one for each counter.',
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
