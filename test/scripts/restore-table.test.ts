/** `npm run restore:table` on the DynamoDB of the tests: from a copy of the table, and from a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DeleteItemCommand, DeleteTableCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EncounterStore, JournalEntry } from '../../src/app/ports.ts';
import { backUp } from '../../src/local/database/backup.ts';
import { databaseFileIn } from '../../src/local/database/data-folder.ts';
import { entryItem } from '../kit/store/items.ts';
import { headKey, type Item, keyIn } from '../../src/store/dynamodb/items.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { ensureTable } from '../../src/store/dynamodb/table.ts';
import { bucketPictures } from '../../src/store/s3/pictures.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';
import { itemsOf, textOf } from '../../scripts/restore-table/tables.ts';
import { appOn, done, someone } from '../kit/app/app-fight.ts';
import { gmOf } from '../kit/app/seats.ts';
import { nodeEnv } from '../kit/node-env.ts';
import { ROOT } from '../kit/root.ts';
import { startTestBucket, type TestBucket } from '../kit/store/bucket.ts';
import { startTestDatabase, temporaryFolder, type TestDatabase } from '../kit/store/database.ts';
import { everyKind, maker, RECEIVER } from '../kit/store/every-kind.ts';
import { memoryStore } from '../kit/store/memory.ts';

let database: TestDatabase;
let bucket: TestBucket;
beforeAll(async () => {
  database = await startTestDatabase();
  bucket = await startTestBucket();
});
afterAll(async () => {
  await database.stop();
  await bucket.stop();
});

/** What point-in-time recovery has made, and the table that the service uses. */
let [from, to] = ['', ''];
let [copy, store]: EncounterStore[] = [];
beforeEach(async () => {
  [from, to] = [`restored-${randomUUID()}`, `table-${randomUUID()}`];
  const { client } = database;
  await Promise.all([from, to].map((name) => ensureTable(client, name)));
  [copy, store] = [from, to].map((name) => dynamoDbStore(client, name));
  return async () => {
    for (const TableName of [from, to]) await client.send(new DeleteTableCommand({ TableName }));
  };
});

async function run(...args: readonly string[]) {
  const script = path.join(ROOT, 'scripts/restore-table.ts');
  const { endpoint, region, credentials } = database.config;
  const child = spawn(process.execPath, [script, '--to', to, ...args], {
    env: {
      ...nodeEnv,
      DYNAMODB_ENDPOINT: endpoint,
      AWS_ENDPOINT_URL_S3: bucket.options.endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  });
  const ended = once(child, 'exit') as Promise<[number]>;
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, out, errors };
}

interface Played {
  readonly id: string;
  /** The key of the request that has made it. */
  readonly made: ReturnType<typeof idempotency>;
  readonly journal: () => Promise<readonly JournalEntry[]>;
}

const idempotency = (what: string) => ({ key: `the-key-of-${what}`, request: { what } });

const create = (on: EncounterStore, made: Played['made']) =>
  appOn(on).create('SEGMENTS', { name: 'A' }, maker, { idempotency: made });

const join = (on: EncounterStore, id: string, name: string) =>
  appOn(on).submit({
    encounterId: id,
    caller: gmOf(id),
    command: { type: 'AddCombatants', combatants: [someone(name, name.length)] },
    expectedVersion: null,
    idempotency: idempotency(name),
  });

/** An encounter at version 2, made and played by requests with keys. */
async function played(on: EncounterStore): Promise<Played> {
  const made = idempotency(randomUUID());
  const { id } = done(await create(on, made)).record;
  done(await join(on, id, 'Ana'));
  return { id, made, journal: () => on.journal(id, 0, 10) };
}

const all = async (table: string, id: string) =>
  (await itemsOf({ client: database.client, name: table }, id)).map(textOf).toSorted();

const remove = (table: string, item: Item) =>
  database.client.send(new DeleteItemCommand({ TableName: table, Key: keyIn(item) }));

describe('from a table that point-in-time recovery has made', () => {
  it('brings back what is missing or damaged, whole, with the keys of its requests', async () => {
    const [lost, torn] = [await played(copy!), await played(copy!)];
    await run('--from', from, '--all');
    await remove(to, headKey(lost.id));
    await remove(to, entryItem(torn.id, (await torn.journal())[0]!));
    const { code, out } = await run('--from', from, '--encounter', lost.id, '--encounter', torn.id);
    expect(out).toMatch(/: restored at version 2, 8 items\.\n.*: restored at version 2, 8 items\./);
    expect(code).toBe(0);
    for (const { id } of [lost, torn]) {
      expect(await all(to, id)).toEqual(await all(from, id));
      expect(done(await join(store!, id, 'Ana')).record.version).toBe(2);
    }
  });

  it('keeps what has gone on since, unless it is to be overwritten: then nothing newer is left', async () => {
    const { id } = await played(copy!);
    await run('--from', from, '--all');
    done(await join(store!, id, 'Ferdinand'));
    expect((await run('--from', from, '--all')).out).toContain(
      'kept as it is in the table, at version 3',
    );
    const dry = await run('--from', from, '--all', '--overwrite', '--dry-run');
    expect(dry.out).toContain('1 would be restored');
    expect((await store!.versions([id])).get(id)).toBe(3);
    await run('--from', from, '--all', '--overwrite');
    expect(await all(to, id)).toEqual(await all(from, id));
  });

  it('refuses what is damaged there, was deleted, or does not play again as recorded', async () => {
    const [torn, deleted, forged, missing] = [
      await played(copy!),
      await played(copy!),
      await played(copy!),
      'enc_00000000000000000000',
    ];
    await remove(from, entryItem(torn.id, (await torn.journal())[1]!));
    await copy!.markDeleted(deleted.id, 2);
    const [, last] = await forged.journal();
    const item = entryItem(forged.id, { ...last!, dicePosition: 77 });
    await database.client.send(
      new UpdateItemCommand({
        TableName: from,
        Key: keyIn(item),
        UpdateExpression: 'SET payload = :payload',
        ExpressionAttributeValues: { ':payload': item.payload! },
      }),
    );
    const { code, out } = await run(
      '--from',
      from,
      ...[torn.id, deleted.id, forged.id, missing].flatMap((id) => ['--encounter', id]),
    );
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${torn.id}: refused, what is to be restored is damaged: the journal has no entry 2.`,
      `${deleted.id}: refused, what is to be restored is marked as deleted.`,
      `${forged.id}: refused, it does not play again as recorded: POSITION of version 2.`,
      `${missing}: refused, what is to be restored is not there.`,
      '0 restored, 0 kept, 4 refused.',
      '',
    ]);
    expect((await run('--from', from, '--encounter', forged.id, '--trust')).code).toBe(0);
    for (const { id } of [torn, deleted]) expect(await all(to, id)).toEqual([]);
  });

  it('brings back an encounter with the base that its HEAD is written against', async () => {
    const { id } = await played(copy!);
    for (let n = 4; n < 24; n++) done(await join(copy!, id, 'x'.repeat(n)));
    const bases = (items: readonly string[]) => items.filter((item) => item.includes('"BASE"'));
    expect(bases(await all(from, id))).toHaveLength(1);
    expect((await run('--from', from, '--encounter', id)).out).toContain('1 restored');
    expect(await all(to, id)).toEqual(await all(from, id));
    expect(await store!.load(id)).toEqual(await copy!.load(id));
  });

  it('does not bring back what is excepted, or is being erased', async () => {
    const [excepted, erased] = [await played(copy!), await played(copy!)];
    await run('--from', from, '--encounter', erased.id);
    await store!.markDeleted(erased.id, 2);
    const { out } = await run('--from', from, '--all', '--overwrite', '--except', excepted.id);
    expect(out).toContain(`${erased.id}: refused, it is being erased from the table.`);
    expect(out).not.toContain(excepted.id);
  });

  it.each([
    ['neither which encounters nor all', ['--from', 'elsewhere']],
    ['itself', ['--all', '--from', 'SELF']],
  ])('asks for what is missing: %s', async (_, args) => {
    const { code, errors } = await run(...args.map((arg) => (arg === 'SELF' ? to : arg)));
    expect(code).toBe(2);
    expect(errors).toContain('Say --from and --to');
  });

  it('says when there is no such table', async () => {
    const { code, errors } = await run('--all', '--from', 'nothing-of-this-name');
    expect(code).toBe(1);
    expect(errors).toBe(`There is no file or table nothing-of-this-name, or no table ${to}.\n`);
  });
});

it('brings back a fight with its links and pictures, and the party that was in it, for its owner', async () => {
  const pictures = memoryStore().bytes;
  const { fight, party } = await everyKind(copy!, pictures);
  const { out } = await run('--from', from, '--all');
  expect(out).toContain('2 restored, 0 kept, 0 refused.');
  for (const id of [fight, party]) expect(await all(to, id)).toEqual(await all(from, id));
  const record = (await store!.load(fight))!;
  expect(record.fromParties).toMatchObject([{ partyId: party }]);
  expect(record.invites).toMatchObject([{ used: 1 }]);
  expect((await store!.pictureList(fight)).pictures).toMatchObject([{ name: 'Map' }]);
  expect(await store!.webhooks.ofEncounter(fight)).toMatchObject([{ url: RECEIVER }]);
  const page = { after: null, before: null, from: 'START', count: 5 } as const;
  const { found } = await appOn(store!).parties.ofAccount(maker.account, page);
  expect(found.map((one) => one.record.id)).toEqual([party]);
});

it('brings back a file of npm run backup, after which both stores answer the same', async () => {
  const folder = await temporaryFolder();
  const embedded = sqliteStore(databaseFileIn(folder));
  const file = path.join(folder, 'copy.db');
  try {
    const { id, made } = await played(embedded);
    const picture = { hash: 'a'.repeat(64), name: 'Map', mediaType: 'image/png' } as const;
    const list = { version: 1, pictures: [{ ...picture, bytes: 3, width: 1, height: 1 }] };
    await embedded.savePictureList(id, list);
    await embedded.bytes.put(id, picture.hash, Buffer.from('map'));
    const every = await everyKind(embedded, embedded.bytes);
    await backUp(folder, file);
    const { out } = await run('--from', file, '--all', '--pictures', bucket.name);
    expect(out).toContain('3 restored, 0 kept, 0 refused.');
    for (const one of [every.fight, every.party]) {
      expect(await store!.load(one)).toEqual(await embedded.load(one));
      expect(await store!.journal(one, 0, 20)).toEqual(await embedded.journal(one, 0, 20));
    }
    expect(await store!.pictureList(every.fight)).toEqual(await embedded.pictureList(every.fight));
    const webhooks = await embedded.webhooks.ofEncounter(every.fight);
    expect(webhooks).toMatchObject([{ url: RECEIVER, owner: maker.account }]);
    expect(await store!.webhooks.ofEncounter(every.fight)).toEqual(webhooks);
    expect(await store!.load(id)).toEqual(await embedded.load(id));
    expect(await store!.pictureList(id)).toEqual(list);
    const restored = bucketPictures(bucket.name, bucket.options);
    expect(Buffer.from((await restored.get(id, picture.hash))!).toString()).toBe('map');
    restored.close();
    expect(await store!.journal(id, 0, 10)).toEqual(await embedded.journal(id, 0, 10));
    expect(done(await create(store!, made)).record.id).toBe(id);
    expect(done(await join(store!, id, 'Ana')).record.version).toBe(2);
  } finally {
    embedded.close();
    await rm(folder, { recursive: true });
  }
});
