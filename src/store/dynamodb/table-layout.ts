/**
 * The one table: its keys and the names of its attributes.
 * No imports, so that infra/ can use these names and code and table cannot drift.
 *
 * | pk              | sk               | what                                                  |
 * | --------------- | ---------------- | ----------------------------------------------------- |
 * | `ENC#<id>`      | `HEAD`           | the newest state of an encounter                      |
 * | `ENC#<id>`      | `BASE`           | an earlier state, which HEAD may be written against   |
 * | `ENC#<id>`      | `J#000000000042` | what made version 42 of it                            |
 * | `ENC#<id>`      | `K#<hash>`       | which version a request with this key has made        |
 * | `K#<hash>`      | `K`              | the same for requests that make an encounter          |
 * | `ENC#<id>`      | `MADE`           | the key of the one that has made it, to be erased too |
 * | `ENC#<id>`      | `PICTURES`       | the names, sizes and hashes of its pictures           |
 * | `ACC#<account>` | `<place>`        | an encounter at which the account has claimed a seat  |
 * | `ENC#<id>`      | `A#<account>`    | the key of the one above, to be erased too            |
 * | `ACC#<account>` | `#ADDED`         | how often one was added, where they are bounded       |
 * | `SBK#<hash>`    | `SBK`            | a key of a program                                    |
 * | `OWN#<owner>`   | `SBK`            | the hashes of all keys of an owner                    |
 * | `ENC#<id>`      | `W#<id>`         | a webhook                                             |
 * | `OWN#<owner>`   | `W#07`           | a place of an owner that a webhook has                |
 * | `OUT#<part>`    | `<id>#00...042`  | of what webhooks are to be told because of version 42 |
 * | `OPENED`        | `<day>#<id>`     | that an encounter was last opened on a day            |
 * | `ENC#<id>`      | `OPENED`         | the key of the one above, to be erased too            |
 * | `OPENED`        | `#KEPT`          | for how long they are kept, and since when            |
 */

export const PARTITION_KEY = 'pk';
export const SORT_KEY = 'sk';

export const KEY_SCHEMA = [
  { AttributeName: PARTITION_KEY, KeyType: 'HASH' },
  { AttributeName: SORT_KEY, KeyType: 'RANGE' },
] as const;

export const KEY_ATTRIBUTES = [
  { AttributeName: PARTITION_KEY, AttributeType: 'S' },
  { AttributeName: SORT_KEY, AttributeType: 'S' },
] as const;

/** What the store does with the table, and all that it needs to be allowed to. */
export const TABLE_ACTIONS = [
  'dynamodb:GetItem',
  'dynamodb:BatchGetItem',
  'dynamodb:Query',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
] as const;

/** The attribute of HEAD that the lock is on. */
export const VERSION = 'version';

const ENCOUNTER_PREFIX = 'ENC#';
const JOURNAL_PREFIX = 'J#';
const KEY_PREFIX = 'K#';
const ACCOUNT_PREFIX = 'ACC#';
const MEMBER_PREFIX = 'A#';
const API_KEY_PREFIX = 'SBK#';
const OWNER_PREFIX = 'OWN#';
const OUTBOX_PREFIX = 'OUT#';
export const WEBHOOK_PREFIX = 'W#';

/** DynamoDB sorts strings by their bytes: only with leading zeros does 10 come after 9. */
const JOURNAL_DIGITS = 12;
export const LAST_VERSION = 10 ** JOURNAL_DIGITS - 1;

export const HEAD_SORT_KEY = 'HEAD';
/** It comes right before that of HEAD, so that one query reads both. */
export const BASE_SORT_KEY = 'BASE';
/** The attribute of HEAD that names the base which its snapshot is written against, if any. */
export const BASE_HASH = 'base';
export const MAKER_SORT_KEY = 'MADE';
export const PICTURES_SORT_KEY = 'PICTURES';
/** The partition of when encounters were last opened: each is written once a day. Of an encounter the key of its own one. */
export const OPENED = 'OPENED';
/** It comes before all days. */
export const KEPT_SORT_KEY = '#KEPT';
/** The attributes of the item under {@link KEPT_SORT_KEY}. */
export const KEPT_ATTRIBUTES = { days: 'days', since: 'since', lastSaid: 'lastSaid' } as const;
export const openedSortKey = (day: string, encounterId: string): string => `${day}#${encounterId}`;
/** After all of a day. */
export const lastOpenedSortKey = (day: string): string => `${day}#~`;
/** The inverse of {@link openedSortKey}. */
export function openedPlaceOf(sort: string) {
  const end = sort.indexOf('#');
  return { day: sort.slice(0, end), id: sort.slice(end + 1) };
}
/** The attributes of what points to an item of another partition: where that stands. */
export const POINTER_ATTRIBUTES = { partition: 'keyPartition', sort: 'keySort' } as const;

export function partitionKey(encounterId: string): string {
  return ENCOUNTER_PREFIX + encounterId;
}

/** The inverse of {@link partitionKey}. */
export function encounterIdOf(partition: string): string {
  return partition.slice(ENCOUNTER_PREFIX.length);
}

export const accountPartitionKey = (account: string): string => ACCOUNT_PREFIX + account;
export const memberSortKey = (account: string): string => MEMBER_PREFIX + account;
/** It comes before all places, which are dates. */
export const ADDED_SORT_KEY = '#ADDED';
/** The attribute of an account's item. */
export const MEMBER_OF = 'encounterId';

export const API_KEY_SORT_KEY = 'SBK';
export const apiKeyPartitionKey = (hash: string): string => API_KEY_PREFIX + hash;
export const ownerPartitionKey = (owner: string): string => OWNER_PREFIX + owner;
/** The attribute of a list of keys. */
export const HASHES = 'hashes';
/** The attribute of a key that changes. */
export const LAST_USED_ON = 'lastUsedOn';

const digitsOf = (version: number): string => String(version).padStart(JOURNAL_DIGITS, '0');

export function journalSortKey(version: number): string {
  return JOURNAL_PREFIX + digitsOf(version);
}

export const webhookSortKey = (webhookId: string): string => WEBHOOK_PREFIX + webhookId;
export const webhookPlaceSortKey = (place: number): string =>
  WEBHOOK_PREFIX + String(place).padStart(2, '0');
/** The attribute of a webhook that its lock is on. */
export const REVISION = 'revision';
/** The one that has all else of it. */
export const FACTS = 'facts';

/** One takes a thousand writes a second: together they are no bottleneck, and few enough to be looked through. */
export const OUTBOX_PARTITIONS = 4;
/** By the first digit of its random part, so that ids stand in the same order in all of them together. */
export const outboxPartition = (encounterId: string): number =>
  Math.floor((parseInt(encounterId.split('_').at(-1)?.charAt(0) ?? '', 16) || 0) / 4);
export const outboxPartitionKey = (partition: number): string => OUTBOX_PREFIX + String(partition);
export const outboxSortKey = (encounterId: string, version: number): string =>
  `${encounterId}#${digitsOf(version)}`;
/** After all of an encounter. */
export const lastOutboxSortKey = (encounterId: string): string => `${encounterId}#~`;
/** The inverse of {@link outboxSortKey}. */
export const outboxPlaceOf = (sort: string) => {
  const end = sort.lastIndexOf('#');
  return { encounterId: sort.slice(0, end), version: Number(sort.slice(end + 1)) };
};

/** The keys of what is remembered of a request; the encounter is null for one that makes one. */
export function requestKeys(encounterId: string | null, hash: string) {
  return encounterId === null
    ? { partition: KEY_PREFIX + hash, sort: 'K' }
    : { partition: partitionKey(encounterId), sort: KEY_PREFIX + hash };
}
