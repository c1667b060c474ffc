/**
 * Webhooks: an item each, beside its encounter. Those of an owner take places of which there are so many, and an
 * outbox has an item for each version, in partitions in which all that is pending is found.
 */
import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
  UpdateItemCommand,
  ConditionalCheckFailedException,
} from '@aws-sdk/client-dynamodb';
import type { Beside, WebhookStore } from '../../app/ports.ts';
import { read } from './calls.ts';
import {
  type Item,
  keyIn,
  outboxEntryOf,
  outboxItem,
  outboxPlaceIn,
  pointedTo,
  webhookItems,
  webhookKey,
  webhookOf,
  webhookPlaceKey,
  webhookValues,
} from './items.ts';
import {
  FACTS,
  LAST_VERSION,
  lastOutboxSortKey,
  OUTBOX_PARTITIONS,
  outboxPartition,
  outboxPartitionKey,
  outboxSortKey,
  ownerPartitionKey,
  PARTITION_KEY,
  partitionKey,
  REVISION,
  SORT_KEY,
  WEBHOOK_PREFIX,
} from './table-layout.ts';
import { BATCH, deleting, writeAll } from './transaction.ts';

/** Items that are read to find the encounters that they belong to. */
const LOOKED_THROUGH = 100;

export interface Webhooks {
  readonly store: WebhookStore;
  /** What is written of webhooks with a version; null when their owner has as many as it may. */
  readonly writes: (id: string, beside: Beside) => Promise<readonly TransactWriteItem[] | null>;
  readonly eraseOutbox: (id: string) => Promise<void>;
}

export function webhooksIn(client: DynamoDBClient, tableName: string): Webhooks {
  const query = async (asked: Omit<QueryCommandInput, 'TableName'>): Promise<readonly Item[]> => {
    const command = new QueryCommand({ TableName: tableName, ...asked });
    return (await read((options) => client.send(command, options))).Items ?? [];
  };

  const beginningWith = (partition: string, prefix: string) => ({
    KeyConditionExpression: '#partition = :partition AND begins_with(#sort, :prefix)',
    ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
    ExpressionAttributeValues: { ':partition': { S: partition }, ':prefix': { S: prefix } },
    ConsistentRead: true,
  });

  const between = (partition: string, from: string, to: string) => ({
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
    ExpressionAttributeValues: {
      ':partition': { S: partition },
      ':from': { S: from },
      ':to': { S: to },
    },
  });

  const outboxOf = (id: string, after: number, through: number, limit: number) =>
    query({
      ...between(
        outboxPartitionKey(outboxPartition(id)),
        outboxSortKey(id, Math.max(after, 0) + 1),
        outboxSortKey(id, through),
      ),
      ConsistentRead: true,
      Limit: limit,
    });

  const clear = async (id: string, through: number): Promise<void> => {
    for (;;) {
      const items = await outboxOf(id, 0, through, BATCH);
      if (items.length > 0)
        await writeAll(
          client,
          tableName,
          items.map((item) => deleting(keyIn(item))),
        );
      if (items.length < BATCH) return;
    }
  };

  /** The first place of an owner that no webhook has; null when all are taken. */
  const freePlace = async (owner: string, most: number): Promise<number | null> => {
    const taken = await query(beginningWith(ownerPartitionKey(owner), WEBHOOK_PREFIX));
    const keys = new Set(taken.map((item) => item[SORT_KEY]?.S));
    for (let place = 0; place < most; place++)
      if (!keys.has(webhookPlaceKey(owner, place)[SORT_KEY]?.S)) return place;
    return null;
  };

  const changes = async (
    id: string,
    { webhook: change }: Beside,
  ): Promise<readonly TransactWriteItem[] | null> => {
    if (!change) return [];
    if (change.kind === 'REMOVE') {
      const key = webhookKey(id, change.id);
      const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
      const { Item: item } = await read((options) => client.send(command, options));
      const place = item && pointedTo(item);
      return [key, ...(place ? [place] : [])].map((Key) => ({
        Delete: { TableName: tableName, Key },
      }));
    }
    const { webhook, most } = change;
    const { owner } = webhook;
    const place = owner === null ? 0 : await freePlace(owner, most);
    if (place === null) return null;
    const { item, taken } = webhookItems(webhook, place);
    return [
      { Put: { TableName: tableName, Item: item } },
      ...taken.map((Item) => ({
        Put: {
          TableName: tableName,
          Item,
          // Another webhook of the same owner may be made at the same time.
          ConditionExpression: 'attribute_not_exists(#key)',
          ExpressionAttributeNames: { '#key': PARTITION_KEY },
        },
      })),
    ];
  };

  return {
    async writes(id, beside) {
      const written = await changes(id, beside);
      const { outbox } = beside;
      if (!written || !outbox) return written;
      return [...written, { Put: { TableName: tableName, Item: outboxItem(outbox) } }];
    },
    eraseOutbox: (id) => clear(id, LAST_VERSION),
    store: {
      async ofEncounter(id) {
        const items = await query(beginningWith(partitionKey(id), WEBHOOK_PREFIX));
        return items
          .map(webhookOf)
          .toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));
      },

      async save(webhook) {
        const { encounterId, id, revision } = webhook;
        const command = new UpdateItemCommand({
          TableName: tableName,
          Key: webhookKey(encounterId, id),
          // Its place of its owner stays as it is.
          UpdateExpression: 'SET #revision = :revision, #facts = :facts',
          ConditionExpression: '#revision = :before',
          ExpressionAttributeNames: { '#revision': REVISION, '#facts': FACTS },
          ExpressionAttributeValues: {
            ...webhookValues(webhook),
            ':before': { N: String(revision - 1) },
          },
        });
        return read(async (options) => {
          try {
            await client.send(command, options);
            return true;
          } catch (error) {
            if (error instanceof ConditionalCheckFailedException) return false;
            throw error;
          }
        });
      },

      async pending(after, limit) {
        const ids: string[] = [];
        let partition = after === null ? 0 : outboxPartition(after);
        for (let last = after; partition < OUTBOX_PARTITIONS && ids.length < limit;) {
          const items = await query({
            ...between(
              outboxPartitionKey(partition),
              last === null ? ' ' : lastOutboxSortKey(last),
              '~',
            ),
            ProjectionExpression: '#partition, #sort',
            Limit: LOOKED_THROUGH,
          });
          const found = items.map((item) => outboxPlaceIn(item).encounterId);
          ids.push(...new Set(found));
          // The rest of the last encounter, be it long, is passed over.
          last = found.at(-1) ?? last;
          if (items.length < LOOKED_THROUGH) [partition, last] = [partition + 1, null];
        }
        return ids.slice(0, limit);
      },

      async outbox(id, after, limit) {
        return (await outboxOf(id, after, LAST_VERSION, limit)).map(outboxEntryOf);
      },

      clear,
    },
  };
}
