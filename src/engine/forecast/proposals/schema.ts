/** What a search for a fight answers. */
import * as z from 'zod';
import { hexSchema } from '../../core/schema/battlefield.ts';
import { object, oneOf, type TypeOf } from '../../core/schema/describe.ts';
import { chanceSchema, roundsSchema } from '../schema.ts';

const estimateSchema = object(
  'ProposalEstimate',
  'What all fights so far tell of the chance that the party wins, those of similar fights included.',
  {
    share: z.number().describe('The chance, 0 to 1.'),
    low: z.number().describe('Where 95 of 100 such estimates begin, 0 to 1.'),
    high: z.number().describe('Where they end, 0 to 1.'),
    fights: z.int().describe('How many of the fights were of just this one; 0 of a mere estimate.'),
  },
);

const groupSchema = object('ProposedGroup', 'Foes of one kind.', {
  creature: z.string().describe('The key of the creature of the `bestiary`.'),
  name: z.string().describe('Its name.'),
  count: z.int().describe('How many of them.'),
});

const fallSchema = object('ProposalFall', 'How often a member of the party falls.', {
  member: z.int().describe('Their place in the party as it was given, 0 the first.'),
  name: z.string().describe('Their name.'),
  chance: chanceSchema.describe('The chance of it.'),
  round: z.int().nullable().describe('The median of the rounds; null where they never did.'),
});

const factorSchema = object('ProposalFactor', 'Something that much depends on.', {
  text: z.string().describe('For people, e.g. `if a Lantern Keeper falls first`.'),
  winChance: chanceSchema.describe('Of those fights, how many the party wins.'),
  fights: z.int().describe('How many of the fights were so.'),
});

const stepSchema = object('ProposalStep', 'The same fight with one foe more or fewer.', {
  creature: z.string().describe('The key of the creature.'),
  name: z.string().describe('Its name.'),
  change: z.int().describe('1 for one more, -1 for one fewer.'),
  estimate: estimateSchema.describe('What it would make of the chance to win.'),
});

const creatureSchema = object('ProposedCreature', 'A foe, as `CreatureInput` takes it.', {
  creature: z.string().describe('The key of the creature of the `bestiary`.'),
  side: z.string().describe('Its side: change it to your own, all alike.'),
  position: hexSchema.describe('Where it stands; it was played from there.'),
  health: z.number().describe('How much it can bear, against what its sheet says.'),
});

export const additionSchema = object(
  'ProposedAddition',
  'What to send to put a part of the foes on the table.',
  {
    hidden: z
      .boolean()
      .describe('The field `hidden` of `AddCombatantsInput`: true for those who come later.'),
    inRound: z
      .int()
      .describe(
        'In which round to reveal them with `revealCombatants`; 0 for those who are there.',
      ),
    creatures: z
      .array(creatureSchema)
      .describe('The field `creatures` of `AddCombatantsInput`, as it is.'),
  },
);

const characterSchema = oneOf('ProposalCharacter', 'How the fights end.', {
  CLOSE: 'Both sides have much to lose: who wins has lost a lot.',
  SWINGY: 'Most end clearly, for the one side or for the other.',
  FOREGONE: 'Nearly all end for the same side.',
});

const proposalSchema = object('EncounterProposal', 'A fight that might be played.', {
  key: z.string().describe('The same fight has the same key in every answer to a question.'),
  groups: z.array(groupSchema).describe('Who takes part against the party.'),
  health: z.number().describe('How much each foe can bear, against what its sheet says.'),
  arrivesInRound: z
    .int()
    .describe('The round in which the last foe comes; 0 where all are there from the beginning.'),
  battlefield: z.int().describe('Which of the battlefields that were given, 0 the first.'),
  farther: z
    .int()
    .describe(
      'How many hexes farther away the foes begin than was asked for; negative for nearer.',
    ),
  partyAt: z.array(hexSchema).describe('Where the party begins, in its order.'),
  summary: z.array(z.string()).describe('For people: what to know of it, a sentence each.'),
  isConfirmed: z
    .boolean()
    .describe('Whether all fights after its choice have been played; before, it may be replaced.'),
  meetsWish: z
    .number()
    .describe('How likely its true chance lies in what is wished, within 10 points, 0 to 1.'),
  estimate: estimateSchema.describe('Its chance by all fights, those before the choice included.'),
  winChance: chanceSchema
    .nullable()
    .describe('By the fights after the choice alone, which was lucky; null of none.'),
  drawn: chanceSchema.nullable().describe('How often no side won; null of no fights.'),
  brokenOff: chanceSchema
    .nullable()
    .describe('How often it went on too long; null of no fights. That is no win.'),
  rounds: roundsSchema.nullable().describe('How long they took; null of no fights.'),
  falls: z.array(fallSchema).describe('Of each of the party; empty of no fights.'),
  character: characterSchema.nullable().describe('How they end; null of no fights.'),
  decides: z.array(factorSchema).describe('What matters most, at most three.'),
  steps: z.array(stepSchema).describe('One more and one fewer of each, where that may be.'),
  addCombatants: z
    .array(additionSchema)
    .describe('One input of `addCombatants` each, but for `encounterId` and `inRound`.'),
});
export type EncounterProposal = TypeOf<typeof proposalSchema>;

const reasonSchema = oneOf('UnattainableReason', 'Why there is no such fight.', {
  ALL_TOO_EASY: 'The party wins more often against all that can be.',
  ALL_TOO_HARD: 'The party wins less often against all that can be.',
  STEPS_TOO_COARSE: 'A foe more or fewer makes too much of a difference.',
  DO_NOT_END: 'The fights mostly go on too long, or have no winner.',
});

const unattainableSchema = object('UnattainableWish', 'That there is no such fight.', {
  reason: reasonSchema.describe('For programs: why.'),
  message: z.string().describe('For people: why, and what would help.'),
  easiest: proposalSchema.nullable().describe('The easiest that can be; null where none ends.'),
  hardest: proposalSchema.nullable().describe('The hardest that can be; null where none ends.'),
});

export const proposalsSchema = object(
  'EncounterProposals',
  'Fights of the wished difficulty, as far as they have been found by playing with the real rules. Ask again with the same input, and the search goes on, until `isComplete`.',
  {
    isComplete: z.boolean().describe('Whether the search is over: then it stays the same.'),
    proposals: z
      .array(proposalSchema)
      .describe('At most three that differ by more than a creature, the best first.'),
    unattainable: unattainableSchema
      .nullable()
      .describe('Where the search has found that there is no such fight; null otherwise.'),
    candidates: z.int().describe('How many fights were looked at.'),
    fightsPlayed: z.int().describe('How many simulated fights have been played so far.'),
    assumes: z
      .array(z.string())
      .describe('What all of it takes for granted, for people: a sentence each.'),
  },
);
export type EncounterProposals = TypeOf<typeof proposalsSchema>;
