/** All-or-nothing writes, each item on a condition. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  type CancellationReason,
  type DynamoDBClient,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  TransactionCanceledException,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { Item } from './items.ts';
import { StoreError } from '../../app/ports.ts';
import { deadline, type MayBeWritten, read, watchAttempts, writeError } from './calls.ts';

export type TransactionResult =
  | { readonly kind: 'WRITTEN' }
  /** Conditions failed: by the place of the item, what is stored there (if it was asked for). */
  | { readonly kind: 'REFUSED'; readonly found: ReadonlyMap<number, Item | undefined> };

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
 * conflict, and the command would be applied twice.
 *
 * @throws StoreError when the database fails or stays busy
 */
export async function transact(
  client: DynamoDBClient,
  items: readonly TransactWriteItem[],
): Promise<TransactionResult> {
  const command = new TransactWriteItemsCommand({
    TransactItems: [...items],
    ClientRequestToken: randomUUID(),
  });
  const mayBeWritten = watchAttempts(command);
  const late = deadline();
  for (let attempt = 1; ; attempt++) {
    const reasons = await cancellation(client, command, { late, mayBeWritten });
    if (!reasons) return { kind: 'WRITTEN' };
    const found = unmet(reasons);
    if (found.size > 0) return { kind: 'REFUSED', found };
    const codes = reasons.map((reason) => reason.Code ?? 'None');
    const passes = codes.some((code) => PASSING.has(code));
    if (attempt === ATTEMPTS || late.aborted || !passes) {
      const why = `The transaction was canceled (${codes.join(', ')}), attempt ${attempt}.`;
      throw passes ? writeError(new Error(why), mayBeWritten) : new StoreError('FAILED', why);
    }
    await sleep(Math.random() * FIRST_BACKOFF * 2 ** attempt);
  }
}

/** As many items as one call may write. */
export const BATCH = 25;

export const putting = (item: Item): WriteRequest => ({ PutRequest: { Item: item } });
export const deleting = (key: Item): WriteRequest => ({ DeleteRequest: { Key: key } });

/**
 * Puts and deletes items, {@link BATCH} at most, as they are, when no other request can be writing them.
 *
 * @throws StoreError when the database fails or stays busy
 */
export async function writeAll(
  client: DynamoDBClient,
  tableName: string,
  requests: readonly WriteRequest[],
): Promise<void> {
  let rest = [...requests];
  for (let attempt = 1; rest.length > 0; attempt++) {
    if (attempt > 1) await sleep(Math.random() * FIRST_BACKOFF * 2 ** attempt);
    if (attempt > ATTEMPTS) throw new StoreError('BUSY', 'The database is too busy to be written.');
    const command = new BatchWriteItemCommand({ RequestItems: { [tableName]: rest } });
    // Writing them again does no harm: they cannot be seen yet.
    const { UnprocessedItems: left = {} } = await read((options) => client.send(command, options));
    rest = left[tableName] ?? [];
  }
}

const unmet = (reasons: readonly CancellationReason[]): ReadonlyMap<number, Item | undefined> =>
  new Map(
    [...reasons.entries()]
      .filter(([, { Code }]) => Code === 'ConditionalCheckFailed')
      .map(([place, { Item: item }]) => [place, item]),
  );

/** Why the transaction was canceled, one reason an item; undefined when it was written. */
async function cancellation(
  client: DynamoDBClient,
  command: TransactWriteItemsCommand,
  { late, mayBeWritten }: { readonly late: AbortSignal; readonly mayBeWritten: MayBeWritten },
): Promise<readonly CancellationReason[] | undefined> {
  try {
    await client.send(command, { abortSignal: late });
    return undefined;
  } catch (error) {
    if (error instanceof TransactionCanceledException) return error.CancellationReasons ?? [];
    throw writeError(error, mayBeWritten);
  }
}
