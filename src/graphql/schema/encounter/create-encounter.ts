import { MAX_NAME_LENGTH } from '../../../app/journal/rewind.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { judgedWithin } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { payerOf } from '../../plumbing/context.ts';
import { apiTypes, types } from '../../plumbing/derived.ts';
import { creationKey, onceCreated, withoutKey, withoutNulls } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import { flowOf, Pace, partsField } from './pace.ts';
import { settingsField, settingsOf } from '../rulebook/ruling.ts';

/** More than a ruleset has. */
const MAX_PACKS = 20;

const CreateEncounterInput = builder.inputType('CreateEncounterInput', {
  description: 'A new encounter.',
  fields: (t) => ({
    name: t.string({
      description: `For people, at most ${MAX_NAME_LENGTH} characters.`,
      ...bounded({ characters: MAX_NAME_LENGTH }),
    }),
    idempotencyKey: creationKey(t),
    ruleset: t.field({ type: RulesetName, description: 'The system to play it by.' }),
    settings: settingsField(t),
    pace: t.field({
      type: Pace,
      defaultValue: 'STEP',
      description: 'Whether what decides nothing goes on by itself; `setPace` changes it.',
    }),
    flowParts: partsField(t),
    content: t.stringList({
      required: false,
      description: 'Content packs to begin with, e.g. `SAMPLE`: their actions and conditions.',
      ...bounded({ entries: MAX_PACKS, characters: MAX_ID_LENGTH }),
    }),
    ...types.inputFields(apiTypes.creation)(t),
  }),
});

builder.mutationField('createEncounter', (t) =>
  t.field({
    type: resultOf('createEncounter', 'SEAT'),
    description:
      'Opens an encounter. Keep the token of the answer: it is that of the GM, and everything else asks for one.',
    args: {
      input: t.arg({
        type: CreateEncounterInput,
        description: 'The ruleset, the setup and the pace.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const { ruleset, settings, pace, flowParts, metadata, ...rest } = withoutKey(
        input as typeof input & { readonly metadata?: unknown },
      );
      const settled = { ...rest, settings: settingsOf(settings) };
      // A null in what frontends keep is theirs.
      const setup = { ...(withoutNulls(settled) as object), metadata: metadata ?? null };
      const { caller, encounters } = context;
      const outcome = await onceCreated('createEncounter', input, caller, (idempotency) =>
        encounters.create(ruleset, setup, caller, {
          flow: flowOf({ pace, flowParts }),
          idempotency,
          maker: payerOf(context),
          within: (judge) => judgedWithin(context, judge),
        }),
      );
      return answer(outcome, '', context);
    },
  }),
);
