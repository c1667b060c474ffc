/** HEAD and the base that it is written against, read and written together. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DynamoDBClient,
  QueryCommand,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { LRUCache } from 'lru-cache';
import type { EncounterRecord } from '../../app/ports.ts';
import { type Base, baseIn, type Head, headOf, textAgainst } from './base.ts';
import { read } from './calls.ts';
import {
  baseHashIn,
  baseItem,
  baseRowIn,
  headAttributes,
  headKey,
  headRecord,
  type Item,
} from './items.ts';
import {
  BASE_HASH,
  BASE_SORT_KEY,
  HEAD_SORT_KEY,
  PARTITION_KEY,
  partitionKey,
  SORT_KEY,
  VERSION,
} from './table-layout.ts';

/** Bytes of the bases that a process remembers; one has 5 to 100 thousand. */
const KEPT_BYTES = 32_000_000;

/** A query is no snapshot: between its two items another process may write both anew. */
const ATTEMPTS = 5;
/** Milliseconds. */
const PAUSE = 20;

export interface Heads {
  /** As it is to be written by this process, which may not know the base of the newest version. */
  readonly encode: (record: EncounterRecord) => Head;
  /** It was written. */
  readonly wrote: (id: string, head: Head) => void;
  /**
   * The record, be it marked as deleted; null when there is none.
   *
   * @throws Error when its base is not the one that it is written against
   */
  readonly load: (id: string) => Promise<EncounterRecord | null>;
  /** The record in a HEAD that came without its base; null when that is not known here. */
  readonly decode: (id: string, head: Item) => EncounterRecord | null;
}

export function headsOf(client: DynamoDBClient, tableName: string): Heads {
  const bases = new LRUCache<string, Base>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ text }) => text.length,
  });

  function keep(id: string, base: Base | null): void {
    if (base) bases.set(id, base);
    else bases.delete(id);
  }

  function decode(id: string, head: Item): EncounterRecord | null {
    const hash = baseHashIn(head);
    if (hash === null) {
      keep(id, null);
      return headRecord(head);
    }
    const base = bases.get(id);
    return base?.hash === hash ? headRecord(head, (row) => textAgainst(row, base)) : null;
  }

  async function query(id: string): Promise<{ readonly head?: Item; readonly base?: Item }> {
    const command = new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :base AND :head',
      ExpressionAttributeNames: { '#partition': PARTITION_KEY, '#sort': SORT_KEY },
      ExpressionAttributeValues: {
        ':partition': { S: partitionKey(id) },
        ':base': { S: BASE_SORT_KEY },
        ':head': { S: HEAD_SORT_KEY },
      },
      ConsistentRead: true,
    });
    const { Items: items = [] } = await read((options) => client.send(command, options));
    const [head, base] = [HEAD_SORT_KEY, BASE_SORT_KEY].map((sort) =>
      items.find((item) => item[SORT_KEY]?.S === sort),
    );
    return { ...(head && { head }), ...(base && { base }) };
  }

  return {
    encode: (record) => headOf(record, bases.get(record.id) ?? null),
    wrote: (id, { base }) => {
      keep(id, base);
    },
    decode,
    async load(id) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const { head, base } = await query(id);
        if (!head) return null;
        if (base) keep(id, baseIn(baseRowIn(base)));
        const record = decode(id, head);
        if (record) return record;
        await sleep(Math.random() * PAUSE * attempt);
      }
      throw new Error(`The stored HEAD of ${id} is written against a base that is not there.`);
    },
  };
}

/** What HEAD holds beside its key. */
export const attributesOf = ({ row, base }: Head): Item => ({
  ...headAttributes(row),
  ...(base && { [BASE_HASH]: { S: base.hash } }),
});

/** The item of a base that is new. */
export const newBase = (id: string, head: Head): readonly Item[] =>
  head.kind === 'REBASED' ? [baseItem(id, head.base.row)] : [];

/**
 * Sets every attribute of HEAD, if the stored version is the one before; and if the base is still the
 * one that it is written against, which this process may have mistaken.
 */
export function replaceHead(tableName: string, id: string, head: Head): TransactWriteItem {
  const attributes = Object.entries(attributesOf(head));
  const assignments = attributes.map(([name]) => `#${name} = :${name}`);
  const isSame = head.kind === 'AGAINST' ? ` AND #${BASE_HASH} = :${BASE_HASH}` : '';
  const removal = head.kind === 'ALONE' ? ` REMOVE #${BASE_HASH}` : '';
  return {
    Update: {
      TableName: tableName,
      Key: headKey(id),
      UpdateExpression: `SET ${assignments.join(', ')}${removal}`,
      ConditionExpression: `#${VERSION} = :expected${isSame}`,
      ExpressionAttributeNames: {
        ...Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
        [`#${BASE_HASH}`]: BASE_HASH,
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(attributes.map(([name, value]) => [`:${name}`, value])),
        ':expected': { N: String(head.row.version - 1) },
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}
