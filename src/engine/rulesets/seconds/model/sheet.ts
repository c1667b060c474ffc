import * as z from 'zod';
import { idSchema } from '../../../core/values/texts.ts';
import { ATTACK } from './components.ts';

const id = idSchema;
const bonus = z.int().min(-20).max(20);
const count = z.int().min(0).max(20);

export const MAX_WOUNDS = 50;

/** Ranks, and the bonus of its checks, which is as high unless it is given. */
const skill = z
  .strictObject({ ranks: count.default(0), bonus: bonus.nullable().default(null) })
  .transform((given) => ({ ranks: given.ranks, bonus: given.bonus ?? given.ranks }))
  .prefault({});

export const techniques = ['EVASION', 'QUICK_DRAW'] as const;
export type Technique = (typeof techniques)[number];

const comboSchema = z.strictObject({
  key: id,
  name: z.string().min(1).max(80),
  components: z.array(id).min(1).max(20),
});

export const sheetFields = {
  toughness: z.int().min(1).max(200),
  wounds: z.int().min(0).max(MAX_WOUNDS).default(0),
  /** Metres a second. */
  speed: z.int().min(0).max(10).default(3),
  /** SEC-33: whether its shoes are fit for running. */
  runs: z.boolean().default(true),
  scale: z.int().min(-10).max(10).default(0),
  dexterity: bonus.default(0),
  endurance: bonus.default(0),
  medicine: bonus.default(0),
  reflex: skill,
  weaponSkill: skill,
  rangedSkill: skill,
  magic: skill,
  shieldUse: skill,
  /** SEC-42: a turn; left out, the ranks of the skill. */
  dodges: count.nullable().default(null),
  parries: count.nullable().default(null),
  blocks: count.nullable().default(null),
  /** SEC-03: what techniques add to initiative. */
  initiativeBonus: bonus.default(0),
  /** SEC-43: what encumbrance takes off dodging. */
  mobilityPenalty: z.int().min(0).max(20).default(0),
  /** SEC-45: what the combatant adds to the damage of its weapons. */
  damageBonus: bonus.default(0),
  techniques: z.array(z.enum(techniques)).max(techniques.length).default([]),
  /** SEC-52: how often Extra Attack was learnt. */
  extraAttacks: z.int().min(0).max(9).default(0),
  comboRating: z.int().min(-20).max(50).default(1),
  /** Known besides Attack and Charge. */
  components: z.array(id).max(20).default([]),
  combos: z
    .array(comboSchema)
    .max(20)
    .default([{ key: 'combo', name: 'Combo', components: [ATTACK] }]),
  weapons: z
    .array(z.strictObject({ weapon: id, held: z.boolean().default(true) }))
    .max(20)
    .default([]),
  spells: z.array(id).max(60).default([]),
};

/** Everything about a combatant but who and where it is. */
export const sheetSchema = z.strictObject(sheetFields);

/** The same as a part of something larger. */
export const sheetPartSchema = z.object(sheetFields);

export type CreatureSheet = z.output<typeof sheetSchema>;
export type SheetInput = z.input<typeof sheetSchema>;
