import type { Proof } from '../../../app/seats/tokens.ts';
import { withoutAccount } from '../../../app/seats/seats.ts';
import { invalid, type Outcome } from '../../../app/outcome.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { idempotencyKey, type InputOf, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

const ClaimSeatInput = builder.inputType('ClaimSeatInput', {
  description: 'The token of the seat to claim.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    token: t.string({
      description: 'The token of a seat at it. It stays good.',
      ...bounded({ characters: MAX_TOKEN_LENGTH }),
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField('claimSeat', (t) =>
  t.field({
    type: resultOf('claimSeat'),
    description:
      "Ties a seat to the account whose token this request is sent with: from then on that token opens the encounter too, with this seat. A seat has one account; of several seats at one encounter an account has that of a GM before a player's before a spectator's, and of equals the newest. Who opens an encounter with the token of an account has claimed its first seat. Accounts only.",
    args: {
      input: t.arg({ type: ClaimSeatInput, description: 'The token of the seat to claim.' }),
    },
    resolve: async (_, { input }, context) =>
      answer(await claim(input, context), input.encounterId, context),
  }),
);

/** The seat asks, since its token is the proof of it; what is remembered of the request is not the token. */
async function claim(
  { encounterId, token, idempotencyKey: key }: InputOf<typeof ClaimSeatInput>,
  { caller, encounters, tokens }: Context,
): Promise<Outcome> {
  if (caller.kind !== 'ACCOUNT') return withoutAccount;
  const proof = await tokens.read(token);
  if (typeof proof === 'string') return invalid(['token'], unproven[proof]);
  const { account } = caller;
  const asked = { encounterId, account, seatId: proof.seatId };
  return once('claimSeat', { ...asked, idempotencyKey: key }, (idempotency) =>
    encounters.claimSeat(
      { encounterId, caller: proof, expectedVersion: null, idempotency },
      caller,
    ),
  );
}

const unproven = {
  EXPIRED: 'The token has expired; ask the GM for a seat.',
  FORGED: 'It is not the token of a seat.',
} as const satisfies Record<Extract<Proof, string>, string>;
