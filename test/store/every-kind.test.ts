/** What is kept beside a journal: it is not carried elsewhere by a document, and nothing of it outlives what it belongs to. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paginateScan } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EncounterStore, Pictures } from '../../src/app/ports.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';
import { appOn } from '../kit/app/app-fight.ts';
import { gmOf } from '../kit/app/seats.ts';
import { startTestDatabase, temporaryFolder, type TestDatabase } from '../kit/store/database.ts';
import { everyKind, maker, player, RECEIVER } from '../kit/store/every-kind.ts';
import { imported, verified } from '../kit/store/everything.ts';
import { memoryStore } from '../kit/store/memory.ts';

let database: TestDatabase;
let folder: string;
let file: ReturnType<typeof sqliteStore>;
beforeAll(async () => {
  [database, folder] = await Promise.all([startTestDatabase(), temporaryFolder()]);
  file = sqliteStore(path.join(folder, 'encounters.db'));
});
afterAll(async () => {
  file.close();
  await database.stop();
  await rm(folder, { recursive: true });
});

interface Place {
  readonly store: EncounterStore;
  readonly bytes: Pictures;
  /** Everything that is stored: of each row its texts, its keys among them. */
  readonly rows: () => Promise<readonly string[]>;
}

const places: Readonly<Record<string, () => Place>> = {
  SQLite: () => ({ store: file, bytes: file.bytes, rows: () => Promise.resolve(rowsOfFile()) }),
  DynamoDB: () => ({
    store: dynamoDbStore(database.client, database.tableName),
    bytes: memoryStore().bytes,
    rows: itemsOfTable,
  }),
};

function rowsOfFile(): readonly string[] {
  const reading = new DatabaseSync(path.join(folder, 'encounters.db'), { readOnly: true });
  const tables = reading.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const rows = tables.flatMap(({ name }) =>
    reading.prepare(`SELECT * FROM "${String(name)}"`).all(),
  );
  reading.close();
  return rows.map((row) =>
    inOrder(Object.values(row).filter((value) => typeof value === 'string')),
  );
}

async function itemsOfTable(): Promise<readonly string[]> {
  const { client, tableName } = database;
  const pages = await Array.fromAsync(paginateScan({ client }, { TableName: tableName }));
  const items = pages.flatMap(({ Items = [] }) => Items);
  return items.map((item) => inOrder(Object.values(item).flatMap(({ S: text }) => text ?? [])));
}

/** The attributes of an item come in any order. */
const inOrder = (texts: readonly string[]): string => texts.toSorted().join(' ');

describe.each(Object.keys(places))('with %s', (which) => {
  it('a document has neither links, nor pictures, nor webhooks, nor where anyone came from, and verifies', async () => {
    const { store, bytes } = places[which]!();
    const { fight, party } = await everyKind(store, bytes);
    const exported = await appOn(store).export(fight, gmOf(fight));
    if (exported.kind !== 'EXPORTED') throw new Error(exported.kind);
    const text = JSON.stringify(exported.document);
    for (const secret of [party, maker.account, player.account, RECEIVER])
      expect(text).not.toContain(secret);
    const there = memoryStore();
    const app = appOn(there, undefined, there.bytes);
    const copy = await imported(app, [JSON.parse(text)]);
    await verified(app, copy);
    expect(copy).not.toHaveProperty('invites');
    expect(copy).not.toHaveProperty('fromParties');
    expect(copy).not.toHaveProperty('webhooks');
    expect(await there.pictureList(copy.id)).toEqual({ version: 0, pictures: [] });
  });

  it('a deleted fight leaves no row, and the party as it is; then the party leaves none', async () => {
    const { store, bytes, rows } = places[which]!();
    const before = await rows();
    const { fight, party, picture } = await everyKind(store, bytes);
    const app = appOn(store, undefined, bytes);
    const kept = await store.load(party);
    const of = async (id: string) => (await rows()).filter((row) => row.includes(id));
    // HEAD, its journal, keys, accounts and pictures; a webhook and what it is yet to be told.
    expect((await of(fight)).length).toBeGreaterThan(8);
    expect(await store.webhooks.ofEncounter(fight)).toMatchObject([{ url: RECEIVER }]);
    expect((await store.webhooks.outbox(fight, 0, 9)).length).toBeGreaterThan(1);
    const asked = { encounterId: fight, caller: gmOf(fight), name: 'A fight' };
    expect(await app.delete(asked)).toMatchObject({ kind: 'DELETED', complete: true });
    expect(await of(fight)).toEqual([]);
    expect(await bytes.get(fight, picture)).toBeNull();
    expect(await store.load(party)).toEqual(kept);
    expect((await app.replay(kept!)).difference).toBeNull();
    const last = { encounterId: party, caller: maker, name: 'The Lanterns' };
    expect(await app.parties.delete(last)).toMatchObject({ kind: 'DELETED', complete: true });
    expect((await rows()).toSorted()).toEqual(before.toSorted());
  });
});
