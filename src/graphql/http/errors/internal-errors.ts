/**
 * Unexpected exceptions, and a database that fails: the caller gets a number to quote and what to do,
 * the operator the rest under the same number.
 */
import { platform } from '#platform';
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { StoreError, type StoreErrorKind } from '../../../app/ports.ts';
import { codes, type ErrorCode } from '../codes/index.ts';
import type { Guard } from '../guard.ts';
import { withoutTokens } from './request-errors.ts';

/** What is logged of an unexpected exception; there are no secrets in it. */
export interface Failure {
  readonly requestId: string | undefined;
  /** Of the field that it was thrown in, if it was in one. */
  readonly path: readonly (string | number)[] | undefined;
  readonly stack: string;
}

export type FailureLogger = (failure: Failure) => void;

const requests = platform.carrier<{ id: string }>();

/** Names each request, in its answer and its log lines. A name that the caller sends is not taken. */
export const requestIds = (): Guard => ({
  instrumentation: {
    request: (_, handle) => requests.run({ id: crypto.randomUUID() }, handle),
  },
  onRequest({ serverContext: { requestId } }) {
    const current = requests.getStore();
    if (current && requestId !== undefined) current.id = requestId;
  },
  onResponse({ response }) {
    const current = requests.getStore();
    if (current) response.headers.set('x-request-id', current.id);
  },
});

/** Lets errors pass that were meant for the caller; of all others only the number. */
export const maskedBy =
  (log: FailureLogger) =>
  (error: unknown): GraphQLError => {
    if (isMeantForCallers(error)) {
      const { extensions } = error;
      // Its message repeats the whole body that could not be read; Yoga's status goes by its being there.
      if (extensions.originalError) extensions.originalError = { name: 'SyntaxError' };
      return error;
    }
    const requestId = requests.getStore()?.id;
    const { path } = error instanceof GraphQLError ? error : {};
    log({
      requestId: requestId && redacted(requestId),
      path: path?.map((step) => (typeof step === 'string' ? redacted(step) : step)),
      stack: redacted(stackOf(error)),
    });
    const { message, ...extensions } = answers[storeErrorIn(error)?.kind ?? 'FAILED'];
    return new GraphQLError(message, { path, extensions: { ...extensions, requestId } });
  };

/** Seconds; a busy database needs a moment, and one that is away a longer one. */
const RETRY_AFTER = 2;

/** What a caller can do about it. */
const answers = {
  BUSY: {
    message: `The database is busy or cannot be reached. Nothing was changed: ask again in ${RETRY_AFTER} seconds.`,
    code: 'BUSY',
    http: { ...codes.BUSY.http, headers: { 'retry-after': String(RETRY_AFTER) } },
  },
  UNKNOWN: {
    message:
      'The database did not answer, so it is unknown whether the change was made. Send the same request with the same `idempotencyKey`: it is applied once. Without a key, look at the journal first.',
    code: 'OUTCOME_UNKNOWN',
    http: codes.OUTCOME_UNKNOWN.http,
  },
  FULL: {
    message: 'There is no space left to keep this. Nothing was changed.',
    code: 'STORAGE_FULL',
    http: codes.STORAGE_FULL.http,
  },
  FAILED: {
    message: 'Internal server error',
    code: 'INTERNAL_SERVER_ERROR',
    // HTTP 500 where there is no data.
    unexpected: true,
  },
} as const satisfies Readonly<
  Record<StoreErrorKind, GraphQLErrorExtensions & { readonly code: ErrorCode }>
>;

function isMeantForCallers(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isMeantForCallers(error.originalError);
}

function storeErrorIn(error: unknown): StoreError | undefined {
  if (error instanceof StoreError) return error;
  return error instanceof GraphQLError ? storeErrorIn(error.originalError) : undefined;
}

/** Of what was thrown, not of the GraphQL error around it, which holds the document. */
function stackOf(error: unknown): string {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (!(thrown instanceof Error)) return String(thrown);
  const stack = thrown.stack ?? thrown.message;
  return thrown.cause === undefined ? stack : `${stack}\nCaused by: ${stackOf(thrown.cause)}`;
}

/** A message may quote what it was about: tokens, and the seeds of dice. */
const redacted = (text: string): string =>
  withoutTokens(text.replaceAll(/\bBearer [^\s"\\]+/gi, 'Bearer [redacted]')).replaceAll(
    /\b[\da-f]{64}\b/gi,
    '[redacted]',
  );
