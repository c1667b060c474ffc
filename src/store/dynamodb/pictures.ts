/** The list of an encounter's pictures: an item of its own, so that no command reads or writes it. */
import { type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import type { EncounterStore } from '../../app/ports.ts';
import { NO_PICTURES } from '../codec.ts';
import { read } from './calls.ts';
import { headKey, picturesIn, picturesItem, picturesKey } from './items.ts';
import { VERSION } from './table-layout.ts';
import { transact } from './transaction.ts';

/** The place of HEAD in a write. */
const HEAD = 0;

export const pictureLists = (
  client: DynamoDBClient,
  tableName: string,
): Pick<EncounterStore, 'pictureList' | 'savePictureList'> => ({
  async pictureList(id) {
    const asked = { TableName: tableName, Key: picturesKey(id), ConsistentRead: true };
    const command = new GetItemCommand(asked);
    const { Item: item } = await read((options) => client.send(command, options));
    return item ? picturesIn(item) : NO_PICTURES;
  },

  async savePictureList(id, list) {
    const result = await transact(client, [
      {
        ConditionCheck: {
          TableName: tableName,
          Key: headKey(id),
          // One that is marked as deleted has a negative version.
          ConditionExpression: '#version > :none',
          ExpressionAttributeNames: { '#version': VERSION },
          ExpressionAttributeValues: { ':none': { N: '0' } },
        },
      },
      {
        Put: {
          TableName: tableName,
          Item: picturesItem(id, list),
          ConditionExpression:
            list.version === 1 ? 'attribute_not_exists(#version)' : '#version = :before',
          ExpressionAttributeNames: { '#version': VERSION },
          ...(list.version > 1 && {
            ExpressionAttributeValues: { ':before': { N: String(list.version - 1) } },
          }),
        },
      },
    ]);
    if (result.kind === 'WRITTEN') return { kind: 'COMMITTED' };
    return { kind: result.found.has(HEAD) ? 'MISSING' : 'CONFLICT' };
  },
});
