/** What is revealed of an encounter's dice, and what became of playing it again. */
import * as z from 'zod';
import { object, oneOf, type TypeOf } from '../../engine/core/schema/describe.ts';

const streamSchema = object(
  'DiceStream',
  'A stretch of an encounter whose dice came from one seed.',
  {
    since: z.int().describe('The version at which it began.'),
    commitment: z.string().describe('SHA-256 of its seed, in hex.'),
    seed: z
      .string()
      .nullable()
      .describe(
        'Its seed; null until it may be revealed; that of a fight imported while it was on never may.',
      ),
  },
);

/** Before the end no seat sees the seed, that of the GM included. */
export const diceSchema = object(
  'EncounterDice',
  'Where the dice of an encounter come from: a stream of bytes that its seed gives (docs/verifying-dice.md).',
  {
    commitment: z
      .string()
      .describe('SHA-256 of the secret 32-byte seed, in hex, fixed before its first roll.'),
    seed: z
      .string()
      .nullable()
      .describe('The seed, 64 hex digits; null until the encounter has ended.'),
    position: z
      .int()
      .nullable()
      .describe('The next byte of the stream; null until the encounter has ended.'),
    streams: z
      .array(streamSchema)
      .describe(
        'Every seed that the encounter has had, the first one first: a rewind from its end draws a new one, and so does an import.',
      ),
  },
);
export type DiceFacts = TypeOf<typeof diceSchema>;

const rollSchema = object('DiceRoll', 'Dice that were thrown together.', {
  version: z.int().describe('The version of the encounter they made.'),
  position: z.int().describe('The first byte of the stream that was taken, counted from 0.'),
  bytes: z.int().describe('How many bytes were taken, with those that were skipped to be fair.'),
  sides: z.int().describe('How many faces each of the dice has.'),
  faces: z.array(z.int()).describe('The faces rolled.'),
});
export type JournalRoll = TypeOf<typeof rollSchema>;

const differenceSchema = object(
  'DiceDifference',
  'Where the record of an encounter is not what its seed and its commands give.',
  {
    version: z.int().describe('The version that is not as it should be.'),
    message: z.string().describe('The difference in one sentence.'),
  },
);

const editionCheck = oneOf('EditionCheck', 'How versions are verified.', {
  JUDGED_AGAIN:
    'Of the newest edition of the rules: commands and dice, by the rules, give every recorded event.',
  FOLDED:
    'Of an older edition: the recorded events were folded to a state, and the faces that they show and the position of the dice compared with the seed.',
});

const editionSchema = object(
  'VerifiedEdition',
  'How the versions of one edition of the rules were verified. An edition is a number that is raised when the outcome of any command changes.',
  {
    edition: z.int().describe('The edition.'),
    entries: z.int().describe('How many versions it has made.'),
    check: editionCheck.describe('How they were verified.'),
  },
);

export const verificationSchema = object(
  'DiceVerification',
  'What became of playing a page of an encounter again from its seed and its commands. All of it is verified when each page is, from `afterVersion: 0` to the one whose `next` is null.',
  {
    verified: z
      .boolean()
      .describe(
        'Whether all of this page is as it should be; of the last one, also the state that is stored.',
      ),
    commitmentMatches: z
      .boolean()
      .describe(
        'Whether each seed whose dice begin in this page is the one that was committed to.',
      ),
    after: z
      .int()
      .describe('The version that this page begins after.')
      .meta({ shownAs: 'afterVersion' }),
    next: z
      .int()
      .nullable()
      .describe(
        'The `afterVersion` of the next page; null when this is the last one, or something differs.',
      ),
    entries: z
      .int()
      .describe('How many versions came out as they are recorded, from `afterVersion` on.'),
    onTrust: z
      .int()
      .describe(
        'How many of them were imported while the fight was on: their dice are taken as they are recorded to have fallen.',
      ),
    editions: z
      .array(editionSchema)
      .describe(
        'By which editions of the rules these versions were made, and how each was verified, the oldest edition first.',
      ),
    unjudged: z
      .int()
      .describe(
        'How many of them were imported in a document of an older edition: their commands were not judged again on this server.',
      ),
    firstDifference: differenceSchema
      .nullable()
      .describe('The first thing that did not; null when everything did.'),
    handRolls: z
      .int()
      .describe(
        "How many rolls of these versions were made by hand: their faces are the table's own, and taken as they were declared (T-04).",
      ),
    diceRolled: z
      .int()
      .nullable()
      .describe('How many dice these versions rolled; null until the encounter has ended.'),
    rolls: z
      .array(rollSchema)
      .nullable()
      .describe('What they rolled, in order; null until the encounter has ended.'),
  },
);
export type Verification = TypeOf<typeof verificationSchema>;
