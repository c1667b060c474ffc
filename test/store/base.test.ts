/** HEAD as it is written against an earlier state of its encounter. */
import { randomUUID } from 'node:crypto';
import {
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  type QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterRecord } from '../../src/app/ports.ts';
import { type Base, baseIn, headOf, textAgainst } from '../../src/store/dynamodb/base.ts';
import { attributesOf } from '../../src/store/dynamodb/heads.ts';
import { baseKey, headKey, headRecord, type Item } from '../../src/store/dynamodb/items.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { entry, noise, record } from '../kit/store/samples.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** A process of its own, which knows nothing yet. */
const store = (client = database.client) => dynamoDbStore(client, database.tableName);

const DEFINITIONS = noise(5000);
/** What changes little, with definitions that take 5 KB however they are compressed. */
const version = (id: string, n: number, definitions = DEFINITIONS): EncounterRecord =>
  record(id, n, { definitions, hp: n });

/** An encounter with a base, at this version. */
async function played(to: number, definitions = DEFINITIONS) {
  const id = randomUUID();
  const mine = store();
  await mine.create(version(id, 1, definitions), entry(1));
  for (let n = 2; n <= to; n++) await mine.commit(version(id, n, definitions), entry(n));
  return { id, mine };
}

const stored = async (Key: Item): Promise<Item | undefined> => {
  const asked = { TableName: database.tableName, Key, ConsistentRead: true };
  return (await database.client.send(new GetItemCommand(asked))).Item;
};
const sizeOf = (item: Item | undefined): number | undefined => item?.snapshot?.B?.length;

describe('a base', () => {
  it('takes what seldom changes out of HEAD, which any process reads as it was', async () => {
    const { id } = await played(20);
    expect(sizeOf(await stored(headKey(id)))).toBeLessThan(300);
    expect((await stored(baseKey(id)))?.text?.B?.length).toBeGreaterThan(3500);
    expect(await store().load(id)).toEqual(version(id, 20));
    expect(await store().journal(id, 0, 100)).toHaveLength(20);
  });

  it('is replaced when much has changed, and stays while little has', async () => {
    const { id, mine } = await played(10);
    const before = await stored(baseKey(id));
    const others = noise(5000);
    for (let n = 11; n <= 30; n++) await mine.commit(version(id, n, others), entry(n));
    const after = await stored(baseKey(id));
    expect(after).not.toEqual(before);
    await mine.commit(version(id, 31, others), entry(31));
    expect(await stored(baseKey(id))).toEqual(after);
    expect(await store().load(id)).toEqual(version(id, 31, others));
  });

  it('is not made for what fits into a kilobyte, nor for what might not fit into an item', async () => {
    const small = await played(20, 'none');
    expect(await stored(baseKey(small.id))).toBeUndefined();
    const large = await played(3, noise(395_000));
    expect(await stored(baseKey(large.id))).toBeUndefined();
    expect(await store().load(small.id)).toEqual(version(small.id, 20, 'none'));
    expect((await store().load(large.id))?.version).toBe(3);
  });

  it('comes to HEAD and goes from it as the state grows and shrinks', async () => {
    const { id, mine } = await played(10);
    const huge = noise(395_000);
    await mine.commit(version(id, 11, huge), entry(11));
    expect(await store().load(id)).toEqual(version(id, 11, huge));
    await mine.commit(version(id, 12), entry(12));
    await mine.commit(version(id, 13), entry(13));
    expect(await store().load(id)).toEqual(version(id, 13));
  });

  it('is named by its text, and gives back every state byte for byte', () => {
    const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 });
    fc.assert(
      fc.property(json, json, (earlier, later) => {
        const base = baseOf(record('e', 1, { definitions: DEFINITIONS, earlier }));
        expect(baseIn(base.row).hash).toBe(base.hash);
        const written = record('e', 2, { definitions: DEFINITIONS, later });
        const head = headOf(written, base);
        expect(head.kind).toBe('AGAINST');
        const item = { ...headKey('e'), ...attributesOf(head) };
        const read = headRecord(item, (snapshot) => textAgainst(snapshot, base));
        expect(JSON.stringify(read)).toBe(JSON.stringify(written));
      }),
      { numRuns: 50 },
    );
  });
});

function baseOf(earlier: EncounterRecord): Base {
  // It has been played for long enough.
  const head = headOf({ ...earlier, version: 10 }, null);
  if (head.kind !== 'REBASED') throw new Error('It was not worth a base.');
  return head.base;
}

describe('a process that knows another base than the newest', () => {
  it('is answered a conflict with what was written, which it reads with its base', async () => {
    const { id, mine } = await played(10);
    const other = store();
    const others = noise(5000);
    await other.load(id);
    for (let n = 11; n <= 30; n++) await other.commit(version(id, n, others), entry(n));
    const stale = await mine.commit(version(id, 11), entry(11));
    expect(stale).toEqual({ kind: 'CONFLICT', current: version(id, 30, others) });
    expect(await mine.commit(version(id, 31, others), entry(31))).toEqual({ kind: 'COMMITTED' });
    expect(await store().load(id)).toEqual(version(id, 31, others));
  });

  it('writes against the newest when it has the version right', async () => {
    const { id, mine } = await played(10);
    const other = store();
    const others = noise(5000);
    for (let n = 11; n <= 13; n++) await other.commit(version(id, n, others), entry(n));
    const next = version(id, 14);
    expect(await mine.commit(next, entry(14))).toEqual({ kind: 'COMMITTED' });
    expect(await store().load(id)).toEqual(next);
  });

  it('writes a base of its own when it knows none', async () => {
    const { id } = await played(10);
    const forgetful = store();
    expect(await forgetful.commit(version(id, 11), entry(11))).toEqual({ kind: 'COMMITTED' });
    expect(await store().load(id)).toEqual(version(id, 11));
  });
});

/** A client whose first so many answers to a query have this base, or none. */
function torn(answers: number, base: Item | undefined): DynamoDBClient {
  const client = new DynamoDBClient(database.config);
  let left = answers;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { Items: items } = result.output as QueryCommandOutput;
      if (left-- <= 0 || !items) return result;
      const others = items.filter(({ sk }) => sk?.S !== 'BASE');
      return {
        ...result,
        output: { ...result.output, Items: [...(base ? [base] : []), ...others] },
      };
    },
    { step: 'initialize', name: 'torn' },
  );
  return client;
}

describe('a query that another process has written in between', () => {
  it.each(['the base of before', 'no base'])('is sent again: %s', async (found) => {
    const { id, mine } = await played(10);
    const before = await stored(baseKey(id));
    const others = noise(5000);
    for (let n = 11; n <= 13; n++) await mine.commit(version(id, n, others), entry(n));
    const client = torn(2, found === 'no base' ? undefined : before);
    expect(await store(client).load(id)).toEqual(version(id, 13, others));
    client.destroy();
  });

  it('fails, rather than read what is wrong, when its base is lost', async () => {
    const { id } = await played(10);
    const { id: other } = await played(10, noise(5000));
    const TableName = database.tableName;
    await database.client.send(new DeleteItemCommand({ TableName, Key: baseKey(id) }));
    await expect(store().load(id)).rejects.toThrow('a base that is not there');
    const foreign = { ...(await stored(baseKey(other))), ...baseKey(id) };
    await database.client.send(new PutItemCommand({ TableName, Item: foreign }));
    await expect(store().load(id)).rejects.toThrow('a base that is not there');
  });
});

describe('the deletion of an encounter with a base', () => {
  it('can be read until the end, and leaves neither', async () => {
    const { id, mine } = await played(10);
    await mine.markDeleted(id, 10);
    expect(await store().load(id)).toBeNull();
    expect(await mine.commit(version(id, 11), entry(11))).toEqual({ kind: 'MISSING' });
    expect(await mine.erase(id)).toBe(false);
    expect(await store().markedDeleted(id)).toEqual(version(id, 10));
    expect(await mine.erase(id)).toBe(true);
    expect(await stored(headKey(id))).toBeUndefined();
    expect(await stored(baseKey(id))).toBeUndefined();
  });
});
