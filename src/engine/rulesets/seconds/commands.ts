import { z } from 'zod';
import { battlefieldFields, hexSchema } from '../../grid/battlefield.ts';
import { actionSchema } from './actions.ts';
import { ATTACK } from './components.ts';
import { packNames } from './content/index.ts';
import { settingsSchema } from './settings.ts';

const id = z.string().min(1).max(100);
const bonus = z.int().min(-20).max(20);
const count = z.int().min(0).max(20);
const hexes = z.array(hexSchema).max(100);

export const setupSchema = z.strictObject({
  name: z.string().min(1).max(120),
  settings: settingsSchema.prefault({}),
  /** The content packs whose actions the encounter begins with. */
  content: z.array(z.enum(packNames)).max(20).default([]),
  ...battlefieldFields,
});

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

const sheetFields = {
  toughness: z.int().min(1).max(200),
  wounds: z.int().min(0).max(50).default(0),
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

const who = {
  id,
  name: z.string().min(1).max(80),
  side: z.string().min(1).max(40),
  position: hexSchema,
};

const combatantSchema = z.strictObject({ ...who, ...sheetFields });

/** A creature of a content pack, by its key; its own name if none is given. */
const creatureSchema = z.strictObject({ ...who, creature: id, name: who.name.optional() });

/** Where to go, or whom it concerns. */
const whither = {
  /** Where to go; the way is the shortest. */
  to: hexSchema.nullable().default(null),
  /** Where to go, hex by hex; instead of `to`. */
  path: hexes.nullable().default(null),
};

const schemas = {
  AddCombatants: z.strictObject({
    type: z.literal('AddCombatants'),
    combatants: z.array(combatantSchema).max(100).default([]),
    /** The same in brief: creatures bring their sheets, and what they need, with them. */
    creatures: z.array(creatureSchema).max(100).default([]),
  }),
  DefineActions: z.strictObject({
    type: z.literal('DefineActions'),
    actions: z.array(actionSchema).max(100).default([]),
  }),
  SetBattlefield: z.strictObject({ type: z.literal('SetBattlefield'), ...battlefieldFields }),
  RollInitiative: z.strictObject({ type: z.literal('RollInitiative') }),
  /** SEC-05: who does something first; nothing else comes of it. */
  RollContest: z.strictObject({
    type: z.literal('RollContest'),
    contestantIds: z.array(id).min(2).max(100),
  }),
  DeclareAction: z.strictObject({
    type: z.literal('DeclareAction'),
    combatantId: id,
    action: id,
    /** What it is done with: of a combo, of drawing, sheathing, dropping and reloading. */
    weapon: id.nullable().default(null),
    /** Which of the combatant's combos; only with `combo`. */
    combo: id.nullable().default(null),
    /** Whose weapon is loaded; only with `help-reload`. */
    targetIds: z.array(id).max(1).default([]),
    ...whither,
  }),
  /** SEC-13: goes on with what was carried over or paused. */
  ContinueAction: z.strictObject({ type: z.literal('ContinueAction'), combatantId: id }),
  /** SEC-15: whom, or where, an action that is done takes effect; nothing lets it go. */
  CompleteAction: z.strictObject({
    type: z.literal('CompleteAction'),
    combatantId: id,
    /** One for each attack, in order. */
    targetIds: z.array(id).max(10).default([]),
    /** The middle of an area. */
    to: hexSchema.nullable().default(null),
  }),
  ResolveDefense: z.strictObject({
    type: z.literal('ResolveDefense'),
    combatantId: id,
    attackId: id,
    defense: z.enum(['DODGE', 'PARRY', 'BLOCK', 'NONE']),
  }),
  EndTurn: z.strictObject({ type: z.literal('EndTurn'), combatantId: id }),
  DelayTurn: z.strictObject({ type: z.literal('DelayTurn'), combatantId: id }),
  TakeDelayedTurn: z.strictObject({ type: z.literal('TakeDelayedTurn'), combatantId: id }),
  /** Lets a moment between two turns go by, without taking the delayed turn. */
  PassPriority: z.strictObject({ type: z.literal('PassPriority'), combatantId: id }),
  /** SEC-31: no more of this zero-second action in the turn that is on. It is the GM's. */
  VetoAction: z.strictObject({ type: z.literal('VetoAction'), action: id }),
  /** SEC-55: something dropped or thrown, or oneself. */
  TryCatch: z.strictObject({
    type: z.literal('TryCatch'),
    combatantId: id,
    catches: z.enum(['OBJECT', 'SELF']),
  }),
  /** SEC-54: a day with eight hours of sleep, or in bed. */
  TakeRest: z.strictObject({
    type: z.literal('TakeRest'),
    combatantId: id,
    rest: z.enum(['SLEEP', 'BED']),
  }),
  YieldFight: z.strictObject({
    type: z.literal('YieldFight'),
    combatantId: id,
    yields: z.boolean().default(true),
  }),
  EndEncounter: z.strictObject({ type: z.literal('EndEncounter') }),
};

export const commands = schemas;

export type Command = {
  [T in keyof typeof schemas]: z.output<(typeof schemas)[T]>;
}[keyof typeof schemas];
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type Setup = z.output<typeof setupSchema>;
export type CombatantInput = z.output<typeof combatantSchema>;
export type CreatureSheet = z.output<typeof sheetSchema>;
export type SheetInput = z.input<typeof sheetSchema>;
