/** Mutations that are done once, also where their answer was lost on the way. */
import type { NamedDocument } from './named.ts';
import type { ToRollFragment } from '../../client/index.ts';
import { post, Trouble } from './api.ts';
import type { Outbox, Sent } from './outbox.ts';

/** What is wrong with one field of an input. */
export interface FieldProblem {
  /** From the input, e.g. `stats.segments.hitPoints`. */
  readonly path: string;
  readonly message: string;
}

/** It was sent for one version, and the fight is at another one. */
export interface Conflict {
  /** The version that its sender saw. */
  readonly seen: number;
  /** The version that the fight is at. */
  readonly current: number;
  /** From the input, of an edit: the fields whose values have changed since. */
  readonly changed: readonly string[];
}

/** Why a command was not done. */
export interface Refusal {
  readonly message: string;
  readonly rule: string | null;
  readonly fields: readonly FieldProblem[];
  /** Null where it is refused for another reason. */
  readonly conflict: Conflict | null;
  /** What is to be rolled by hand first; null where it is refused for another reason. */
  readonly rolls: readonly ToRollFragment[] | null;
}

/** For a reason that is in the words alone. */
export const refusalFor = (message: string): Refusal => ({
  message,
  rule: null,
  fields: [],
  conflict: null,
  rolls: null,
});

/** What stands in every error of a mutation, and in no payload. */
interface Problem {
  readonly code: string;
  readonly message: string;
}

/** What a mutation answers with when it was done. */
export type PayloadOf<Data> = Exclude<Data[keyof Data], Problem>;

export type Outcome<Payload> =
  | { readonly done: true; readonly payload: Payload }
  | { readonly done: false; readonly refusal: Refusal };

/** Milliseconds until the first try again; each one doubles it. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [500, 8_000];
/** Milliseconds in which a server is hoped to come back. */
const PATIENCE = 120_000;
/** It is unknown whether it was done: the server was not reached, or what stands before it did not. */
const LOST = new Set(['OFFLINE', 'HTTP_502', 'HTTP_503', 'HTTP_504']);

/** An input that was made elsewhere, with no field that the mutation does not know. */
export type Only<Input, Given> = Given & Readonly<Record<Exclude<keyof Given, keyof Input>, never>>;

/** Sends a mutation until it is answered; its key makes that a repetition changes nothing. */
export function command<Data, Input extends object>(
  document: NamedDocument<Data, { readonly input: Input }>,
  input: Omit<Input, 'idempotencyKey'>,
  token: string | null,
  outbox?: Outbox,
): Promise<Outcome<PayloadOf<Data>>> {
  const variables = { input: { ...input, idempotencyKey: newKey() } };
  const sent = { document, variables, until: Date.now() + PATIENCE };
  return sendOn<Data>(sent, token, outbox);
}

/** Sends it as often as it takes. @param outbox where it is as long as its outcome is unknown */
export async function sendOn<Data>(
  sent: Sent,
  token: string | null,
  outbox?: Outbox,
): Promise<Outcome<PayloadOf<Data>>> {
  const { document, variables, until } = sent;
  outbox?.add(sent);
  for (let pause = SHORTEST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const outcome = await post<Data>({ document, variables }, token).then(
      (data) => outcomeOf<Data>(data, variables.input),
      (error: unknown) => (isLost(error) && Date.now() + pause <= until ? null : failed(error)),
    );
    if (outcome) {
      outbox?.remove(sent);
      return outcome;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * @param data of a document that asks for one mutation
 * @param input that was sent with it
 */
export function outcomeOf<Data>(data: Data, input: object): Outcome<PayloadOf<Data>> {
  const result = Object.values(data as object)[0] as PayloadOf<Data> | Problem;
  if (!isProblem(result)) return { done: true, payload: result };
  const { message } = result;
  const rule = 'rule' in result ? (result.rule as { readonly id: string }).id : null;
  const fields = 'fields' in result ? (result.fields as readonly FieldProblem[]) : [];
  const rolls = 'rolls' in result ? (result.rolls as readonly ToRollFragment[]) : null;
  const conflict = conflictOf(result, input);
  return { done: false, refusal: { message, rule, fields, conflict, rolls } };
}

/** Null where the versions are not what it is about. */
function conflictOf(problem: Problem, input: object): Conflict | null {
  if (!('currentVersion' in problem) || typeof problem.currentVersion !== 'number') return null;
  const { currentVersion: current } = problem;
  const changed = 'changed' in problem ? (problem.changed as readonly string[]) : [];
  return { seen: versionSeen(input) ?? current, current, changed };
}

/** The version that the sender of a mutation saw, by any of the names that it has in inputs. */
function versionSeen(input: object): number | null {
  const sent = input as Partial<Record<'version' | 'expectedVersion' | 'seenVersion', number>>;
  return sent.seenVersion ?? sent.expectedVersion ?? sent.version ?? null;
}

export const failed = (error: unknown) => ({
  done: false as const,
  refusal: refusalFor(messageOf(error)),
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const isLost = (error: unknown): boolean => error instanceof Trouble && LOST.has(error.code);

const isProblem = (result: unknown): result is Problem =>
  typeof result === 'object' && result !== null && 'code' in result && 'message' in result;

/** Also without a secure connection, where a browser makes no UUIDs. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
