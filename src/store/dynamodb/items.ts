/** Rows as DynamoDB items, and back. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type {
  ApiKey,
  EncounterRecord,
  IdempotencyRecord,
  JournalEntry,
  Member,
  Membership,
  Opened,
  OutboxEntry,
  PictureList,
  RequestKey,
  Webhook,
} from '../../app/ports.ts';
import {
  COLUMNS,
  type Columns,
  type ColumnTypes,
  type HeadRow,
  type JournalRow,
  type RequestRow,
  type Row,
  apiKeyIn,
  apiKeyRow,
  entryIn,
  idempotencyRecordOf,
  outboxEntryIn,
  outboxRow,
  pictureListIn,
  pictureListRow,
  recordIn,
  webhookIn,
  webhookRow,
} from '../codec.ts';
import {
  ADDED_SORT_KEY,
  API_KEY_SORT_KEY,
  BASE_HASH,
  BASE_SORT_KEY,
  HASHES,
  HEAD_SORT_KEY,
  KEPT_SORT_KEY,
  OPENED,
  POINTER_ATTRIBUTES,
  MAKER_SORT_KEY,
  MEMBER_OF,
  PARTITION_KEY,
  PICTURES_SORT_KEY,
  REVISION,
  SORT_KEY,
  VERSION,
  accountPartitionKey,
  apiKeyPartitionKey,
  encounterIdOf,
  journalSortKey,
  memberSortKey,
  openedPlaceOf,
  openedSortKey,
  outboxPartition,
  outboxPartitionKey,
  outboxPlaceOf,
  outboxSortKey,
  ownerPartitionKey,
  partitionKey,
  requestKeys,
  webhookPlaceSortKey,
  webhookSortKey,
} from './table-layout.ts';

export type Item = Record<string, AttributeValue>;

const key = (partition: string, sort: string): Item => ({
  [PARTITION_KEY]: { S: partition },
  [SORT_KEY]: { S: sort },
});

export const baseKey = (encounterId: string): Item => key(partitionKey(encounterId), BASE_SORT_KEY);

export const headKey = (encounterId: string): Item => key(partitionKey(encounterId), HEAD_SORT_KEY);

/** @throws Error when the item is none of ours */
export const keyIn = (item: Item): Item =>
  key(columnIn(item, PARTITION_KEY, 'TEXT') as string, columnIn(item, SORT_KEY, 'TEXT') as string);

const makerKey = (encounterId: string): Item => key(partitionKey(encounterId), MAKER_SORT_KEY);

/** Where the key of the request stands that has made the encounter. */
export const makerItem = (encounterId: string, request: RequestKey): Item => {
  const { partition, sort } = requestKeys(request.encounterId, request.hash);
  return { ...makerKey(encounterId), ...pointerTo(partition, sort) };
};

/** What an account finds an encounter by, and what points there from the encounter. */
export const memberItems = (encounterId: string, { account, place }: Member): readonly Item[] => {
  const partition = accountPartitionKey(account);
  return [
    { ...key(partition, place), [MEMBER_OF]: { S: encounterId } },
    {
      ...key(partitionKey(encounterId), memberSortKey(account)),
      ...pointerTo(partition, place),
    },
  ];
};

export const addedKey = (account: string): Item =>
  key(accountPartitionKey(account), ADDED_SORT_KEY);

/** How often the account has added one, on which all that add another are locked. */
export const addedItem = (account: string, times: number): Item => ({
  ...addedKey(account),
  [REVISION]: { N: String(times) },
});

/** @throws Error when the item is not an {@link addedItem} */
export const timesAdded = (item: Item): number => columnIn(item, REVISION, 'INTEGER') as number;

/** @throws Error when the item is not the first of {@link memberItems} */
export const membershipIn = (item: Item): Membership => ({
  encounterId: columnIn(item, MEMBER_OF, 'TEXT') as string,
  place: columnIn(item, SORT_KEY, 'TEXT') as string,
});

const pointerTo = (partition: string, sort: string): Item => ({
  [POINTER_ATTRIBUTES.partition]: { S: partition },
  [POINTER_ATTRIBUTES.sort]: { S: sort },
});

/** The key that an item points to; null for one that points nowhere. */
export function pointedTo(item: Item): Item | null {
  const { S: partition } = item[POINTER_ATTRIBUTES.partition] ?? {};
  const { S: sort } = item[POINTER_ATTRIBUTES.sort] ?? {};
  return partition === undefined || sort === undefined ? null : key(partition, sort);
}

export const openedKey = ({ id, day }: Opened): Item => key(OPENED, openedSortKey(day, id));

/** What says of an encounter when it was last opened. */
export const lastOpenedKey = (id: string): Item => key(partitionKey(id), OPENED);

export const lastOpenedItem = ({ id, day }: Opened): Item => ({
  ...lastOpenedKey(id),
  ...pointerTo(OPENED, openedSortKey(day, id)),
});

/** The day in a {@link lastOpenedItem}. */
export const dayIn = (item: Item): string =>
  openedPlaceOf(columnIn(item, POINTER_ATTRIBUTES.sort, 'TEXT') as string).day;

/** @throws Error when the item has no {@link openedKey} */
export const openedIn = (item: Item): Opened =>
  openedPlaceOf(columnIn(item, SORT_KEY, 'TEXT') as string);

export const keptKey: Item = key(OPENED, KEPT_SORT_KEY);

export const apiKeyItemKey = (hash: string): Item =>
  key(apiKeyPartitionKey(hash), API_KEY_SORT_KEY);

export const apiKeyItem = (apiKey: ApiKey): Item => ({
  ...apiKeyItemKey(apiKey.hash),
  ...attributes(COLUMNS.apiKey, apiKeyRow(apiKey)),
});

/** @throws Error when the item is not an {@link apiKeyItem} */
export const apiKeyOf = (item: Item): ApiKey => apiKeyIn(rowIn(COLUMNS.apiKey, item));

/** The keys of an owner, in the order in which they were made. */
export interface ApiKeyList {
  /** 0 as long as none was written; each write adds one. */
  readonly version: number;
  readonly hashes: readonly string[];
}

export const apiKeyListKey = (owner: string): Item =>
  key(ownerPartitionKey(owner), API_KEY_SORT_KEY);

export const apiKeyListItem = (owner: string, { version, hashes }: ApiKeyList): Item => ({
  ...apiKeyListKey(owner),
  [VERSION]: { N: String(version) },
  [HASHES]: { L: hashes.map((hash) => ({ S: hash })) },
});

export const apiKeyListIn = (item: Item | undefined): ApiKeyList => ({
  version: Number(item?.[VERSION]?.N ?? 0),
  hashes: (item?.[HASHES]?.L ?? []).flatMap(({ S: hash }) => hash ?? []),
});

export const webhookKey = (encounterId: string, webhookId: string): Item =>
  key(partitionKey(encounterId), webhookSortKey(webhookId));

/** @param place the key of what it takes of its owner's places; null where it has no owner */
const webhookItem = (webhook: Webhook, place: Item | null): Item => ({
  ...webhookKey(webhook.encounterId, webhook.id),
  ...attributes(COLUMNS.webhook, webhookRow(webhook)),
  ...(place &&
    pointerTo(
      columnIn(place, PARTITION_KEY, 'TEXT') as string,
      columnIn(place, SORT_KEY, 'TEXT') as string,
    )),
});

/** For an update of what changes of it. */
export const webhookValues = (webhook: Webhook): Item =>
  Object.fromEntries(
    Object.entries(attributes(COLUMNS.webhook, webhookRow(webhook))).map(([name, value]) => [
      `:${name}`,
      value,
    ]),
  );

/** @throws Error when the item is not a {@link webhookItem} */
export const webhookOf = (item: Item): Webhook => webhookIn(rowIn(COLUMNS.webhook, item));

export const webhookPlaceKey = (owner: string, place: number): Item =>
  key(ownerPartitionKey(owner), webhookPlaceSortKey(place));

const webhookPlaceItem = (place: Item, { encounterId }: Webhook): Item => ({
  ...place,
  [MEMBER_OF]: { S: encounterId },
});

/** A webhook and, where it has an owner, the place there that it takes. */
export function webhookItems(
  webhook: Webhook,
  place: number,
): { readonly item: Item; readonly taken: readonly Item[] } {
  if (webhook.owner === null) return { item: webhookItem(webhook, null), taken: [] };
  const key = webhookPlaceKey(webhook.owner, place);
  return { item: webhookItem(webhook, key), taken: [webhookPlaceItem(key, webhook)] };
}

export const outboxItem = (entry: OutboxEntry): Item => ({
  ...key(
    outboxPartitionKey(outboxPartition(entry.encounterId)),
    outboxSortKey(entry.encounterId, entry.version),
  ),
  ...attributes(COLUMNS.outbox, outboxRow(entry)),
});

/** Of which version of which encounter an item of the outbox is. */
export const outboxPlaceIn = (item: Item) =>
  outboxPlaceOf(columnIn(item, SORT_KEY, 'TEXT') as string);

/** @throws Error when the item is not an {@link outboxItem} */
export const outboxEntryOf = (item: Item): OutboxEntry =>
  outboxEntryIn(outboxPlaceIn(item), rowIn(COLUMNS.outbox, item));

/** What HEAD holds beside its key; {@link headRecord} reads both together. */
export const headAttributes = (row: HeadRow): Item => attributes(COLUMNS.head, row);

/**
 * @param unpack makes the text of a snapshot that is written against a base
 * @throws Error when the item is not one that these functions wrote
 */
export const headRecord = (
  item: Item,
  unpack?: (snapshot: Uint8Array) => Buffer,
): EncounterRecord => {
  const row = rowIn(COLUMNS.head, item);
  const id = encounterIdOf(columnIn(item, PARTITION_KEY, 'TEXT') as string);
  return recordIn(id, row, unpack?.(row.snapshot));
};

/** The name of the base that a HEAD is written against; null for one that stands alone. */
export const baseHashIn = (head: Item): string | null => head[BASE_HASH]?.S ?? null;

const BASE_COLUMNS = { version: 'INTEGER', text: 'BLOB' } as const;
export type BaseRow = Row<typeof BASE_COLUMNS>;

export const baseItem = (encounterId: string, row: BaseRow): Item => ({
  ...baseKey(encounterId),
  ...attributes(BASE_COLUMNS, row),
});

/** @throws Error when the item is not one that {@link baseItem} wrote */
export const baseRowIn = (item: Item): BaseRow => rowIn(BASE_COLUMNS, item);

/** @throws Error when the item has no version */
export const versionIn = (item: Item): number => rowIn({ version: 'INTEGER' }, item).version;

export const journalItem = (encounterId: string, row: JournalRow): Item => ({
  ...key(partitionKey(encounterId), journalSortKey(row.version)),
  ...attributes(COLUMNS.journal, row),
});

/** @throws Error when the item is not one that {@link journalItem} wrote */
export const journalEntry = (item: Item): JournalEntry => entryIn(rowIn(COLUMNS.journal, item));

export function idempotencyItemKey({ encounterId, hash }: RequestKey): Item {
  const { partition, sort } = requestKeys(encounterId, hash);
  return key(partition, sort);
}

export const idempotencyItem = (request: RequestKey, row: RequestRow): Item => ({
  ...idempotencyItemKey(request),
  ...attributes(COLUMNS.request, row),
});

/** @throws Error when the item is not one that {@link idempotencyItem} wrote */
export const idempotencyRecordIn = (item: Item): IdempotencyRecord =>
  idempotencyRecordOf(rowIn(COLUMNS.request, item));

export const picturesKey = (encounterId: string): Item =>
  key(partitionKey(encounterId), PICTURES_SORT_KEY);

export const picturesItem = (encounterId: string, list: PictureList): Item => ({
  ...picturesKey(encounterId),
  ...attributes(COLUMNS.pictureList, pictureListRow(list)),
});

/** @throws Error when the item is not one that {@link picturesItem} wrote */
export const picturesIn = (item: Item): PictureList =>
  pictureListIn(rowIn(COLUMNS.pictureList, item));

function attributes<C extends Columns>(columns: C, row: Row<C>): Item {
  return Object.fromEntries(
    Object.keys(columns).map((name) => [name, attribute(row[name as keyof C])]),
  );
}

function attribute(value: ColumnTypes[keyof ColumnTypes]): AttributeValue {
  if (typeof value === 'number') return { N: String(value) };
  return typeof value === 'string' ? { S: value } : { B: value };
}

function rowIn<C extends Columns>(columns: C, item: Item): Row<C> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, type]) => [name, columnIn(item, name, type)]),
  ) as Row<C>;
}

function columnIn(item: Item, name: string, type: keyof ColumnTypes) {
  const { S, N, B } = item[name] ?? {};
  const value = { TEXT: S, INTEGER: N === undefined ? undefined : Number(N), BLOB: B }[type];
  if (value !== undefined) return value;
  const found = `${item[PARTITION_KEY]?.S ?? '?'} / ${item[SORT_KEY]?.S ?? '?'}`;
  throw new Error(`The stored item ${found} has no valid attribute "${name}".`);
}
