/** What every mutation says besides what it wants, and doing it once for each key. */
import { type Declared, newSearchBudget, type SearchBudget } from '@sixbeat/engine';
import type { Outcome } from '../../app/encounters.ts';
import { type Envelope as AppEnvelope, type Idempotency, invalid } from '../../app/outcome.ts';
import { MAX_VERSIONS_BEHIND } from '../../app/play/edit.ts';
import { MIN_CREATION_KEY_LENGTH, MAX_KEY_LENGTH } from '../../app/play/idempotency.ts';
import type { Caller } from '../../app/ports.ts';
import { bounded } from '../http/limits/bounds.ts';
import { hasThought, judgedWithin } from '../http/limits/work-limit.ts';
import type { SchemaTypes } from './builder.ts';
import type { Context } from './context.ts';

/** Faces, roll by roll, as GraphQL has them. */
type Written = readonly (readonly number[] | null | undefined)[];

/** What every command says besides itself. */
export interface Envelope {
  readonly encounterId: string;
  readonly expectedVersion?: number | null | undefined;
  /** Of an edit. */
  readonly seenVersion?: number | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
  /** Of a mutation that may roll. */
  readonly declared?: Written | null | undefined;
}

export type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;

export const idempotencyKey = (t: InputFields) =>
  t.string({
    required: false,
    description: `Of your choice, 1 to ${MAX_KEY_LENGTH} characters, new for each input: sent again with it, the same input is answered as the first time and done once.`,
    ...bounded({ characters: MAX_KEY_LENGTH }),
  });

/** The key of a request that makes an encounter. */
export const creationKey = (t: InputFields) =>
  t.string({
    required: false,
    description: `Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, ${MIN_CREATION_KEY_LENGTH} to ${MAX_KEY_LENGTH} characters, and keep it to yourself.`,
    ...bounded({ characters: MAX_KEY_LENGTH }),
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

/** More than the rolls of any command, and the dice of any roll. */
const MAX_DECLARED_ROLLS = 200;
const MAX_DECLARED_DICE = 100;

/** T-04: what a mutation takes that may roll. */
export const declaredField = (t: InputFields) =>
  t.field({
    type: t.listRef(t.listRef('Int', { required: true }), { required: false }),
    required: false,
    description:
      'The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make.',
    ...bounded({ entries: MAX_DECLARED_ROLLS * MAX_DECLARED_DICE }),
  });

export const declaredIn = ({ declared }: Pick<Envelope, 'declared'>): Declared | null =>
  declared?.map((faces) => faces ?? null) ?? null;

/** The same for a mutation that sets values. */
export const editEnvelope = (t: InputFields) => ({
  ...envelope(t),
  seenVersion: t.int({
    required: false,
    description: `The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than ${MAX_VERSIONS_BEHIND} versions ago.`,
  }),
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
  if (key === '')
    return invalid(['idempotencyKey'], `A key has 1 to ${MAX_KEY_LENGTH} characters.`);
  return act({ key, request: [mutation, withoutNulls(withoutKey(input))] });
}

/**
 * The same for what makes an encounter. A caller without an account is known by the key alone, and
 * answered with a token: it must not be one that another caller may come upon.
 */
export async function onceCreated(
  mutation: string,
  input: { readonly idempotencyKey?: string | null | undefined },
  caller: Caller,
  act: (idempotency: Idempotency | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  const { length } = input.idempotencyKey ?? '';
  if (caller.kind !== 'ACCOUNT' && length > 0 && length < MIN_CREATION_KEY_LENGTH)
    return invalid(
      ['idempotencyKey'],
      `A key that anybody may use is random, with at least ${MIN_CREATION_KEY_LENGTH} characters.`,
    );
  return once(mutation, input, act);
}

/** The envelope as the use cases take it. */
export const envelopeOf = (
  { encounterId, expectedVersion, seenVersion }: Envelope,
  context: Context,
  idempotency: Idempotency | undefined,
): AppEnvelope => ({
  encounterId,
  caller: context.caller,
  expectedVersion: expectedVersion ?? null,
  seenVersion: seenVersion ?? null,
  idempotency,
  budget: searchBudgetOf(context),
  within: (judge) => judgedWithin(context, judge),
});

const requests = new WeakMap<Context, SearchBudget>();

/** One request has one budget, however many mutations it sends. */
function searchBudgetOf(context: Context): SearchBudget {
  const budget = requests.get(context) ?? newSearchBudget(hasThought(context));
  requests.set(context, budget);
  return budget;
}

/** What is asked for, whichever key came with it. */
export function withoutKey<T extends object>({
  idempotencyKey: _key,
  ...rest
}: T & { readonly idempotencyKey?: string | null | undefined }) {
  return rest;
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
