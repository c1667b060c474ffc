import * as z from 'zod';
import {
  resolveDefenseCommand,
  rollInitiativeCommand,
} from '../../../core/command/shared-commands.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import { setStandingOrdersCommand } from '../../../core/orders/standing-orders.ts';
import { concludeFightCommand, sayings } from '../../../core/command/shared-commands.ts';
import { command, type CommandDeclarations, type CommandIn } from '../../../core/schema/command.ts';
import { cited, object, oneOf, type TypeOf } from '../../../core/schema/describe.ts';
import { actionKey, combatantId } from '../../../core/schema/keys.ts';
import { idSchema } from '../../../core/values/texts.ts';
import { setupSchemaOf, tableCommands } from '../../../core/table/commands.ts';
import { doorCommands } from '../../../core/table/doors.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { definitionsSchema, SECONDS_PER_TURN } from './actions.ts';
import { defenseSchema } from './defenses.ts';
import { awaitedFields } from './delaying.ts';
import { freeActionsSchema } from './free-actions.ts';
import { MAX_WOUNDS, sheetSchema } from './combatant/sheet.ts';
import { ordersOf, standingOrderFields, untilFields } from './combatant/standing-orders.ts';
import { type Combatant, memberSchema, type State } from './state.ts';

/** The content packs that an encounter can be set up with; `content/index.ts` has what is in them. */
export const packNames = ['SAMPLE'] as const;
export type PackName = (typeof packNames)[number];

export const setupSchema = setupSchemaOf(settingsSchema, packNames);
export type Setup = TypeOf<typeof setupSchema>;

const figure = (least: number, most: number) =>
  z.int().min(least).max(most).nullable().default(null);

/** What a ruling may set. */
export const statsSchema = object(
  'SecondsStats',
  'Stats of a sheet of the ruleset SECONDS; what is left out stays.',
  {
    wounds: figure(0, MAX_WOUNDS).meta(
      cited('How many it has, 0 to 50: one more kills an unconscious combatant.', 'SEC-53'),
    ),
    toughness: figure(1, 200).describe('Its Toughness without wounds (SEC-44), 1 to 200.'),
    dyingAgainst: figure(1, 100).meta(
      cited(
        'What its next check against dying must reach, 1 to 100; dead if it cannot. Only of someone dying.',
        'SEC-53',
      ),
    ),
    secondsLeft: figure(0, SECONDS_PER_TURN).meta(
      cited('Seconds that it has left, 0 to 6, of its turn that is on or interrupted.', 'SEC-07'),
    ),
    dodgesLeft: figure(0, 20).meta(
      cited('Dodges until its next turn, at most as many as its sheet gives it.', 'SEC-42'),
    ),
    parriesLeft: figure(0, 20).describe('The same of parries.'),
    blocksLeft: figure(0, 20).describe('The same of blocks.'),
  },
);

const standingStats = (combatant: Combatant, { phase }: State) => {
  const { id, wounds, sheet, status, defenses } = combatant;
  const turns = phase.kind === 'COMBAT' ? phase.turns : [];
  return {
    wounds,
    toughness: sheet.toughness,
    dyingAgainst: status.kind === 'DYING' ? status.dc : null,
    secondsLeft: turns.find(({ combatantId: on }) => on === id)?.second ?? null,
    dodgesLeft: defenses.DODGE,
    parriesLeft: defenses.PARRY,
    blocksLeft: defenses.BLOCK,
  };
};

/** What follows from a sheet. */
const standingSheet = ({ sheet, wounds, gear, objects, defenses }: Combatant) => ({
  ...{ sheet, wounds, gear, objects, defenses },
});

const actor = combatantId.describe('The combatant that does it.');
const onTurn = combatantId.describe('Whose turn it is.');
const wayTo = hexSchema.nullable().default(null);
const wayAlong = pathSchema.nullable().default(null);
const secondsNow = z
  .int()
  .min(1)
  .max(SECONDS_PER_TURN)
  .nullable()
  .default(null)
  .meta(
    cited(
      'Seconds to spend on it before deciding again, of a way (SEC-56) or what need not be consecutive; as many as it takes if left out.',
      'SEC-12',
    ),
  );

const freeActions = freeActionsSchema
  .default([])
  .meta(
    cited(
      'What takes no time and is done after one of its seconds, once that has had its effects; nothing if left out.',
      'SEC-31',
    ),
  );

export const catchSchema = oneOf('SecondsCatchTarget', cited('What is caught.', 'SEC-55'), {
  OBJECT: 'Something dropped or thrown.',
  SELF: 'Oneself, in a fall.',
});

export const commands = {
  ...tableCommands({
    sheet: sheetSchema,
    definitions: definitionsSchema,
    stats: statsSchema,
    member: memberSchema,
    standing: { stats: standingStats, sheet: standingSheet },
  }),
  ...doorCommands,
  RollInitiative: rollInitiativeCommand({}),
  RollContest: command(
    'RollContest',
    cited('Rolls initiative for who does something first; nothing else comes of it.', 'SEC-05'),
    { contestantIds: z.array(combatantId).min(2).max(100).describe('Two or more.') },
    'CHECK',
  ),
  DeclareAction: command(
    'DeclareAction',
    "Initiates an action on the combatant's turn, or before the first round. What it does at once is played at once.",
    {
      combatantId: combatantId.describe('Who acts.'),
      action: actionKey.describe('The key of the action, e.g. `unarmed-strike`.'),
      weapon: actionKey
        .nullable()
        .default(null)
        .describe('The key of the weapon to attack with, to draw, to drop or to reload.'),
      object: idSchema
        .nullable()
        .default(null)
        .meta(cited('The key of the object to fetch, or to drop instead of a weapon.', 'SEC-31')),
      combo: idSchema
        .nullable()
        .default(null)
        .meta(cited("Which of the combatant's combos; with `combo` only.", 'SEC-52')),
      targetIds: z.array(combatantId).max(1).default([]).meta(cited(sayings.targets, 'SEC-50')),
      to: wayTo.describe('Where to go, by the shortest way; instead of `path`.'),
      path: wayAlong.describe('Where to go, hex by hex; instead of `to`.'),
      seconds: secondsNow,
      anyway: z
        .boolean()
        .default(false)
        .meta(
          cited(
            'Whether an attack begins even if it has no target in reach as things stand.',
            'SEC-57',
          ),
        ),
      freeActions,
    },
  ),
  ContinueAction: command(
    'ContinueAction',
    cited('Goes on with what was carried over from the last turn, or has paused.', 'SEC-13'),
    {
      combatantId: onTurn,
      action: actionKey
        .nullable()
        .default(null)
        .describe('The key of what has paused; what was carried over if left out.'),
      seconds: secondsNow,
      freeActions,
    },
  ),
  CompleteAction: command(
    'CompleteAction',
    cited(
      'Says whom, or where, an action that has had its last second takes effect; with neither it comes to nothing.',
      'SEC-15',
    ),
    {
      combatantId: combatantId.describe('Whose action it is.'),
      targetIds: z
        .array(combatantId)
        .max(10)
        .default([])
        .describe('Whom: one for each attack, in order.'),
      to: wayTo.describe('The center of an area.'),
    },
  ),
  ResolveDefense: resolveDefenseCommand({
    defense: defenseSchema.describe('How it is met.'),
  }),
  EndTurn: command('EndTurn', cited(sayings.endTurn, 'SEC-10'), { combatantId: onTurn }, 'END'),
  DelayTurn: command(
    'DelayTurn',
    cited('Puts off a whole turn that has just begun, to take it later.', 'SEC-24', 'SEC-26'),
    { combatantId: onTurn, ...awaitedFields },
    'WAIT',
  ),
  TakeDelayedTurn: command(
    'TakeDelayedTurn',
    cited(
      "Takes a delayed turn now: between two turns, or between two actions of another's.",
      'SEC-24',
      'SEC-25',
    ),
    { combatantId: combatantId.describe('Who has delayed a turn.') },
    'WAIT',
  ),
  PassPriority: command(
    'PassPriority',
    sayings.passPriority,
    { combatantId: combatantId.describe('Who is asked.') },
    'PASS',
  ),
  SetStandingOrders: setStandingOrdersCommand(standingOrderFields, untilFields, ordersOf),
  VetoAction: command(
    'VetoAction',
    cited(
      'Rules out an action that takes no time for the rest of the turn. Only the GM may.',
      'SEC-31',
    ),
    { action: actionKey.describe('The key of the action.') },
    'MANAGE',
  ),
  ConcludeFight: concludeFightCommand,
  TryCatch: command(
    'TryCatch',
    cited('Tries to catch something, or oneself in a fall, for a dodge.', 'SEC-55'),
    { combatantId: actor, catches: catchSchema.describe('What it tries to catch.') },
  ),
  TakeRest: command(
    'TakeRest',
    cited('Outside a fight: a day of rest, which heals wounds.', 'SEC-54'),
    {
      combatantId: actor,
      rest: oneOf('SecondsRestKind', cited('How a day of rest is spent.', 'SEC-54'), {
        SLEEP: 'With eight hours of sleep.',
        BED: 'In bed.',
      }).describe('How the day is spent.'),
    },
  ),
} satisfies CommandDeclarations;

export type Command = CommandIn<typeof commands>;
export type CommandOf<T extends Command['type']> = Extract<Command, { readonly type: T }>;
