/** The keys of programs: an item each, found by its hash, and a list for each owner under a lock of its own. */
import {
  type DynamoDBClient,
  GetItemCommand,
  type TransactWriteItem,
  UpdateItemCommand,
  ConditionalCheckFailedException,
} from '@aws-sdk/client-dynamodb';
import { type ApiKey, type ApiKeyStore, StoreError } from '../../app/ports.ts';
import { read } from './calls.ts';
import {
  apiKeyItem,
  apiKeyItemKey,
  type ApiKeyList,
  apiKeyListIn,
  apiKeyListItem,
  apiKeyListKey,
  apiKeyOf,
  type Item,
} from './items.ts';
import { LAST_USED_ON, PARTITION_KEY, VERSION } from './table-layout.ts';
import { transact } from './transaction.ts';

/** How often the list is read again when others write it; a person makes keys one after the other. */
const ATTEMPTS = 5;

interface Change<Answer> {
  readonly answer: Answer;
  /** Those that the owner has afterwards; null to write nothing. */
  readonly keys: readonly ApiKey[] | null;
}

export function apiKeys(client: DynamoDBClient, tableName: string): ApiKeyStore {
  const get = async (key: Item): Promise<Item | undefined> => {
    const command = new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true });
    return (await read((options) => client.send(command, options))).Item;
  };

  const find = async (hash: string): Promise<ApiKey | null> => {
    const item = await get(apiKeyItemKey(hash));
    return item ? apiKeyOf(item) : null;
  };

  const listOf = async (owner: string): Promise<ApiKeyList> =>
    apiKeyListIn(await get(apiKeyListKey(owner)));

  const keysOf = async ({ hashes }: ApiKeyList): Promise<readonly ApiKey[]> =>
    (await Promise.all(hashes.map(find))).flatMap((key) => key ?? []);

  /** Writes the list and what is new or gone of it together, or reads it again. */
  const change = async <Answer>(
    owner: string,
    judge: (keys: readonly ApiKey[]) => Change<Answer>,
  ): Promise<Answer> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const list = await listOf(owner);
      const { answer, keys } = judge(await keysOf(list));
      if (!keys) return answer;
      const result = await transact(client, writesOf(tableName, { owner, list, keys }));
      if (result.kind === 'WRITTEN') return answer;
    }
    throw new StoreError('BUSY', 'Others are writing the keys of this owner.');
  };

  return {
    find,
    ofOwner: async (owner) => keysOf(await listOf(owner)),
    add: (key, most) =>
      change<'ADDED' | 'FULL'>(key.owner, (keys) => {
        const lasting = keys.filter(({ expiresAt }) => expiresAt > key.createdAt);
        if (lasting.length >= most) return { answer: 'FULL', keys: null };
        const kept = keys.length >= most ? lasting : keys;
        return { answer: 'ADDED', keys: [...kept, key] };
      }),
    remove: (owner, id) =>
      change(owner, (keys) => {
        const left = keys.filter((key) => key.id !== id);
        const isThere = left.length < keys.length;
        return { answer: isThere, keys: isThere ? left : null };
      }),
    async noteUse(hash, day) {
      const command = new UpdateItemCommand({
        TableName: tableName,
        Key: apiKeyItemKey(hash),
        UpdateExpression: 'SET #day = :day',
        // One that was removed meanwhile does not come back.
        ConditionExpression: 'attribute_exists(#key)',
        ExpressionAttributeNames: { '#day': LAST_USED_ON, '#key': PARTITION_KEY },
        ExpressionAttributeValues: { ':day': { S: day } },
      });
      await read(async (options) => {
        try {
          await client.send(command, options);
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      });
    },
  };
}

interface Writing {
  readonly owner: string;
  /** As it was read. */
  readonly list: ApiKeyList;
  readonly keys: readonly ApiKey[];
}

function writesOf(tableName: string, { owner, list, keys }: Writing): readonly TransactWriteItem[] {
  const { version, hashes: before } = list;
  const hashes = keys.map(({ hash }) => hash);
  return [
    {
      Put: {
        TableName: tableName,
        Item: apiKeyListItem(owner, { version: version + 1, hashes }),
        ConditionExpression:
          version === 0 ? 'attribute_not_exists(#version)' : '#version = :before',
        ExpressionAttributeNames: { '#version': VERSION },
        ...(version > 0 && { ExpressionAttributeValues: { ':before': { N: String(version) } } }),
      },
    },
    ...keys
      .filter(({ hash }) => !before.includes(hash))
      .map((key) => ({ Put: { TableName: tableName, Item: apiKeyItem(key) } })),
    ...before
      .filter((hash) => !hashes.includes(hash))
      .map((hash) => ({ Delete: { TableName: tableName, Key: apiKeyItemKey(hash) } })),
  ];
}
