/** All-or-nothing writes whose first item holds the lock. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CancellationReason,
  type DynamoDBClient,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import type { Item } from './codec.ts';
import { StoreError } from './store-error.ts';

export type TransactionResult =
  | { readonly kind: 'WRITTEN' }
  /** The first item's condition failed; `found` is what is stored there. */
  | { readonly kind: 'LOCKED_OUT'; readonly found: Item | undefined };

const ATTEMPTS = 6;
/** Milliseconds; doubled with each attempt. */
const FIRST_BACKOFF = 20;

/** Another transaction held an item, or the table was throttled: nothing was written. */
const PASSING = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/**
 * Writes `items` together. The SDK already retries throttled, failed and lost requests with full
 * jitter, but not a transaction that was canceled, whatever the reason: that is done here.
 *
 * One token serves all attempts. If an answer got lost after the write took effect, the retry
 * then succeeds without writing again; with another token it would meet its own write, report a
 * conflict, and the command would be carried out twice.
 *
 * @throws StoreError when the database fails, stays busy, or another item's condition fails
 */
export async function transact(
  client: DynamoDBClient,
  items: readonly TransactWriteItem[],
): Promise<TransactionResult> {
  const command = new TransactWriteItemsCommand({
    TransactItems: [...items],
    ClientRequestToken: randomUUID(),
  });
  for (let attempt = 1; ; attempt++) {
    const reasons = await cancellation(client, command);
    if (!reasons) return { kind: 'WRITTEN' };
    if (reasons[0]?.Code === 'ConditionalCheckFailed') {
      return { kind: 'LOCKED_OUT', found: reasons[0].Item };
    }
    const codes = reasons.map((reason) => reason.Code ?? 'None');
    if (attempt === ATTEMPTS || !codes.some((code) => PASSING.has(code))) {
      throw new StoreError(
        `The transaction was canceled (${codes.join(', ')}), attempt ${attempt}.`,
      );
    }
    await sleep(Math.random() * FIRST_BACKOFF * 2 ** attempt);
  }
}

/** Why the transaction was canceled, one reason an item; undefined when it was written. */
async function cancellation(
  client: DynamoDBClient,
  command: TransactWriteItemsCommand,
): Promise<readonly CancellationReason[] | undefined> {
  try {
    await client.send(command);
    return undefined;
  } catch (error) {
    if (error instanceof TransactionCanceledException) return error.CancellationReasons ?? [];
    throw new StoreError('The encounter could not be written.', { cause: error });
  }
}
