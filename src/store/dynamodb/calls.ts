/** Calls of DynamoDB: how long they may take, and what their failures mean for the caller. */
import { DynamoDBServiceException, type TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { StoreError } from '../../app/ports.ts';

/** Milliseconds for all attempts of one call together. */
const OPERATION_MS = 6000;

export const deadline = (): AbortSignal => AbortSignal.timeout(OPERATION_MS);

/** @throws StoreError with the kind `BUSY` when the same question may be answered later */
export async function read<Answer>(
  ask: (options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask({ abortSignal: deadline() });
  } catch (cause) {
    throw new StoreError(isFault(cause) ? 'FAILED' : 'BUSY', 'The encounter could not be read.', {
      cause,
    });
  }
}

/** Whether one of the attempts of a failed write may have taken effect. */
export type MayBeWritten = () => boolean;

/**
 * Watches each attempt of a write. The SDK shows the last failure alone, and after an answer that
 * got lost the next attempt may be refused.
 */
export function watchAttempts(command: Pick<TransactWriteItemsCommand, 'middlewareStack'>) {
  let mayBeWritten = false;
  command.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        mayBeWritten ||= !wasRefused(error);
        throw error;
      }
    },
    // Inside the SDK's own retries, which are of high priority.
    { step: 'finalizeRequest', priority: 'normal', name: 'watchAttempts' },
  );
  return (): boolean => mayBeWritten;
}

/** What a write has come to that has failed for good. */
export function writeError(cause: unknown, mayBeWritten: MayBeWritten): StoreError {
  if (mayBeWritten())
    return new StoreError('UNKNOWN', 'The database did not say whether it was written.', { cause });
  const kind = isFault(cause) ? 'FAILED' : 'BUSY';
  return new StoreError(kind, 'The encounter could not be written.', { cause });
}

/** It was never sent, or the database has answered that it did not do it. */
const wasRefused = (error: unknown): boolean =>
  (error instanceof DynamoDBServiceException && error.$fault === 'client') ||
  UNREACHABLE.has(codeOf(error));

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/** A question that will never be answered, rather than a database that is busy or away. */
const isFault = (error: unknown): boolean =>
  error instanceof DynamoDBServiceException &&
  error.$fault === 'client' &&
  !error.$retryable?.throttling &&
  !THROTTLED.has(error.name);

const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
  'LimitExceededException',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
