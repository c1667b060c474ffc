/** What a mutation answers: a payload, or one of the typed errors. */
import type { ObjectRef } from '@pothos/core';
import type { WebhookMade } from '../../app/encounter-webhooks.ts';
import type { Outcome } from '../../app/encounters.ts';
import type { JournalEntry, Seat } from '../../app/ports.ts';
import { noteChange } from '../http/limits/answer-limit.ts';
import { sharedMapPath } from '../http/paths.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';
import { DateTime } from './date-time.ts';
import type { Problem } from './errors/errors.ts';
import { shownIn } from './in-encounter.ts';
import { EventInterface } from './interfaces.ts';
import { EncounterModel } from './model.ts';
import { problemOf } from './errors/problems.ts';
import { EncounterType, SeatType, WebhookType } from './refs.ts';
import { resultUnion, typeNamed } from './result-union.ts';

interface Payload {
  readonly kind: 'Payload';
  /** As it is now. */
  readonly encounter: EncounterModel;
  /** As the mutation left it: the same, unless it was done before. */
  readonly made: EncounterModel;
  readonly events: JournalEntry['events'];
  readonly issued: Seat | null;
  /** Of `createWebhook`. */
  readonly webhook?: Pick<WebhookMade, 'webhook' | 'secret'>;
}

const MutationPayload = builder.interfaceRef<Payload>('MutationPayload').implement({
  description:
    'What was done to an encounter: every mutation that changes one answers this, so that one fragment reads them all.',
  fields: (t) => ({
    version: t.int({
      description: 'The version that it made.',
      resolve: ({ made }) => made.record.version,
    }),
    encounter: t.field({
      type: EncounterType,
      description: 'The encounter after it; as it is now where the request was sent before.',
      resolve: ({ encounter }) => encounter,
    }),
    events: t.field({
      type: [EventInterface],
      description: 'What happened, in order, up to the next decision that is due.',
      resolve: ({ made, events, encounter }) => [...made.events(events, encounter)],
    }),
  }),
});

/**
 * `declareAction` answers `DeclareActionResult`: a payload or one of the typed errors. The payload
 * of a mutation that makes a seat has it, with its token; of a link to a picture, with its path; of a webhook, with
 * its secret.
 */
export function resultOf(mutation: string, makes: 'SEAT' | 'PICTURE' | 'WEBHOOK' | null = null) {
  const payload = builder.objectRef<Payload>(typeNamed(mutation, 'Payload')).implement({
    description: `What \`${mutation}\` answers when it was done.`,
    interfaces: [MutationPayload],
  });
  if (makes === 'SEAT') seatFields(payload);
  if (makes === 'PICTURE') pictureFields(payload);
  if (makes === 'WEBHOOK') webhookFields(payload);
  return resultUnion(mutation, payload);
}

function seatFields(payload: ObjectRef<SchemaTypes, Payload>): void {
  builder.objectFields(payload, (t) => ({
    seat: t.field({
      type: SeatType,
      description: 'The seat that was made.',
      resolve: ({ encounter, issued }) => shownIn(encounter, made(issued)),
    }),
    token: t.string({
      description:
        'Its token. Send it as the header `authorization: Bearer <token>`: it gives its bearer this seat.',
      resolve: ({ encounter, issued }, _, { tokens }) =>
        tokens.issue(encounter.record.id, made(issued)),
    }),
  }));
}

function pictureFields(payload: ObjectRef<SchemaTypes, Payload>): void {
  builder.objectFields(payload, (t) => ({
    seat: t.field({
      type: SeatType,
      description: 'The link, which is listed in `encounter.seats`: `revokeSeat` ends it.',
      resolve: ({ encounter, issued }) => shownIn(encounter, made(issued)),
    }),
    path: t.string({
      description:
        'The address of the picture, to be appended to the origin of the API: `map.png`; `map.svg` works as well.',
      resolve: async ({ encounter, issued }, _, { tokens }) => {
        const { id } = encounter.record;
        return sharedMapPath(id, await tokens.issuePicture(id, made(issued)));
      },
    }),
    expiresAt: t.field({
      type: DateTime,
      description: 'From when on it shows nothing.',
      resolve: ({ issued }) => made(issued).expiresAt,
    }),
  }));
}

function webhookFields(payload: ObjectRef<SchemaTypes, Payload>): void {
  builder.objectFields(payload, (t) => ({
    webhook: t.field({
      type: WebhookType,
      nullable: true,
      description: 'The webhook that was made; null where it was deleted since.',
      resolve: ({ webhook }) => webhook?.webhook,
    }),
    secret: t.string({
      nullable: true,
      description:
        'The secret with which its messages are signed. It begins with `whsec_`, and is never shown again: null where the same request was sent before. `replaceWebhookSecret` makes another one.',
      resolve: ({ webhook }) => webhook?.secret,
    }),
  }));
}

function made(issued: Seat | null): Seat {
  if (issued) return issued;
  throw new Error('The mutation has made no seat.');
}

/** Turns what became of a command into the answer of its mutation. */
export function answer(outcome: Outcome, encounterId: string, context: Context): Payload | Problem {
  if (outcome.kind !== 'DONE') return problemOf(outcome, encounterId);
  const { id, version } = outcome.record;
  noteChange(context, { encounterId: id, version });
  const { record, now, seat, events, issued } = outcome;
  const made = new EncounterModel({ record, seat });
  const encounter = now === record ? made : new EncounterModel({ record: now, seat });
  return { kind: 'Payload', encounter, made, events, issued };
}
