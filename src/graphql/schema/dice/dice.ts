import type { Replay, ReplayRange } from '../../../app/journal/replay.ts';
import type { Difference } from '../../../app/journal/step.ts';
import type { Verification } from '../../../app/journal/verification.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { types } from '../../plumbing/derived.ts';
import { readErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import type { EncounterModel } from '../../plumbing/model.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { accessibleEncounter } from '../../plumbing/access.ts';
import { workMeter } from '../../http/limits/work-limit.ts';

/** How many versions a page of `verifyDice` has at most. */
export const MAX_REPLAYED = 500;
/** After how many rolls a page ends: all of them fit into an answer. */
const ENOUGH_ROLLS = 1000;

const VerifyDiceResult = queryResult(
  'verifyDice',
  [types.output('DiceVerification')],
  readErrorTypes,
);

builder.queryField('verifyDice', (t) =>
  t.field({
    type: VerifyDiceResult,
    description:
      'Plays a page of an encounter again from its seed and its commands, and compares every event, the position of the dice and the state with what is recorded. What an older edition of the rules has judged is not judged again: its events are folded, and the faces that they show are compared with the seed; `editions` says which was done. A page ends early after 1,000 rolls, and when it has worked for as long as a request may.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      afterVersion: t.arg.int({
        defaultValue: 0,
        description:
          'The version that the page begins after, 0 or the `next` of the page before: what led up to it is taken as recorded.',
      }),
      first: t.arg.int({
        defaultValue: MAX_REPLAYED,
        description: `How many versions to verify, 1 to ${MAX_REPLAYED}.`,
      }),
    },
    resolve: async (_, { encounterId, afterVersion, first }, context) => {
      if (first < 1 || first > MAX_REPLAYED) return invalid('first', `It is 1 to ${MAX_REPLAYED}.`);
      const access = await accessibleEncounter(context, encounterId);
      if (access.kind !== 'GRANTED') return problemOf(access, encounterId);
      const { model } = access;
      const { version } = model.record;
      if (afterVersion < 0 || afterVersion > version)
        return invalid('afterVersion', `It is 0 to ${version}, the newest version.`);
      const replay = await replaysOf(context)(model, { after: afterVersion, first });
      const isOver = model.view.phase === 'ENDED';
      return verificationOf(replay, isOver, model.actor.kind === 'GM');
    },
  }),
);

const invalid = (argument: string, message: string) =>
  problemOf({ kind: 'INVALID', issues: [{ path: [argument], message }] }, '');

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

/** The dice, and where in the record something differs, are named only after the end: this seat may not know of it. */
function verificationOf(replay: Replay, isOver: boolean, isGM: boolean): Verification {
  const { rolls, difference, commitmentMatches } = replay;
  return {
    ...replay,
    verified: difference === null && commitmentMatches,
    firstDifference: difference && worded(difference, isOver && isGM),
    diceRolled: isOver ? rolls.reduce((sum, { faces }) => sum + faces.length, 0) : null,
    rolls: isOver ? rolls : null,
  };
}

function worded({ version, kind, path }: Difference, isPathNamed: boolean) {
  const at = isPathNamed && path !== '' ? ` They first differ at \`${path}\`.` : '';
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
