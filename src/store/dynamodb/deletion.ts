/** The end of an encounter: its record is marked, all else is erased, then the record. */
import { type DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { type EncounterStore, ERASED_AT_ONCE } from '../../app/ports.ts';
import { isMark, markOf, versionOfMark } from '../codec.ts';
import { read } from './calls.ts';
import type { Heads } from './heads.ts';
import { baseKey, headKey, type Item, keyIn, pointedTo, versionIn } from './items.ts';
import {
  BASE_SORT_KEY,
  HEAD_SORT_KEY,
  POINTER_ATTRIBUTES,
  PARTITION_KEY,
  partitionKey,
  SORT_KEY,
  VERSION,
} from './table-layout.ts';
import { BATCH, deleting, transact, writeAll } from './transaction.ts';

/** The record: as long as it is there, an erasure that was cut off is taken up. */
const LAST: ReadonlySet<string | undefined> = new Set([HEAD_SORT_KEY, BASE_SORT_KEY]);

type Deletion = Pick<EncounterStore, 'markDeleted' | 'markedDeleted' | 'erase'>;

/** What is kept of an encounter in other partitions, and is not pointed to from its own. */
type Elsewhere = (id: string) => Promise<void>;

export function deletion(
  client: DynamoDBClient,
  tableName: string,
  { heads, eraseOutbox }: { readonly heads: Heads; readonly eraseOutbox: Elsewhere },
): Deletion {
  const isMarked = async (id: string): Promise<boolean> => {
    const asked = { TableName: tableName, Key: headKey(id), ConsistentRead: true };
    const command = new GetItemCommand(asked);
    const { Item: item } = await read((options) => client.send(command, options));
    return item !== undefined && isMark(versionIn(item));
  };

  /** Keys of all that it has, the record's among them, with what some of them point to. */
  const some = async (id: string): Promise<readonly Item[]> => {
    const command = new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: '#partition = :partition',
      ProjectionExpression: '#partition, #sort, #keyPartition, #keySort',
      ExpressionAttributeNames: {
        '#partition': PARTITION_KEY,
        '#sort': SORT_KEY,
        '#keyPartition': POINTER_ATTRIBUTES.partition,
        '#keySort': POINTER_ATTRIBUTES.sort,
      },
      ExpressionAttributeValues: { ':partition': { S: partitionKey(id) } },
      ConsistentRead: true,
      Limit: ERASED_AT_ONCE,
    });
    return (await read((options) => client.send(command, options))).Items ?? [];
  };

  const eraseAll = async (keys: readonly Item[]): Promise<void> => {
    for (let from = 0; from < keys.length; from += BATCH)
      await writeAll(client, tableName, keys.slice(from, from + BATCH).map(deleting));
  };

  return {
    async markDeleted(id, version) {
      const result = await transact(client, [
        {
          Update: {
            TableName: tableName,
            Key: headKey(id),
            UpdateExpression: `SET #version = :mark`,
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': VERSION },
            ExpressionAttributeValues: {
              ':mark': { N: String(markOf(version)) },
              ':version': { N: String(version) },
            },
          },
        },
      ]);
      return result.kind === 'WRITTEN';
    },

    async markedDeleted(id) {
      const record = await heads.load(id);
      if (!record || !isMark(record.version)) return null;
      return { ...record, version: versionOfMark(record.version) };
    },

    async erase(id) {
      if (!(await isMarked(id))) return true;
      const found = await some(id);
      const rest = found.filter((item) => !LAST.has(item[SORT_KEY]?.S));
      // First what they point to: without them it could not be found again.
      await eraseAll(found.map(pointedTo).filter((key) => key !== null));
      await eraseAll(rest.map(keyIn));
      if (rest.length > 0) return false;
      await eraseOutbox(id);
      // Together: without its base HEAD cannot be read, without HEAD the base cannot be found.
      const keys = [headKey(id), baseKey(id)];
      await transact(
        client,
        keys.map((Key) => ({ Delete: { TableName: tableName, Key } })),
      );
      return true;
    },
  };
}
