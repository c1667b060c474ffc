import type { Seat } from '../../../app/ports.ts';
import { MAX_SEAT_DAYS } from '../../../app/journal/first-seat.ts';
import { MAX_SEAT_NAME_LENGTH, SEAT_DAYS } from '../../../app/seats/seats.ts';
import { MAX_COMBATANTS } from '../../../engine/core/roster/joining.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { shownIn, shownWith } from '../../plumbing/in-encounter.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import type { LifecycleEventModel } from '../../plumbing/model.ts';
import { SeatType } from '../../plumbing/refs.ts';
import { SeatKind } from './seat-type.ts';

builder.objectFields(EncounterType, (t) => ({
  seat: t.field({
    type: SeatType,
    description:
      'The seat that this request comes from: the one whose token it was sent with, or that the account has here.',
    resolve: (model) => shownIn(model, model.seat),
  }),
  seats: t.field({
    type: [SeatType],
    nullable: true,
    description: 'All seats that were not revoked; null for everyone but a GM.',
    resolve: (model, _, { isFollowedFrom }) =>
      model.actor.kind === 'GM'
        ? model.record.seats.map((seat) =>
            shownIn(model, { ...seat, following: isFollowedFrom(seat.id) }),
          )
        : null,
  }),
}));

const IssueSeatInput = builder.inputType('IssueSeatInput', {
  description: 'The kind of seat, its name and its combatants.',
  fields: (t) => ({
    ...envelope(t),
    kind: t.field({ type: SeatKind, description: 'What the seat may do.' }),
    combatantIds: t.idList({
      required: false,
      description: 'For a player: whom they play. Several seats may play the same combatant.',
      ...bounded({ entries: MAX_COMBATANTS }),
    }),
    name: t.string({
      description: `Who sits there, for people: 1 to ${MAX_SEAT_NAME_LENGTH} characters.`,
      ...bounded({ characters: MAX_SEAT_NAME_LENGTH }),
    }),
    days: t.int({
      defaultValue: SEAT_DAYS,
      description: `How long it lasts, 1 to ${MAX_SEAT_DAYS} days.`,
    }),
  }),
});

builder.mutationField('issueSeat', (t) =>
  t.field({
    type: resultOf('issueSeat', 'SEAT'),
    description:
      'Issues a seat to another GM, a player or a spectator, with the token to hand to them. GM only.',
    args: {
      input: t.arg({
        type: IssueSeatInput,
        description: 'The kind of seat, its name and its combatants.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const { kind, combatantIds, name, days } = input;
      const request = { kind, combatantIds: combatantIds ?? [], name, days };
      const outcome = await once('issueSeat', input, (idempotency) =>
        context.encounters.issueSeat(envelopeOf(input, context, idempotency), request),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

const RevokeSeatInput = builder.inputType('RevokeSeatInput', {
  description: 'The seat to revoke.',
  fields: (t) => ({
    ...envelope(t),
    seatId: t.id({ description: 'An id of `encounter.seats`.' }),
  }),
});

builder.mutationField('revokeSeat', (t) =>
  t.field({
    type: resultOf('revokeSeat'),
    description:
      'Takes a seat away: its token is worth nothing from the next request on. One GM stays. GM only.',
    args: { input: t.arg({ type: RevokeSeatInput, description: 'The seat to revoke.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('revokeSeat', input, (idempotency) =>
        context.encounters.revokeSeat(envelopeOf(input, context, idempotency), input.seatId),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

builder.objectRef<LifecycleEventModel<'SeatIssued'>>('SeatIssued').implement({
  description: 'A seat was issued, or taken by a link. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    byInviteId: t.id({
      nullable: true,
      description: 'The link that it was taken by; null where a GM has issued it.',
      resolve: ({ inviteId }) => inviteId ?? null,
    }),
    seat: t.field({
      type: SeatType,
      description: 'The seat, as it was issued.',
      resolve: (event: { readonly seat: Seat }) => shownWith(event, event.seat),
    }),
  }),
});

builder.objectRef<LifecycleEventModel<'SeatClaimed'>>('SeatClaimed').implement({
  description: 'An account has claimed a seat. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({ seatId: t.exposeID('seatId', { description: 'The id of the seat.' }) }),
});

builder.objectRef<LifecycleEventModel<'SeatRevoked'>>('SeatRevoked').implement({
  description: 'A seat was taken away. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({ seatId: t.exposeID('seatId', { description: 'The id of the seat.' }) }),
});
