/** Encounters in DynamoDB: a snapshot under a version lock, and a journal that only grows. */
import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import type { CommitResult, EncounterStore, JournalEntry } from '../app/ports.ts';
import { type Item, headKey, headRecord, journalEntry } from './codec.ts';
import { type EncodedWrite, encodeWrite } from './limits.ts';
import {
  ATTRIBUTES,
  LAST_VERSION,
  PARTITION_KEY,
  SORT_KEY,
  journalSortKey,
  partitionKey,
} from './names.ts';
import { StoreError } from './store-error.ts';
import { transact } from './transaction.ts';

/**
 * A mutation is one transaction, a load one strongly consistent read.
 * All methods throw {@link StoreError} when the database fails; `create` also when the id is taken.
 */
export function dynamoDbStore(client: DynamoDBClient, tableName: string): EncounterStore {
  return {
    async create(record, entry): Promise<CommitResult> {
      const write = encodeWrite(record, entry);
      if ('kind' in write) return write;
      const result = await transact(client, [
        putNew(tableName, { ...write.headKey, ...write.headAttributes }),
        putNew(tableName, write.journal),
      ]);
      if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
      throw new StoreError(`The encounter id ${record.id} is taken.`);
    },

    async commit(record, entry): Promise<CommitResult> {
      const write = encodeWrite(record, entry);
      if ('kind' in write) return write;
      const result = await transact(client, [
        replaceHead(tableName, write, record.version - 1),
        putNew(tableName, write.journal),
      ]);
      if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
      return result.found
        ? { kind: 'CONFLICT', current: headRecord(result.found) }
        : { kind: 'MISSING' };
    },

    async load(id) {
      const command = new GetItemCommand({
        TableName: tableName,
        Key: headKey(id),
        ConsistentRead: true,
      });
      const { Item: item } = await client.send(command).catch(unreadable);
      return item ? headRecord(item) : null;
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
  };
}

function putNew(tableName: string, item: Item): TransactWriteItem {
  return {
    Put: {
      TableName: tableName,
      Item: item,
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': PARTITION_KEY },
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
