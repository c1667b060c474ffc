/** The store in the IndexedDB of a real browser. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PictureList } from '../../src/app/ports.ts';
import { Site, STOPPED, storeIn, type Tab, workerProgram } from '../kit/browser/site.ts';
import { storeContract } from '../kit/store/contract.ts';
import { picturesContract } from '../kit/store/pictures-contract.ts';
import { entry, noise, record } from '../kit/store/samples.ts';

const WORKER = '/store.js';
const programs = { [WORKER]: workerProgram('test/kit/browser/inside/store-worker.ts') };

describe.each(['KEPT', 'PRIVATE'] as const)('IndexedDB, %s', (mode) => {
  let site: Site;
  let tabs: readonly [Tab, Tab];
  beforeAll(async () => {
    site = await Site.open(programs, mode);
    tabs = [await site.tab(), await site.tab()];
    for (const tab of tabs) await tab.start('store', WORKER);
  });
  afterAll(() => site.close());

  let asked = 0;
  /** That of one tab, then of the other. */
  const store = () => storeIn(tabs[asked++ % 2]!, 'store');
  storeContract('in two tabs', store);
  picturesContract('in two tabs', () => store().bytes);
});

describe('IndexedDB', () => {
  let site: Site;
  let tab: Tab;
  let store: ReturnType<typeof storeIn>;
  beforeAll(async () => {
    site = await Site.open(programs);
    tab = await site.tab();
    await tab.start('store', WORKER);
    store = storeIn(tab, 'store');
  });
  afterAll(() => site.close());

  const keyOf = (id: string) => ({ encounterId: id, hash: 'hash', fingerprint: 'x' });
  const member = { account: 'ann', place: '2026' };
  const list = (version: number): PictureList => ({
    version,
    pictures: [
      { hash: 'a'.repeat(64), name: '', mediaType: 'image/png', bytes: 1, width: 1, height: 1 },
    ],
  });
  const made = async (id: string): Promise<void> => {
    await store.create(record(id, 1), entry(1));
    await store.commit(record(id, 2), entry(2));
  };

  /** What is written, by its name: how it is made ready, and how it is asked. */
  const writes: Readonly<
    Record<
      string,
      readonly [ready: (id: string) => Promise<unknown>, args: (id: string) => unknown[]]
    >
  > = {
    create: [
      () => Promise.resolve(),
      (id) => [record(id, 1), entry(1), { ...keyOf(id), encounterId: null, hash: id }, member],
    ],
    commit: [made, (id) => [record(id, 3), entry(3), keyOf(id), { member }]],
    prepare: [() => Promise.resolve(), (id) => [id, [1, 2, 3, 4].map((version) => entry(version))]],
    savePictureList: [made, (id) => [id, list(1)]],
    markDeleted: [made, (id) => [id, 2]],
    erase: [
      async (id) => {
        await made(id);
        await store.commit(record(id, 3), entry(3), keyOf(id), { member });
        await store.savePictureList(id, list(1));
        await store.markDeleted(id, 3);
      },
      (id) => [id],
    ],
    'bytes.put': [made, (id) => [id, 'a'.repeat(64), new Uint8Array(1000)]],
  };

  /** All that there is of an encounter. */
  const everythingOf = async (id: string) => ({
    record: await store.load(id),
    marked: await store.markedDeleted(id),
    version: (await store.versions([id])).get(id),
    journal: await store.journal(id, 0, 100),
    keys: [
      await store.idempotencyRecord(keyOf(id)),
      await store.idempotencyRecord({ ...keyOf(id), encounterId: null, hash: id }),
    ],
    member: (
      await store.memberships('ann', { after: null, before: null, from: 'START', limit: 100 })
    ).filter(({ encounterId }) => encounterId === id),
    pictures: await store.pictureList(id),
    bytes: (await store.bytes.get(id, 'a'.repeat(64)))?.length,
  });

  it.each(Object.entries(writes))(
    'has all or nothing of a worker that is killed between any two steps: %s',
    async (method, [ready, args]) => {
      for (let steps = 0; ; steps++) {
        const id = randomUUID();
        await ready(id);
        const before = await everythingOf(id);
        await tab.start('killed', WORKER);
        const answer = await tab.ask('killed', method, args(id), steps);
        await tab.kill('killed');
        if (answer !== STOPPED) {
          expect(steps).toBeGreaterThan(0);
          expect(await everythingOf(id)).not.toEqual(before);
          return;
        }
        expect(await everythingOf(id)).toEqual(before);
        // Nor is anything locked: the same can be done now.
        await tab.ask('store', method, args(id));
        expect(await everythingOf(id)).not.toEqual(before);
      }
    },
  );

  it('has all or nothing of a worker that is killed at any moment', async () => {
    const id = randomUUID();
    await made(id);
    let version = 2;
    for (let wait = 0; wait < 24; wait++) {
      await tab.start('killed', WORKER);
      await tab.ask('killed', 'load', [id]);
      const next = version + 1;
      const commit = [record(id, next), entry(next), keyOf(`${id}${next}`)];
      void tab.ask('killed', 'commit', commit).catch(() => null);
      await tab.page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), wait);
      await tab.kill('killed');
      const found = await everythingOf(id);
      version = found.version!;
      expect([next - 1, next]).toContain(version);
      expect(found.record).toEqual(record(id, version));
      expect(found.journal).toHaveLength(version);
      const key = await store.idempotencyRecord(keyOf(`${id}${next}`));
      expect(key?.version).toBe(version === next ? next : undefined);
    }
  });

  it('lets another tab write once a worker is killed in the middle of a write', async () => {
    const id = randomUUID();
    await made(id);
    await tab.start('killed', WORKER);
    await tab.ask('killed', 'commit', [record(id, 3), entry(3)], 3);
    const other = await site.tab();
    await other.start('store', WORKER);
    const waiting = storeIn(other, 'store').commit(record(id, 3, { by: 'other' }), entry(3));
    await tab.kill('killed');
    expect(await waiting).toEqual({ kind: 'COMMITTED' });
    expect((await store.load(id))?.snapshot.state).toEqual({ by: 'other' });
  });

  it('is FULL when the quota is used up, has written nothing, and works once there is space', async () => {
    const small = await Site.open(programs);
    const visitor = await small.tab();
    const browser = await small.context.newCDPSession(visitor.page);
    const { origin } = small;
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
    await visitor.start('store', WORKER);
    const narrow = storeIn(visitor, 'store');
    const id = randomUUID();
    await narrow.create(record(id, 1), entry(1));
    let version = 1;
    const write = () =>
      narrow.commit(
        record(id, version + 1),
        entry(version + 1, noise(350_000)),
        keyOf(`${version}`),
      );
    const untilFull = async (write: () => Promise<unknown>): Promise<void> => {
      for (let n = 0; n < 40; n++)
        try {
          await write();
        } catch (error) {
          expect(error).toMatchObject({ name: 'StoreError', kind: 'FULL' });
          return;
        }
      expect.unreachable('There is no end of space.');
    };
    await untilFull(async () => {
      await write();
      version++;
    });
    let pictures = 0;
    const bytes = Uint8Array.from(Buffer.from(noise(1_000_000)));
    await untilFull(async () => {
      await narrow.bytes.put(id, `${pictures}`, bytes);
      pictures++;
    });
    expect(await narrow.load(id)).toEqual(record(id, version));
    expect(await narrow.journal(id, 0, 100)).toHaveLength(version);
    expect(await narrow.idempotencyRecord(keyOf(`${version}`))).toBeNull();
    expect(await narrow.bytes.get(id, `${pictures}`)).toBeNull();
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await expect.poll(() => write().catch(() => null)).toEqual({ kind: 'COMMITTED' });
    await small.close();
  });

  it('goes on after the data of the site were deleted, and has nothing then', async () => {
    const id = randomUUID();
    await made(id);
    const browser = await site.context.newCDPSession(tab.page);
    const erased = { origin: site.origin, storageTypes: 'indexeddb' };
    await browser.send('Storage.clearDataForOrigin', erased);
    const load = (): Promise<unknown> => store.load(id).catch(() => 'It is closed.');
    await expect.poll(load).toBeNull();
    await made(id);
    expect((await store.load(id))?.version).toBe(2);
  });

  it('reads what was kept in its first layout', async () => {
    const older = await Site.open(programs);
    const visitor = await older.tab();
    const [id, made] = ['enc_0123456789abcdef0123', 'of-the-making'];
    const rows = {
      records: [[id, JSON.stringify(record(id, 1))]],
      versions: [[id, 1]],
      journal: [[[id, 1], JSON.stringify(entry(1))]],
      requests: [[['', made], { encounterId: id, version: 1, fingerprint: 'x' }]],
      memberships: [[['ann', '2026'], { encounterId: id }]],
      pictureLists: [[id, list(1)]],
      pictures: [],
      secrets: [],
      marked: [],
    } as const;
    await visitor.page.evaluate(
      `new Promise((resolve, reject) => {
        const rows = ${JSON.stringify(rows)};
        const opening = indexedDB.open('sixbeat', 1);
        opening.onerror = reject;
        opening.onupgradeneeded = () => {
          for (const name of Object.keys(rows)) {
            const store = opening.result.createObjectStore(name);
            if (['requests', 'memberships'].includes(name)) store.createIndex('encounterId', 'encounterId');
            for (const [key, value] of rows[name]) store.put(value, key);
          }
        };
        opening.onsuccess = () => { opening.result.close(); resolve(); };
      })`,
    );
    await visitor.start('store', WORKER);
    const kept = storeIn(visitor, 'store');
    expect(await kept.load(id)).toEqual(record(id, 1));
    expect(await kept.journal(id, 0, 10)).toEqual([entry(1)]);
    expect(await kept.pictureList(id)).toEqual(list(1));
    expect(await kept.membershipCount('ann')).toBe(1);
    const key = { encounterId: null, hash: made, fingerprint: 'x' };
    expect(await kept.idempotencyRecord(key)).toMatchObject({ encounterId: id });
    expect(await kept.commit(record(id, 2), entry(2))).toEqual({ kind: 'COMMITTED' });
    await kept.markDeleted(id, 2);
    expect(await kept.erase(id)).toBe(true);
    expect(await kept.idempotencyRecord(key)).toBeNull();
    await older.close();
  });

  it('rejects as every store does where the browser keeps nothing for a page', async () => {
    // A worker of no site: browsers let none keep anything, as some do in private windows.
    const program = Buffer.from(programs[WORKER]).toString('base64');
    await tab.start('denied', `data:text/javascript;base64,${program}`);
    const denied = storeIn(tab, 'denied');
    const failed = { name: 'StoreError', kind: 'FAILED' };
    await expect(denied.load('a')).rejects.toMatchObject(failed);
    await expect(denied.create(record('a', 1), entry(1))).rejects.toMatchObject(failed);
  });
});
