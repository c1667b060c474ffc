import * as z from 'zod';
import { conditionEdits } from '../../../core/command/edits.ts';
import {
  concludeFightCommand,
  endConditionCommand,
  rollInitiativeCommand,
  sayings,
} from '../../../core/command/shared-commands.ts';
import { setStandingOrdersCommand } from '../../../core/orders/standing-orders.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import { command, type CommandIn } from '../../../core/schema/command.ts';
import { cited, object, oneOf, type TypeOf } from '../../../core/schema/describe.ts';
import { actionKey, combatantId, conditionKey, id } from '../../../core/schema/keys.ts';
import { setupSchemaOf, tableCommands } from '../../../core/table/commands.ts';
import { doorCommands } from '../../../core/table/doors.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { actionSchema, kindSchema } from './actions.ts';
import { circumstanceSchema, conditionSchema } from './conditions.ts';
import { MAX_HIT_POINTS, sheetSchema } from './combatant/sheet.ts';
import { standingOrderFields } from './combatant/standing-orders.ts';
import { memberSchema, triggers } from './state.ts';
import { defenseKindSchema } from './ongoing.ts';

/** The content packs that an encounter can begin with. */
export const packNames = ['SAMPLE'] as const;
export type PackName = (typeof packNames)[number];

export const setupSchema = setupSchemaOf(settingsSchema, packNames);

export const definitionsSchema = object(
  'SegmentsDefinitions',
  'Actions and conditions of the ruleset SEGMENTS.',
  {
    actions: z.array(actionSchema).max(100).default([]).describe('Actions, at most 100.'),
    conditions: z.array(conditionSchema).max(100).default([]).describe('Conditions, at most 100.'),
  },
);

/** How long the GM can grant or inflict a condition for; longer is until it is ended. */
export const MAX_SEGMENTS = 3000;

/** The most dice that the table gives a roll, or a condition. */
export const MAX_DICE = 50;

const inflictionSchema = object('Infliction', 'A condition to give, and for how long.', {
  condition: conditionKey.describe('The key of the condition.'),
  segments: z
    .int()
    .min(1)
    .max(MAX_SEGMENTS)
    .nullable()
    .default(null)
    .meta(
      cited(
        'How many segments it covers, this one the first; until it is ended if left out.',
        'SEG-88',
      ),
    ),
  once: z.boolean().default(false).describe('Whether it ends with the first roll that it changes.'),
  action: actionKey
    .nullable()
    .default(null)
    .meta(
      cited(
        'The one action whose roll it is for, with `once` only; for any if left out.',
        'SEG-81',
      ),
    ),
  dice: z
    .int()
    .min(0)
    .max(MAX_DICE)
    .default(0)
    .meta(cited('The damage dice behind it, for what hurts by them.', 'SEG-93')),
});

const paidKind = kindSchema.exclude(['FREE']).meta(kindSchema.meta() ?? {});

export const statsSchema = object(
  'SegmentsStats',
  'Stats of a sheet of the ruleset SEGMENTS; what is left out stays.',
  {
    hitPoints: z
      .int()
      .min(-MAX_HIT_POINTS)
      .max(MAX_HIT_POINTS)
      .nullable()
      .default(null)
      .meta(
        cited(
          'How many it has left, at most as many as its sheet gives it: 0 or fewer bring it down, more get it up again.',
          'SEG-105',
        ),
      ),
    spent: z
      .array(paidKind)
      .max(4)
      .nullable()
      .default(null)
      .meta(cited('What of the budget of this round is spent; empty for nothing.', 'SEG-21')),
    initiated: z
      .boolean()
      .nullable()
      .default(null)
      .meta(cited("Whether this segment's one initiation is used.", 'SEG-22')),
  },
);

const abilitySchema = oneOf('SegmentsAbility', 'The four abilities.', {
  STRENGTH: 'Strength.',
  DEXTERITY: 'Dexterity.',
  INTELLIGENCE: 'Intelligence.',
  RESOLVE: 'Resolve.',
});
export const abilities = abilitySchema.options;
export type Ability = (typeof abilities)[number];

const granted = z
  .array(circumstanceSchema)
  .max(3)
  .default([])
  .meta(cited('What the table grants the roll.', 'SEG-81', 'SEG-86'));

/** The highest difficulty or target of a check. */
export const MAX_NEEDED = 100;
/** The most dice that the table adds to a skill check, or takes away. */
export const MAX_BONUS_DICE = 20;

const pool = z
  .int()
  .min(0)
  .max(MAX_DICE)
  .nullable()
  .default(null)
  .describe('How many dice, where the table knows better.');
const needed = z.int().min(0).max(MAX_NEEDED);

export const maneuverSchema = oneOf(
  'SegmentsManeuver',
  'What a point of a maneuver buys, besides a hex.',
  {
    GRAPPLE: cited('Grabs the target, who is Grappled at once.', 'SEG-102'),
    MAINTAIN: cited('Keeps hold of the target for another while.', 'SEG-102'),
    TRIP: cited('Makes the target Prone.', 'SEG-103'),
    DISARM: cited('Makes the target Disarmed.', 'SEG-103'),
  },
);
export const maneuvers = maneuverSchema.options;
export type Maneuver = (typeof maneuvers)[number];

const hexOr = hexSchema.nullable().default(null);
const pathOr = pathSchema.nullable().default(null);

/** What an action is aimed at; each action needs a part of it. */
const aim = {
  targetIds: z.array(combatantId).max(3).default([]).describe(sayings.targets),
  targetHexes: z
    .array(hexSchema)
    .max(3)
    .default([])
    .meta(
      cited(
        'Which hexes to attack instead, because no combatant in them can be seen (SEG-49), or where areas go: one for each attack.',
        'SEG-62',
      ),
    ),
  to: hexOr.describe('Where to go, by the shortest way; instead of `path`.'),
  path: pathOr.describe('Where to go, hex by hex; instead of `to`.'),
  hexes: pathSchema
    .default([])
    .describe('The hexes of a structure, in the order of their appearance.'),
  modifiers: z
    .array(z.string().min(1).max(100))
    .max(2)
    .default([])
    .meta(cited('Keys of modifiers to pay a Swift each for.', 'SEG-23')),
  speed: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .meta(cited('Hexes a segment, for what may be used more slowly.', 'SEG-63')),
  maneuver: z
    .boolean()
    .default(false)
    .describe(
      'True to do something other than damage with an attack that serves for it (SEG-99), where maneuvers are played.',
    ),
};

const useOfAction = {
  combatantId: combatantId.describe('Who acts.'),
  action: actionKey.describe('The key of the action, e.g. `unarmed-strike`.'),
  use: kindSchema.describe(sayings.use).meta({ completed: true }),
};

export const commands = {
  ...tableCommands({
    sheet: sheetSchema,
    definitions: definitionsSchema,
    stats: statsSchema,
    member: memberSchema,
    infliction: inflictionSchema,
  }),
  ...doorCommands,
  RollInitiative: rollInitiativeCommand({
    unawareIds: z
      .array(combatantId)
      .max(100)
      .default([])
      .meta(cited('Combatants who do not know of their attackers.', 'SEG-17')),
  }),
  DeclareAction: command(
    'DeclareAction',
    cited(
      "Initiates an action on the combatant's turn, or before the first round. What it does at once is played at once.",
      'SEG-10',
      'SEG-19',
    ),
    { ...useOfAction, ...aim },
  ),
  ResolveDefense: command(
    'ResolveDefense',
    cited(sayings.resolveDefense, 'SEG-41'),
    {
      combatantId: combatantId.describe('The target of the attack.'),
      attackId: id.describe('The attack.'),
      defense: defenseKindSchema.describe('How it is met.'),
      action: actionKey
        .nullable()
        .default(null)
        .describe('The key of the counter-action; with COUNTER only.'),
      use: kindSchema.nullable().default(null).describe('Which use of it; with COUNTER only.'),
      to: hexOr.describe('Where a dodge goes; with DODGE only.'),
      path: pathOr.describe('Where a dodge goes, hex by hex; with DODGE only.'),
    },
    'DEFEND',
  ),
  SpendManeuverPoints: command(
    'SpendManeuverPoints',
    cited(
      'The attacker of a maneuver that has succeeded spends its points, all or some, on any mix.',
      'SEG-100',
      'SEG-101',
      'SEG-102',
      'SEG-103',
    ),
    {
      combatantId: combatantId.describe('Whose maneuver it is.'),
      attackId: id.describe('The attack: the subject of the decision.'),
      maneuvers: z
        .array(maneuverSchema)
        .max(maneuvers.length)
        .default([])
        .describe('What a point each is spent on.'),
      to: hexOr.meta(
        cited('Where the target is repositioned to, a point for each hex.', 'SEG-101'),
      ),
    },
    'ATTACK',
  ),
  UseGrants: command(
    'UseGrants',
    cited(
      'Says which grants for one roll are used for an attack that is about to be rolled, where the table has it asked each time.',
      'SEG-81',
    ),
    {
      combatantId: combatantId.describe('Who rolls.'),
      attackId: id.describe('The attack: the subject of the decision.'),
      grants: z
        .array(conditionKey)
        .max(100)
        .default([])
        .describe('The keys of those that are used; the others are kept.'),
    },
    'ATTACK',
  ),
  RepositionTarget: command(
    'RepositionTarget',
    cited('The attacker of a hit that repositions says where its target goes.', 'SEG-113'),
    {
      combatantId: combatantId.describe('Whose attack it is.'),
      attackId: id.describe('The attack: the subject of the decision.'),
      to: hexOr.describe('Where to, by the shortest way over free hexes; nowhere if left out.'),
    },
    'ATTACK',
  ),
  ChooseTarget: command(
    'ChooseTarget',
    cited(
      'The owner of an action that makes several attacks says whom the next one is aimed at, where the table has each named as it is made.',
      'SEG-26',
    ),
    {
      combatantId: combatantId.describe('Whose action it is.'),
      followUpId: id.describe('The attacks to come: the subject of the decision.'),
      targetIds: z.array(combatantId).max(1).default([]).describe('Whom to attack.'),
      targetHexes: z
        .array(hexSchema)
        .max(1)
        .default([])
        .meta(
          cited(
            'Which hex to attack instead, because no combatant in it can be seen (SEG-49), or where an area goes.',
            'SEG-62',
          ),
        ),
    },
    'ATTACK',
  ),
  AnswerOffer: command(
    'AnswerOffer',
    cited('Takes or refuses what was done for a combatant.', 'SEG-114'),
    {
      combatantId: combatantId.describe('For whom it is.'),
      aidId: id.describe('The aid: the subject of the decision.'),
      accepts: z.boolean().default(true).describe('False to refuse.'),
    },
  ),
  ReadyAction: command(
    'ReadyAction',
    cited(sayings.readyAction, 'SEG-27'),
    {
      ...useOfAction,
      use: kindSchema
        .nullable()
        .default(null)
        .describe(
          'Which use of it, by its printed kind; the first that can be readied now if left out.',
        ),
      ...triggers.fields,
    },
    'READY',
  ),
  ReleaseReadiedAction: command(
    'ReleaseReadiedAction',
    cited('Does at once, on any turn, what was readied.', 'SEG-27'),
    { combatantId: useOfAction.combatantId, ...aim },
    'READY',
  ),
  PassPriority: command(
    'PassPriority',
    sayings.passPriority,
    { combatantId: combatantId.describe('Who is asked.') },
    'PASS',
  ),
  EndTurn: command(
    'EndTurn',
    cited(sayings.endTurn, 'SEG-10'),
    {
      combatantId: combatantId.describe('Whose turn it is.'),
      to: hexOr.meta(
        cited('Where running Moves go in this segment; without it they stand still.', 'SEG-51'),
      ),
      path: pathOr.describe('The same, hex by hex.'),
      unused: oneOf('SegmentsUnusedChoice', 'What an unused action is spent on.', {
        KEEP: 'Nothing.',
        RISE_ONE: cited('A Standard: one place up in the order.', 'SEG-28'),
        RISE_TWO: cited('A Full: two places up in the order.', 'SEG-28'),
        TOP_NEXT_ROUND: cited('A Standard: first in segment 1 of the next round.', 'SEG-29'),
      })
        .default('KEEP')
        .meta(cited('What an unused action is spent on.', 'SEG-28', 'SEG-29')),
    },
    'END',
  ),
  SetStandingOrders: setStandingOrdersCommand(standingOrderFields, {}),
  RollAbilityCheck: command(
    'RollAbilityCheck',
    cited('Rolls an ability check: 5s and 6s against a difficulty or an opponent.', 'SEG-04'),
    {
      combatantId: combatantId.describe('Who rolls.'),
      ability: abilitySchema.describe('With which ability.'),
      pool,
      granted,
      difficulty: needed.nullable().default(null).describe('How many successes it takes.'),
      opponentId: combatantId
        .nullable()
        .default(null)
        .describe('Who rolls against it, instead of a difficulty; the opponent loses a tie.'),
      opponentAbility: abilitySchema
        .nullable()
        .default(null)
        .describe('With which ability the opponent rolls; with the same one if left out.'),
      opponentPool: pool.describe(
        "How many dice are the opponent's, where the table knows better.",
      ),
      opponentGranted: granted.meta(cited("What the table grants the opponent's roll.", 'SEG-85')),
    },
    'CHECK',
  ),
  RollSkillCheck: command(
    'RollSkillCheck',
    cited('Rolls a skill check: 4d6 and more, sixes against a target.', 'SEG-03'),
    {
      combatantId: combatantId.describe('Who rolls.'),
      skill: z.string().min(1).max(40).describe('The name of the skill, e.g. `Stealth`.'),
      bonusDice: z
        .int()
        .min(-MAX_BONUS_DICE)
        .max(MAX_BONUS_DICE)
        .default(0)
        .describe('Dice more, or fewer when negative.'),
      hidingFromId: combatantId
        .nullable()
        .default(null)
        .meta(
          cited(
            'Whom a Stealth check is to deceive; concealment from them gives advantage.',
            'SEG-80',
          ),
        ),
      target: needed.describe('How many sixes it takes; 0 is easy.'),
      granted,
    },
    'CHECK',
  ),
  ContinueBinding: command(
    'ContinueBinding',
    cited(
      'Outside a fight: the Strength check after another hour of continuous binding.',
      'SEG-97',
    ),
    { combatantId: combatantId.describe('Who goes on binding.') },
  ),
  TakeLongRest: command(
    'TakeLongRest',
    cited("Outside a fight: a full night's rest, which sets the DC of binding back.", 'SEG-97'),
    {
      combatantId: combatantId.describe('Who takes the rest.'),
      staysUnable: z
        .boolean()
        .default(false)
        .meta(cited('True where who could not go on binding still cannot.', 'SEG-98')),
    },
  ),
  InflictCondition: command(
    'InflictCondition',
    cited(sayings.inflictCondition, 'SEG-81', 'SEG-86', 'SEG-93'),
    { combatantId: combatantId.describe('Who gets it.'), ...inflictionSchema.shape },
    'MANAGE',
  ).meta({ edits: conditionEdits }),
  EndCondition: endConditionCommand,
  AdvanceSegment: command(
    'AdvanceSegment',
    cited(
      'Plays on: without open turns the next segment, or round, begins. Stops at the first decision that is due.',
      'SEG-09',
    ),
    {
      passOpenTurns: z
        .boolean()
        .default(false)
        .describe('End the turns that are still open instead of refusing.'),
    },
    'ADVANCE',
  ),
  ConcludeFight: concludeFightCommand,
};

export type Command = CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type Definitions = TypeOf<typeof definitionsSchema>;
export type Setup = TypeOf<typeof setupSchema>;
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
