/** By what an account finds its encounters and parties again, and how many it may add. */
import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import type { EncounterStore, Maker, MembershipRange } from '../../app/ports.ts';
import { read } from './calls.ts';
import { addedItem, addedKey, membershipIn, timesAdded } from './items.ts';
import { accountPartitionKey, PARTITION_KEY, REVISION, SORT_KEY } from './table-layout.ts';

interface Memberships extends Pick<EncounterStore, 'memberships' | 'membershipCount'> {
  /**
   * What is written along with one that is added, where there may be only so many: it fails when another has been
   * added since they were counted. Null where there is no room.
   */
  readonly roomFor: (maker: Maker | undefined) => Promise<readonly TransactWriteItem[] | null>;
}

export function membershipsIn(client: DynamoDBClient, tableName: string): Memberships {
  const membershipCount: EncounterStore['membershipCount'] = async (account) => {
    const query = membershipsQuery(tableName, account, { after: null, before: null });
    let counted = 0;
    for (let start: QueryCommandInput['ExclusiveStartKey']; ;) {
      const command = new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey: start });
      const page = await read((options) => client.send(command, options));
      counted += page.Count ?? 0;
      start = page.LastEvaluatedKey;
      if (!start) return counted;
    }
  };

  return {
    membershipCount,

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

    async roomFor(maker) {
      if (maker?.most === undefined) return [];
      const { account, most } = maker;
      const asked = { TableName: tableName, Key: addedKey(account), ConsistentRead: true };
      const command = new GetItemCommand(asked);
      // Before they are counted: whatever is added from here on is noticed.
      const { Item: added } = await read((options) => client.send(command, options));
      if ((await membershipCount(account)) >= most) return null;
      const times = added ? timesAdded(added) : 0;
      return [
        {
          Put: {
            TableName: tableName,
            Item: addedItem(account, times + 1),
            ConditionExpression: times === 0 ? 'attribute_not_exists(#times)' : '#times = :before',
            ExpressionAttributeNames: { '#times': REVISION },
            ...(times > 0 && { ExpressionAttributeValues: { ':before': { N: String(times) } } }),
          },
        },
      ];
    },
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
