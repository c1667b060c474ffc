import type { GraphQLError } from 'graphql';
import type { Full, Stream } from '../../../app/follow/places.ts';
import type { EndReason, Following, UpdateOrEnd, Watched } from '../../../app/follow/updates.ts';
import { fieldError, requestError } from '../../http/errors/failures.ts';
import { chargeAnother } from '../../http/limits/rate-limit.ts';
import type { Context } from '../../plumbing/context.ts';
import { badInput } from '../../plumbing/errors/bad-input.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { types } from '../../plumbing/derived.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { EventInterface } from '../../plumbing/interfaces.ts';
import { type EntryModel, entryOf, JournalEntryType } from './journal.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { SeatKind } from '../seat/seat-type.ts';

type Update = Extract<UpdateOrEnd, { kind: 'UPDATE' }>;
type Pinged = Extract<UpdateOrEnd, { kind: 'PINGED' }>;
type Ended = Extract<UpdateOrEnd, { kind: 'ENDED' }>;

/** One update; what it looks like is worked out once, when it is asked for. */
class UpdateModel {
  readonly kind = 'UPDATE';
  readonly encounter: EncounterModel;
  private readonly atVersion: EncounterModel;
  private readonly versionState: Update['versionState'];
  private entryModel: EntryModel | null = null;

  constructor({ record, now, seat, versionState }: Update) {
    this.atVersion = new EncounterModel({ record, seat });
    this.encounter =
      now.version === record.version ? this.atVersion : new EncounterModel({ record: now, seat });
    this.versionState = versionState;
  }

  get entry(): EntryModel {
    this.entryModel ??= entryOf(this.versionState, this.atVersion, this.encounter);
    return this.entryModel;
  }
}

const EncounterUpdate = builder.objectRef<UpdateModel>('EncounterUpdate').implement({
  description: 'A new version of an encounter, as this seat sees it.',
  fields: (t) => ({
    encounterId: t.id({
      description: 'The id of the encounter.',
      resolve: ({ encounter }) => encounter.id,
    }),
    version: t.int({
      description: 'Its number: one more than that of the update before. The one to resume after.',
      resolve: ({ entry }) => entry.version,
    }),
    encounter: t.field({
      type: EncounterType,
      description:
        'The encounter as it is now: at this version or, while older updates are caught up with, at a newer one.',
      resolve: ({ encounter }) => encounter,
    }),
    events: t.field({
      type: [EventInterface],
      description:
        'What happened, in order, as a mutation answers it; empty when nothing of it is for this seat.',
      resolve: ({ entry }) => [...entry.events],
    }),
    entry: t.field({
      type: JournalEntryType,
      description: 'Its entry of the journal: with who asked for it, and when.',
      resolve: ({ entry }) => entry,
    }),
  }),
});

const StreamEndReason = builder.enumType('StreamEndReason', {
  description: 'Why a stream ends by itself.',
  values: {
    TIME: {
      description:
        'It has lasted as long as it may, the versions that it had missed have used up the requests of its caller, or the server stops. Subscribe again, after `retryAfter`, and go on.',
    },
    SEAT_REVOKED: { description: 'The seat was taken away.' },
    NO_SEAT: {
      description:
        'Who asks has no seat at it, or no longer: of several encounters that are followed at once.',
    },
    DELETED: { description: 'The encounter was deleted.' },
    SEAT_EXPIRED: { description: 'The seat, and its token with it, has expired.' },
  } satisfies Record<EndReason, unknown>,
});

const StreamEnded = builder.objectRef<Ended>('StreamEnded').implement({
  description:
    'The last of an encounter, and so of a stream that follows no other. A stream that ends without it was cut: subscribe again.',
  fields: (t) => ({
    encounterId: t.exposeID('encounterId', { description: 'The id of the encounter.' }),
    reason: t.field({
      type: StreamEndReason,
      description: 'Why the stream ended.',
      resolve: ({ reason }) => reason,
    }),
    afterVersion: t.exposeInt('afterVersion', {
      description: 'To go on with nothing missed and nothing twice: `afterVersion` of the next.',
    }),
    retryAfter: t.exposeInt('retryAfter', {
      nullable: true,
      description:
        'In how many seconds to subscribe again; null for at once where the reason is `TIME`, and of all other reasons.',
    }),
  }),
});

const pinger = ({ record, ping }: Pinged) => record.seats.find(({ id }) => id === ping.seatId);

const EncounterPinged = builder.objectRef<Pinged>('EncounterPinged').implement({
  description:
    'Someone at the table shows a hex to everyone with `ping`. It makes no version, and is not sent again after a cut.',
  fields: (t) => ({
    encounterId: t.id({
      description: 'The id of the encounter.',
      resolve: ({ ping }) => ping.encounterId,
    }),
    hex: t.field({
      type: types.output('Hex'),
      description: 'The hex to look at.',
      resolve: ({ ping }) => ping.hex,
    }),
    by: t.field({
      type: SeatKind,
      description: 'The kind of seat that shows it.',
      resolve: (pinged) => pinger(pinged)?.actor.kind ?? 'PLAYER',
    }),
    seatName: t.string({
      description: 'Who shows it, for people: what the seat is called.',
      resolve: (pinged) => pinger(pinged)?.name ?? '',
    }),
    seatId: t.id({
      nullable: true,
      description: 'The seat that shows it; null when this seat may not know.',
      resolve: ({ ping, seat }) =>
        seat.actor.kind === 'GM' || seat.id === ping.seatId ? ping.seatId : null,
    }),
    at: t.field({
      type: DateTime,
      description: 'When it was shown.',
      resolve: ({ ping }) => ping.at,
    }),
  }),
});

export const EncounterStreamItem = builder.unionType('EncounterStreamItem', {
  description: 'What a subscription sends.',
  types: [EncounterUpdate, EncounterPinged, StreamEnded],
  resolveType: ({ kind }) => typeOf[kind],
});

const typeOf = {
  UPDATE: EncounterUpdate,
  PINGED: EncounterPinged,
  ENDED: StreamEnded,
} satisfies Record<UpdateOrEnd['kind'], unknown>;

/** Without it a client gets what it has known since 1.0. */
export const PINGS =
  'Whether to send EncounterPinged too, when someone at the table shows a hex with `ping`.';

/** What a subscription sends of an item. */
export const newsOf = (item: UpdateOrEnd): UpdateModel | Pinged | Ended =>
  item.kind === 'UPDATE' ? new UpdateModel(item) : item;

/** The stream that a request asks for. */
export const streamOf = ({ request, address, maxStreamMs }: Context): Stream => ({
  address,
  maxMs: maxStreamMs,
  charge: (left) => chargeAnother(request, left),
});

/** A stream is not notified when its client has left before it began. */
export function endingWith<Item>(signal: AbortSignal, updates: AsyncIterableIterator<Item>) {
  const end = (): void => void updates.return?.();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return updates;
}

/** Why an encounter is not followed, which its id stands beside. */
export function notFollowed(found: Exclude<Following, Watched>, encounterId: string): GraphQLError {
  switch (found.kind) {
    case 'INVALID':
      return badInput(found.issues.map(({ message }) => message).join(' '));
    case 'TOO_MANY':
      return tooManyStreams(found);
    case 'FORBIDDEN':
      return fieldError(found.code, found.message, { encounterId });
    case 'NOT_FOUND':
      return fieldError('ENCOUNTER_NOT_FOUND', `There is no encounter '${encounterId}'.`, {
        encounterId,
      });
  }
}

const owners = {
  ADDRESS: 'Your address',
  ENCOUNTER: 'This encounter',
  SEAT: 'This seat',
  ACCOUNT: 'This account',
} satisfies Record<Full['of'], string>;

export const tooManyStreams = ({ of, limit }: Full): GraphQLError =>
  requestError(
    'TOO_MANY_STREAMS',
    `${owners[of]} has ${limit} subscriptions open already, which is the limit: close one of them first.`,
    { of, limit },
  );

builder.subscriptionField('encounterUpdated', (t) =>
  t.field({
    type: EncounterStreamItem,
    description:
      'Every new version of an encounter as it comes, one update each, in order. After a cut subscribe again with the version that was seen last: nothing is missed and nothing is sent twice.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      afterVersion: t.arg.int({
        required: false,
        description:
          'Send what came after this version, then go on; 0 for all. Without it only what is yet to come.',
      }),
      pings: t.arg.boolean({ required: false, defaultValue: false, description: PINGS }),
    },
    subscribe: async (_, { encounterId, afterVersion, pings }, context) => {
      const { encounters, caller, request } = context;
      const followed = { encounterId, after: afterVersion ?? null, pings: pings ?? false };
      const found = await encounters.watch(followed, caller, streamOf(context));
      if (found.kind === 'WATCHED') return endingWith(request.signal, found.updates);
      throw notFollowed(found, encounterId);
    },
    resolve: newsOf,
  }),
);
