import type { InputObjectRef, ObjectRef } from '@pothos/core';
import type { Outcome, RawCommand } from '../../app/encounters.ts';
import { LEAST_CREATION_KEY_LENGTH, MAX_KEY_LENGTH } from '../../app/play/idempotency.ts';
import { type Envelope as AppEnvelope, type Idempotency, invalid } from '../../app/outcome.ts';
import type { Caller, JournalEntry, Seat } from '../../app/ports.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';
import { EncounterType } from '../schema/encounter/encounter.ts';
import { errorTypes, isProblem, type Problem } from './errors.ts';
import { EventInterface } from './event.ts';
import { EncounterModel } from './model.ts';
import { problemOf } from './problems.ts';
import { SeatType } from '../schema/seat/seat-type.ts';

/** What every command says besides itself. */
interface Envelope {
  readonly encounterId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;

export const idempotencyKey = (t: InputFields) =>
  t.string({
    required: false,
    description: `Of your choice, 1 to ${MAX_KEY_LENGTH} characters, new for each input: sent again with it, the same input is answered as the first time and done once.`,
  });

/** The key of a request that makes an encounter. */
export const creationKey = (t: InputFields) =>
  t.string({
    required: false,
    description: `Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, ${LEAST_CREATION_KEY_LENGTH} to ${MAX_KEY_LENGTH} characters, and keep it to yourself.`,
  });

/** What a resolver is given for an input type. */
export type InputOf<Ref> = Ref extends { readonly $inferInput: infer Input } ? Input : never;

/** The fields of the envelope, for the input type of a mutation. */
export const envelope = (t: InputFields) => ({
  encounterId: t.id({ description: 'The encounter.' }),
  expectedVersion: t.int({
    required: false,
    description: 'Refuse with VersionConflict unless the encounter is at this version.',
  }),
  idempotencyKey: idempotencyKey(t),
});

/**
 * Does what a mutation asks for, once for each key; a key that makes no sense is a problem.
 * `mutation` is its name: the same key in another one is another request.
 */
export async function once(
  mutation: string,
  input: { readonly idempotencyKey?: string | null | undefined },
  act: (idempotency: Idempotency | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  const key = input.idempotencyKey ?? null;
  if (key === null) return act(undefined);
  if (key.length < 1 || key.length > MAX_KEY_LENGTH)
    return invalid(['idempotencyKey'], `A key has 1 to ${MAX_KEY_LENGTH} characters.`);
  return act({ key, request: [mutation, withoutNulls(withoutKey(input))] });
}

/**
 * The same for what makes an encounter. Whoever has no account is known by the key alone, and
 * answered with a token: it must not be one that somebody else may come upon.
 */
export async function onceCreated(
  mutation: string,
  input: { readonly idempotencyKey?: string | null | undefined },
  caller: Caller,
  act: (idempotency: Idempotency | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  const { length } = input.idempotencyKey ?? '';
  if (caller.kind !== 'ACCOUNT' && length > 0 && length < LEAST_CREATION_KEY_LENGTH)
    return invalid(
      ['idempotencyKey'],
      `A key that anybody may use is random, with at least ${LEAST_CREATION_KEY_LENGTH} characters.`,
    );
  return once(mutation, input, act);
}

/** The envelope as the use cases take it. */
export const envelopeOf = (
  { encounterId, expectedVersion }: Envelope,
  { caller }: Context,
  idempotency: Idempotency | undefined,
): AppEnvelope => ({ encounterId, caller, expectedVersion: expectedVersion ?? null, idempotency });

/** What is asked for, whichever key came with it. */
export function withoutKey<T extends object>({
  idempotencyKey: _key,
  ...rest
}: T & { readonly idempotencyKey?: string | null | undefined }) {
  return rest;
}

interface Payload {
  readonly kind: 'Payload';
  readonly encounter: EncounterModel;
  readonly events: JournalEntry['events'];
  readonly issued: Seat | null;
}

/**
 * `declareAction` answers `DeclareActionResult`: a payload or one of the typed errors. The payload
 * of a mutation that makes a seat has it, with its token.
 */
export function resultOf(mutation: string, makes: 'SEAT' | null = null) {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const payload = builder.objectRef<Payload>(`${name}Payload`).implement({
    description: `What \`${mutation}\` answers when it was done.`,
    fields: (t) => ({
      encounter: t.field({
        type: EncounterType,
        description: 'The encounter after it.',
        resolve: ({ encounter }) => encounter,
      }),
      events: t.field({
        type: [EventInterface],
        description: 'What happened, in order, up to the next decision that is due.',
        resolve: ({ encounter, events }) => [...encounter.events(events)],
      }),
    }),
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
      resolve: ({ issued }) => made(issued),
    }),
    token: t.string({
      description:
        'Its token. Send it as the header `authorization: Bearer <token>`: whoever has it sits there.',
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
export function answer(
  outcome: Outcome,
  asked: { readonly encounterId: string; readonly input: unknown },
): Payload | Problem {
  if (outcome.kind !== 'DONE') return problemOf(outcome, asked.encounterId, asked.input);
  const { events, issued } = outcome;
  return { kind: 'Payload', encounter: new EncounterModel(outcome), events, issued };
}

/**
 * Declares the mutation of a command. The fields of its input are those of the command, unless
 * `toFields` says otherwise; what the caller left out or set to null is left to the ruleset.
 */
export function commandMutation<Input extends Envelope>(mutation: {
  readonly name: string;
  readonly description: string;
  readonly input: InputObjectRef<SchemaTypes, Input>;
  readonly toFields?: (input: Input, context: Context) => Readonly<Record<string, unknown>>;
}): void {
  const { name, description, input: type, toFields = ownFields } = mutation;
  const command = name.charAt(0).toUpperCase() + name.slice(1);
  builder.mutationField(name, (t) =>
    t.field({
      type: resultOf(name),
      description,
      args: { input: t.arg({ type, required: true, description: 'What to do.' }) },
      resolve: async (_, args, context) => {
        const { input } = args as unknown as { readonly input: Input };
        const fields = withoutNulls(toFields(input, context)) as object;
        const outcome = await once(name, input, (idempotency) =>
          context.encounters.submit({
            ...envelopeOf(input, context, idempotency),
            command: { ...fields, type: command } satisfies RawCommand,
          }),
        );
        return answer(outcome, { encounterId: input.encounterId, input });
      },
    }),
  );
}

function ownFields({
  encounterId: _id,
  expectedVersion: _version,
  idempotencyKey: _key,
  ...fields
}: Envelope) {
  return fields;
}

/** GraphQL has null for what is left out; the rulesets leave it out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null && field !== undefined)
      .map(([key, field]) => [key, withoutNulls(field)]),
  );
}
