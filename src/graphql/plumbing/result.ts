/** What a mutation answers: a payload, or one of the typed errors. */
import type { ObjectRef } from '@pothos/core';
import type { Outcome } from '../../app/encounters.ts';
import type { JournalEntry, Seat } from '../../app/ports.ts';
import { noteChange } from '../http/limits/answer-limit.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';
import { errorTypes, isProblem, type Problem } from './errors/errors.ts';
import { shownIn } from './in-encounter.ts';
import { EventInterface } from './interfaces.ts';
import { EncounterModel } from './model.ts';
import { problemOf } from './errors/problems.ts';
import { EncounterType, SeatType } from './refs.ts';

interface Payload {
  readonly kind: 'Payload';
  /** As it is now. */
  readonly encounter: EncounterModel;
  /** As the mutation left it: the same, unless it was done before. */
  readonly made: EncounterModel;
  readonly events: JournalEntry['events'];
  readonly issued: Seat | null;
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
      description:
        'The encounter after the command; its present state where the same request was executed before.',
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
 * of a mutation that makes a seat has it, with its token.
 */
export function resultOf(mutation: string, makes: 'SEAT' | null = null) {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const payload = builder.objectRef<Payload>(`${name}Payload`).implement({
    description: `What \`${mutation}\` answers when it was done.`,
    interfaces: [MutationPayload],
  });
  if (makes === 'SEAT') seatFields(payload);
  return builder.unionType(`${name}Result`, {
    description: `What \`${mutation}\` answers: that it was done, or why not.`,
    types: [payload, ...errorTypes],
    resolveType: (result: Payload | Problem) => (isProblem(result) ? result.kind : payload),
  });
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
