/** What a forecast answers: shares of simulated fights, each with what it leaves open. */
import * as z from 'zod';
import { levelSchema } from '../core/policy/personality.ts';
import { object, type TypeOf } from '../core/schema/describe.ts';
import { combatantId } from '../core/schema/keys.ts';
import { MAX_ROUNDS, MAX_STEPS } from './limits.ts';

export const chanceSchema = object(
  'ForecastChance',
  'How often something was so in the simulated fights, and what that tells.',
  {
    fights: z.int().describe('In how many of the fights it was so.'),
    share: z.number().describe('The part of them, 0 to 1; 0 of none.'),
    low: z
      .number()
      .describe('Where the true chance begins, with 95 % confidence (Wilson), 0 to 1.'),
    high: z.number().describe('Where the true chance ends, with 95 % confidence (Wilson), 0 to 1.'),
  },
);
export type Chance = TypeOf<typeof chanceSchema>;

const winsSchema = object(
  'ForecastWins',
  'How often a side was the only one left that could and would fight.',
  {
    side: z.string().describe('The side.'),
    chance: chanceSchema.describe('Its chance to win.'),
  },
);

export const roundsSchema = object(
  'ForecastRounds',
  'How many rounds the fights took from where they began.',
  {
    median: z.int().describe('Half of them took at most so many.'),
    tenthPercentile: z.int().describe('One in ten took at most so many.'),
    ninetiethPercentile: z.int().describe('Nine in ten took at most so many.'),
  },
);

const roundCountSchema = object('ForecastRoundCount', 'How many fights took so many rounds.', {
  rounds: z.int().describe('Rounds.'),
  fights: z.int().describe('Fights.'),
});

const fallSchema = object(
  'ForecastFall',
  'How often a combatant was out of the fight: down, or has yielded.',
  {
    combatantId: combatantId.describe('The combatant.'),
    chance: chanceSchema.describe('The chance of it.'),
    round: z
      .int()
      .nullable()
      .describe(
        'The median of the rounds in which it fell, counted from where the forecast began, 1 the first; null where it never did.',
      ),
  },
);

const harmSchema = object(
  'ForecastHarm',
  'What an action, or a condition, does in a fight on average.',
  {
    combatantId: combatantId
      .nullable()
      .describe('Who did it; null where no one is known for it, as with a condition.'),
    action: z.string().nullable().describe('The key of the action; null where no action does it.'),
    condition: z
      .string()
      .nullable()
      .describe('The key of the condition; null where no condition does it.'),
    name: z.string().describe('Its name.'),
    times: z.number().describe('How often it does harm, in a fight.'),
    amount: z.number().describe('How much in all, in a fight, in the unit of the forecast.'),
  },
);
export type ForecastHarm = TypeOf<typeof harmSchema>;

const scenarioSchema = object(
  'ForecastScenario',
  'What comes of the fight if something is supposed.',
  {
    key: z
      .string()
      .describe('For programs: the same in every forecast, e.g. `sensible` or `foes-fewer`.'),
    label: z.string().describe('For people: what is supposed.'),
    withoutId: combatantId.nullable().describe('Who is left out; null where no one is.'),
    own: levelSchema.describe('How the side that is asked about plays.'),
    others: levelSchema.describe('How all others play.'),
    fightsPlayed: z.int().describe('How many fights have been played so far.'),
    fightsPlanned: z.int().describe('How many fights are going to be played.'),
    wins: z.array(winsSchema).describe('Of each side, that which is asked about first.'),
    drawn: chanceSchema.describe('How often no side won: none was left, or more than one.'),
    brokenOff: chanceSchema.describe(
      `How often the fight went on too long, and was broken off: after ${MAX_ROUNDS} rounds or ${MAX_STEPS.toLocaleString('en')} commands.`,
    ),
    rounds: roundsSchema.nullable().describe('How long they took; null of no fights.'),
    roundCounts: z
      .array(roundCountSchema)
      .describe('How long each of them took, the fewest rounds first.'),
    falls: z.array(fallSchema).describe('Of all who take part.'),
    harm: z.array(harmSchema).describe('What does the most harm, the most first: 20 at most.'),
  },
);
export type ForecastScenario = TypeOf<typeof scenarioSchema>;

export const forecastSchema = object(
  'Forecast',
  'What comes of a fight as it stands, by the fights that were simulated so far: played to their end by the same rules, with dice of their own. Ask again, and more are played, until `isComplete`.',
  {
    version: z.int().describe('The version of the encounter that it is of.'),
    side: z.string().describe('Whose chances it is about.'),
    unit: z
      .string()
      .nullable()
      .describe('In what harm is counted, e.g. `hit points`; null where it is not.'),
    isComplete: z
      .boolean()
      .describe('Whether all that is planned has been played: then it stays the same.'),
    fightsPlayed: z.int().describe('How many fights have been played so far, in all scenarios.'),
    fightsPlanned: z.int().describe('How many fights are going to be played, in all scenarios.'),
    assumes: z
      .array(z.string())
      .describe('What all of it takes for granted, for people: a sentence each.'),
    expected: z
      .array(scenarioSchema)
      .describe(
        'What to expect: the range from sensible players to such as play at random, for no one knows how well yours play.',
      ),
    changes: z
      .array(scenarioSchema)
      .describe(
        'What would make it easier or harder, both sides sensible: to be compared with the first of `expected`.',
      ),
  },
);
export type Forecast = TypeOf<typeof forecastSchema>;
