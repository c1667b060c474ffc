/** The mutation that goes on with what the computer is to decide. */
import { MAX_FOLLOW_UPS } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

const PlayOnInput = builder.inputType('PlayOnInput', {
  description: 'How far to play on.',
  fields: (t) => ({
    ...envelope(t),
    most: t.int({
      defaultValue: MAX_FOLLOW_UPS,
      description: `How many commands at most, 1 to ${MAX_FOLLOW_UPS}: a few, where somebody watches.`,
    }),
  }),
});

builder.mutationField('playOn', (t) =>
  t.field({
    type: resultOf('playOn'),
    description:
      'Goes on with what the computer is to decide (`byComputer` of a decision), up to the next decision of a person or as far as one request goes; nothing happens, and no version is made, where it has nothing to decide. Where the computer plays everybody in the fight it also says what the GM would be asked, so that a whole fight goes on by this alone. For everybody but spectators.',
    args: { input: t.arg({ type: PlayOnInput, description: 'How far.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('playOn', input, (idempotency) =>
        context.encounters.playOn(envelopeOf(input, context, idempotency), input.most),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);
