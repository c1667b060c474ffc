import type { PingOutcome } from '../../../app/encounters.ts';
import { MAX_PINGS } from '../../../app/follow/pings.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { HexInput } from '../../plumbing/derived.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { resultUnion } from '../../plumbing/result-union.ts';

type Pinged = Extract<PingOutcome, { kind: 'PINGED' }>;

const PingInput = builder.inputType('PingInput', {
  description: 'The hex to show.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    hex: t.field({ type: HexInput, description: 'The hex that everyone is to look at.' }),
  }),
});

const Payload = builder.objectRef<Pinged>('PingPayload').implement({
  description: 'The answer of `ping` when the hex is shown.',
  fields: (t) => ({
    at: t.field({
      type: DateTime,
      description: 'When it was shown.',
      resolve: ({ ping }) => ping.at,
    }),
  }),
});

builder.mutationField('ping', (t) =>
  t.field({
    type: resultUnion('ping', Payload),
    description: `Shows a hex to everyone who follows the encounter with \`pings\`, together with the name of this seat. It is no step of the fight: it makes no version and stands in no journal, and who is not there misses it. A seat pings once a second, and all of an encounter together ${MAX_PINGS} times. Not for spectators, who are an audience.`,
    args: { input: t.arg({ type: PingInput, description: 'The hex to show.' }) },
    resolve: async (_, { input }, { encounters, caller }) => {
      const { encounterId, hex } = input;
      const outcome = await encounters.ping(encounterId, hex, caller);
      return outcome.kind === 'PINGED' ? outcome : problemOf(outcome, encounterId);
    },
  }),
);
