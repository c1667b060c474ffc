import { commitment } from '@sixbeat/engine';
import { GraphQLError } from 'graphql';
import type { Difference, JournalRoll, Replay } from '../app/replay.ts';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import { EncounterModel } from './model.ts';

/** The only place that shows a seed. Before the end nobody sees it, the GM included. */
const revealed = ({ view, record }: EncounterModel) =>
  view.phase === 'ENDED' ? record.snapshot.dice : null;

export const DiceType = builder.objectRef<EncounterModel>('EncounterDice').implement({
  description:
    'Where the dice of an encounter come from: a stream of bytes that its seed gives (docs/verifying-dice.md).',
  fields: (t) => ({
    commitment: t.string({
      description: 'SHA-256 of the secret 32-byte seed, in hex, fixed before the first roll.',
      resolve: ({ record }) => commitment(record.snapshot.dice.seed),
    }),
    seed: t.string({
      nullable: true,
      description: 'The seed, 64 hex digits; null until the encounter has ended.',
      resolve: (model) => revealed(model)?.seed,
    }),
    position: t.int({
      nullable: true,
      description: 'How many bytes of the stream were used; null until the encounter has ended.',
      resolve: (model) => revealed(model)?.position,
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

interface DifferenceModel {
  readonly version: number;
  readonly message: string;
}

/** What became of replaying an encounter; `tells` once it has ended. */
interface VerificationModel extends Replay {
  readonly tells: boolean;
}

const MAX_ROLLS = 100;

const Verification = builder.objectRef<VerificationModel>('DiceVerification').implement({
  description: 'What became of playing an encounter again from its seed and its commands.',
  fields: (t) => ({
    verified: t.boolean({
      description: 'Whether all is as it should be.',
      resolve: ({ difference, commitmentMatches }) => difference === null && commitmentMatches,
    }),
    commitmentMatches: t.exposeBoolean('commitmentMatches', {
      description: 'Whether the seed is the one that was committed to at the creation.',
    }),
    entries: t.exposeInt('entries', {
      description: 'How many versions came out as they are recorded, from the first on.',
    }),
    firstDifference: t.field({
      type: DifferenceType,
      nullable: true,
      description: 'The first thing that did not; null when everything did.',
      resolve: ({ difference, tells }) => difference && toldOf(difference, tells),
    }),
    diceRolled: t.int({
      nullable: true,
      description: 'How many dice these versions rolled; null until the encounter has ended.',
      resolve: ({ rolls, tells }) =>
        tells ? rolls.reduce((sum, { faces }) => sum + faces.length, 0) : null,
    }),
    rolls: t.field({
      type: [DiceRollType],
      nullable: true,
      description: 'What they rolled, in order; null until the encounter has ended.',
      args: {
        afterPosition: t.arg.int({
          required: false,
          description: 'Go on after the roll of this position.',
        }),
        first: t.arg.int({
          defaultValue: MAX_ROLLS,
          description: `How many to list, 1 to ${MAX_ROLLS}.`,
        }),
      },
      resolve: ({ rolls, tells }, { afterPosition, first }) => {
        if (first < 1 || first > MAX_ROLLS)
          throw refusal('BAD_USER_INPUT', `\`first\` is 1 to ${MAX_ROLLS}.`);
        if (!tells) return null;
        return rolls.filter(({ position }) => position > (afterPosition ?? -1)).slice(0, first);
      },
    }),
  }),
});

builder.queryField('verifyDice', (t) =>
  t.field({
    type: Verification,
    nullable: true,
    description:
      'Plays an encounter again from its seed and its commands, and compares every event, the position of the dice and the state with what is recorded. Null when there is none of that id.',
    args: { encounterId: t.arg.id({ description: 'The encounter.' }) },
    resolve: async (_, { encounterId }, context) => {
      const record = await context.encounters.read(encounterId);
      if (!record) return null;
      const model = new EncounterModel(record, context.actor);
      const replay = await replaysOf(context)(model);
      return { ...replay, tells: revealed(model) !== null };
    },
  }),
);

const wordings: Readonly<Record<Difference['kind'], string>> = {
  MISSING: 'The journal has no entry of this version.',
  CREATION: 'The entry of this version does not create this encounter.',
  COMMAND: 'The recorded command cannot be carried out.',
  EVENTS: 'The command and the dice give other events than are recorded.',
  POSITION: 'The dice come to another position than is recorded.',
  SNAPSHOT: 'All versions together give another state than is stored.',
};

/** The place is named only after the end: it may be something that this seat does not know of. */
function toldOf({ version, kind, path }: Difference, tells: boolean): DifferenceModel {
  const at = tells && path !== '' ? ` They first differ at \`${path}\`.` : '';
  return { version, message: wordings[kind] + at };
}

/** How many versions one request may have replayed, all its encounters together. */
const MAX_REPLAYED = 10_000;

type Replays = (model: EncounterModel) => Promise<Replay>;

const replaysByRequest = new WeakMap<Context, Replays>();

/** The replays of one request: each version of an encounter is played again once. */
function replaysOf(context: Context): Replays {
  const known = replaysByRequest.get(context);
  if (known) return known;
  const done = new Map<string, Promise<Replay>>();
  let left = MAX_REPLAYED;
  const replays: Replays = ({ record }) => {
    const key = `${record.id} ${record.version}`;
    const again = done.get(key);
    if (again) return again;
    left -= record.version;
    if (left < 0)
      throw refusal(
        'TOO_MUCH_TO_REPLAY',
        `One request replays ${MAX_REPLAYED} versions at most, of all encounters together.`,
      );
    const replay = context.encounters.replay(record);
    done.set(key, replay);
    return replay;
  };
  replaysByRequest.set(context, replays);
  return replays;
}

const refusal = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });
