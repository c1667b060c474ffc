import { GraphQLError } from 'graphql';
import type { Full, Stream } from '../../../app/follow/places.ts';
import type { EndReason, Following, UpdateOrEnd, Watched } from '../../../app/follow/updates.ts';
import { chargeAnother } from '../../http/limits/rate-limit.ts';
import type { Context } from '../../plumbing/context.ts';
import { badInput } from '../../plumbing/errors/bad-input.ts';
import { builder } from '../../plumbing/builder.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import { EventInterface } from '../../plumbing/interfaces.ts';
import { type EntryModel, entryOf, JournalEntryType } from './journal.ts';
import { EncounterModel } from '../../plumbing/model.ts';

type Update = Extract<UpdateOrEnd, { kind: 'UPDATE' }>;
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

export const EncounterNews = builder.unionType('EncounterNews', {
  description: 'What a subscription sends.',
  types: [EncounterUpdate, StreamEnded],
  resolveType: ({ kind }) => (kind === 'UPDATE' ? EncounterUpdate : StreamEnded),
});

/** What a subscription sends of an item. */
export const newsOf = (item: UpdateOrEnd): UpdateModel | Ended =>
  item.kind === 'UPDATE' ? new UpdateModel(item) : item;

/** The stream that a request asks for. */
export const streamOf = ({ request, address, maxStreamMs }: Context): Stream => ({
  address,
  maxMs: maxStreamMs,
  charge: (left) => chargeAnother(request, left),
});

/** A stream is not notified when its client has left before it began. */
export function endingWith(signal: AbortSignal, updates: AsyncIterableIterator<UpdateOrEnd>) {
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
      return new GraphQLError(found.message, { extensions: { code: found.code, encounterId } });
    case 'NOT_FOUND':
      return new GraphQLError(`There is no encounter '${encounterId}'.`, {
        extensions: { code: 'ENCOUNTER_NOT_FOUND', encounterId },
      });
  }
}

const owners = {
  ADDRESS: 'Your address',
  ENCOUNTER: 'This encounter',
  SEAT: 'This seat',
} satisfies Record<Full['of'], string>;

const tooManyStreams = ({ of, limit }: Full): GraphQLError =>
  new GraphQLError(
    `${owners[of]} has ${limit} subscriptions open already, which is the limit: close one of them first.`,
    { extensions: { code: 'TOO_MANY_STREAMS', of, limit, http: { status: 429 } } },
  );

builder.subscriptionField('encounterUpdated', (t) =>
  t.field({
    type: EncounterNews,
    description:
      'Every new version of an encounter as it comes, one update each, in order. After a cut subscribe again with the version that was seen last: nothing is missed and nothing is sent twice.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      afterVersion: t.arg.int({
        required: false,
        description:
          'Send what came after this version, then go on; 0 for all. Without it only what is yet to come.',
      }),
    },
    subscribe: async (_, { encounterId, afterVersion }, context) => {
      const { encounters, caller, request } = context;
      const followed = { encounterId, after: afterVersion ?? null };
      const found = await encounters.watch(followed, caller, streamOf(context));
      if (found.kind === 'WATCHED') return endingWith(request.signal, found.updates);
      throw notFollowed(found, encounterId);
    },
    resolve: newsOf,
  }),
);
