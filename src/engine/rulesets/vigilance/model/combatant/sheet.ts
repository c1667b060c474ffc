/** What is given with a combatant. */
import * as z from 'zod';
import { cited, object, type TypeOf, union } from '../../../../core/schema/describe.ts';
import { actionKey } from '../../../../core/schema/keys.ts';
import { newcomerSchemaOf } from '../../../../core/table/state-schema.ts';
import { modifiersSchema } from './abilities.ts';
import { countersUpTo } from '../conditions.ts';
import { itemSchema } from './items.ts';

export const MAX_POINTS = 100;
export const MAX_LIMIT = 10_000;

export const points = z.int().min(0).max(MAX_POINTS);
const difficulty = z.int().min(0).max(200);
const limit = z.int().min(1).max(MAX_LIMIT).default(40);
const bonus = z.int().min(0).max(100).default(0).describe('What talents add to the limit.');

/** Characters and creatures (VIG-14); `pool` is what is left of vigor, and of focus. */
export const natureSchema = <P extends z.ZodType>(pool: P) =>
  union('VigilanceNature', 'A character or a creature.', 'kind', [
    object('VigilanceCharacter', 'A combatant with abilities.', {
      kind: z.literal('CHARACTER'),
      abilities: modifiersSchema.prefault({}).describe('Modifiers.'),
      vigor: pool.meta({
        ...cited('What is left of it.', 'VIG-15'),
        ifLeftOut: 'full',
      }),
      focus: pool.meta({
        ...cited('What is left of it.', 'VIG-16'),
        ifLeftOut: 'full',
      }),
      damageLimitBonus: bonus,
      stressLimitBonus: bonus,
    }),
    object('VigilanceCreatureStats', cited('A combatant with fixed numbers.', 'VIG-14', 'VIG-25'), {
      kind: z.literal('CREATURE'),
      attackDifficulty: difficulty.describe('What it attacks with.'),
      defendDifficulty: difficulty.describe('What it defends with.'),
      movement: z.int().min(0).max(100).default(5).describe('Fields of one travel.'),
      damageLimit: limit.describe('Where it falls.'),
      stressLimit: limit.describe('Where it panics.'),
    }),
  ]);

const givenNature = natureSchema(points.nullable().default(null).meta({ takenFrom: null }));
const harm = points.default(0).meta({ takenFrom: null });

export const sheetSchema = object('VigilanceSheet', 'A sheet of the ruleset VIGILANCE.', {
  vigilance: z
    .int()
    .min(-100)
    .max(1000)
    .meta(cited('Who has more comes first; without counters.', 'VIG-26', 'VIG-27')),
  nature: givenNature.describe('A character or a creature.'),
  damage: harm.describe('The damage that it has taken.'),
  stress: harm.describe('The stress that it is under.'),
  items: z.array(itemSchema).max(30).default([]).describe('What it has with it.'),
  learnt: z
    .array(actionKey)
    .max(60)
    .default([])
    .describe('The keys of the actions that it knows besides the basic ones.'),
  conditions: z
    .array(countersUpTo(100))
    .max(20)
    .default([])
    .meta({ takenFrom: null })
    .describe('The counters that it comes with.'),
});

export type Sheet = TypeOf<typeof sheetSchema>;
export type NatureInput = TypeOf<typeof givenNature>;

/** A combatant as it joins: who it is, and its sheet. */
export const newcomerSchema = newcomerSchemaOf(sheetSchema);

export type Newcomer = TypeOf<typeof newcomerSchema>;
