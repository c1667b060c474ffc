/** What DynamoDB bills for what a client writes: in a transaction 2 write units a kilobyte and item. */
import type {
  DynamoDBClient,
  TransactWriteItem,
  TransactWriteItemsCommandInput,
  Update,
} from '@aws-sdk/client-dynamodb';
import type { Item } from '../../../src/store/dynamodb/items.ts';
import { PARTITION_KEY, SORT_KEY } from '../../../src/store/dynamodb/table-layout.ts';

/** An item as it stands after a write. */
export interface WrittenItem {
  readonly sort: string;
  readonly bytes: number;
  readonly units: number;
}

/** Notes the items of each transaction that this client sends, whatever becomes of it. */
export function watchWrites(client: DynamoDBClient): readonly (readonly WrittenItem[])[] {
  const writes: (readonly WrittenItem[])[] = [];
  const stored = new Map<string, number>();
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'TransactWriteItemsCommand') {
          const { TransactItems: items = [] } = args.input as TransactWriteItemsCommandInput;
          writes.push(items.map((item) => billed(itemIn(item), stored)));
        }
        return next(args);
      },
    { step: 'initialize', name: 'watchWrites' },
  );
  return writes;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export const unitsOf = (write: readonly WrittenItem[]): number =>
  sum(write.map(({ units }) => units));

/** An update costs what the larger of before and after does. */
function billed(item: Item, stored: Map<string, number>): WrittenItem {
  const [partition, sort] = [PARTITION_KEY, SORT_KEY].map((name) => item[name]?.S ?? '');
  const key = `${partition} ${sort}`;
  const bytes = bytesOf(item);
  const larger = Math.max(bytes, stored.get(key) ?? 0);
  stored.set(key, bytes);
  return { sort: sort ?? '', bytes, units: 2 * Math.ceil(larger / 1024) };
}

function itemIn({ Put, Update }: TransactWriteItem): Item {
  if (Put?.Item) return Put.Item;
  if (Update) return updated(Update);
  throw new Error('Only puts and updates are billed here.');
}

/** The store's updates set each attribute that the item has. */
function updated({ Key, ExpressionAttributeNames = {}, ...update }: Update): Item {
  const values = update.ExpressionAttributeValues ?? {};
  const set = Object.entries(ExpressionAttributeNames).flatMap(([placeholder, name]) => {
    const value = values[placeholder.replace('#', ':')];
    return value ? [[name, value] as const] : [];
  });
  return { ...Key, ...Object.fromEntries(set) };
}

/** As DynamoDB counts: names and strings in UTF-8, binary raw, a byte for two digits of a number. */
const bytesOf = (item: Item): number =>
  sum(
    Object.entries(item).map(([name, { S, N, B }]) => {
      const value = S === undefined ? (B?.length ?? digits(N)) : Buffer.byteLength(S);
      return Buffer.byteLength(name) + value;
    }),
  );

const digits = (number = ''): number => Math.ceil(number.replace(/0+$/, '').length / 2) + 1;
