/** Encounters in DynamoDB: a snapshot under a version lock, and a journal that only grows. */
import {
  BatchGetItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import {
  type CommitResult,
  type EncounterRecord,
  type EncounterStore,
  type JournalEntry,
  type Member,
  type RequestKey,
  StoreError,
} from '../../app/ports.ts';
import {
  type Item,
  idempotencyRecordIn,
  idempotencyItem,
  idempotencyItemKey,
  headKey,
  journalEntry,
  journalItem,
  makerItem,
  memberItems,
  versionIn,
} from './items.ts';
import { isMark, requestRow } from '../codec.ts';
import { encodeEntries, encodeWrite } from '../limits.ts';
import {
  LAST_VERSION,
  PARTITION_KEY,
  SORT_KEY,
  VERSION,
  journalSortKey,
  partitionKey,
} from './table-layout.ts';
import { apiKeys } from './api-keys.ts';
import { read } from './calls.ts';
import { deletion } from './deletion.ts';
import { membershipsIn } from './memberships.ts';
import { openedItems } from './opened.ts';
import { pictureLists } from './pictures.ts';
import { attributesOf, headsOf, newBase, replaceHead } from './heads.ts';
import { BATCH, putting, transact, writeAll } from './transaction.ts';
import { webhooksIn } from './webhooks.ts';

/**
 * A mutation is one transaction, a load one strongly consistent query. `versions` are an eventually
 * consistent one, of half the price; DynamoDB bills each by the size of the whole item all the same.
 * `create` throws {@link StoreError} also when the id is taken.
 */
export function dynamoDbStore(client: DynamoDBClient, tableName: string): EncounterStore {
  const heads = headsOf(client, tableName);
  const webhooks = webhooksIn(client, tableName);
  const memberships = membershipsIn(client, tableName);

  const write = async (
    lock: TransactWriteItem,
    journal: Item,
    request: Item | null,
    others: readonly TransactWriteItem[],
  ): Promise<Written> => {
    const items = [
      lock,
      putNew(tableName, journal),
      ...(request ? [putNew(tableName, request)] : []),
      ...others,
    ];
    const result = await transact(client, items);
    if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
    // The key before the lock: a request that has taken effect has also moved the lock.
    const before = result.found.get(REQUEST);
    if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: idempotencyRecordIn(before) };
    if (result.found.has(LOCK)) return { kind: 'LOCKED_OUT', found: result.found.get(LOCK) };
    if (!result.found.has(JOURNAL)) return { kind: 'PLACE_TAKEN' };
    throw new StoreError('FAILED', 'A journal entry of a version to come is taken.');
  };

  const get = async (key: Item): Promise<Item | undefined> => {
    const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
    return (await read((options) => client.send(command, options))).Item;
  };

  const load = async (id: string): Promise<EncounterRecord | null> =>
    existing(await heads.load(id));

  /** What was written instead; to be read when its base is news. */
  const overtaking = async (id: string, head: Item): Promise<EncounterRecord | null> => {
    if (isMark(versionIn(head))) return null;
    return heads.decode(id, head) ?? (await load(id));
  };

  const put = (item: Item): TransactWriteItem => ({ Put: { TableName: tableName, Item: item } });

  const idempotencyRecord: EncounterStore['idempotencyRecord'] = async (key) => {
    const item = await get(idempotencyItemKey(key));
    return item ? idempotencyRecordIn(item) : null;
  };

  /** The same request may have taken the last place. */
  const ownerFull = async (key: RequestKey | undefined): Promise<CommitResult> => {
    const before = key && (await idempotencyRecord(key));
    return before ? { kind: 'DONE_BEFORE', idempotencyRecord: before } : { kind: 'OWNER_FULL' };
  };

  const replace: EncounterStore['commit'] = async (record, entry, key, beside = {}) => {
    const head = heads.encode(record);
    const encoded = encodeWrite(record, entry, head.row);
    if ('kind' in encoded) return encoded;
    const hooks = await webhooks.writes(record.id, beside);
    if (!hooks) return ownerFull(key);
    const lock = replaceHead(tableName, record.id, head);
    const request = key ? idempotencyItem(key, requestRow(key, record)) : null;
    const journal = journalItem(record.id, encoded.journal);
    const others = [...newBase(record.id, head), ...membersOf(record, beside.member)].map(put);
    const written = await write(lock, journal, request, [...others, ...hooks]);
    if (written.kind === 'PLACE_TAKEN') return replace(record, entry, key, beside);
    if (written.kind === 'COMMITTED') heads.wrote(record.id, head);
    if (written.kind !== 'LOCKED_OUT') return written;
    const current = written.found ? await overtaking(record.id, written.found) : null;
    return current ? { kind: 'CONFLICT', current } : { kind: 'MISSING' };
  };

  return {
    async create(record, entry, key, maker): Promise<CommitResult> {
      const head = heads.encode(record);
      const encoded = encodeWrite(record, entry, head.row);
      if ('kind' in encoded) return encoded;
      const item = { ...headKey(record.id), ...attributesOf(head) };
      const request = key ? idempotencyItem(key, requestRow(key, record)) : null;
      const journal = journalItem(record.id, encoded.journal);
      const madeBy = key ? [makerItem(record.id, key)] : [];
      const others = [...newBase(record.id, head), ...madeBy, ...membersOf(record, maker)].map(put);
      const lock = putNew(tableName, item);
      for (;;) {
        const room = await memberships.roomFor(maker);
        if (!room) return ownerFull(key);
        const written = await write(lock, journal, request, [...others, ...room]);
        if (written.kind === 'PLACE_TAKEN') continue;
        if (written.kind === 'COMMITTED') heads.wrote(record.id, head);
        if (written.kind === 'COMMITTED' || written.kind === 'DONE_BEFORE') return written;
        throw new StoreError('FAILED', `The encounter id ${record.id} is taken.`);
      }
    },

    async commit(...version): Promise<CommitResult> {
      const result = await replace(...version);
      // It was the base that this process had wrong, and not the version: it has it right by now.
      const isNext =
        result.kind === 'CONFLICT' && result.current.version === version[0].version - 1;
      return isNext ? await replace(...version) : result;
    },

    load,

    async versions(ids) {
      const idByKey = new Map(ids.map((id) => [partitionKey(id), id]));
      const command = new BatchGetItemCommand({
        RequestItems: {
          [tableName]: {
            Keys: ids.map(headKey),
            ProjectionExpression: '#id, #version',
            ExpressionAttributeNames: { '#id': PARTITION_KEY, '#version': VERSION },
          },
        },
      });
      const { Responses, UnprocessedKeys } = await read((options) => client.send(command, options));
      const versions = new Map<string, number | null>(ids.map((id) => [id, null]));
      for (const item of Responses?.[tableName] ?? []) {
        const version = versionIn(item);
        versions.set(idIn(item), isMark(version) ? null : version);
      }
      for (const key of UnprocessedKeys?.[tableName]?.Keys ?? []) versions.delete(idIn(key));
      return versions;

      function idIn(item: Item): string {
        return idByKey.get(item[PARTITION_KEY]?.S ?? '') ?? '';
      }
    },

    idempotencyRecord,

    async journal(id, after, limit) {
      const entries: JournalEntry[] = [];
      let start: Item | undefined;
      // A page ends at 1 MB, so that one query may answer less than asked.
      while (entries.length < limit) {
        const query = journalQuery(tableName, id, after);
        const rest = { Limit: limit - entries.length, ExclusiveStartKey: start };
        const command = new QueryCommand({ ...query, ...rest });
        const page = await read((options) => client.send(command, options));
        entries.push(...(page.Items ?? []).map(journalEntry));
        start = page.LastEvaluatedKey;
        if (!start) break;
      }
      return entries;
    },

    memberships: memberships.memberships,
    membershipCount: memberships.membershipCount,

    async prepare(id, entries) {
      const rows = encodeEntries(entries);
      if ('kind' in rows) return rows;
      const items = rows.map((row) => putting(journalItem(id, row)));
      for (let from = 0; from < items.length; from += BATCH)
        await writeAll(client, tableName, items.slice(from, from + BATCH));
      return null;
    },

    apiKeys: apiKeys(client, tableName),
    webhooks: webhooks.store,
    opened: openedItems(client, tableName),
    ...pictureLists(client, tableName),
    ...deletion(client, tableName, { heads, eraseOutbox: webhooks.eraseOutbox }),
  };
}

/** The places of the items of a write. */
const LOCK = 0;
const JOURNAL = 1;
const REQUEST = 2;

type Written =
  | Extract<CommitResult, { kind: 'COMMITTED' | 'DONE_BEFORE' }>
  | { readonly kind: 'LOCKED_OUT'; readonly found: Item | undefined }
  /** Another webhook or party of the same owner has got there first: every time there is one place less. */
  | { readonly kind: 'PLACE_TAKEN' };

const membersOf = ({ id }: EncounterRecord, member: Member | undefined): readonly Item[] =>
  member ? memberItems(id, member) : [];

/** The record, unless it is marked as deleted. */
const existing = (record: EncounterRecord | null): EncounterRecord | null =>
  record && !isMark(record.version) ? record : null;

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
