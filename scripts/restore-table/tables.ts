/** All that there is of an encounter, as items of the table, wherever it is kept. */
import { DatabaseSync } from 'node:sqlite';
import {
  type AttributeValue,
  type DynamoDBClient,
  GetItemCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { EncounterStore, Member, Opened, Pictures } from '../../src/app/ports.ts';
import {
  type HeadRow,
  type JournalRow,
  type PictureListRow,
  pictureListIn,
  type RequestRow,
  webhookIn,
  type WebhookRow,
} from '../../src/store/codec.ts';
import {
  headAttributes,
  headKey,
  idempotencyItem,
  type Item,
  journalItem,
  keyIn,
  lastOpenedItem,
  makerItem,
  memberItems,
  openedKey,
  picturesItem,
  pointedTo,
  webhookItems,
} from '../../src/store/dynamodb/items.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import {
  encounterIdOf,
  HEAD_SORT_KEY,
  PARTITION_KEY,
  partitionKey,
  SORT_KEY,
} from '../../src/store/dynamodb/table-layout.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';

/** What is restored from. */
export interface Source {
  readonly store: EncounterStore;
  readonly ids: () => Promise<readonly string[]>;
  /** The bytes of pictures; null where they are in the bucket of the deployment already. */
  readonly pictures: Pictures | null;
  /** HEAD, journal, the list of pictures, webhooks, the keys of requests, that of its creation too, and whose accounts find it. */
  readonly items: (id: string) => Promise<readonly Item[]>;
  readonly close: () => void;
}

/** A table of encounters. */
export interface Table {
  readonly client: DynamoDBClient;
  readonly name: string;
}

export const tableSource = ({ client, name }: Table): Source => ({
  store: dynamoDbStore(client, name),
  async ids() {
    const pages = paginateScan(
      { client },
      {
        TableName: name,
        FilterExpression: '#sort = :head',
        ProjectionExpression: '#partition',
        ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
        ExpressionAttributeValues: { ':head': { S: HEAD_SORT_KEY } },
        ConsistentRead: true,
      },
    );
    const found: string[] = [];
    for await (const { Items: items = [] } of pages) found.push(...items.map((item) => idIn(item)));
    return found;
  },
  pictures: null,
  items: (id) => itemsOf({ client, name }, id),
  close: () => undefined,
});

const idIn = (item: Item): string => encounterIdOf(textIn(item, PARTITION_KEY));

const textIn = (item: Item, name: string): string => item[name]?.S ?? '';

/** In the order of their keys, then what stands elsewhere: the key of the request that has made it, and what accounts find it by. */
export async function itemsOf({ client, name }: Table, id: string): Promise<readonly Item[]> {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: '#partition = :partition',
      ExpressionAttributeNames: { '#partition': PARTITION_KEY },
      ExpressionAttributeValues: { ':partition': { S: partitionKey(id) } },
      ConsistentRead: true,
    },
  );
  const items: Item[] = [];
  for await (const { Items: page = [] } of pages) items.push(...page);
  for (const key of items.map(pointedTo).filter((key) => key !== null)) {
    const command = new GetItemCommand({ TableName: name, Key: key, ConsistentRead: true });
    const { Item: item } = await client.send(command);
    if (item) items.push(item);
  }
  return items;
}

/** A file that `npm run backup` has written. */
export function fileSource(file: string): Source {
  const store = sqliteStore(file);
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = (sql: string, id: string) => database.prepare(sql).all({ id }) as unknown;
  return {
    store,
    pictures: store.bytes,
    ids: () =>
      Promise.resolve(
        database
          .prepare('SELECT id FROM encounter ORDER BY id')
          .all()
          .map(({ id }) => String(id)),
      ),
    items(id) {
      const heads = rows('SELECT * FROM encounter WHERE id = :id', id) as HeadRow[];
      const journal = rows('SELECT * FROM journal WHERE encounterId = :id', id) as JournalRow[];
      const requests = rows(
        "SELECT * FROM request WHERE encounterId = :id OR (encounterId = '' AND made = :id)",
        id,
      ) as PlacedRequest[];
      const members = rows(
        'SELECT account, place FROM membership WHERE encounterId = :id',
        id,
      ) as Member[];
      const lists = rows(
        'SELECT version, pictures FROM pictureList WHERE encounterId = :id',
        id,
      ) as PictureListRow[];
      // A file knows no places of owners: those in the order in which the webhooks were made.
      const webhooks = rows(
        'SELECT revision, facts, (SELECT count(*) FROM webhook AS earlier WHERE earlier.owner = webhook.owner AND earlier.rowid < webhook.rowid) AS place FROM webhook WHERE encounterId = :id',
        id,
      ) as (WebhookRow & { readonly place: number })[];
      const days = rows('SELECT day FROM opened WHERE encounterId = :id', id) as Opened[];
      return Promise.resolve([
        ...lists.map((row) => picturesItem(id, pictureListIn(row))),
        ...heads.map(({ version, ruleset, createdAt, updatedAt, snapshot, seed }) => ({
          ...headKey(id),
          ...headAttributes({ version, ruleset, createdAt, updatedAt, snapshot, seed }),
        })),
        ...journal.map(({ version, at, payload }) => journalItem(id, { version, at, payload })),
        ...requests.flatMap((request) => requestItems(id, request)),
        ...webhooks.flatMap(({ place, ...row }) => {
          const { item, taken } = webhookItems(webhookIn(row), place);
          return [item, ...taken];
        }),
        ...members.flatMap(({ account, place }) => memberItems(id, { account, place })),
        ...days.flatMap(({ day }) => [lastOpenedItem({ id, day }), openedKey({ id, day })]),
      ]);
    },
    close() {
      database.close();
      store.close();
    },
  };
}

interface PlacedRequest extends RequestRow {
  /** Empty for a request that makes an encounter. */
  readonly encounterId: string;
  readonly hash: string;
}

function requestItems(id: string, { encounterId, hash, ...row }: PlacedRequest): readonly Item[] {
  const key = { encounterId: encounterId || null, hash, fingerprint: row.fingerprint };
  const item = idempotencyItem(key, row);
  return key.encounterId === null ? [makerItem(id, key), item] : [item];
}

/** Two of them are the same item when this is the same. */
export const nameOf = (item: Item): string => {
  const key = keyIn(item);
  return `${textIn(key, PARTITION_KEY)} ${textIn(key, SORT_KEY)}`;
};

/** The whole of an item as text, whatever the order of its attributes. */
export const textOf = (item: Item): string =>
  JSON.stringify(
    Object.entries(item)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, plain(value)]),
  );

const plain = ({ S, N, B }: AttributeValue) => S ?? N ?? Buffer.from(B ?? []).toString('base64');
