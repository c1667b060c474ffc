import * as z from 'zod';
import { idSchema, nameSchema, newIdSchema } from '../../../core/values/texts.ts';
import { hexSchema } from '../../../grid/battlefield.ts';
import { FEET_PER_HEX } from './actions.ts';

/** What a modifier or a bonus adds to a formula. */
const modifier = z.int().min(-20).max(20);
/** Feet a round. */
const speed = z.int().min(0).max(200).multipleOf(FEET_PER_HEX);

/** Combatants of different sides are hostile. */
export const sideSchema = nameSchema(40);

export const MAX_HIT_POINTS = 10_000;

/** Ability modifiers (SEG-05). */
const abilitiesSchema = z.strictObject({
  strength: modifier,
  dexterity: modifier,
  intelligence: modifier,
  resolve: modifier,
});

/** An action that the combatant knows; SEG-30: `reducedBy` levels cheaper. */
const talentSchema = z.strictObject({
  action: idSchema,
  reducedBy: z.int().min(0).max(4).default(0),
});

/** A combatant as it joins. */
export const combatantSchema = z.strictObject({
  id: newIdSchema,
  name: nameSchema(80),
  side: sideSchema,
  abilities: abilitiesSchema,
  attackBonus: modifier.default(0),
  defenseBonus: modifier.default(0),
  speed: speed.default(30),
  swimSpeed: speed.default(0),
  /** All that it can have. */
  hitPoints: z.int().min(1).max(MAX_HIT_POINTS),
  position: hexSchema,
  /** SEG-102: arms that hold nothing else; a grapple takes one of them. */
  freeArms: z.int().min(0).max(20).default(2),
  talents: z.array(talentSchema).max(60).default([]),
});

/** What is given with a combatant, besides who and where it is. */
export const sheetSchema = combatantSchema.omit({
  id: true,
  name: true,
  side: true,
  position: true,
});

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type Abilities = DeepReadonly<z.output<typeof abilitiesSchema>>;
export type Talent = DeepReadonly<z.output<typeof talentSchema>>;
export type Newcomer = DeepReadonly<z.output<typeof combatantSchema>>;
export type Sheet = DeepReadonly<z.output<typeof sheetSchema>>;
