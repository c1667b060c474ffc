import * as z from 'zod';
import { adjudicateSchema } from '../../../core/roster/adjudication.ts';
import {
  hiddenField,
  revealSchema,
  updateSchema,
  removeSchema,
} from '../../../core/roster/roster-commands.ts';
import { nameSchema, newIdSchema } from '../../../core/values/texts.ts';
import { hexSchema, battlefieldFields } from '../../../grid/battlefield.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { abilitySchema } from './abilities.ts';
import { actionSchema, slots } from './actions.ts';
import { conditionSchema } from './conditions.ts';
import {
  id,
  side,
  MOST_POINTS,
  MOST_LIMIT,
  combatantSchema,
  sheetSchema,
  points,
} from './sheet.ts';

/** The content packs that an encounter can be set up with; `content/` has what is in them. */
export const packNames = ['SAMPLE'] as const;
export type PackName = (typeof packNames)[number];

const hexes = z.array(hexSchema).max(100);

export const setupSchema = z.strictObject({
  name: nameSchema(120),
  settings: settingsSchema.prefault({}),
  /** The content packs whose actions and conditions the encounter begins with. */
  content: z.array(z.enum(packNames)).max(20).default([]),
  ...battlefieldFields,
});

/** A creature of a content pack, by its key. */
const creatureSchema = z.strictObject({
  creature: id,
  id: newIdSchema,
  /** Its own name if left out. */
  name: nameSchema(80).optional(),
  side,
  position: hexSchema,
});

/** What the GM gives someone as they see fit. */
const inflictionFields = { condition: id, count: z.int().min(1).max(100).default(1) };

const figure = (most: number) => z.int().min(0).max(most).nullable().default(null);

/** What a ruling may set, null to leave it; how far each may go depends on whose it is. */
const figuresSchema = z.strictObject({
  vigor: figure(MOST_POINTS),
  focus: figure(MOST_POINTS),
  damage: figure(MOST_LIMIT),
  stress: figure(MOST_LIMIT),
  traumas: figure(100),
  /** VIG-30: the actions that are left in this round. */
  regular: figure(10),
  movement: figure(10),
  quick: figure(10),
});

/** What an action is aimed at, as far as it needs any of it. */
const aim = {
  targetIds: z.array(id).max(1).default([]),
  /** Where to go; the way is the shortest. */
  to: hexSchema.nullable().default(null),
  /** Where to go, hex by hex; instead of `to`. */
  path: hexes.nullable().default(null),
  /** The key of the weapon to attack with or to reload; bare hands without one. */
  weapon: id.nullable().default(null),
  /** What to check, where the action leaves it open. */
  ability: abilitySchema.nullable().default(null),
  /** VIG-36, 37: the keys of what to let fall, to stow away and to take in hand. */
  drop: id.nullable().default(null),
  stow: id.nullable().default(null),
  draw: id.nullable().default(null),
  /** VIG-42. */
  boosts: z.array(id).max(10).default([]),
};

const schemas = {
  AddCombatants: z.strictObject({
    type: z.literal('AddCombatants'),
    combatants: z.array(combatantSchema).max(100),
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
    infliction: z.strictObject(inflictionFields),
    figures: figuresSchema,
  }),
  DefineActions: z.strictObject({
    type: z.literal('DefineActions'),
    actions: z.array(actionSchema).max(100).default([]),
    conditions: z.array(conditionSchema).max(100).default([]),
  }),
  SetBattlefield: z.strictObject({ type: z.literal('SetBattlefield'), ...battlefieldFields }),
  /** Sets the order by vigilance; only ties need dice. */
  RollInitiative: z.strictObject({
    type: z.literal('RollInitiative'),
    /** VIG-68. */
    ambushedIds: z.array(id).max(100).default([]),
  }),
  SettleTie: z.strictObject({
    type: z.literal('SettleTie'),
    combatantId: id,
    /** Before or after the creatures; or an agreed order, or a roll, among characters. */
    answer: z.enum(['FIRST', 'DECLINE', 'AGREE', 'ROLL']),
    /** The order that is proposed or agreed to; only with `AGREE`. */
    order: z.array(id).max(100).default([]),
  }),
  DeclareAction: z.strictObject({
    type: z.literal('DeclareAction'),
    combatantId: id,
    action: id,
    use: z.enum(slots),
    ...aim,
  }),
  /** VIG-52. */
  ReadyAction: z.strictObject({ type: z.literal('ReadyAction'), combatantId: id, action: id }),
  /** VIG-33. */
  GiveUpAction: z.strictObject({
    type: z.literal('GiveUpAction'),
    combatantId: id,
    for: z.enum(['MOVEMENT', 'QUICK']),
  }),
  PassPriority: z.strictObject({
    type: z.literal('PassPriority'),
    combatantId: id,
    until: z
      .enum(['THIS_OBJECT', 'END_OF_STACK', 'END_OF_TURN', 'END_OF_ROUND'])
      .default('THIS_OBJECT'),
  }),
  /** VIG-13: what to pay for the check that is about to be rolled. */
  AmplifyCheck: z.strictObject({
    type: z.literal('AmplifyCheck'),
    combatantId: id,
    vigor: points.default(0),
    focus: points.default(0),
  }),
  ResolveDefense: z.strictObject({
    type: z.literal('ResolveDefense'),
    combatantId: id,
    attackId: id,
    defense: z.enum(['ACTIVE', 'PASSIVE']),
    boosts: aim.boosts,
    /** VIG-13. */
    vigor: points.default(0),
    focus: points.default(0),
    /** Where to move after the defense, with a boost that moves. */
    to: aim.to,
  }),
  /** VIG-05: accept or refuse an effect that is meant for allies. */
  AnswerAid: z.strictObject({
    type: z.literal('AnswerAid'),
    combatantId: id,
    accepts: z.boolean(),
  }),
  EndTurn: z.strictObject({ type: z.literal('EndTurn'), combatantId: id }),
  YieldFight: z.strictObject({
    type: z.literal('YieldFight'),
    combatantId: id,
    yields: z.boolean().default(true),
  }),
  // The GM's; so none of them names a `combatantId`.
  InflictCondition: z.strictObject({
    type: z.literal('InflictCondition'),
    targetId: id,
    ...inflictionFields,
  }),
  /** All counters of a condition; `panicking` ends a panic (VIG-23). */
  EndCondition: z.strictObject({ type: z.literal('EndCondition'), targetId: id, condition: id }),
  /** VIG-22. */
  SettleDying: z.strictObject({
    type: z.literal('SettleDying'),
    targetId: id,
    outcome: z.enum(['STABLE', 'DEAD']),
  }),
  /** VIG-08. */
  RollPercent: z.strictObject({ type: z.literal('RollPercent'), chance: points }),
  EndEncounter: z.strictObject({ type: z.literal('EndEncounter') }),
};

export const commands = schemas;

export type Command = {
  [T in keyof typeof schemas]: z.output<(typeof schemas)[T]>;
}[keyof typeof schemas];

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export type Setup = z.output<typeof setupSchema>;

export type Aim = Pick<CommandOf<'DeclareAction'>, keyof typeof aim>;

/** An aim at nothing. */
export const noAim: Aim = {
  targetIds: [],
  to: null,
  path: null,
  weapon: null,
  ability: null,
  drop: null,
  stow: null,
  draw: null,
  boosts: [],
};
