import * as z from 'zod';
import { idSchema, nameSchema, newIdSchema } from '../../core/values/texts.ts';
import { adjudicateSchema } from '../../core/roster/adjudication.ts';
import {
  hiddenField,
  removeSchema,
  revealSchema,
  updateSchema,
} from '../../core/roster/roster-commands.ts';
import { battlefieldFields, hexSchema } from '../../grid/battlefield.ts';
import { actionSchema, SECONDS_PER_TURN } from './actions.ts';
import { packNames } from './content/index.ts';
import { settingsSchema } from './settings.ts';
import { MAX_WOUNDS, sheetFields, sheetSchema } from './sheet.ts';

export const id = idSchema;
const hexes = z.array(hexSchema).max(100);

export const setupSchema = z.strictObject({
  name: nameSchema(120),
  settings: settingsSchema.prefault({}),
  /** The content packs whose actions the encounter begins with. */
  content: z.array(z.enum(packNames)).max(20).default([]),
  ...battlefieldFields,
});

/** Who and where somebody is, whatever they can do. */
export const who = {
  id: newIdSchema,
  name: nameSchema(80),
  side: nameSchema(40),
  position: hexSchema,
};

export const combatantSchema = z.strictObject({ ...who, ...sheetFields });

/** A creature of a content pack, by its key; its own name if none is given. */
const creatureSchema = z.strictObject({ ...who, creature: id, name: who.name.optional() });

/** Where to go, or whom it concerns. */
const whither = {
  /** Where to go; the way is the shortest. */
  to: hexSchema.nullable().default(null),
  /** Where to go, hex by hex; instead of `to`. */
  path: hexes.nullable().default(null),
};

const left = (most: number) => z.int().min(0).max(most).nullable().default(null);

/** What a ruling may set, null to leave it. */
const figuresSchema = z.strictObject({
  wounds: left(MAX_WOUNDS),
  toughness: sheetFields.toughness.nullable().default(null),
  /** SEC-53: what the next check against dying must reach. */
  dyingAgainst: z.int().min(1).max(100).nullable().default(null),
  /** SEC-07: of its turn that is on, or interrupted. */
  secondsLeft: left(SECONDS_PER_TURN),
  /** SEC-42: until its next turn. */
  dodgesLeft: left(20),
  parriesLeft: left(20),
  blocksLeft: left(20),
});

const schemas = {
  AddCombatants: z.strictObject({
    type: z.literal('AddCombatants'),
    combatants: z.array(combatantSchema).max(100).default([]),
    /** The same in brief: creatures bring their sheets, and what they need, with them. */
    creatures: z.array(creatureSchema).max(100).default([]),
    /** Whether they wait in the wings until they are revealed. */
    hidden: hiddenField,
  }),
  RevealCombatants: revealSchema(hexSchema),
  UpdateCombatant: updateSchema(sheetSchema),
  RemoveCombatant: removeSchema,
  Adjudicate: adjudicateSchema({
    hex: hexSchema,
    infliction: z.strictObject({ condition: id }),
    figures: figuresSchema,
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
