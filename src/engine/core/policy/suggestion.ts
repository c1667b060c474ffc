/** What the computer would do in the place of a combatant, as the API says it. */
import * as z from 'zod';
import { hexSchema } from '../schema/battlefield.ts';
import { object, type TypeOf } from '../schema/describe.ts';
import { id } from '../schema/keys.ts';
import { reasonSchema } from './reason.ts';

const pickSchema = object(
  'SuggestedPick',
  'What is picked for one choice of an option, as `takeOption` takes it: its `field`, and one of the others.',
  {
    field: z.string().describe('The `field` of the choice.'),
    combatantIds: z.array(id).nullable().describe('Of a choice of COMBATANT; null otherwise.'),
    keys: z.array(z.string()).nullable().describe('Of a choice of KEY; null otherwise.'),
    hexes: z.array(hexSchema).nullable().describe('Of a choice of HEX; null otherwise.'),
    number: z.int().nullable().describe('Of a choice of NUMBER; null otherwise.'),
    text: z.string().nullable().describe('Of a choice of TEXT; null otherwise.'),
  },
);
export type SuggestedPick = TypeOf<typeof pickSchema>;

export const suggestionSchema = object(
  'Suggestion',
  'Something that the computer would do, or think of doing, in the place of a combatant.',
  {
    decisionId: id.describe('The `id` of the decision of `awaiting` that it takes.'),
    optionId: id.describe('The `id` of its option, for `takeOption`.'),
    picks: z
      .array(pickSchema)
      .describe('What is picked for its choices; those that are not here are left out.'),
    value: z
      .number()
      .describe(
        'What it is worth by all its reasons: 1 is what it is worth to put one combatant down.',
      ),
    reasons: z
      .array(reasonSchema)
      .describe('What speaks for it and against it, with the expected result.'),
  },
);
export type Suggestion = TypeOf<typeof suggestionSchema>;

export const suggestionsSchema = object(
  'Suggestions',
  'What the computer would do in the place of a combatant, as things stand now.',
  {
    version: z.int().describe('The version of the encounter they hold for.'),
    best: z
      .array(suggestionSchema)
      .describe('The best first; empty where the combatant has nothing to decide.'),
  },
);
