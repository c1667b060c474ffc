import * as z from 'zod';
import { adjudicateSchema } from '../../../core/roster/adjudication.ts';
import {
  hiddenField,
  removeSchema,
  revealSchema,
  updateSchema,
} from '../../../core/roster/roster-commands.ts';
import { idSchema, nameSchema, newIdSchema } from '../../../core/values/texts.ts';
import { battlefieldFields, hexSchema } from '../../../grid/battlefield.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { actionSchema, SECONDS_PER_TURN } from './actions.ts';
import { packNames } from './packs.ts';
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

/** Who a combatant is and where it stands. */
export const identityFields = {
  id: newIdSchema,
  name: nameSchema(80),
  side: nameSchema(40),
  position: hexSchema,
};

export const combatantSchema = z.strictObject({ ...identityFields, ...sheetFields });

/** A creature of a content pack, by its key; its own name if none is given. */
const creatureSchema = z.strictObject({
  ...identityFields,
  creature: id,
  name: identityFields.name.optional(),
});

/** The way of a movement. */
const wayFields = {
  /** Where to go; the way is the shortest. */
  to: hexSchema.nullable().default(null),
  /** Where to go, hex by hex; instead of `to`. */
  path: hexes.nullable().default(null),
};

/** A count that a ruling may set; null leaves it. */
const countUpTo = (most: number) => z.int().min(0).max(most).nullable().default(null);

/** The figures that a ruling may set; null leaves one as it is. */
const figuresSchema = z.strictObject({
  wounds: countUpTo(MAX_WOUNDS),
  toughness: sheetFields.toughness.nullable().default(null),
  /** SEC-53: what the next check against dying must reach. */
  dyingAgainst: z.int().min(1).max(100).nullable().default(null),
  /** SEC-07: of its turn that is on, or interrupted. */
  secondsLeft: countUpTo(SECONDS_PER_TURN),
  /** SEC-42: until its next turn. */
  dodgesLeft: countUpTo(20),
  parriesLeft: countUpTo(20),
  blocksLeft: countUpTo(20),
});

export const commands = {
  AddCombatants: z.strictObject({
    type: z.literal('AddCombatants'),
    combatants: z.array(combatantSchema).max(100).default([]),
    /** The same in brief: creatures bring their sheets, and what they need, with them. */
    creatures: z.array(creatureSchema).max(100).default([]),
    /** Whether they stay hidden until `RevealCombatants`. */
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
  /** SEC-05: who does something first; it changes nothing in the state. */
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
    ...wayFields,
  }),
  /** SEC-13: goes on with what was carried over or paused. */
  ContinueAction: z.strictObject({ type: z.literal('ContinueAction'), combatantId: id }),
  /** SEC-15: at whom, or where, a completed action takes effect; without either it comes to nothing. */
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
  /** SEC-24: does not take the delayed turn at this moment between two turns. */
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

export type Command = {
  [T in keyof typeof commands]: z.output<(typeof commands)[T]>;
}[keyof typeof commands];
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type Setup = z.output<typeof setupSchema>;
export type CombatantInput = z.output<typeof combatantSchema>;
