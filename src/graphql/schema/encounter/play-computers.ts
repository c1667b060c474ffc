/** The mutation that goes on with what the computer is to decide. */
import { MAX_FOLLOW_UPS } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

const PlayComputersInput = builder.inputType('PlayComputersInput', {
  description: 'How many commands to play.',
  fields: (t) => ({
    ...envelope(t),
    max: t.int({
      defaultValue: MAX_FOLLOW_UPS,
      description: `The maximum number of commands, 1 to ${MAX_FOLLOW_UPS}; choose a few where people watch.`,
    }),
  }),
});

builder.mutationField('playComputers', (t) =>
  t.field({
    type: resultOf('playComputers'),
    description:
      'Makes the pending decisions of the computer (`byComputer` of a decision), up to the next decision of a person or the limit of one request. Where it has none, nothing happens and no version is made. Where the computer plays all combatants it also answers for the GM, so that this alone plays a whole fight. For all seats but those of spectators.',
    args: { input: t.arg({ type: PlayComputersInput, description: 'How many commands to play.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('playComputers', input, (idempotency) =>
        context.encounters.playComputers(envelopeOf(input, context, idempotency), input.max),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);
