/** Encounters in DynamoDB: a snapshot under a version lock, and a journal that only grows. */
import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import type { CommitResult, EncounterStore, JournalEntry } from '../app/ports.ts';
import {
  type Item,
  idempotencyRecordIn,
  idempotencyItem,
  idempotencyItemKey,
  headKey,
  headRecord,
  journalEntry,
  versionIn,
} from './codec.ts';
import { type EncodedWrite, encodeEntries, encodeWrite } from './limits.ts';
import {
  ATTRIBUTES,
  LAST_VERSION,
  PARTITION_KEY,
  SORT_KEY,
  journalSortKey,
  partitionKey,
} from './table-layout.ts';
import { StoreError } from './store-error.ts';
import { putAll, transact } from './transaction.ts';

/**
 * A mutation is one transaction, a load one strongly consistent read. `version` is an eventually
 * consistent one, of half the price; DynamoDB bills it by the size of the whole item all the same.
 * All methods throw {@link StoreError} when the database fails; `create` also when the id is taken.
 */
export function dynamoDbStore(client: DynamoDBClient, tableName: string): EncounterStore {
  const write = async (
    lock: TransactWriteItem,
    journal: Item,
    idempotencyRecord: Item | null,
  ): Promise<Written> => {
    const items = [
      lock,
      putNew(tableName, journal),
      ...(idempotencyRecord ? [putNew(tableName, idempotencyRecord)] : []),
    ];
    const result = await transact(client, items);
    if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
    // The key before the lock: a request that was carried out has also moved the lock.
    const before = result.found.get(IDEMPOTENCY_RECORD);
    if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: idempotencyRecordIn(before) };
    if (result.found.has(LOCK)) return { kind: 'LOCKED_OUT', found: result.found.get(LOCK) };
    throw new StoreError('A journal entry of a version to come is taken.');
  };

  const get = async (key: Item): Promise<Item | undefined> => {
    const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
    return (await client.send(command).catch(unreadable)).Item;
  };

  return {
    async create(record, entry, key): Promise<CommitResult> {
      const encoded = encodeWrite(record, entry);
      if ('kind' in encoded) return encoded;
      const head = putNew(tableName, { ...encoded.headKey, ...encoded.headAttributes });
      const idempotencyRecord = key ? idempotencyItem(key, record) : null;
      const written = await write(head, encoded.journal, idempotencyRecord);
      if (written.kind !== 'LOCKED_OUT') return written;
      throw new StoreError(`The encounter id ${record.id} is taken.`);
    },

    async commit(record, entry, key): Promise<CommitResult> {
      const encoded = encodeWrite(record, entry);
      if ('kind' in encoded) return encoded;
      const head = replaceHead(tableName, encoded, record.version - 1);
      const idempotencyRecord = key ? idempotencyItem(key, record) : null;
      const written = await write(head, encoded.journal, idempotencyRecord);
      if (written.kind !== 'LOCKED_OUT') return written;
      return written.found
        ? { kind: 'CONFLICT', current: headRecord(written.found) }
        : { kind: 'MISSING' };
    },

    async load(id) {
      const item = await get(headKey(id));
      return item ? headRecord(item) : null;
    },

    async version(id) {
      const command = new GetItemCommand({
        TableName: tableName,
        Key: headKey(id),
        ProjectionExpression: '#version',
        ExpressionAttributeNames: { '#version': ATTRIBUTES.version },
      });
      const { Item: item } = await client.send(command).catch(unreadable);
      return item ? versionIn(item) : null;
    },

    async idempotencyRecord(key) {
      const item = await get(idempotencyItemKey(key));
      return item ? idempotencyRecordIn(item) : null;
    },

    async journal(id, after, limit) {
      const entries: JournalEntry[] = [];
      let start: Item | undefined;
      // A page ends at 1 MB, so that one query may answer less than asked.
      while (entries.length < limit) {
        const query = journalQuery(tableName, id, after);
        const rest = { Limit: limit - entries.length, ExclusiveStartKey: start };
        const page = await client.send(new QueryCommand({ ...query, ...rest })).catch(unreadable);
        entries.push(...(page.Items ?? []).map(journalEntry));
        start = page.LastEvaluatedKey;
        if (!start) break;
      }
      return entries;
    },

    async prepare(id, entries) {
      const items = encodeEntries(id, entries);
      if ('kind' in items) return items;
      for (let from = 0; from < items.length; from += BATCH)
        await putAll(client, tableName, items.slice(from, from + BATCH));
      return null;
    },
  };
}

/** The places of the items of a write. */
const LOCK = 0;
const IDEMPOTENCY_RECORD = 2;

type Written =
  | Extract<CommitResult, { kind: 'COMMITTED' | 'DONE_BEFORE' }>
  | { readonly kind: 'LOCKED_OUT'; readonly found: Item | undefined };

/** As many items as one call may put. */
const BATCH = 25;

function putNew(tableName: string, item: Item): TransactWriteItem {
  return {
    Put: {
      TableName: tableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': PARTITION_KEY },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** Sets every attribute of HEAD, if the stored version is `expected`. */
function replaceHead(tableName: string, write: EncodedWrite, expected: number): TransactWriteItem {
  const attributes = Object.entries(write.headAttributes);
  const assignments = attributes.map(([name]) => `#${name} = :${name}`);
  return {
    Update: {
      TableName: tableName,
      Key: write.headKey,
      UpdateExpression: `SET ${assignments.join(', ')}`,
      ConditionExpression: `#${ATTRIBUTES.version} = :expected`,
      ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(attributes.map(([name, value]) => [`:${name}`, value])),
        ':expected': { N: String(expected) },
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

function journalQuery(tableName: string, id: string, after: number): QueryCommandInput {
  return {
    TableName: tableName,
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :first AND :last',
    ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
    ExpressionAttributeValues: {
      ':partition': { S: partitionKey(id) },
      ':first': { S: journalSortKey(Math.max(after, 0) + 1) },
      ':last': { S: journalSortKey(LAST_VERSION) },
    },
    ConsistentRead: true,
  };
}

function unreadable(error: unknown): never {
  throw new StoreError('The encounter could not be read.', { cause: error });
}
