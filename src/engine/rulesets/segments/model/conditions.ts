import * as z from 'zod';
import { actionKey } from '../../../core/schema/keys.ts';
import { definitionFields } from '../../../core/catalogue/definitions.ts';
import { cited, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';

/** The rolls that a condition can help or hinder (SEG-82). */
const rollKindSchema = oneOf('SegmentsRollKind', 'What a roll is for.', {
  ATTACK: 'An offensive formula.',
  DEFENSE: 'A defensive formula.',
  DAMAGE: 'A damage formula.',
  INITIATIVE: 'The initiative roll.',
  ABILITY: 'An ability check.',
  SKILL: 'A skill check.',
  HEALING: 'A healing formula.',
});
export const rollKinds = rollKindSchema.options;
export type RollKind = (typeof rollKinds)[number];

/** What a condition, or the table, can give a roll. */
export const circumstanceSchema = oneOf(
  'SegmentsCircumstance',
  cited('What changes the number of dice.', 'SEG-81', 'SEG-86'),
  {
    ADVANTAGE: 'Three dice more.',
    DISADVANTAGE: 'Three dice fewer.',
    LEVERAGE: 'Six dice more, instead of advantage.',
  },
);
export const circumstances = circumstanceSchema.options;
export type Circumstance = (typeof circumstances)[number];

const damageTimingSchema = oneOf(
  'SegmentsDamageTiming',
  cited('When a condition does damage.', 'SEG-93'),
  {
    ROUND: "As the bearer's first turn of each later round begins.",
    MOVEMENT: 'Once a round, when the bearer moves more than 5 ft.',
  },
);
export type DamageTiming = (typeof damageTimingSchema.options)[number];

/** The most that a condition adds to a score, or takes from it. */
const MAX_FLAT = 20;

const effectSchema = union('SegmentsConditionEffect', 'What a condition changes.', 'type', [
  object('SegmentsSpeedHalvedEffect', cited('Movement speed is halved, once for all.', 'SEG-92'), {
    type: z.literal('SPEED_HALVED'),
  }),
  object('SegmentsRollsEffect', cited('Dice more or fewer.', 'SEG-81'), {
    type: z.literal('ROLLS'),
    of: oneOf('SegmentsRollOf', 'Whose rolls a condition changes.', {
      BEARER: 'Those of its bearer.',
      ATTACKERS: 'Those of attackers against its bearer.',
    }).describe('Whose rolls.'),
    rolls: z.array(rollKindSchema).min(1).max(20).describe('Which of these rolls.'),
    circumstance: circumstanceSchema.describe('For better or for worse.'),
    actions: z
      .array(actionKey)
      .min(1)
      .max(20)
      .nullable()
      .optional()
      .describe('Of which actions alone, by their keys; of all if null.'),
  }),
  object(
    'SegmentsScoreEffect',
    cited('A flat number on scores of its bearer, more or less.', 'SEG-115'),
    {
      type: z.literal('SCORE'),
      rolls: z.array(rollKindSchema).min(1).max(20).describe('Of which rolls.'),
      bonus: z.int().min(-MAX_FLAT).max(MAX_FLAT).describe('How much; negative for less.'),
    },
  ),
  object(
    'SegmentsConditionDamageEffect',
    cited('Damage: 1 for each damage die of the attack that caused it.', 'SEG-93'),
    { type: z.literal('DAMAGE'), when: damageTimingSchema.describe('When it is dealt.') },
  ),
  object(
    'SegmentsOneActionEffect',
    cited(
      'In a round a Standard or a Move, not both, and no Full; a check may lift that.',
      'SEG-93',
    ),
    { type: z.literal('ONE_ACTION') },
  ),
  object('SegmentsAbsorbEffect', cited('A shield: it takes damage upon itself.', 'SEG-114'), {
    type: z.literal('ABSORB'),
    amount: z
      .int()
      .min(1)
      .max(10_000)
      .nullable()
      .describe('How much, before it is gone; null for all that is dealt at once.'),
  }),
]);

export const conditionSchema = object('SegmentsCondition', 'A condition of the ruleset SEGMENTS.', {
  ...definitionFields,
  effects: z
    .array(effectSchema)
    .max(10)
    .default([])
    .describe('What it changes; a label that the GM interprets when empty.'),
  endsWithHealing: z
    .boolean()
    .default(false)
    .meta(cited('Whether healing ends it, where it has no end of its own.', 'SEG-114')),
});

export type Condition = TypeOf<typeof conditionSchema>;
export type ConditionEffect = Condition['effects'][number];
