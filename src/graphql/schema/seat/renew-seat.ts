import { invalid, type Outcome } from '../../../app/outcome.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { idempotencyKey, type InputOf, once } from '../../plumbing/envelope.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import type { LifecycleEventModel } from '../../plumbing/model.ts';

const RenewSeatInput = builder.inputType('RenewSeatInput', {
  description: 'The seat to renew.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter.' }),
    token: t.string({
      required: false,
      description:
        'The token of the seat, then sent here instead of in the header; the seat that the request comes from if left out.',
      ...bounded({ characters: MAX_TOKEN_LENGTH }),
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField('renewSeat', (t) =>
  t.field({
    type: resultOf('renewSeat', 'SEAT'),
    description:
      "Moves the end of a seat: from now on it lasts as long again as it was issued for. Refused before half of its time has gone. A token that ends before its seat does, because the seat was renewed elsewhere, is answered with the token that lasts, and no version is made. Where the operator allows it, the token of a GM's seat that has expired can do this, and nothing else.",
    args: { input: t.arg({ type: RenewSeatInput, description: 'The seat to renew.' }) },
    resolve: async (_, { input }, context) =>
      answer(await renew(input, context), input.encounterId, context),
  }),
);

/** The token stands in the input, so that one that has expired is good for nothing else; it is not remembered. */
async function renew(
  { encounterId, token, idempotencyKey: key }: InputOf<typeof RenewSeatInput>,
  { caller, encounters, tokens }: Context,
): Promise<Outcome> {
  const idempotent = { idempotencyKey: key, encounterId };
  const envelope = { encounterId, expectedVersion: null };
  if (typeof token !== 'string')
    return once('renewSeat', idempotent, (idempotency) =>
      encounters.renewSeat({ ...envelope, caller, idempotency }),
    );
  const own = await tokens.readEnded(token);
  if (!own) return invalid(['token'], 'It is not the token of a seat.');
  const { claim, expiresAt } = own;
  const asked = { ...idempotent, seatId: claim.seatId };
  return once('renewSeat', asked, (idempotency) =>
    encounters.renewSeat({ ...envelope, caller: claim, idempotency }, { expiresAt }),
  );
}

builder.objectRef<LifecycleEventModel<'SeatRenewed'>>('SeatRenewed').implement({
  description: 'A seat lasts longer. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    seatId: t.id({ description: 'The id of the seat.', resolve: ({ seat }) => seat.id }),
    expiresAt: t.field({
      type: DateTime,
      description: 'From when on its token is good no more.',
      resolve: ({ seat }) => seat.expiresAt,
    }),
  }),
});
