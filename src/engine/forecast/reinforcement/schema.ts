/** What newcomers would make of a fight. */
import * as z from 'zod';
import { object, type TypeOf } from '../../core/schema/describe.ts';
import { additionSchema } from '../proposals/schema.ts';
import { chanceSchema } from '../schema.ts';

const changeSchema = object(
  'ReinforcementChange',
  'What the newcomers make of a chance: negative for less.',
  {
    share: z.number().describe('The difference, -1 to 1.'),
    low: z.number().describe('Where the true difference begins, with 95 % confidence (Newcombe).'),
    high: z.number().describe('Where the true difference ends.'),
  },
);

export const reinforcementSchema = object(
  'ReinforcementForecast',
  'What newcomers would make of a fight: at first an estimate by strengths, then by fights that are played with the same dice, without them and with them. Ask again, and more are played, until `isComplete`.',
  {
    version: z.int().describe('The version of the encounter that it is of.'),
    side: z.string().describe('Whose chances it is about.'),
    joins: z.string().describe('The side that the newcomers join.'),
    isEstimate: z
      .boolean()
      .describe('Whether no fight has been played yet: then no chance is of any fight.'),
    isComplete: z.boolean().describe('Whether all that is planned has been played.'),
    fightsPlayed: z.int().describe('How many fights have been played so far, of both kinds.'),
    fightsPlanned: z.int().describe('How many fights are going to be played, of both kinds.'),
    before: chanceSchema.describe('The chance of the side to win without them.'),
    after: chanceSchema.describe('Its chance with them.'),
    change: changeSchema.describe('What they make of it.'),
    roundsMore: z
      .number()
      .nullable()
      .describe('How many rounds more the fight takes on average; null of an estimate.'),
    addCombatants: additionSchema.describe('What to send to have them join.'),
    assumes: z
      .array(z.string())
      .describe('What it takes for granted, for people: a sentence each.'),
  },
);
export type ReinforcementForecast = TypeOf<typeof reinforcementSchema>;
