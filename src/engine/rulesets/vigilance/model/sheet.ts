import * as z from 'zod';
import { idSchema, nameSchema, newIdSchema } from '../../../core/values/texts.ts';
import { hexSchema } from '../../../grid/battlefield.ts';
import { modifiersSchema } from './abilities.ts';
import { itemSchema } from './items.ts';

export const id = idSchema;

export const MOST_POINTS = 100;

export const points = z.int().min(0).max(MOST_POINTS);

const difficulty = z.int().min(0).max(200);

export const MOST_LIMIT = 10_000;

const limit = z.int().min(1).max(MOST_LIMIT);

const bonus = z.int().min(0).max(100).default(0);

const natureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('CHARACTER'),
    abilities: modifiersSchema.prefault({}),
    /** VIG-15, 16: what is left; full if left out. */
    vigor: points.nullable().default(null),
    focus: points.nullable().default(null),
    damageLimitBonus: bonus,
    stressLimitBonus: bonus,
  }),
  z.strictObject({
    kind: z.literal('CREATURE'),
    attackDifficulty: difficulty,
    defendDifficulty: difficulty,
    movement: z.int().min(0).max(100).default(5),
    damageLimit: limit.default(40),
    stressLimit: limit.default(40),
  }),
]);

export const side = nameSchema(40);

export const combatantSchema = z.strictObject({
  id: newIdSchema,
  name: nameSchema(80),
  side,
  vigilance: z.int().min(-100).max(1000),
  nature: natureSchema,
  position: hexSchema,
  damage: points.default(0),
  stress: points.default(0),
  items: z.array(itemSchema).max(30).default([]),
  learnt: z.array(id).max(60).default([]),
  conditions: z
    .array(z.strictObject({ condition: id, count: z.int().min(1).max(100).default(1) }))
    .max(20)
    .default([]),
});

export const sheetSchema = combatantSchema.omit({
  id: true,
  name: true,
  side: true,
  position: true,
});

export type CombatantInput = z.output<typeof combatantSchema>;

export type NatureInput = z.output<typeof natureSchema>;
