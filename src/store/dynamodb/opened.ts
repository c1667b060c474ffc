/** When encounters were last opened: all of them by day in one partition, and of each the key of its own day. */
import {
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { OpenedStore } from '../../app/ports.ts';
import { read } from './calls.ts';
import {
  dayIn,
  headKey,
  type Item,
  keptKey,
  lastOpenedItem,
  lastOpenedKey,
  openedIn,
  openedKey,
} from './items.ts';
import {
  KEPT_ATTRIBUTES,
  lastOpenedSortKey,
  OPENED,
  openedSortKey,
  PARTITION_KEY,
  POINTER_ATTRIBUTES,
  SORT_KEY,
  VERSION,
} from './table-layout.ts';
import { transact } from './transaction.ts';

/** What is in the table before any is opened while it is kept for some days is not noted until it is. */
export function openedItems(client: DynamoDBClient, tableName: string): OpenedStore {
  const get = async (key: Item): Promise<Item | undefined> => {
    const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
    return (await read((options) => client.send(command, options))).Item;
  };

  const dayOf = async (id: string): Promise<string | null> => {
    const item = await get(lastOpenedKey(id));
    return item ? dayIn(item) : null;
  };

  return {
    dayOf,

    async keepFor(days, { today, unbroken }) {
      const kept = await get(keptKey);
      if (days === null) {
        if (!kept) return null;
        const command = new DeleteItemCommand({ TableName: tableName, Key: keptKey });
        await read((options) => client.send(command, options));
        return null;
      }
      const lastSaid = kept?.[KEPT_ATTRIBUTES.lastSaid]?.S ?? '';
      const isTheSame = kept?.[KEPT_ATTRIBUTES.days]?.N === String(days) && lastSaid >= unbroken;
      const since = (isTheSame ? kept[KEPT_ATTRIBUTES.since]?.S : undefined) ?? today;
      if (isTheSame && lastSaid === today) return since;
      const item = {
        ...keptKey,
        [KEPT_ATTRIBUTES.days]: { N: String(days) },
        [KEPT_ATTRIBUTES.since]: { S: since },
        [KEPT_ATTRIBUTES.lastSaid]: { S: today },
      };
      const command = new PutItemCommand({ TableName: tableName, Item: item });
      await read((options) => client.send(command, options));
      return since;
    },

    async note(opened) {
      const { id, day } = opened;
      const before = await dayOf(id);
      if (before !== null && before >= day) return;
      const isAsItWas = before === null ? 'attribute_not_exists(#sort)' : '#sort = :before';
      // Where another process is faster, it has noted the same day.
      await transact(client, [
        {
          Put: {
            TableName: tableName,
            Item: lastOpenedItem(opened),
            ConditionExpression: isAsItWas,
            ExpressionAttributeNames: { '#sort': POINTER_ATTRIBUTES.sort },
            ...(before !== null && {
              ExpressionAttributeValues: { ':before': { S: openedSortKey(before, id) } },
            }),
          },
        },
        { Put: { TableName: tableName, Item: openedKey(opened) } },
        {
          ConditionCheck: {
            TableName: tableName,
            Key: headKey(id),
            ConditionExpression: '#version > :none',
            ExpressionAttributeNames: { '#version': VERSION },
            ExpressionAttributeValues: { ':none': { N: '0' } },
          },
        },
        ...(before === null
          ? []
          : [{ Delete: { TableName: tableName, Key: openedKey({ id, day: before }) } }]),
      ]);
    },

    async upTo(day, { after, limit }) {
      const command = new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
        ExpressionAttributeValues: {
          ':partition': { S: OPENED },
          ':first': { S: '0' },
          ':last': { S: lastOpenedSortKey(day) },
        },
        ...(after && { ExclusiveStartKey: openedKey(after) }),
        ConsistentRead: true,
        Limit: limit,
      });
      const { Items: items = [] } = await read((options) => client.send(command, options));
      return items.map(openedIn);
    },
  };
}
