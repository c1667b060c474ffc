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
import { actionSchema, kinds } from './actions.ts';
import { circumstances, conditionSchema } from './conditions.ts';
import { combatantSchema, MAX_HIT_POINTS, sheetSchema, sideSchema } from './sheet.ts';

/** What the points of a maneuver buy, besides hexes to reposition (SEG-101 to 103); 1 point each. */
export const maneuvers = ['GRAPPLE', 'MAINTAIN', 'TRIP', 'DISARM'] as const;
export type Maneuver = (typeof maneuvers)[number];

/** What a combatant does about attacks without being asked; `ASK` is to be asked. */
export const standingOrders = ['ASK', 'REACTION', 'NONE'] as const;

const id = idSchema;

const hexes = z.array(hexSchema).max(100);
const kind = z.enum(kinds);

/** The content packs that an encounter can begin with. */
export const packNames = ['SAMPLE'] as const;

export type PackName = (typeof packNames)[number];

export const setupSchema = z.strictObject({
  name: nameSchema(120),
  settings: settingsSchema.prefault({}),
  /** The content packs whose actions and conditions the encounter begins with. */
  content: z.array(z.enum(packNames)).max(20).default([]),
  ...battlefieldFields,
});

export const abilities = ['STRENGTH', 'DEXTERITY', 'INTELLIGENCE', 'RESOLVE'] as const;
export type Ability = (typeof abilities)[number];

/** SEG-81, 86: what the table grants a roll. */
const granted = z.array(z.enum(circumstances)).max(3).default([]);

const abilityRoll = {
  combatantId: id,
  ability: z.enum(abilities),
  /** SEG-04: the number of dice, where the table knows better. */
  pool: z.int().min(0).max(50).nullable().default(null),
  granted,
};

/** A creature of a content pack, by its key. */
const creatureSchema = z.strictObject({
  creature: id,
  id: newIdSchema,
  /** Its own name if left out. */
  name: nameSchema(80).optional(),
  side: sideSchema,
  position: hexSchema,
});

/** What an action is aimed at, as far as it needs any of it. */
const aim = {
  /** One for each attack of the use, in order. */
  targetIds: z.array(id).max(3).default([]),
  /** The same, for attacks on hexes: hidden ones (SEG-49, 77), or where areas go (SEG-61, 62). */
  targetHexes: z.array(hexSchema).max(3).default([]),
  /** Where to go; the way is the shortest. */
  to: hexSchema.nullable().default(null),
  /** Where to go, hex by hex; instead of `to`. */
  path: hexes.nullable().default(null),
  /** The hexes of a structure, in the order of their appearance. */
  hexes: hexes.default([]),
  /** The action's modifiers to pay a Swift each for (SEG-23). */
  modifiers: z.array(id).max(2).default([]),
  /** SEG-63: hexes a segment, for what may be used more slowly; null at its own speed. */
  speed: z.int().min(1).max(100).nullable().default(null),
  /** SEG-99: to do something other than damage with the attack. */
  maneuver: z.boolean().default(false),
};

/** How long the GM can grant or inflict a condition for; longer is until it is ended. */
export const MOST_SEGMENTS = 3000;

/** What the GM gives someone as they see fit. */
const inflictionFields = {
  condition: id,
  /** SEG-88: how many it covers, this one or before the fight its first the first of them. */
  segments: z.int().min(1).max(MOST_SEGMENTS).nullable().default(null),
  /** Whether it ends with the first roll that it changes. */
  once: z.boolean().default(false),
  /** SEG-93: the damage dice behind it, for what hurts by them. */
  dice: z.int().min(0).max(50).default(0),
};

/** What a ruling may set, null to leave it. */
const figuresSchema = z.strictObject({
  hitPoints: z.int().min(-MAX_HIT_POINTS).max(MAX_HIT_POINTS).nullable().default(null),
  /** SEG-21: what was spent this round; Free takes nothing. */
  spent: z
    .array(z.enum(kinds).exclude(['FREE']))
    .max(4)
    .nullable()
    .default(null),
  /** SEG-22: whether this segment's one initiation is used. */
  initiated: z.boolean().nullable().default(null),
});

const schemas = {
  AddCombatants: z.strictObject({
    type: z.literal('AddCombatants'),
    combatants: z.array(combatantSchema).max(100),
    /** The same in brief: creatures bring their sheets, and what they need, with them. */
    creatures: z.array(creatureSchema).max(100).default([]),
    /** Whether they stay hidden until they are revealed. */
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
  RollInitiative: z.strictObject({
    type: z.literal('RollInitiative'),
    /** SEG-17: who does not know of their attackers. */
    unawareIds: z.array(id).max(100).default([]),
  }),
  DeclareAction: z.strictObject({
    type: z.literal('DeclareAction'),
    combatantId: id,
    action: id,
    use: kind,
    ...aim,
  }),
  ResolveDefense: z.strictObject({
    type: z.literal('ResolveDefense'),
    combatantId: id,
    attackId: id,
    defense: z.enum(['COUNTER', 'DODGE', 'REACTION', 'NONE']),
    /** The counter-action and its use; only with `COUNTER`. */
    action: id.nullable().default(null),
    use: kind.nullable().default(null),
    /** Where a dodge goes; only with `DODGE`. */
    to: aim.to,
    path: aim.path,
  }),
  SpendManeuverPoints: z.strictObject({
    type: z.literal('SpendManeuverPoints'),
    /** Whose maneuver has succeeded. */
    combatantId: id,
    attackId: id,
    maneuvers: z.array(z.enum(maneuvers)).max(maneuvers.length).default([]),
    /** Where the target is repositioned to, by the shortest way; null to leave it where it is. */
    to: aim.to,
  }),
  ReadyAction: z.strictObject({
    type: z.literal('ReadyAction'),
    combatantId: id,
    action: id,
    use: kind,
    trigger: z.string().min(1).max(200),
  }),
  ReleaseReadiedAction: z.strictObject({
    type: z.literal('ReleaseReadiedAction'),
    combatantId: id,
    ...aim,
  }),
  EndTurn: z.strictObject({
    type: z.literal('EndTurn'),
    combatantId: id,
    /** Where running Moves go in this segment; without it they stand still (SEG-51). */
    to: aim.to,
    path: aim.path,
    /** SEG-28, 29: what an unused action is spent on. */
    unused: z.enum(['KEEP', 'RISE_ONE', 'RISE_TWO', 'TOP_NEXT_ROUND']).default('KEEP'),
  }),
  SetStandingOrder: z.strictObject({
    type: z.literal('SetStandingOrder'),
    combatantId: id,
    order: z.enum(standingOrders),
  }),
  RollAbilityCheck: z.strictObject({
    type: z.literal('RollAbilityCheck'),
    ...abilityRoll,
    difficulty: z.int().min(0).max(100).nullable().default(null),
    /** Who rolls against it instead of a difficulty. */
    opponent: z.strictObject(abilityRoll).nullable().default(null),
  }),
  RollSkillCheck: z.strictObject({
    type: z.literal('RollSkillCheck'),
    combatantId: id,
    /** The name of the skill, e.g. `Stealth`. */
    skill: z.string().min(1).max(40),
    bonusDice: z.int().min(-20).max(20).default(0),
    /** SEG-80: whom a Stealth check is to deceive; concealment from them gives advantage. */
    hidingFromId: id.nullable().default(null),
    /** Sixes needed; 0 is easy. */
    target: z.int().min(0).max(100),
    granted,
  }),
  ContinueBinding: z.strictObject({ type: z.literal('ContinueBinding'), combatantId: id }),
  TakeLongRest: z.strictObject({ type: z.literal('TakeLongRest'), combatantId: id }),
  YieldFight: z.strictObject({
    type: z.literal('YieldFight'),
    combatantId: id,
    yields: z.boolean().default(true),
  }),
  /** SEG-81, 93: as the GM sees fit, e.g. to grant advantage. It names no `combatantId` either. */
  InflictCondition: z.strictObject({
    type: z.literal('InflictCondition'),
    targetId: id,
    ...inflictionFields,
  }),
  /** SEG-93: by healing, or as the GM sees fit. It is the GM's, so it names no `combatantId`. */
  EndCondition: z.strictObject({
    type: z.literal('EndCondition'),
    targetId: id,
    condition: id,
  }),
  AdvanceSegment: z.strictObject({
    type: z.literal('AdvanceSegment'),
    /** Ends the turns that are still open instead of refusing. */
    passOpenTurns: z.boolean().default(false),
  }),
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
  targetHexes: [],
  to: null,
  path: null,
  hexes: [],
  modifiers: [],
  speed: null,
  maneuver: false,
};
