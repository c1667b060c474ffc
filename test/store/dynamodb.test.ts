import { randomUUID } from 'node:crypto';
import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  paginateScan,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoDbClient } from '../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { StoreError } from '../../src/app/ports.ts';
import { ensureTable } from '../../src/store/dynamodb/table.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { entryItem } from '../kit/store/items.ts';
import { apiKeysContract } from '../kit/store/api-keys-contract.ts';
import { openedContract } from '../kit/store/opened-contract.ts';
import { webhooksContract } from '../kit/store/webhooks-contract.ts';
import { storeContract } from '../kit/store/contract.ts';
import { entry, record } from '../kit/store/samples.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const store = (client = database.client) => dynamoDbStore(client, database.tableName);

storeContract('DynamoDB', store);
apiKeysContract('DynamoDB', () => store().apiKeys);
openedContract('DynamoDB', store);
webhooksContract('DynamoDB', () => store());

/** By the number of the call, from 1. */
type Fault = (call: number) => Error | undefined;

/** A client of the same database whose calls fail as `before` and `after` say; counts them all. */
function faulty(faults: { before?: Fault; after?: Fault }) {
  const client = new DynamoDBClient(database.config);
  const seen = { calls: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      seen.calls++;
      const failBefore = faults.before?.(seen.calls);
      if (failBefore) throw failBefore;
      const answer = await next(args);
      const failAfter = faults.after?.(seen.calls);
      if (failAfter) throw failAfter;
      return answer;
    },
    // Below the SDK's own retries, so that they see these failures.
    { step: 'finalizeRequest', priority: 'low', name: 'faults' },
  );
  return { client, seen };
}

function canceled(...codes: string[]) {
  return new TransactionCanceledException({
    $metadata: { httpStatusCode: 400 },
    message: 'canceled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

async function created() {
  const id = randomUUID();
  await store().create(record(id, 1), entry(1));
  return id;
}

describe('DynamoDB: deletion', () => {
  it('leaves no item that names the encounter', async () => {
    const id = randomUUID();
    const key = { encounterId: null, hash: randomUUID(), fingerprint: 'x' };
    await store().create(record(id, 1), entry(1), key);
    await store().commit(record(id, 2), entry(2), { ...key, encounterId: id });
    await store().savePictureList(id, { version: 1, pictures: [] });
    const named = async () => {
      const table = { TableName: database.tableName, ConsistentRead: true };
      let count = 0;
      for await (const { Items = [] } of paginateScan({ client: database.client }, table))
        count += Items.filter((item) => JSON.stringify(item).includes(id)).length;
      return count;
    };
    // HEAD, two entries, two keys, where the first of these stands, and the list of pictures.
    expect(await named()).toBe(7);
    await store().markDeleted(id, 2);
    while (!(await store().erase(id)));
    expect(await named()).toBe(0);
  });
});

describe('DynamoDB: failures', () => {
  it.each([
    ['the lock', canceled('TransactionConflict', 'None')],
    ['the journal', canceled('None', 'TransactionConflict')],
    ['a throttled partition', canceled('ThrottlingError', 'None')],
  ])('tries again after a transaction conflict on %s', async (_, error) => {
    const id = await created();
    const { client, seen } = faulty({ before: (call) => (call <= 3 ? error : undefined) });
    const result = await store(client).commit(record(id, 2), entry(2));
    expect(result).toEqual({ kind: 'COMMITTED' });
    expect(seen.calls).toBe(4);
  });

  it('gives up on endless transaction conflicts, having written nothing', async () => {
    const id = await created();
    const { client, seen } = faulty({ before: () => canceled('TransactionConflict', 'None') });
    const result = store(client).commit(record(id, 2), entry(2));
    await expect(result).rejects.toThrow(StoreError);
    expect(seen.calls).toBe(6);
    expect(await store().load(id)).toEqual(record(id, 1));
  });

  it('does not try again when a transaction was canceled for good', async () => {
    const id = await created();
    const { client, seen } = faulty({ before: () => canceled('ValidationError', 'None') });
    await expect(store(client).commit(record(id, 2), entry(2))).rejects.toThrow('ValidationError');
    expect(seen.calls).toBe(1);
  });

  it('reports one success when the answer to a write got lost', async () => {
    const id = await created();
    const lost = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    const { client, seen } = faulty({ after: (call) => (call === 1 ? lost : undefined) });
    const result = await store(client).commit(record(id, 2), entry(2));
    expect(result).toEqual({ kind: 'COMMITTED' });
    expect(seen.calls).toBe(2);
    expect(await store().journal(id, 0, 10)).toEqual([entry(1), entry(2)]);
  });

  it('reports one success when, after a lost answer, the write met itself', async () => {
    const id = await created();
    const { client, seen } = faulty({
      after: (call) => (call === 1 ? canceled('TransactionConflict', 'None') : undefined),
    });
    const result = await store(client).commit(record(id, 2), entry(2));
    expect(result).toEqual({ kind: 'COMMITTED' });
    expect(seen.calls).toBe(2);
  });

  it('throws, rather than call it a conflict, when only the journal entry is taken', async () => {
    const id = await created();
    const stray = entryItem(id, entry(2));
    await database.client.send(new PutItemCommand({ TableName: database.tableName, Item: stray }));
    const result = store().commit(record(id, 2), entry(2));
    await expect(result).rejects.toThrow('A journal entry of a version to come is taken.');
    expect(await store().load(id)).toEqual(record(id, 1));
  });

  it('hides the vendor behind StoreError, and keeps its error as the cause', async () => {
    const wrong = dynamoDbStore(database.client, 'no-such-table');
    const failure = { name: 'StoreError', cause: { name: 'ResourceNotFoundException' } };
    await expect(wrong.load('x')).rejects.toMatchObject(failure);
    await expect(wrong.journal('x', 0, 1)).rejects.toMatchObject(failure);
    await expect(wrong.create(record('x', 1), entry(1))).rejects.toMatchObject(failure);
  });
});

describe('DynamoDB: calls', () => {
  it('is one call for a commit, a conflict included, and one for a load', async () => {
    const id = await created();
    const { client, seen } = faulty({});
    await store(client).commit(record(id, 2), entry(2));
    expect(seen.calls).toBe(1);
    expect((await store(client).commit(record(id, 2), entry(2))).kind).toBe('CONFLICT');
    expect(seen.calls).toBe(2);
    await store(client).load(id);
    expect(seen.calls).toBe(3);
  });

  it('reads with strong consistency', async () => {
    const consistent: unknown[] = [];
    const client = new DynamoDBClient(database.config);
    client.middlewareStack.add(
      (next) => (args) => {
        consistent.push((args.input as { ConsistentRead?: boolean }).ConsistentRead);
        return next(args);
      },
      { step: 'initialize', name: 'inputs' },
    );
    await store(client).load('x');
    await store(client).journal('x', 0, 1);
    expect(consistent).toEqual([true, true]);
  });

  it('keeps attributes of the head that it does not know', async () => {
    const id = await created();
    const TableName = database.tableName;
    const Key = { pk: { S: `ENC#${id}` }, sk: { S: 'HEAD' } };
    const { Item } = await database.client.send(new GetItemCommand({ TableName, Key }));
    const marked = { ...Item, expiresAt: { N: '42' } };
    await database.client.send(new PutItemCommand({ TableName, Item: marked }));
    await store().commit(record(id, 2), entry(2));
    const after = await database.client.send(new GetItemCommand({ TableName, Key }));
    expect(after.Item?.expiresAt).toEqual({ N: '42' });
  });

  it('leaves out of the SDK what it has no use for, which is there by those names', () => {
    const parts = (client: DynamoDBClient) =>
      client.middlewareStack.identify().map((part) => part.split(' ')[0]);
    const ours = dynamoDbClient(database.config);
    const theirs = new DynamoDBClient(database.config);
    expect(
      parts(theirs)
        .filter((part) => !parts(ours).includes(part))
        .toSorted(),
    ).toEqual(['getUserAgentMiddleware', 'loggerMiddleware', 'recursionDetectionMiddleware']);
    for (const client of [ours, theirs]) client.destroy();
  });

  it('finds the table that is already there', async () => {
    const id = await created();
    await ensureTable(database.client, database.tableName);
    expect(await store().load(id)).toEqual(record(id, 1));
  });
});
