import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IN_MEMORY } from '../../src/store/sqlite/file.ts';
import { type SqliteStore, sqliteStore } from '../../src/store/sqlite/store.ts';
import { storeContract } from '../kit/store/contract.ts';
import { apiKeysContract } from '../kit/store/api-keys-contract.ts';
import { openedContract } from '../kit/store/opened-contract.ts';
import { webhooksContract } from '../kit/store/webhooks-contract.ts';
import { picturesContract } from '../kit/store/pictures-contract.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { entry, record } from '../kit/store/samples.ts';

let folder: string;
let file: string;
let contracted: SqliteStore;
beforeAll(async () => {
  folder = await temporaryFolder();
  contracted = sqliteStore(path.join(folder, 'contract.db'));
});
afterAll(() => {
  contracted.close();
  rmSync(folder, { recursive: true });
});

const inMemory = sqliteStore(IN_MEMORY);
storeContract('SQLite in memory', () => inMemory);
storeContract('SQLite in a file', () => contracted);
picturesContract('SQLite in memory', () => inMemory.bytes);
picturesContract('SQLite in a file', () => contracted.bytes);
apiKeysContract('SQLite in memory', () => inMemory.apiKeys);
openedContract('SQLite in memory', () => inMemory);
apiKeysContract('SQLite in a file', () => contracted.apiKeys);
webhooksContract('SQLite', () => inMemory);

describe('SQLite: the file', () => {
  const open: SqliteStore[] = [];
  const store = () => {
    open.push(sqliteStore(file));
    return open.at(-1)!;
  };
  beforeEach(() => {
    file = path.join(folder, `${randomUUID()}.db`);
  });
  afterEach(() => {
    for (const { close } of open.splice(0)) close();
  });

  it('keeps what was committed', async () => {
    await store().create(record('goblins', 1), entry(1));
    open[0]!.close();
    expect(await store().load('goblins')).toEqual(record('goblins', 1));
    expect(await open[1]!.journal('goblins', 0, 10)).toEqual([entry(1)]);
  });

  it('can be closed twice', () => {
    store().close();
    expect(() => {
      open[0]!.close();
    }).not.toThrow();
  });

  it('is synced to the disk by each commit, and for its owner alone', async () => {
    await store().create(record('goblins', 1), entry(1));
    for (const name of [file, `${file}-wal`, `${file}-shm`])
      expect(statSync(name).mode & 0o777, name).toBe(0o600);
    const probe = new DatabaseSync(file);
    expect(probe.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    probe.close();
  });

  it('made readable by others before is for its owner alone', () => {
    writeFileSync(file, '', { mode: 0o644 });
    store();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('serves two at once: each sees what the other wrote, and one of two writers wins', async () => {
    const [one, other] = [store(), store()];
    await one.create(record('goblins', 1), entry(1));
    expect(await other.commit(record('goblins', 2), entry(2))).toEqual({ kind: 'COMMITTED' });
    expect(await one.commit(record('goblins', 2), entry(2))).toEqual({
      kind: 'CONFLICT',
      current: record('goblins', 2),
    });
  });

  it('holds no byte any more of an encounter that was erased', async () => {
    const kept = store();
    const { id, snapshot } = record('goblins-of-the-bridge', 1);
    const key = { encounterId: null, hash: 'hash-of-a-request', fingerprint: 'x' };
    await kept.create(record(id, 1), entry(1), key, { account: 'ann-of-the-bridge', place: '1' });
    for (let version = 2; version < 50; version++)
      await kept.commit(record(id, version), entry(version));
    const picture = { hash: 'hash-of-a-picture', name: '', mediaType: 'image/png' } as const;
    const list = { version: 1, pictures: [{ ...picture, bytes: 1, width: 1, height: 1 }] };
    await kept.savePictureList(id, list);
    await kept.bytes.put(id, picture.hash, Buffer.from('bytes-of-a-picture'));
    const traces = () =>
      [file, `${file}-wal`].flatMap((name) => {
        const bytes = readFileSync(name);
        return [
          ...[id, snapshot.dice.seed, key.hash, 'ann-of-the-bridge'],
          ...[picture.hash, 'bytes-of-a-picture'],
        ].filter((text) => bytes.includes(text));
      });
    expect(traces()).not.toEqual([]);
    await kept.markDeleted(id, 49);
    await kept.bytes.erase(id);
    expect(await kept.erase(id)).toBe(true);
    expect(traces()).toEqual([]);
  });

  it('is BUSY while somebody else holds its lock, writes nothing, and works afterwards', async () => {
    const waiting = store();
    await waiting.create(record('goblins', 1), entry(1));
    const holder = new DatabaseSync(file);
    holder.exec('BEGIN IMMEDIATE');
    const late = waiting.commit(record('goblins', 2), entry(2));
    await expect(late).rejects.toMatchObject({ name: 'StoreError', kind: 'BUSY' });
    expect(await waiting.load('goblins')).toEqual(record('goblins', 1));
    holder.exec('ROLLBACK');
    holder.close();
    expect(await waiting.commit(record('goblins', 2), entry(2))).toEqual({ kind: 'COMMITTED' });
  });

  it('of another program is refused, and left as it is', () => {
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    expect(() => store()).toThrow(/database of another program/);
  });

  it('of the layout before is given what it lacks', async () => {
    await store().create(record('goblins', 1), entry(1));
    open[0]!.close();
    const older = new DatabaseSync(file);
    older.exec('DROP TABLE membership; PRAGMA user_version = 1');
    older.close();
    const member = { account: 'ann', place: '2026' };
    const upgraded = store();
    await upgraded.commit(record('goblins', 2), entry(2), undefined, { member });
    expect(await upgraded.membershipCount('ann')).toBe(1);
    expect(await store().load('goblins')).toEqual(record('goblins', 2));
  });

  it('of the layout before pictures is given what it lacks', async () => {
    await store().create(record('goblins', 1), entry(1));
    open[0]!.close();
    const older = new DatabaseSync(file);
    older.exec('DROP TABLE picture; DROP TABLE pictureList; PRAGMA user_version = 2');
    older.close();
    const upgraded = store();
    expect(await upgraded.savePictureList('goblins', { version: 1, pictures: [] })).toEqual({
      kind: 'COMMITTED',
    });
    await upgraded.bytes.put('goblins', 'a', Buffer.from('x'));
    expect(await upgraded.load('goblins')).toEqual(record('goblins', 1));
  });

  /** The tables that came with a layout. */
  const cameWith: readonly (readonly [layout: number, tables: readonly string[]])[] = [
    [2, ['membership']],
    [3, ['pictureList', 'picture']],
    [4, ['apiKey']],
    [5, ['webhook', 'outbox']],
    [6, ['opened', 'keeping']],
  ];

  it.each(cameWith)('of the layout before %i has all tables once it is opened', (layout) => {
    const schema = (): unknown[] => {
      store().close();
      const raw = new DatabaseSync(file);
      const rows = raw.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
      raw.close();
      return rows;
    };
    const newest = schema();
    const older = new DatabaseSync(file);
    for (const [came, tables] of cameWith)
      if (came >= layout) for (const table of tables) older.exec(`DROP TABLE ${table}`);
    older.exec(`PRAGMA user_version = ${layout - 1}`);
    older.close();
    expect(schema()).toEqual(newest);
  });

  it('of another layout is refused', () => {
    store().close();
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 9');
    newer.close();
    expect(() => store()).toThrow(/has layout 9/);
  });

  it('that is no database, or cannot be opened, is refused with a reason', () => {
    writeFileSync(
      file,
      'Once upon a time there was a file that was not a database at all.'.repeat(30),
    );
    expect(() => store()).toThrow(/cannot be opened: file is not a database/);
    file = path.join(folder, 'missing', 'x.db');
    expect(() => store()).toThrow(/cannot be opened: ENOENT/);
  });
});
