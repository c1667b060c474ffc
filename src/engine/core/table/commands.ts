/** The commands that every ruleset has, in its own terms. */
import * as z from 'zod';
import {
  defineActionsCommand,
  endEncounterCommand,
  setBattlefieldCommand,
  yieldFightCommand,
} from '../command/shared-commands.ts';
import { givenOf, orderEdits, type OrdersOf, type Standing } from '../command/edits.ts';
import {
  addCombatantsCommand,
  adjudicateCommand,
  hideCombatantsCommand,
  removeCombatantCommand,
  renameSideCommand,
  revealCombatantsCommand,
  updateCombatantCommand,
} from '../roster/commands.ts';
import { pendingCommands } from '../hand-dice/declare.ts';
import { playedByFields } from '../roster/played-by.ts';
import { adviceSchema, handDiceSchema } from '../rulebook/ruling.ts';
import { annotationFields, type Annotations, annotationsOf } from '../schema/annotations.ts';
import { battlefieldFields } from '../schema/battlefield.ts';
import { command } from '../schema/command.ts';
import { object } from '../schema/describe.ts';
import { combatantId, conditionKey } from '../schema/keys.ts';
import { nameSchema } from '../values/texts.ts';

export const encounterName = nameSchema(120);

/** What an encounter begins with: readings of the rules, content packs, and the ground. */
export const setupSchemaOf = <
  Settings extends z.ZodType<object, object>,
  const Pack extends string,
>(
  settings: Settings,
  packs: readonly Pack[],
) =>
  z.strictObject({
    name: encounterName,
    settings: settings.prefault({} as z.input<Settings>),
    /** The content packs whose definitions the encounter begins with. */
    content: z.array(z.enum(packs)).max(20).default([]),
    ...annotationFields,
    ...battlefieldFields,
  });

const updateEncounterCommand = command(
  'UpdateEncounter',
  'Changes what an encounter is called, who is given advice, who rolls dice by hand, and what frontends keep with it. Only the GM may.',
  {
    name: encounterName
      .nullable()
      .default(null)
      .describe('What it is called from now on, after its end too.'),
    advice: adviceSchema
      .nullable()
      .default(null)
      .describe('Who may ask for `suggestions` from now on (T-03).'),
    handDice: handDiceSchema
      .nullable()
      .default(null)
      .describe('Who may roll dice of their own from now on (T-04).'),
    ...annotationFields,
  },
  'MANAGE',
).meta({
  edits: (state: Named, command: object) => {
    const { name, settings } = state;
    const { advice, handDice } = settings;
    return givenOf(command, { name, advice, handDice, ...annotationsOf(state) });
  },
});

interface Named extends Annotations {
  readonly name: string;
  readonly settings: { readonly advice?: unknown; readonly handDice?: unknown };
}

/**
 * What a combatant answers without being asked, and who plays it.
 *
 * @param orders the fields of the ruleset's own
 * @param ordersOf those that stand, by the same names
 */
export const standingOrdersCommand = <const Fields extends z.core.$ZodLooseShape>(
  orders: Fields,
  ordersOf?: OrdersOf,
) =>
  command(
    'SetStandingOrders',
    'Says what a combatant answers without being asked, and who plays it. What is left out stays as it is.',
    { combatantId: combatantId.describe('The combatant.'), ...orders, ...playedByFields },
    'ORDER',
  ).meta({ edits: orderEdits(ordersOf) });

/** The key alone, for rulesets whose conditions are there or not. */
const anyInfliction = object('Infliction', 'A condition to give, and for how long.', {
  condition: conditionKey.describe('The key of the condition.'),
});

interface Parts<Sheet, Definitions, Stats> {
  /** What a combatant is given. */
  readonly sheet: Sheet;
  /** What an encounter may define. */
  readonly definitions: Definitions;
  /** What a ruling may set of a sheet, each null to stay as it is. */
  readonly stats: Stats;
  /** Where a combatant has what a new sheet and a ruling set; under the same names if left out. */
  readonly standing?: Standing;
}

interface PartyParts<Member> {
  /** Who comes from an earlier fight; left out by a ruleset without parties. */
  readonly member?: Member;
}

/**
 * What the GM does with the one who is there and with the rest of the table, and yielding.
 *
 * @param parts `infliction`, named `Infliction`, is how the ruleset gives a condition
 */
export const tableCommands = <
  Sheet extends z.ZodType,
  Definitions extends z.ZodType,
  Stats extends z.ZodType,
  Infliction extends z.ZodType = typeof anyInfliction,
  Member extends z.ZodType = z.ZodNever,
>({
  sheet,
  member,
  definitions,
  stats,
  standing = {},
  infliction = anyInfliction as unknown as Infliction,
}: Parts<Sheet, Definitions, Stats> &
  PartyParts<Member> & { readonly infliction?: Infliction }) => ({
  AddCombatants: addCombatantsCommand(sheet.meta({ family: 'Sheet' }), member),
  RevealCombatants: revealCombatantsCommand,
  HideCombatants: hideCombatantsCommand,
  UpdateCombatant: updateCombatantCommand(sheet.meta({ family: 'Sheet' }), standing),
  RenameSide: renameSideCommand,
  RemoveCombatant: removeCombatantCommand,
  Adjudicate: adjudicateCommand({
    infliction,
    stats: stats.meta({ family: 'Stats' }),
    standing,
  }),
  DefineActions: defineActionsCommand(definitions.meta({ family: 'Definitions' })),
  SetBattlefield: setBattlefieldCommand,
  UpdateEncounter: updateEncounterCommand,
  SetStandingOrders: standingOrdersCommand({}),
  YieldFight: yieldFightCommand,
  EndEncounter: endEncounterCommand,
  ...pendingCommands,
});
