import * as z from 'zod';
import { conditionEdits } from '../../../core/command/edits.ts';
import {
  concludeFightCommand,
  endConditionCommand,
  rollInitiativeCommand,
  sayings,
} from '../../../core/command/shared-commands.ts';
import { reasonSchema } from '../../../core/roster/commands.ts';
import { setStandingOrdersCommand } from '../../../core/orders/standing-orders.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import { command, type CommandIn } from '../../../core/schema/command.ts';
import { cited, object, oneOf, type TypeOf } from '../../../core/schema/describe.ts';
import { actionKey, combatantId, conditionKey, id } from '../../../core/schema/keys.ts';
import { setupSchemaOf, tableCommands } from '../../../core/table/commands.ts';
import { doorCommands } from '../../../core/table/doors.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { abilitySchema } from './combatant/abilities.ts';
import { definitionsSchema, slotSchema } from './actions.ts';
import { itemKey } from './combatant/items.ts';
import { MAX_LIMIT, MAX_POINTS, points, sheetSchema } from './combatant/sheet.ts';
import { standingOrderFields } from './combatant/standing-orders.ts';
import { type Combatant, defenseSchema, memberSchema, triggers } from './state.ts';

/** The content packs that an encounter can be set up with; `content/` has what is in them. */
export const packNames = ['SAMPLE'] as const;
export type PackName = (typeof packNames)[number];

export const setupSchema = setupSchemaOf(settingsSchema, packNames);

/** What the GM gives someone as they see fit. */
const inflictionFields = {
  condition: conditionKey.describe('The key of the condition.'),
  count: z.int().min(1).max(100).default(1).meta(cited('How many counters.', 'VIG-06')),
};

const figure = (most: number, description: string) =>
  z.int().min(0).max(most).nullable().default(null).describe(description);

/** What a ruling may set, null to leave it; how far each may go depends on whose it is. */
export const statsSchema = object(
  'VigilanceStats',
  'Stats of a sheet of the ruleset VIGILANCE, each 0 or more and at most what the sheet allows; what is left out stays.',
  {
    vigor: figure(MAX_POINTS, 'What is left of it; characters only (VIG-15).'),
    focus: figure(MAX_POINTS, 'What is left of it; characters only (VIG-16).'),
    damage: figure(
      MAX_LIMIT,
      'At its limit the combatant falls; below it, who lies there gets up (VIG-22).',
    ),
    stress: figure(
      MAX_LIMIT,
      'At its limit the combatant panics; below it, a panic ends (VIG-23).',
    ),
    traumas: figure(100, 'How many there are (VIG-22, 23).'),
    regular: figure(10, 'Regular actions left in this round of the fight (VIG-30).'),
    movement: figure(10, 'Movement actions left in this round of the fight (VIG-30).'),
    quick: figure(10, 'Quick actions left, gained ones included (VIG-30, 33).'),
  },
);

/** Where a combatant has them: of the actions that are left, what they are counted from. */
const standingStats = ({ nature, damage, stress, traumas, spent, granted }: Combatant) => ({
  ...(nature.kind === 'CHARACTER' && { vigor: nature.vigor, focus: nature.focus }),
  ...{ damage, stress, traumas },
  regular: spent.regular,
  movement: [spent.movement, granted.movement],
  quick: [spent.quick, granted.quick],
});

const item = itemKey.nullable().default(null);
/** VIG-43: far more boosts than anybody pays for. */
export const MAX_BOOSTS = 10;
const boosts = z
  .array(actionKey)
  .max(MAX_BOOSTS)
  .default([])
  .meta(cited('Keys of boosts that go with it.', 'VIG-42', 'VIG-44'));
const enabledBy = z
  .array(actionKey)
  .max(MAX_BOOSTS)
  .default([])
  .meta(
    cited(
      'Keys of boosts besides, without which this would not be possible: those that lengthen a way or a reach, defend against missiles, or move after a defense.',
      'VIG-41',
      'VIG-44',
    ),
  );
const amplifying = points.default(0);

/** What an action is aimed at, as far as it needs any of it. */
const aim = {
  targetIds: z.array(combatantId).max(1).default([]).describe(sayings.targets),
  to: hexSchema
    .nullable()
    .default(null)
    .describe('Where to go, by the shortest way; instead of `path`.'),
  path: pathSchema.nullable().default(null).describe('Where to go, hex by hex; instead of `to`.'),
  weapon: item.describe('The key of the weapon to attack with, to draw or to reload.'),
  ability: abilitySchema
    .nullable()
    .default(null)
    .describe('The ability to check, where the action leaves it open.'),
  drop: item.meta(cited('What to drop on the way.', 'VIG-37')),
  stow: item.meta(cited('The weapon to stow.', 'VIG-36')),
  draw: item.meta(cited('The weapon to take in hand.', 'VIG-36', 'VIG-37')),
  boosts,
  enabledBy,
};

export const tieAnswer = oneOf(
  'VigilanceTieAnswer',
  cited('An answer to a tie of vigilance.', 'VIG-28'),
  {
    FIRST: 'To go before the creatures.',
    DECLINE: 'To let the creatures go first.',
    AGREE: 'To propose an order, or to agree to the one proposed.',
    ROLL: 'To roll dexterity for it.',
  },
);

export const gainedAction = oneOf(
  'VigilanceGainedAction',
  'What a regular action is given up for.',
  {
    MOVEMENT: 'A movement action, on this turn.',
    QUICK: "A quick action, until one's next turn begins.",
  },
);

/** VIG-69: whichever is chosen, to become the target of an action ends it. */
export const passUntil = oneOf('PassUntil', cited('How long priority is passed.', 'VIG-69'), {
  TOP_CHANGES: 'Until the top of the stack changes.',
  OWN_TURN: "Until one's next turn begins.",
  END_OF_ROUND: 'Until the round ends.',
  TARGETED: 'Until one is the target of an action.',
});

const dyingOutcome = oneOf('VigilanceDyingOutcome', cited('How dying ends.', 'VIG-22'), {
  STABLE: 'They are stabilized.',
  DEAD: 'They die without help.',
});

const who = (description: string) => ({ combatantId: combatantId.describe(description) });

export const commands = {
  ...tableCommands({
    sheet: sheetSchema,
    definitions: definitionsSchema,
    stats: statsSchema,
    member: memberSchema,
    infliction: object('Infliction', 'A condition to give, and for how long.', inflictionFields),
    standing: { stats: standingStats },
  }),
  ...doorCommands,
  RollInitiative: rollInitiativeCommand({
    ambushedIds: z
      .array(combatantId)
      .max(100)
      .default([])
      .meta(cited('Combatants who are ambushed.', 'VIG-68')),
  }),
  SettleTie: command(
    'SettleTie',
    cited('Answers a tie of vigilance, when asked to.', 'VIG-28'),
    {
      ...who('Who is asked.'),
      answer: tieAnswer.describe('The answer.'),
      order: z
        .array(combatantId)
        .max(100)
        .default([])
        .describe('The order that is proposed or agreed to; with AGREE only.'),
    },
    'CHECK',
  ),
  DeclareAction: command(
    'DeclareAction',
    "Initiates an action on the combatant's turn, or before the first round. What it does at once is played at once.",
    {
      ...who('Who acts.'),
      action: actionKey.describe('The key of the action, e.g. `unarmed-strike`.'),
      use: slotSchema.describe(sayings.use).meta({ completed: true }),
      ...aim,
    },
  ),
  ReadyAction: command(
    'ReadyAction',
    cited(sayings.readyAction, 'VIG-52'),
    {
      ...who('Who acts.'),
      action: actionKey.describe('The key of the action, e.g. `unarmed-strike`.'),
      ...triggers.fields,
    },
    'READY',
  ),
  GiveUpAction: command(
    'GiveUpAction',
    cited('Gives up the regular action of the turn for another one.', 'VIG-33'),
    { ...who('Whose turn it is.'), for: gainedAction.describe('What is gained.') },
  ),
  PassPriority: command(
    'PassPriority',
    sayings.passPriority,
    {
      ...who('Who is asked.'),
      until: passUntil.default('TOP_CHANGES').describe('For how long.'),
    },
    'PASS',
  ),
  SetStandingOrders: setStandingOrdersCommand(standingOrderFields, {}),
  AmplifyCheck: command(
    'AmplifyCheck',
    cited(
      'Pays for the check that is about to be rolled, or nothing; then the dice fall.',
      'VIG-13',
    ),
    {
      ...who('Who rolls.'),
      vigor: amplifying.describe('Vigor to pay, 0 to 10.'),
      focus: amplifying.describe('Focus to pay, 0 to 10.'),
    },
    'CHECK',
  ),
  ResolveDefense: command(
    'ResolveDefense',
    cited(sayings.resolveDefense, 'VIG-62', 'VIG-63', 'VIG-64', 'VIG-65', 'VIG-66'),
    {
      ...who('The target of the attack.'),
      attackId: id.describe('The attack.'),
      defense: defenseSchema.describe('How it is met.'),
      boosts,
      enabledBy,
      vigor: amplifying.meta(cited('Vigor to amplify it with.', 'VIG-13')),
      focus: amplifying.meta(cited('Focus to amplify it with.', 'VIG-13')),
      to: hexSchema
        .nullable()
        .default(null)
        .meta(cited('Where to move after the defense, with a boost that moves.', 'VIG-44')),
    },
    'DEFEND',
  ),
  AnswerAid: command(
    'AnswerAid',
    cited('Accepts or refuses what an ally would do for one.', 'VIG-05'),
    {
      ...who('Who is helped.'),
      accepts: z.boolean().describe('Whether it is accepted.'),
    },
  ),
  EndTurn: command(
    'EndTurn',
    sayings.endTurn,
    {
      ...who('Whose turn it is.'),
    },
    'END',
  ),
  // The GM's; so none of them names a `combatantId`.
  ConcludeFight: concludeFightCommand,
  InflictCondition: command(
    'InflictCondition',
    cited(sayings.inflictCondition, 'VIG-06'),
    { combatantId: combatantId.describe('Who gets it.'), ...inflictionFields },
    'MANAGE',
  ).meta({ edits: conditionEdits }),
  /** All counters of a condition; `panicking` ends a panic (VIG-23). */
  EndCondition: endConditionCommand,
  SettleDying: command(
    'SettleDying',
    cited('Stabilizes a dying combatant, or lets it die. Only the GM may.', 'VIG-22'),
    {
      combatantId: combatantId.describe('The dying combatant.'),
      outcome: dyingOutcome.describe('How it ends.'),
    },
    'MANAGE',
  ),
  PreventAction: command(
    'PreventAction',
    cited(
      'Rules that an action on the stack has no effect, while it waits. Only the GM may.',
      'VIG-53',
    ),
    {
      objectId: id.describe('The object on the stack.'),
      reason: reasonSchema.describe('The reason, 1 to 500 characters; the whole table reads it.'),
    },
    'MANAGE',
  ),
  RollPercent: command(
    'RollPercent',
    cited('Rolls whether something of this chance happens. Only the GM may.', 'VIG-08'),
    { chance: points.describe('Percent, 0 to 100.') },
    'CHECK',
  ),
};

export type Command = CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
export type Setup = TypeOf<typeof setupSchema>;
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
  enabledBy: [],
};
