/** What a mutation of a party answers: the party, or one of the typed errors. */
import type { Envelope as AppEnvelope, Idempotency, Outcome } from '../../../app/outcome.ts';
import { noteChange } from '../../http/limits/answer-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { idempotencyKey, type InputFields } from '../../plumbing/envelope.ts';
import { judgedWithin } from '../../http/limits/work-limit.ts';
import type { Problem, ReadProblem } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { PartyModel } from '../../plumbing/model.ts';
import { PartyType } from '../../plumbing/refs.ts';
import { resultUnion, typeNamed } from '../../plumbing/result-union.ts';

interface Payload {
  readonly kind: 'Payload';
  /** As it is now. */
  readonly party: PartyModel;
  /** The version that the mutation made; the present one where it changed nothing. */
  readonly version: number;
}

const PartyPayload = builder.interfaceRef<Payload>('PartyPayload').implement({
  description:
    'What was done to a party: every mutation that changes one answers this, so that one fragment reads them all.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'The version that it made; the present one where it changed nothing.',
    }),
    party: t.field({
      type: PartyType,
      description:
        'The party after it; its present state where the same request was executed before.',
      resolve: ({ party }) => party,
    }),
    token: t.string({
      description:
        'The token of the party, good for a year from now. Send it as the header `authorization: Bearer <token>`: who holds it owns the party. Those of before stay good for their time.',
      resolve: ({ party }, _, { tokens }) => tokens.issue(party.record.id, party.seat),
    }),
  }),
});

/** `restParty` answers `RestPartyResult`: a payload or one of the typed errors. */
export function partyResultOf(mutation: string) {
  const payload = builder.objectRef<Payload>(typeNamed(mutation, 'Payload')).implement({
    description: `What \`${mutation}\` answers when it was done.`,
    interfaces: [PartyPayload],
  });
  return resultUnion(mutation, payload);
}

export function answerOf(outcome: Outcome, partyId: string, context: Context): Payload | Problem {
  if (outcome.kind !== 'DONE') return partyProblem(outcome, partyId);
  const { record, now } = outcome;
  noteChange(context, { encounterId: record.id, version: record.version });
  const seat = now.seats.find(({ id }) => id === outcome.seat.id) ?? outcome.seat;
  return {
    kind: 'Payload',
    party: new PartyModel({ record: now, seat }),
    version: record.version,
  };
}

/** Why nothing was done, or seen; of what is no party it is said so. */
export function partyProblem(
  outcome: Extract<Outcome, { kind: 'NOT_FOUND' | 'FORBIDDEN' }>,
  partyId: string,
): ReadProblem;
export function partyProblem(outcome: Exclude<Outcome, { kind: 'DONE' }>, partyId: string): Problem;
export function partyProblem(
  outcome: Exclude<Outcome, { kind: 'DONE' }>,
  partyId: string,
): Problem {
  if (outcome.kind !== 'NOT_FOUND') return problemOf(outcome, partyId);
  const message = `There is no party '${partyId}'.`;
  return { kind: 'NotFound', code: 'PARTY_NOT_FOUND', message, missingId: partyId };
}

/** What every mutation of a party says besides what it wants. */
export const partyEnvelope = (t: InputFields) => ({
  partyId: t.id({ description: 'The party.' }),
  expectedVersion: t.int({
    required: false,
    description: 'Refuse with VersionConflict unless the party is at this version.',
  }),
  idempotencyKey: idempotencyKey(t),
});

export interface PartyEnvelope {
  readonly partyId: string;
  readonly idempotencyKey?: string | null | undefined;
  readonly expectedVersion?: number | null | undefined;
}

export const partyEnvelopeOf = (
  { partyId, expectedVersion }: PartyEnvelope,
  context: Context,
  idempotency: Idempotency | undefined,
): AppEnvelope => ({
  encounterId: partyId,
  caller: context.caller,
  expectedVersion: expectedVersion ?? null,
  idempotency,
  within: (judge) => judgedWithin(context, judge),
});
