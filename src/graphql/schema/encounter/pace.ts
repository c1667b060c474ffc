import { flowMeanings, type FlowPart, flowParts } from '@sixbeat/engine';
import type { LifecycleEvent } from '../../../app/journal/lifecycle-entries.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { editEnvelope, envelopeOf, type InputFields, once } from '../../plumbing/envelope.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import type { EventModel } from '../../plumbing/model.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

export const Pace = enumOf('Pace', 'Who plays what decides nothing.', {
  STEP: 'The table: each advance, each end of a turn and each answer is asked for.',
  FLOW: 'The server: the fight goes on by itself up to the next moment at which a player or the GM has a choice.',
});
export type Pace = 'STEP' | 'FLOW';

export const FlowPartType = enumOf(
  'FlowPart',
  'A part of a fight that can go on by itself.',
  flowMeanings,
);

export const paceOf = (flow: readonly FlowPart[]): Pace => (flow.length > 0 ? 'FLOW' : 'STEP');

/** How a table asks for its pace. */
interface AskedPace {
  readonly pace: Pace;
  readonly flowParts?: readonly FlowPart[] | null | undefined;
}

export const flowOf = ({ pace, flowParts: named }: AskedPace): readonly FlowPart[] =>
  pace === 'STEP' ? [] : (named ?? flowParts);

/** More than there are, since one may stand there twice. */
const MAX_FLOW_PARTS = 10;

export const partsField = (t: InputFields) =>
  t.field({
    type: [FlowPartType],
    required: false,
    description: 'With FLOW: only these parts go on by themselves; all of them if left out.',
    ...bounded({ entries: MAX_FLOW_PARTS }),
  });

const SetPaceInput = builder.inputType('SetPaceInput', {
  description: 'Who plays what decides nothing.',
  fields: (t) => ({
    ...editEnvelope(t),
    pace: t.field({ type: Pace, description: 'STEP or FLOW.' }),
    flowParts: partsField(t),
  }),
});

builder.mutationField('setPace', (t) =>
  t.field({
    type: resultOf('setPace'),
    description:
      "Sets whether what decides nothing goes on by itself, from the next command on. What followed by itself is part of that command's version: a rewind undoes both. GM only.",
    args: { input: t.arg({ type: SetPaceInput, description: 'The pace to set.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('setPace', input, (idempotency) =>
        context.encounters.setPace(envelopeOf(input, context, idempotency), flowOf(input)),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

type PaceChanged = EventModel & Extract<LifecycleEvent, { type: 'PaceChanged' }>;

builder.objectRef<PaceChanged>('PaceChanged').implement({
  description: 'From the next command on the fight goes on by itself, or no longer does.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    pace: t.field({ type: Pace, description: 'The pace.', resolve: ({ flow }) => paceOf(flow) }),
    flowParts: t.field({
      type: [FlowPartType],
      description: 'Which steps the server takes by itself.',
      resolve: ({ flow }) => [...flow],
    }),
  }),
});
