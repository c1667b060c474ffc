/** What becomes of pictures when an encounter is deleted, branched, carried elsewhere, or storage fails. */
import { describe, expect, it } from 'vitest';
import type { Encounters } from '../../../src/app/encounters.ts';
import { type Pictures, StoreError } from '../../../src/app/ports.ts';
import { appOn, AppFight, done, recordOf } from '../../kit/app/app-fight.ts';
import { png } from '../../kit/app/picture-files.ts';
import { gmOf, nobody } from '../../kit/app/seats.ts';
import { Random } from '../../kit/engine/random.ts';
import { memoryStore } from '../../kit/store/memory.ts';

/** A table with one encounter, whose storage of pictures can be made to fail. */
async function table() {
  const store = memoryStore();
  const fight = await AppFight.gather(1, store);
  const faults: Partial<Record<keyof Pictures, () => unknown>> = {};
  const failing = (name: keyof Pictures) =>
    (async (...args: never[]) => {
      await faults[name]?.();
      return (store.bytes[name] as (...given: never[]) => Promise<unknown>)(...args);
    }) as never;
  const pictures: Pictures = {
    put: failing('put'),
    get: failing('get'),
    delete: failing('delete'),
    erase: failing('erase'),
  };
  const app = appOn(store, undefined, pictures);
  return { store, fight, faults, app, id: fight.id };
}

const cutOff = () => Promise.reject(new StoreError('BUSY', 'Cut off.'));

const put = (app: Encounters, encounterId: string, seed = '') =>
  app.pictures.put({
    encounterId,
    caller: gmOf(encounterId),
    name: seed,
    read: () => Promise.resolve(png({ seed })),
  });

async function kept(app: Encounters, id: string, seed = ''): Promise<string> {
  const outcome = await put(app, id, seed);
  if (outcome.kind !== 'KEPT') throw new Error(JSON.stringify(outcome));
  return outcome.picture.hash;
}

const get = (app: Encounters, id: string, hash: string) => app.pictures.get(id, hash, gmOf(id));
const remove = (app: Encounters, id: string, hash: string) =>
  app.pictures.delete(id, hash, gmOf(id));
const listed = async ({ store }: Awaited<ReturnType<typeof table>>, id: string) =>
  (await store.pictureList(id)).pictures.map(({ hash }) => hash);

const nameOf = (fight: AppFight) =>
  (fight.record.snapshot.state as { readonly name: string }).name || fight.id;
const deletion = (fight: AppFight) => ({
  encounterId: fight.id,
  caller: gmOf(fight.id),
  name: nameOf(fight),
});

describe('a deleted encounter', () => {
  it('leaves no picture', async () => {
    const { store, fight, app, id } = await table();
    const hashes = [await kept(app, id, 'a'), await kept(app, id, 'b')];
    expect(await app.delete(deletion(fight))).toMatchObject({ kind: 'DELETED', complete: true });
    expect((await store.pictureList(id)).pictures).toEqual([]);
    for (const hash of hashes) expect(await store.bytes.get(id, hash)).toBeNull();
    expect(await put(app, id)).toEqual({ kind: 'NOT_FOUND' });
  });

  it('remembers that pictures are left, and erases them the next time', async () => {
    const { store, fight, faults, app, id } = await table();
    const hash = await kept(app, id);
    faults.erase = cutOff;
    expect(await app.delete(deletion(fight))).toMatchObject({ kind: 'DELETED', complete: false });
    expect(await get(app, id, hash)).toEqual({ kind: 'NOT_FOUND' });
    expect(await put(app, id)).toEqual({ kind: 'NOT_FOUND' });
    expect(await store.markedDeleted(id)).not.toBeNull();
    delete faults.erase;
    expect(await app.delete(deletion(fight))).toMatchObject({ kind: 'DELETED', complete: true });
    expect(await store.bytes.get(id, hash)).toBeNull();
    expect(await app.delete(deletion(fight))).toEqual({ kind: 'NOT_FOUND' });
  });

  it.each(['before its bytes are written', 'after'])(
    'keeps none that comes while it is deleted: %s',
    async (when) => {
      const { store, fight, faults, app, id } = await table();
      const done = { hash: '' };
      faults.put = async () => {
        delete faults.put;
        [done.hash = ''] = (await store.pictureList(id)).pictures.map(({ hash }) => hash);
        if (when === 'after') await store.bytes.put(id, done.hash, png());
        await app.delete(deletion(fight));
      };
      expect(await put(app, id)).toMatchObject({ kind: 'REFUSED', code: 'PICTURES_CHANGED' });
      expect(await store.bytes.get(id, done.hash)).toBeNull();
    },
  );
});

describe('a storage that fails', () => {
  it('leaves a picture that nobody can read, until it is sent again', async () => {
    const { faults, app, id } = await table();
    faults.put = cutOff;
    await expect(put(app, id)).rejects.toThrow('Cut off.');
    delete faults.put;
    const outcome = await put(app, id);
    expect(outcome).toMatchObject({ kind: 'KEPT', isNew: false });
    if (outcome.kind === 'KEPT')
      expect(await get(app, id, outcome.picture.hash)).toMatchObject({ kind: 'FOUND' });
  });

  it('leaves bytes that nobody can read, until they are deleted again', async () => {
    const { store, faults, app, id } = await table();
    const hash = await kept(app, id);
    faults.delete = cutOff;
    await expect(remove(app, id, hash)).rejects.toThrow('Cut off.');
    expect(await get(app, id, hash)).toEqual({ kind: 'NOT_FOUND' });
    expect(await store.bytes.get(id, hash)).not.toBeNull();
    delete faults.delete;
    expect(await remove(app, id, hash)).toEqual({ kind: 'NOT_FOUND' });
    expect(await store.bytes.get(id, hash)).toBeNull();
  });
});

describe('what is refused', () => {
  it('is refused before anything of it is read', async () => {
    const { app, id } = await table();
    const read = () => Promise.reject(new Error('It was read.'));
    const asked = { encounterId: id, caller: gmOf(id), name: 'Map', read };
    const elsewhere = 'enc_00000000000000000000';
    expect(await app.pictures.put({ ...asked, name: 'x'.repeat(81) })).toMatchObject({
      code: 'BAD_PICTURE_NAME',
    });
    expect(await app.pictures.put({ ...asked, caller: nobody })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const [to, caller] = [elsewhere, gmOf(elsewhere)];
    expect(await app.pictures.put({ ...asked, encounterId: to, caller })).toEqual({
      kind: 'NOT_FOUND',
    });
    await expect(app.pictures.put(asked)).rejects.toThrow('It was read.');
  });

  it('is what is no hash, without a word to the storage', async () => {
    const { app, faults, id } = await table();
    const hash = await kept(app, id);
    for (const name of ['get', 'delete'] as const)
      faults[name] = () => Promise.reject(new Error('It was asked.'));
    for (const no of ['', 'map', hash.slice(1), `${hash}0`, hash.toUpperCase(), 'a'.repeat(7000)]) {
      expect(await get(app, id, no)).toEqual({ kind: 'NOT_FOUND' });
      expect(await remove(app, id, no)).toEqual({ kind: 'NOT_FOUND' });
    }
    await expect(remove(app, id, hash)).rejects.toThrow('It was asked.');
  });
});

describe('putting and deleting at random, cut off at random', () => {
  it.each([1, 2, 3, 4, 5])(
    'never lists more than is allowed, nor reads what is not listed: %s',
    async (seed) => {
      const one = await table();
      const { store, faults, app, id } = one;
      const random = new Random(seed);
      const sometimes = async () => {
        await new Promise((resolve) => setTimeout(resolve, random.int(0, 3)));
        if (random.chance(0.15)) await cutOff();
      };
      Object.assign(faults, { put: sometimes, delete: sometimes });
      const hashes = new Map<string, string>();
      const act = async () => {
        const picture = String(random.int(0, 25));
        const hash = hashes.get(picture);
        if (hash !== undefined && random.chance(0.4)) return remove(app, id, hash);
        const outcome = await put(app, id, picture);
        if (outcome.kind === 'KEPT') hashes.set(picture, outcome.picture.hash);
        return outcome;
      };
      for (let round = 0; round < 12; round++) {
        const tries = await Promise.allSettled(Array.from({ length: 6 }, act));
        for (const tried of tries)
          if (tried.status === 'rejected') expect(tried.reason).toBeInstanceOf(StoreError);
        const list = await listed(one, id);
        expect(list.length).toBeLessThanOrEqual(20);
        expect(new Set(list).size).toBe(list.length);
        for (const hash of hashes.values())
          if (!list.includes(hash)) expect(await get(app, id, hash)).toEqual({ kind: 'NOT_FOUND' });
      }
      delete faults.put;
      delete faults.delete;
      for (const [picture, hash] of hashes) {
        await put(app, id, picture);
        if ((await listed(one, id)).includes(hash))
          expect(await get(app, id, hash)).toMatchObject({ kind: 'FOUND' });
        await remove(app, id, hash);
        expect(await store.bytes.get(id, hash)).toBeNull();
      }
    },
  );
});

describe('a branch', () => {
  const branching = (id: string) => ({
    ...{ encounterId: id, caller: gmOf(id), expectedVersion: null },
    ...{ name: 'What if', atVersion: null, idempotency: { key: 'k', request: 'branch' } },
  });

  it('has copies of its own', async () => {
    const { store, fight, app, id } = await table();
    const hash = await kept(app, id, 'Map');
    const branch = done(await app.branch(branching(id))).record.id;
    expect(await store.pictureList(branch)).toEqual({
      ...(await store.pictureList(id)),
      version: 1,
    });
    await app.delete(deletion(fight));
    expect(await get(app, branch, hash)).toMatchObject({ kind: 'FOUND', picture: { name: 'Map' } });
  });

  it('asked for a second time gets no more of them', async () => {
    const one = await table();
    const { app, id } = one;
    const hash = await kept(app, id);
    const branch = done(await app.branch(branching(id))).record.id;
    await remove(app, branch, hash);
    expect(done(await app.branch(branching(id))).record.id).toBe(branch);
    expect(await listed(one, branch)).toEqual([]);
  });

  it('is made when its pictures cannot be copied, and gets them when it is asked for again', async () => {
    const one = await table();
    const { faults, app, id } = one;
    const hash = await kept(app, id);
    faults.put = cutOff;
    const branch = done(await app.branch(branching(id))).record.id;
    expect(await listed(one, branch)).toEqual([]);
    delete faults.put;
    await app.branch(branching(id));
    expect(await get(app, branch, hash)).toMatchObject({ kind: 'FOUND' });
  });
});

describe('an exported document', () => {
  it('names pictures by their hashes, and has none until they are sent again', async () => {
    const { fight, app, id } = await table();
    const hash = await kept(app, id);
    const background = { picture: hash, x: 0, y: 0, width: 10 };
    const ground = { obstacles: [], concealing: [], dark: [], water: [], features: [], walls: [] };
    await fight.play({ type: 'SetBattlefield', ...ground, background });
    const exported = await app.export(id, gmOf(id));
    const document = JSON.parse(JSON.stringify(exported)) as { readonly document: unknown };
    const there = appOn(memoryStore(), undefined, memoryStore().bytes);
    const copy = done(await there.import(document.document, nobody)).record;
    const { battlefield } = (await recordOf(there, copy.id))!.snapshot.state as {
      readonly battlefield: { readonly background: unknown };
    };
    expect(battlefield.background).toEqual(background);
    expect(await get(there, copy.id, hash)).toEqual({ kind: 'NOT_FOUND' });
    expect(await kept(there, copy.id)).toBe(hash);
    expect(await get(there, copy.id, hash)).toMatchObject({ kind: 'FOUND' });
  });
});

describe('a server without storage for pictures', () => {
  it('says so, and does the rest', async () => {
    const fight = await AppFight.gather();
    expect(await put(fight.app, fight.id)).toMatchObject({ kind: 'REFUSED', code: 'NO_PICTURES' });
    expect(await get(fight.app, fight.id, 'x')).toEqual({ kind: 'NOT_FOUND' });
    expect(await fight.app.delete(deletion(fight))).toMatchObject({ complete: true });
  });
});
