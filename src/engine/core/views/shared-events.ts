/** Events that mean the same in every ruleset that has them; each is one type of the API. */
import * as z from 'zod';
import { departureSchema } from '../roster/departed.ts';
import { adviceSchema, handDiceSchema } from '../rulebook/ruling.ts';
import { annotationChanges } from '../schema/annotations.ts';
import { battlefieldSchema, hexSchema, pathSchema } from '../schema/battlefield.ts';
import { object, type Statement, type TypeOf } from '../schema/describe.ts';
import { event, routine } from '../schema/event.ts';
import { combatantId } from '../schema/keys.ts';
import { idSchema } from '../values/texts.ts';
import { scoreSchema } from '../score/score.ts';
import { outcomeSchema } from './outcome.ts';

const about = combatantId.describe('The combatant that the event is about.');

/** Where several roll against each other, one of their rolls. */
export const combatantRollSchema = object('CombatantRoll', 'The roll of a combatant.', {
  combatantId: combatantId.describe('The combatant that rolled.'),
  roll: scoreSchema.describe('The roll.'),
});
export type CombatantRoll = TypeOf<typeof combatantRollSchema>;

const newName = z
  .string()
  .nullable()
  .describe('What it is called now; null when that stays.')
  .meta({ shownAs: 'newName' });

/** The GM's own words. */
const reason = z.string().describe('The reason.').meta({ shownNullable: true });
const reasonIfAny = z.string().nullable().describe('Why, as far as the GM says.');

/** An event that tells of a combatant and nothing else. */
export const aboutCombatant = (statement: Statement) =>
  event('TABLE', statement, { combatantId: about });

export const turnStarted = aboutCombatant('A turn begins.');

/** Of the fight as a whole, and of what every combatant may do. */
export const fightEvents = {
  RoundStarted: event('TABLE', 'A round begins.', { round: z.int().describe('Its number.') }),
  TurnEnded: routine(aboutCombatant('A turn is over.')),
  CombatantYielded: aboutCombatant('Someone has stopped fighting.'),
  CombatantFightsOn: aboutCombatant('Someone fights again.'),
  EncounterEnded: event('TABLE', 'Nothing more happens.', {
    outcome: outcomeSchema.describe('How it ended.'),
  }),
};

/** Where a ruleset asks the GM whether a fight is over. */
export const fightGoesOn = event(
  'TABLE',
  'The GM goes on with a fight in which no two hostile sides have anyone able and willing.',
  {},
);

export const combatantMoved = event('TABLE', 'Someone has moved.', {
  combatantId: about,
  path: pathSchema.describe('The way, hex by hex.'),
});

export const battlefieldSet = event('TABLE', 'The terrain has changed.', {
  battlefield: battlefieldSchema.describe('The ground now.'),
});

export const encounterChanged = event(
  'TABLE',
  'The GM has changed what the encounter is called, who is given advice, who rolls dice by hand, or what frontends keep with it.',
  {
    name: newName,
    advice: adviceSchema
      .nullable()
      .describe('Who may ask for `suggestions` now; null when that stays.'),
    handDice: handDiceSchema
      .nullable()
      .optional()
      .describe('Who may roll dice of their own now; null when that stays.'),
    ...annotationChanges,
  },
);

export const rankChanged = event('TABLE', 'The ranking has changed.', {
  combatantId: about,
  order: z.array(combatantId).describe('The ranking.'),
});

/** Here the ids alone: the sheets are read from the encounter, by those who may see them. */
export const rosterEvents = <
  Newcomer extends z.ZodType,
  Hidden extends z.ZodType,
  Sheet extends z.ZodType,
  Stats extends z.ZodType,
  Lasting extends z.ZodType = z.ZodNever,
>(parts: {
  /** A combatant as they join, with an `id`. */
  readonly newcomer: Newcomer;
  /** A hidden combatant, with a `combatant`, who has an `id`. */
  readonly hidden: Hidden;
  /** What lasts of who comes from an earlier fight. */
  readonly lasting?: Lasting;
  readonly sheet: Sheet;
  readonly stats: Stats;
}) => ({
  CombatantsAdded: event('GM', 'Combatants have joined.', {
    combatants: z
      .array(parts.newcomer)
      .meta({ idsAs: 'combatantIds' })
      .describe('Who, in the order of the input.'),
    /** By the ids of those who come from an earlier fight; left out where no one does. */
    lasting: z
      .record(idSchema, (parts.lasting ?? z.never()) as Lasting)
      .optional()
      .meta({ seenBy: 'ENGINE' }),
  }),
  CombatantsHidden: event('OWNER', 'Combatants are there, hidden and unknown to the table.', {
    newcomers: z
      .array(parts.hidden)
      .meta({ idsAs: 'combatantIds' })
      .describe('Who, in the order of the input.'),
  }),
  CombatantUpdated: event('TABLE', 'The GM has changed a combatant.', {
    combatantId: combatantId.describe('The combatant.'),
    name: newName,
    side: z
      .string()
      .nullable()
      .describe('Which side it is of now; null when that stays.')
      .meta({ shownAs: 'newSide' }),
    ...annotationChanges,
    picture: z
      .string()
      .optional()
      .describe('The hash of its picture now, empty for none; null when that stays.'),
    sheet: parts.sheet.nullable().meta({ seenBy: 'ENGINE' }),
  }),
  CombatantRemoved: event('TABLE', 'The GM has taken a combatant off the table.', {
    combatantId: combatantId.describe('The combatant.'),
    name: z.string().describe('Its former name.'),
    reason: reasonIfAny,
    departure: departureSchema.optional().meta({ seenBy: 'ENGINE' }),
  }),
  HiddenCombatantRemoved: event('OWNER', 'The GM has done away with a hidden combatant.', {
    combatantId: combatantId.describe('The combatant.'),
    name: z.string().describe('Its former name.'),
    reason: reasonIfAny,
  }),
  Adjudicated: event('TABLE', 'The GM has ruled on a combatant.', {
    combatantId: combatantId.describe('The combatant that it affects.'),
    reason,
    position: hexSchema.nullable().describe('Where it is now; null when that stays.'),
    stats: parts.stats
      .nullable()
      .meta({ scalar: 'JSON', seenBy: 'OWNER' })
      .describe(
        "The stats of its sheet that were set, in its ruleset's terms; null for seats that may not know.",
      ),
  }),
});

/** The keys alone: definitions are listed by the encounter itself. */
export const actionsDefined = <Action extends z.ZodType, Condition extends z.ZodType = z.ZodNever>(
  action: Action,
  condition: Condition = z.never() as unknown as Condition,
) =>
  event('TABLE', 'The catalogue has grown.', {
    actions: z
      .array(action)
      .meta({ idsAs: 'actionKeys' })
      .describe('The keys of the actions that are new.'),
    conditions: z
      .array(condition)
      .meta({ idsAs: 'conditionKeys' })
      .describe('The keys of the conditions that are new.'),
  });
