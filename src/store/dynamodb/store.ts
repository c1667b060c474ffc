/** Encounters in DynamoDB: a snapshot under a version lock, and a journal that only grows. */
import {
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
  type MembershipRange,
  StoreError,
} from '../../app/ports.ts';
import {
  type Item,
  idempotencyRecordIn,
  idempotencyItem,
  headAttributes,
  idempotencyItemKey,
  headKey,
  headRecord,
  journalEntry,
  journalItem,
  makerItem,
  memberItems,
  membershipIn,
  versionIn,
} from './items.ts';
import { type HeadRow, isMark, requestRow } from '../codec.ts';
import { encodeEntries, encodeWrite } from '../limits.ts';
import {
  LAST_VERSION,
  PARTITION_KEY,
  SORT_KEY,
  VERSION,
  accountPartitionKey,
  journalSortKey,
  partitionKey,
} from './table-layout.ts';
import { read } from './calls.ts';
import { deletion } from './deletion.ts';
import { BATCH, putting, transact, writeAll } from './transaction.ts';

/**
 * A mutation is one transaction, a load one strongly consistent read. `version` is an eventually
 * consistent one, of half the price; DynamoDB bills it by the size of the whole item all the same.
 * `create` throws {@link StoreError} also when the id is taken.
 */
export function dynamoDbStore(client: DynamoDBClient, tableName: string): EncounterStore {
  const write = async (
    lock: TransactWriteItem,
    journal: Item,
    request: Item | null,
    others: readonly Item[],
  ): Promise<Written> => {
    const items = [
      lock,
      putNew(tableName, journal),
      ...(request ? [putNew(tableName, request)] : []),
      ...others.map((item) => ({ Put: { TableName: tableName, Item: item } })),
    ];
    const result = await transact(client, items);
    if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
    // The key before the lock: a request that was carried out has also moved the lock.
    const before = result.found.get(REQUEST);
    if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: idempotencyRecordIn(before) };
    if (result.found.has(LOCK)) return { kind: 'LOCKED_OUT', found: result.found.get(LOCK) };
    throw new StoreError('FAILED', 'A journal entry of a version to come is taken.');
  };

  const get = async (key: Item): Promise<Item | undefined> => {
    const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
    return (await read((options) => client.send(command, options))).Item;
  };

  return {
    async create(record, entry, key, member): Promise<CommitResult> {
      const encoded = encodeWrite(record, entry);
      if ('kind' in encoded) return encoded;
      const head = { ...headKey(record.id), ...headAttributes(encoded.head) };
      const request = key ? idempotencyItem(key, requestRow(key, record)) : null;
      const journal = journalItem(record.id, encoded.journal);
      const maker = key ? [makerItem(record.id, key)] : [];
      const others = [...maker, ...membersOf(record, member)];
      const written = await write(putNew(tableName, head), journal, request, others);
      if (written.kind !== 'LOCKED_OUT') return written;
      throw new StoreError('FAILED', `The encounter id ${record.id} is taken.`);
    },

    async commit(record, entry, key, member): Promise<CommitResult> {
      const encoded = encodeWrite(record, entry);
      if ('kind' in encoded) return encoded;
      const head = replaceHead(tableName, record.id, encoded.head);
      const request = key ? idempotencyItem(key, requestRow(key, record)) : null;
      const journal = journalItem(record.id, encoded.journal);
      const written = await write(head, journal, request, membersOf(record, member));
      if (written.kind !== 'LOCKED_OUT') return written;
      const current = written.found && existing(written.found);
      return current ? { kind: 'CONFLICT', current } : { kind: 'MISSING' };
    },

    async load(id) {
      const item = await get(headKey(id));
      return item ? existing(item) : null;
    },

    async version(id) {
      const command = new GetItemCommand({
        TableName: tableName,
        Key: headKey(id),
        ProjectionExpression: '#version',
        ExpressionAttributeNames: { '#version': VERSION },
      });
      const { Item: item } = await read((options) => client.send(command, options));
      const version = item ? versionIn(item) : null;
      return version === null || isMark(version) ? null : version;
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
        const command = new QueryCommand({ ...query, ...rest });
        const page = await read((options) => client.send(command, options));
        entries.push(...(page.Items ?? []).map(journalEntry));
        start = page.LastEvaluatedKey;
        if (!start) break;
      }
      return entries;
    },

    async memberships(account, range) {
      const { from, after, before, limit } = range;
      if (after !== null && before !== null && after < before) return [];
      const command = new QueryCommand({
        ...membershipsQuery(tableName, account, range),
        ScanIndexForward: from === 'END',
        // The bounds may be among them.
        Limit: limit + 2,
      });
      const { Items: items = [] } = await read((options) => client.send(command, options));
      const found = items
        .map(membershipIn)
        .filter(({ place }) => place !== after && place !== before)
        .slice(0, limit);
      return from === 'START' ? found : found.toReversed();
    },

    async membershipCount(account) {
      const query = membershipsQuery(tableName, account, { after: null, before: null });
      let counted = 0;
      for (let start: QueryCommandInput['ExclusiveStartKey']; ;) {
        const command = new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey: start });
        const page = await read((options) => client.send(command, options));
        counted += page.Count ?? 0;
        start = page.LastEvaluatedKey;
        if (!start) return counted;
      }
    },

    async prepare(id, entries) {
      const rows = encodeEntries(entries);
      if ('kind' in rows) return rows;
      const items = rows.map((row) => putting(journalItem(id, row)));
      for (let from = 0; from < items.length; from += BATCH)
        await writeAll(client, tableName, items.slice(from, from + BATCH));
      return null;
    },

    ...deletion(client, tableName),
  };
}

/** The places of the items of a write. */
const LOCK = 0;
const REQUEST = 2;

type Written =
  | Extract<CommitResult, { kind: 'COMMITTED' | 'DONE_BEFORE' }>
  | { readonly kind: 'LOCKED_OUT'; readonly found: Item | undefined };

const membersOf = ({ id }: EncounterRecord, member: Member | undefined): readonly Item[] =>
  member ? memberItems(id, member) : [];

/** The record, unless it is marked as deleted. */
function existing(head: Item): EncounterRecord | null {
  return isMark(versionIn(head)) ? null : headRecord(head);
}

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

/** Sets every attribute of HEAD, if the stored version is the one before. */
function replaceHead(tableName: string, encounterId: string, row: HeadRow): TransactWriteItem {
  const attributes = Object.entries(headAttributes(row));
  const assignments = attributes.map(([name]) => `#${name} = :${name}`);
  return {
    Update: {
      TableName: tableName,
      Key: headKey(encounterId),
      UpdateExpression: `SET ${assignments.join(', ')}`,
      ConditionExpression: `#${VERSION} = :expected`,
      ExpressionAttributeNames: Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(attributes.map(([name, value]) => [`:${name}`, value])),
        ':expected': { N: String(row.version - 1) },
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

/** A few short items: they fit into one page of the database. */
function membershipsQuery(
  tableName: string,
  account: string,
  { after, before }: Pick<MembershipRange, 'after' | 'before'>,
): QueryCommandInput {
  return {
    TableName: tableName,
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :least AND :most',
    ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
    ExpressionAttributeValues: {
      ':partition': { S: accountPartitionKey(account) },
      // Places are dates: every one of them comes between these.
      ':least': { S: before ?? '0' },
      ':most': { S: after ?? '~' },
    },
    ConsistentRead: true,
  };
}
