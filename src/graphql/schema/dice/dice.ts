import { GraphQLError } from 'graphql';
import type { DiceFacts } from '../../../app/journal/history.ts';
import type {
  EditionCount,
  JournalRoll,
  Replay,
  ReplayRange,
} from '../../../app/journal/replay.ts';
import type { Difference } from '../../../app/journal/step.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import type { EncounterModel } from '../../plumbing/model.ts';
import { questionedEncounter } from '../../plumbing/access.ts';
import { workMeter } from '../../http/limits/work-limit.ts';

const DiceStreamType = builder.objectRef<DiceFacts['streams'][number]>('DiceStream').implement({
  description: 'A stretch of an encounter whose dice came from one seed.',
  fields: (t) => ({
    since: t.exposeInt('since', { description: 'The version at which it began.' }),
    commitment: t.exposeString('commitment', { description: 'SHA-256 of its seed, in hex.' }),
    seed: t.exposeString('seed', {
      nullable: true,
      description:
        'Its seed; null until it may be revealed; that of a fight imported while it was on never may.',
    }),
  }),
});

/** Where the dice of an encounter come from. Before the end nobody sees the seed, the GM included. */
export const DiceType = builder.objectRef<DiceFacts>('EncounterDice').implement({
  description:
    'Where the dice of an encounter come from: a stream of bytes that its seed gives (docs/verifying-dice.md).',
  fields: (t) => ({
    commitment: t.exposeString('commitment', {
      description: 'SHA-256 of the secret 32-byte seed, in hex, fixed before its first roll.',
    }),
    seed: t.string({
      nullable: true,
      description: 'The seed, 64 hex digits; null until the encounter has ended.',
      resolve: ({ revealed }) => revealed?.seed,
    }),
    position: t.int({
      nullable: true,
      description: 'The next byte of the stream; null until the encounter has ended.',
      resolve: ({ revealed }) => revealed?.position,
    }),
    streams: t.field({
      type: [DiceStreamType],
      description:
        'Every seed that the encounter has had, the first one first: a rewind from its end draws a new one, and so does an import.',
      resolve: ({ streams }) => [...streams],
    }),
  }),
});

const DiceRollType = builder.objectRef<JournalRoll>('DiceRoll').implement({
  description: 'Dice that were thrown together.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version of the encounter they made.' }),
    position: t.exposeInt('position', {
      description: 'The first byte of the stream that was taken, counted from 0.',
    }),
    bytes: t.exposeInt('bytes', {
      description: 'How many bytes were taken, with those that were skipped to be fair.',
    }),
    sides: t.exposeInt('sides', { description: 'How many faces each of the dice has.' }),
    faces: t.intList({ description: 'How they fell.', resolve: ({ faces }) => [...faces] }),
  }),
});

const DifferenceType = builder.objectRef<DifferenceModel>('DiceDifference').implement({
  description: 'Where the record of an encounter is not what its seed and its commands give.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that is not as it should be.' }),
    message: t.exposeString('message', { description: 'For people: one sentence.' }),
  }),
});

const EditionCheck = builder.enumType('EditionCheck', {
  description: 'How versions are verified.',
  values: {
    JUDGED_AGAIN: {
      description:
        'Of the newest edition of the rules: commands and dice, by the rules, give every recorded event.',
    },
    FOLDED: {
      description:
        'Of an older edition: the recorded events were folded to a state, and the faces that they show and the position of the dice compared with the seed.',
    },
  } as const,
});

const EditionType = builder.objectRef<EditionCount>('VerifiedEdition').implement({
  description:
    'How the versions of one edition of the rules were verified. An edition is a number that is raised when the outcome of any command changes.',
  fields: (t) => ({
    edition: t.exposeInt('edition', { description: 'The edition.' }),
    entries: t.exposeInt('entries', { description: 'How many versions it has made.' }),
    check: t.field({
      type: EditionCheck,
      description: 'How they were verified.',
      resolve: ({ judgedAgain }) => (judgedAgain ? 'JUDGED_AGAIN' : 'FOLDED'),
    }),
  }),
});

interface DifferenceModel {
  readonly version: number;
  readonly message: string;
}

/** What became of replaying a part of an encounter; `isOver` once it has ended. */
interface VerificationModel extends Replay {
  readonly isOver: boolean;
  /** Whether a place in what is recorded may be named: it may be that of somebody hidden. */
  readonly names: boolean;
}

/** How many versions a page of `verifyDice` has at most. */
export const MAX_REPLAYED = 500;
/** After how many rolls a page ends: all of them fit into an answer. */
const ENOUGH_ROLLS = 1000;

const Verification = builder.objectRef<VerificationModel>('DiceVerification').implement({
  description:
    'What became of playing a page of an encounter again from its seed and its commands. All of it is verified when each page is, from `after: 0` to the one whose `next` is null.',
  fields: (t) => ({
    verified: t.boolean({
      description:
        'Whether all of this page is as it should be; of the last one, also the state that is stored.',
      resolve: ({ difference, commitmentMatches }) => difference === null && commitmentMatches,
    }),
    commitmentMatches: t.exposeBoolean('commitmentMatches', {
      description:
        'Whether each seed whose dice begin in this page is the one that was committed to.',
    }),
    after: t.exposeInt('after', { description: 'The version that this page begins after.' }),
    next: t.exposeInt('next', {
      nullable: true,
      description:
        'The `after` of the next page; null when this is the last one, or something differs.',
    }),
    entries: t.exposeInt('entries', {
      description: 'How many versions came out as they are recorded, from `after` on.',
    }),
    onTrust: t.exposeInt('onTrust', {
      description:
        'How many of them were imported while the fight was on: their dice are taken as they are recorded to have fallen.',
    }),
    editions: t.field({
      type: [EditionType],
      description:
        'By which editions of the rules these versions were made, and how each was verified, the oldest edition first.',
      resolve: ({ editions }) => [...editions],
    }),
    unjudged: t.exposeInt('unjudged', {
      description:
        'How many of them were imported in a document of an older edition: their commands were not judged again on this server.',
    }),
    firstDifference: t.field({
      type: DifferenceType,
      nullable: true,
      description: 'The first thing that did not; null when everything did.',
      resolve: ({ difference, names }) => difference && differenceModel(difference, names),
    }),
    diceRolled: t.int({
      nullable: true,
      description: 'How many dice these versions rolled; null until the encounter has ended.',
      resolve: ({ rolls, isOver }) =>
        isOver ? rolls.reduce((sum, { faces }) => sum + faces.length, 0) : null,
    }),
    rolls: t.field({
      type: [DiceRollType],
      nullable: true,
      description: 'What they rolled, in order; null until the encounter has ended.',
      resolve: ({ rolls, isOver }) => (isOver ? [...rolls] : null),
    }),
  }),
});

builder.queryField('verifyDice', (t) =>
  t.field({
    type: Verification,
    nullable: true,
    description:
      'Plays a page of an encounter again from its seed and its commands, and compares every event, the position of the dice and the state with what is recorded. What an older edition of the rules has judged is not judged again: its events are folded, and the faces that they show are compared with the seed; `editions` says which was done. A page ends early after 1,000 rolls, and when it has worked for as long as a request may. Null when there is none of that id.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      after: t.arg.int({
        defaultValue: 0,
        description:
          'The version that the page begins after, 0 or the `next` of the page before: what led up to it is taken as recorded.',
      }),
      first: t.arg.int({
        defaultValue: MAX_REPLAYED,
        description: `How many versions to verify, 1 to ${MAX_REPLAYED}.`,
      }),
    },
    resolve: async (_, { encounterId, ...page }, context) => {
      if (page.first < 1 || page.first > MAX_REPLAYED)
        throw refusal('BAD_USER_INPUT', `\`first\` is 1 to ${MAX_REPLAYED}.`);
      const model = await questionedEncounter(context, encounterId);
      if (!model) return null;
      const { version } = model.record;
      if (page.after < 0 || page.after > version)
        throw refusal('BAD_USER_INPUT', `\`after\` is 0 to ${version}, the newest version.`);
      const replay = await replaysOf(context)(model, page);
      const isOver = model.view.phase === 'ENDED';
      return { ...replay, isOver, names: isOver && model.actor.kind === 'GM' };
    },
  }),
);

const wordings: Readonly<Record<Difference['kind'], string>> = {
  BEGINNING: 'The versions up to this one give no state to go on from: verify them first.',
  MISSING: 'The journal has no entry of this version.',
  CREATION: 'The entry of this version does not create this encounter.',
  COMMAND: 'The recorded command is not legal here.',
  ROLLS: 'The command asks for other dice than are recorded to have fallen.',
  EVENTS: 'The command and the dice give other events than are recorded.',
  POSITION: 'The dice come to another position than is recorded.',
  STATE: 'The recorded events lead to a state that no fight comes to.',
  SNAPSHOT: 'The versions up to this one give another state than is stored.',
};

/** The place is named only after the end: it may be something that this seat does not know of. */
function differenceModel({ version, kind, path }: Difference, names: boolean): DifferenceModel {
  const at = names && path !== '' ? ` They first differ at \`${path}\`.` : '';
  return { version, message: wordings[kind] + at };
}

type Page = Pick<ReplayRange, 'after' | 'first'>;
type Replays = (model: EncounterModel, page: Page) => Promise<Replay>;

const replaysByRequest = new WeakMap<Context, Replays>();

/** The replays of one request: each page of an encounter is played again once. */
function replaysOf(context: Context): Replays {
  const known = replaysByRequest.get(context);
  if (known) return known;
  const done = new Map<string, Promise<Replay>>();
  const meter = workMeter(context);
  const replays: Replays = ({ record }, { after, first }) => {
    const key = `${record.id} ${record.version} ${after} ${first}`;
    const replay =
      done.get(key) ??
      context.encounters.replay(record, { after, first, rolls: ENOUGH_ROLLS, meter });
    done.set(key, replay);
    return replay;
  };
  replaysByRequest.set(context, replays);
  return replays;
}

const refusal = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
