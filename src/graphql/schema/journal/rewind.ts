import { MAX_NAME_LENGTH, MAX_REASON_LENGTH, MAX_SEEDS } from '../../../app/journal/rewind.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { payerOf } from '../../plumbing/context.ts';
import { envelope, envelopeOf, idempotencyKey, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import type { LifecycleEventModel } from '../../plumbing/model.ts';

const DiceAfterRewind = builder.enumType('DiceAfterRewind', {
  description: 'How the dice stand after a rewind.',
  values: {
    KEEP: {
      description:
        'Where they stood at that version: the same commands roll the same again. What was seen of them stays known.',
    },
    REDRAW: {
      description: 'Where they stand now: later rolls are new, and were seen at no seat.',
    },
  } as const,
});

const RewindEncounterInput = builder.inputType('RewindEncounterInput', {
  description: 'The version to return to, and the reason.',
  fields: (t) => ({
    ...envelope(t),
    toVersion: t.int({ description: 'The version to go back to.' }),
    dice: t.field({
      type: DiceAfterRewind,
      defaultValue: 'REDRAW',
      description:
        'How the dice stand then. KEEP is refused where the seed of that version was revealed: after an end, and for versions before one.',
    }),
    reason: t.string({
      description: `For the journal: why, 1 to ${MAX_REASON_LENGTH} characters.`,
      ...bounded({ characters: MAX_REASON_LENGTH }),
    }),
  }),
});

builder.mutationField('rewindEncounter', (t) =>
  t.field({
    type: resultOf('rewindEncounter'),
    description: `Goes back to an earlier version: everything is as it was, as a new version. Nothing is lost: the journal keeps what came in between, and a rewind can be rewound. From the end of an encounter it goes on with a new seed, of which there are at most ${MAX_SEEDS}. GM only.`,
    args: {
      input: t.arg({
        type: RewindEncounterInput,
        description: 'The version to return to, and the reason.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const { encounterId, toVersion, dice, reason } = input;
      const asked = { toVersion, dice, reason };
      const outcome = await once('rewindEncounter', input, (idempotency) =>
        context.encounters.rewind({ ...envelopeOf(input, context, idempotency), ...asked }),
      );
      return answer(outcome, encounterId, context);
    },
  }),
);

const BranchEncounterInput = builder.inputType('BranchEncounterInput', {
  description: 'The version to copy from.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter to part from; it stays as it is.' }),
    atVersion: t.int({
      required: false,
      description: 'The version to begin with; the newest if left out.',
    }),
    name: t.string({
      required: false,
      description: `For people, at most ${MAX_NAME_LENGTH} characters; the same if left out.`,
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField('branchEncounter', (t) =>
  t.field({
    type: resultOf('branchEncounter', 'SEAT'),
    description:
      'Opens a new encounter that begins as this one was at a version, with a seed, a commitment and a GM seat of its own. Where the fight is over at that version, it begins at the last one before that can be played. GM only.',
    args: {
      input: t.arg({ type: BranchEncounterInput, description: 'The version to copy from.' }),
    },
    resolve: async (_, { input }, context) => {
      const { encounterId, atVersion = null, name = null } = input;
      const { caller, encounters } = context;
      const outcome = await once('branchEncounter', input, (idempotency) =>
        encounters.branch({
          ...{ encounterId, atVersion, name, caller, idempotency },
          maker: payerOf(context),
        }),
      );
      return answer(outcome, encounterId, context);
    },
  }),
);

const DuplicateEncounterInput = builder.inputType('DuplicateEncounterInput', {
  description: 'The encounter to begin anew.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter to copy; it stays as it is.' }),
    atVersion: t.int({
      required: false,
      description:
        'The version to copy, where that is before initiative; else the last one before it that is. The newest if left out.',
    }),
    name: t.string({
      required: false,
      description: `For people, at most ${MAX_NAME_LENGTH} characters; the same if left out.`,
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField('duplicateEncounter', (t) =>
  t.field({
    type: resultOf('duplicateEncounter', 'SEAT'),
    description:
      'Opens a new encounter as this one was prepared: with its battlefield, combatants, hidden ones, definitions, settings and pace as they were before initiative, and with a seed, a commitment and a GM seat of its own. No other seat and no link is copied. GM only.',
    args: {
      input: t.arg({ type: DuplicateEncounterInput, description: 'The encounter to begin anew.' }),
    },
    resolve: async (_, { input }, context) => {
      const { encounterId, atVersion = null, name = null } = input;
      const { caller, encounters } = context;
      const outcome = await once('duplicateEncounter', input, (idempotency) =>
        encounters.branch({
          ...{ encounterId, atVersion, name, caller, idempotency },
          maker: payerOf(context),
          begins: 'BEFORE_INITIATIVE',
        }),
      );
      return answer(outcome, encounterId, context);
    },
  }),
);

builder.objectRef<LifecycleEventModel<'EncounterRewound'>>('EncounterRewound').implement({
  description: 'The encounter is again as it was at an earlier version.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    toVersion: t.exposeInt('toVersion', { description: 'That version.' }),
    dice: t.field({
      type: DiceAfterRewind,
      description: 'Whether the dice were kept or drawn again.',
      resolve: ({ dice }) => dice,
    }),
    reason: t.exposeString('reason', {
      // As in every event with a reason: some have none.
      nullable: true,
      description: 'The reason that was given.',
    }),
  }),
});

builder.objectRef<LifecycleEventModel<'EncounterBranched'>>('EncounterBranched').implement({
  description: 'The encounter begins as another one was.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    fromId: t.exposeID('fromId', { description: 'The other one.' }),
    fromVersion: t.exposeInt('fromVersion', { description: 'At this version.' }),
  }),
});

builder.objectRef<LifecycleEventModel<'EncounterImported'>>('EncounterImported').implement({
  description:
    'Everything so far was imported while the fight was on; from here on the dice come from a seed of their own.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    commitment: t.exposeString('commitment', { description: 'SHA-256 of that seed, in hex.' }),
    unjudged: t.int({
      description:
        'How many commands so far are of an older edition of the rules and were not judged again.',
      resolve: ({ unjudged }) => unjudged ?? 0,
    }),
  }),
});
