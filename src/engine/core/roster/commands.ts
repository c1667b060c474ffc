/** The commands of the GM about who is there, alike in every ruleset but for the sheets. */
import * as z from 'zod';
import { combatantEdits, rulingEdits, sideEdits, type Standing } from '../command/edits.ts';
import { annotationFields, portraitField } from '../schema/annotations.ts';
import { hexSchema } from '../schema/battlefield.ts';
import { command } from '../schema/command.ts';
import { object } from '../schema/describe.ts';
import { combatantId, conditionKey, newCombatantId } from '../schema/keys.ts';
import { idSchema, nameSchema } from '../values/texts.ts';
import { MAX_COMBATANTS } from './joining.ts';

/** Why the GM does something, for the whole table. */
export const reasonSchema = z.string().min(1).max(500);

const reasonIfAny = reasonSchema
  .nullable()
  .default(null)
  .describe('Why, for all who knew of it; at most 500 characters.');

const combatantName = nameSchema(80);
const sideName = nameSchema(40);

/** Who a combatant is and where, whatever the ruleset. */
export const identityFields = {
  id: newCombatantId,
  name: combatantName.describe('The name to show.'),
  side: sideName.describe('Combatants of different sides are hostile.'),
  position: hexSchema.describe('A free hex.'),
  ...annotationFields,
  ...portraitField,
};

/**
 * @param sheet what the ruleset gives a combatant, with the family `Sheet`
 * @param member who comes from an earlier fight
 */
export const addCombatantsCommand = <S extends z.ZodType, M extends z.ZodType = z.ZodNever>(
  sheet: S,
  member?: M,
) =>
  command(
    'AddCombatants',
    'Brings combatants into the encounter, into a running fight too. The event CombatantsAdded, or CombatantsHidden, has their ids, in the order of the input: those with sheets, creatures, members of a party.',
    {
      combatants: z
        .array(
          object('Combatant', 'Someone to join the encounter.', {
            ...identityFields,
            sheet: sheet.describe('Everything else.'),
          }),
        )
        .max(MAX_COMBATANTS)
        .default([])
        .describe('Who joins with a sheet of their own.'),
      creatures: z
        .array(
          object(
            'Creature',
            'A ready-made combatant to join the encounter, with all that it needs.',
            {
              ...identityFields,
              creature: idSchema.describe('The key of a creature of the `bestiary`.'),
              name: combatantName
                .nullable()
                .default(null)
                .describe('For people; its own name if left out.'),
              health: z.number().min(0.1).max(3).optional().meta({
                description:
                  'How much it can bear, against what its sheet says: 0.8 for a weak one, 1.5 for a tough one.',
                ifLeftOut: '1',
              }),
            },
          ),
        )
        .max(MAX_COMBATANTS)
        .default([])
        .describe(
          'Who joins from the `bestiary`. Actions and conditions that they need are added to the catalogue; what it has under the same key stays.',
        ),
      /** The members of a party, who are read from there: no one writes down what lasts of them. */
      members: z
        .array((member ?? z.never()) as M)
        .max(MAX_COMBATANTS)
        .optional()
        .meta({ seenBy: 'ENGINE' }),
      hidden: z
        .boolean()
        .default(false)
        .describe(
          'True for those who stay hidden, unknown to the table and no part of the fight, until `revealCombatants`.',
        ),
    },
    'MANAGE',
  );

export const revealCombatantsCommand = command(
  'RevealCombatants',
  'Brings hidden combatants to the table, where they join like anybody who comes then. Only the GM may.',
  {
    combatantIds: z
      .array(combatantId)
      .min(1)
      .max(MAX_COMBATANTS)
      .describe('Who, in the order in which they join.'),
    positions: z
      .array(
        object('NewPosition', 'Where a combatant is to appear.', {
          combatantId: combatantId.describe('Who; one of `combatantIds`.'),
          position: hexSchema.describe('A free hex.'),
        }),
      )
      .max(MAX_COMBATANTS)
      .default([])
      .describe('Where some of them appear instead of where they were put.'),
  },
  'MANAGE',
);

export const hideCombatantsCommand = command(
  'HideCombatants',
  'Takes combatants off the table and keeps them hidden, each with its sheet and what lasts of its state, until `revealCombatants`. All that they do, and all that is ongoing against them, ends, as with `removeCombatant`; who does not play them learns no more. Only the GM may.',
  {
    combatantIds: z
      .array(combatantId)
      .min(1)
      .max(MAX_COMBATANTS)
      .describe('Who, in the order in which they leave.'),
    reason: reasonIfAny,
  },
  'MANAGE',
);

/** Whom a command of the GM is about. */
const whom = combatantId.describe('The combatant, hidden or not.');

export const updateCombatantCommand = <S extends z.ZodType>(sheet: S, standing: Standing) =>
  command(
    'UpdateCombatant',
    'Changes a combatant: its name, its side and what frontends keep with it at any time, its sheet before the fight or while it is hidden. Only the GM may.',
    {
      combatantId: whom,
      name: combatantName.nullable().default(null).describe('What it is called from now on.'),
      side: sideName.nullable().default(null).describe('Which side it is of from now on.'),
      ...annotationFields,
      ...portraitField,
      sheet: sheet
        .nullable()
        .default(null)
        .describe('Its new sheet, in place of the whole old one.'),
    },
    'MANAGE',
  ).meta({ edits: combatantEdits(fieldsOf(sheet), standing) });

/** The names of the fields of a sheet. */
const fieldsOf = (sheet: z.ZodType): readonly string[] =>
  Object.keys((sheet as Partial<z.ZodObject>).shape ?? {});

export const renameSideCommand = command(
  'RenameSide',
  'Gives a side another name: all its combatants, hidden or not, are of the side of that name from now on, also where it has others already. Only the GM may.',
  {
    side: sideName.describe('The side, by the name that it has.'),
    name: sideName.describe('What it is called from now on.'),
  },
  'MANAGE',
).meta({ edits: sideEdits });

export const removeCombatantCommand = command(
  'RemoveCombatant',
  'Takes a combatant off the table for good. All that it does, and all that is ongoing against it, ends. Only the GM may.',
  {
    combatantId: whom,
    reason: reasonIfAny,
  },
  'MANAGE',
);

/**
 * A ruling of the GM on one combatant, whatever the rules say.
 *
 * @param parts `infliction` is how the ruleset gives a condition; `stats` are what a ruling may set
 *   of a sheet, each null to stay as it is, with the family `Stats`
 */
export const adjudicateCommand = <I extends z.ZodType, F extends z.ZodType>(parts: {
  readonly infliction: I;
  readonly stats: F;
  readonly standing: Standing;
}) =>
  command(
    'Adjudicate',
    'The GM rules on a combatant, whatever the rules say; the table sees why. What follows from it by the rules follows: without hit points it is down. Only the GM may.',
    {
      combatantId: combatantId.describe('The combatant that it affects.'),
      reason: reasonSchema.describe('Why, 1 to 500 characters, for all to read.'),
      position: hexSchema.nullable().default(null).describe('Where it is from now on: a free hex.'),
      lift: z
        .array(conditionKey)
        .max(20)
        .default([])
        .describe('Keys of conditions that it has and that end.'),
      inflict: z
        .array(parts.infliction)
        .max(20)
        .default([])
        .describe('Conditions that it gets, after those that end.'),
      rank: z
        .int()
        .min(1)
        .max(MAX_COMBATANTS)
        .nullable()
        .default(null)
        .describe('Its place in the order of the fight, 1 for the first.'),
      stats: parts.stats.nullable().default(null).describe('The values to set on its sheet.'),
    },
    'MANAGE',
  ).meta({ edits: rulingEdits(parts.standing) });
