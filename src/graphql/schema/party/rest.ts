import { rests } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { once } from '../../plumbing/envelope.ts';
import { membersField } from './joining.ts';
import { answerOf, partyEnvelope, partyEnvelopeOf, partyResultOf } from './result.ts';

const PartyRest = enumOf('PartyRest', 'How long a party rests (T-10).', rests);

const RestPartyInput = builder.inputType('RestPartyInput', {
  description: 'Who rests, and how long.',
  fields: (t) => ({
    ...partyEnvelope(t),
    rest: t.field({ type: PartyRest, description: 'How long.' }),
    members: membersField(t, 'Who, by their ids; all if left out.'),
  }),
});

builder.mutationField('restParty', (t) =>
  t.field({
    type: partyResultOf('restParty'),
    description:
      'The party rests, and what its rulebook says of that heals (T-10; SEG-94, SEG-97; VIG-17, VIG-22, VIG-23; SEC-54). Makes no version where no one is different after it.',
    args: { input: t.arg({ type: RestPartyInput, description: 'Who rests, and how long.' }) },
    resolve: async (_, { input }, context) => {
      const { partyId, rest, members } = input;
      const memberIds = members?.map(String) ?? null;
      const outcome = await once('restParty', input, (idempotency) =>
        context.encounters.parties.rest(partyEnvelopeOf(input, context, idempotency), {
          rest,
          memberIds,
        }),
      );
      return answerOf(outcome, partyId, context);
    },
  }),
);
