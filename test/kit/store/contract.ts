/** What every EncounterStore promises. Each adapter's test file runs all of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type EncounterStore,
  ERASED_AT_ONCE,
  type Maker,
  type MembershipRange,
  type PictureList,
  type RequestKey,
  LOOKED_AT_ONCE,
} from '../../../src/app/ports.ts';
import { UNICODE, entry, noise, record } from './samples.ts';

export function storeContract(name: string, store: () => EncounterStore): void {
  const created = async (state?: unknown) => {
    const id = randomUUID();
    expect(await store().create(record(id, 1, state), entry(1))).toEqual({ kind: 'COMMITTED' });
    return id;
  };
  const commit = (id: string, version: number) =>
    store().commit(record(id, version), entry(version));
  const versionOf = async (id: string) => (await store().versions([id])).get(id);
  const journalVersions = async (id: string, after = 0, limit = 1000) =>
    (await store().journal(id, after, limit)).map((found) => found.version);

  describe(`${name}: create and load`, () => {
    it.each([
      ['plain', { hp: 12, tags: [], none: null, nested: { deep: [0.1, -5, 1e21] } }],
      ['unicode', { [UNICODE]: UNICODE }],
      [
        'large, 3 MB of compressible JSON',
        { rows: Array(30_000).fill({ q: 1, text: 'x'.repeat(80) }) },
      ],
      ['large, incompressible', { noise: noise(350_000) }],
    ])('gives back what was written, byte for byte: %s', async (_, state) => {
      const written = record(randomUUID(), 1, state);
      const why = entry(1, { state: 'see above', text: UNICODE });
      await store().create(written, why);
      expect(JSON.stringify(await store().load(written.id))).toBe(JSON.stringify(written));
      expect(JSON.stringify(await store().journal(written.id, 0, 1))).toBe(JSON.stringify([why]));
    });

    it('answers the version alone', async () => {
      const id = await created();
      expect(await versionOf(id)).toBe(1);
      await commit(id, 2);
      expect(await versionOf(id)).toBe(2);
    });

    it('answers the versions of a hundred in one question', async () => {
      // One after the other: a database that has just started takes no hundred connections at once.
      const ids: string[] = [];
      while (ids.length < LOOKED_AT_ONCE - 2) ids.push(await created());
      await commit(ids[7]!, 2);
      const deleted = await created();
      await store().markDeleted(deleted, 1);
      const unknown = randomUUID();
      const versions = await store().versions([unknown, ...ids, deleted]);
      expect(versions).toEqual(
        new Map<string, number | null>([
          [unknown, null],
          ...ids.map((id, n) => [id, n === 7 ? 2 : 1] as const),
          [deleted, null],
        ]),
      );
    });

    it('answers null and an empty journal for an unknown id', async () => {
      expect(await store().load(randomUUID())).toBeNull();
      expect(await versionOf(randomUUID())).toBeNull();
      expect(await store().journal(randomUUID(), 0, 10)).toEqual([]);
    });

    it('throws for an id that is taken, and leaves it as it was', async () => {
      const id = await created({ mine: true });
      await expect(store().create(record(id, 1, {}), entry(1))).rejects.toThrow('taken');
      expect((await store().load(id))?.snapshot.state).toEqual({ mine: true });
    });

    it('shares no object with its caller', async () => {
      const state = { hp: 1 };
      const id = await created(state);
      state.hp = 2;
      const first = await store().load(id);
      expect(first?.snapshot.state).toEqual({ hp: 1 });
      (first!.snapshot.state as { hp: number }).hp = 3;
      expect((await store().load(id))?.snapshot.state).toEqual({ hp: 1 });
    });
  });

  describe(`${name}: commit`, () => {
    it('replaces the head and adds to the journal', async () => {
      const id = await created();
      expect(await commit(id, 2)).toEqual({ kind: 'COMMITTED' });
      expect(await store().load(id)).toEqual(record(id, 2));
      expect(await store().journal(id, 0, 10)).toEqual([entry(1), entry(2)]);
    });

    it('gives back each of many versions of which the most part is the same', async () => {
      const id = randomUUID();
      const definitions = noise(5000);
      const version = (n: number) => record(id, n, { definitions, hp: noise(30 * n) });
      await store().create(version(1), entry(1));
      const [mine, other] = [store(), store()];
      for (let n = 2; n <= 60; n++) {
        const [writer, reader] = n % 7 < 4 ? [mine, other] : [other, mine];
        const written = version(n);
        expect(await writer.commit(written, entry(n))).toEqual({ kind: 'COMMITTED' });
        if (n % 5 === 0) expect(await reader.load(id)).toEqual(written);
        if (n % 9 === 0) {
          const stale = await reader.commit(version(n), entry(n));
          expect(stale).toEqual({ kind: 'CONFLICT', current: written });
        }
      }
      expect(await journalVersions(id)).toHaveLength(60);
    });

    it('answers a stale version with the current record, and writes nothing', async () => {
      const id = await created();
      await commit(id, 2);
      const stale = store().commit(record(id, 2, { other: true }), entry(2, { other: true }));
      expect(await stale).toEqual({ kind: 'CONFLICT', current: record(id, 2) });
      expect(await store().load(id)).toEqual(record(id, 2));
      expect(await store().journal(id, 0, 10)).toEqual([entry(1), entry(2)]);
    });

    it('answers a version from the future with the current record', async () => {
      const id = await created();
      expect(await commit(id, 3)).toEqual({ kind: 'CONFLICT', current: record(id, 1) });
      expect(await journalVersions(id)).toEqual([1]);
    });

    it('answers MISSING for an unknown id, and writes nothing', async () => {
      const id = randomUUID();
      expect(await commit(id, 2)).toEqual({ kind: 'MISSING' });
      expect(await journalVersions(id)).toEqual([]);
    });

    it('throws for an entry of another version', async () => {
      const id = await created();
      await expect(store().commit(record(id, 2), entry(3))).rejects.toThrow('entry 3');
      expect(await store().load(id)).toEqual(record(id, 1));
    });

    it('lets exactly one of many simultaneous writers win, each round', async () => {
      const id = await created();
      const rounds = 40;
      for (let version = 2; version <= rounds; version++) {
        const racers = Array.from({ length: 12 }, (_, racer) =>
          store().commit(record(id, version, { racer }), entry(version, { racer })),
        );
        const results = await Promise.all(racers);
        const head = await store().load(id);
        const winner = results.findIndex((result) => result.kind === 'COMMITTED');
        expect(head?.snapshot.state).toEqual({ racer: winner });
        expect(results.toSpliced(winner, 1)).toEqual(
          Array(11).fill({ kind: 'CONFLICT', current: head }),
        );
        expect((await store().journal(id, version - 1, 10))[0]?.command).toEqual({ racer: winner });
      }
      expect(await journalVersions(id)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
    });

    it('distinguishes identical simultaneous writers', async () => {
      const id = await created();
      const results = await Promise.all(Array.from({ length: 12 }, () => commit(id, 2)));
      expect(results.filter((result) => result.kind === 'COMMITTED')).toHaveLength(1);
    });
  });

  describe(`${name}: deletion`, () => {
    const key = (encounterId: string | null, hash = randomUUID()) => ({
      encounterId,
      hash,
      fingerprint: 'of a request',
    });
    const eraseAll = async (id: string) => {
      while (!(await store().erase(id)));
    };

    it('makes an encounter one that nobody finds, and leaves others alone', async () => {
      const [id, other] = [await created(), await created()];
      await commit(id, 2);
      expect(await store().markDeleted(id, 2)).toBe(true);
      expect(await store().load(id)).toBeNull();
      expect(await versionOf(id)).toBeNull();
      expect(await commit(id, 3)).toEqual({ kind: 'MISSING' });
      expect(await store().markedDeleted(id)).toEqual(record(id, 2));
      await expect(store().create(record(id, 1), entry(1))).rejects.toThrow('taken');
      expect(await store().load(other)).toEqual(record(other, 1));
      expect(await store().markedDeleted(other)).toBeNull();
    });

    it('is refused at another version, a second time, and of what is not there', async () => {
      const id = await created();
      await commit(id, 2);
      expect(await store().markDeleted(id, 1)).toBe(false);
      expect(await store().load(id)).toEqual(record(id, 2));
      expect(await store().markDeleted(id, 2)).toBe(true);
      expect(await store().markDeleted(id, 2)).toBe(false);
      expect(await store().markDeleted(randomUUID(), 1)).toBe(false);
    });

    it('erases nothing of what is not marked', async () => {
      const id = await created();
      expect(await store().erase(id)).toBe(true);
      expect(await store().load(id)).toEqual(record(id, 1));
    });

    it('leaves nothing, not even the keys of its requests and of the one that made it', async () => {
      const id = randomUUID();
      const [made, played] = [key(null), key(id)];
      await store().create(record(id, 1), entry(1), made);
      await store().commit(record(id, 2), entry(2), played);
      await store().markDeleted(id, 2);
      await eraseAll(id);
      expect(await store().idempotencyRecord(made)).toBeNull();
      expect(await store().idempotencyRecord(played)).toBeNull();
      expect(await journalVersions(id)).toEqual([]);
      expect(await store().markedDeleted(id)).toBeNull();
      expect(await store().create(record(id, 1), entry(1))).toEqual({ kind: 'COMMITTED' });
    });

    it('goes on where it was cut off, and is deleted all the while', async () => {
      const id = randomUUID();
      const versions = 2 * ERASED_AT_ONCE + 10;
      const before = Array.from({ length: versions - 1 }, (_, i) => entry(i + 1));
      await store().prepare(id, before);
      await store().create(record(id, versions), entry(versions));
      await store().markDeleted(id, versions);
      expect(await store().erase(id)).toBe(false);
      expect((await journalVersions(id, 0, versions)).length).toBeLessThan(versions);
      expect(await store().load(id)).toBeNull();
      expect(await store().markedDeleted(id)).toEqual(record(id, versions));
      await eraseAll(id);
      expect(await journalVersions(id)).toEqual([]);
      expect(await store().erase(id)).toBe(true);
    });
  });

  describe(`${name}: the encounters of an account`, () => {
    const places = async (account: string, range: Partial<MembershipRange> = {}) => {
      const all = { after: null, before: null, from: 'START', limit: 100 } as const;
      return (await store().memberships(account, { ...all, ...range })).map(({ place }) => place);
    };

    it('are found by it from the write that makes it a member on, in the order of their places', async () => {
      const [one, two, three] = [await created(), await created(), randomUUID()];
      const [account, other] = [randomUUID(), randomUUID()];
      expect(await places(account)).toEqual([]);
      await store().commit(record(one, 2), entry(2), undefined, {
        member: { account, place: '2026' },
      });
      await store().commit(record(two, 2), entry(2), undefined, {
        member: { account, place: '2028' },
      });
      await store().create(record(three, 1), entry(1), undefined, { account, place: '2027' });
      await store().commit(record(one, 3), entry(3), undefined, {
        member: { account: other, place: '2026' },
      });
      const range = { after: null, before: null, from: 'START', limit: 100 } as const;
      expect(await store().memberships(account, range)).toEqual([
        { encounterId: two, place: '2028' },
        { encounterId: three, place: '2027' },
        { encounterId: one, place: '2026' },
      ]);
      expect(await places(account, { limit: 2 })).toEqual(['2028', '2027']);
      expect(await places(account, { after: '2027', limit: 2 })).toEqual(['2026']);
      expect(await places(account, { after: '2026' })).toEqual([]);
      expect(await places(account, { from: 'END', limit: 2 })).toEqual(['2027', '2026']);
      expect(await places(account, { from: 'END', before: '2026' })).toEqual(['2028', '2027']);
      expect(await places(account, { from: 'END', before: '2026', limit: 1 })).toEqual(['2027']);
      for (const from of ['START', 'END'] as const) {
        const between = { after: '2028', before: '2026', from, limit: 1 };
        expect(await places(account, between)).toEqual(['2027']);
        expect(await places(account, { ...between, after: '2026', before: '2028' })).toEqual([]);
      }
      expect(await store().membershipCount(account)).toBe(3);
      expect(await store().membershipCount(randomUUID())).toBe(0);
      expect(await places(other)).toEqual(['2026']);
    });

    it('are no more than were asked for where they are bounded, until one is erased', async () => {
      const [account, other] = [randomUUID(), randomUUID()];
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const add = (id: string, maker: Maker, key?: RequestKey) =>
        store().create(record(id, 1), entry(1), key, maker);
      const [one, two, three, four, five] = ids as [string, string, string, string, string];
      expect(await add(one, { account, place: '1', most: 2 })).toEqual({ kind: 'COMMITTED' });
      const last = { encounterId: null, hash: randomUUID(), fingerprint: 'f' };
      expect(await add(two, { account, place: '2', most: 2 }, last)).toEqual({ kind: 'COMMITTED' });
      expect(await add(three, { account, place: '3', most: 2 })).toEqual({ kind: 'OWNER_FULL' });
      expect(await store().load(three)).toBeNull();
      // Sent again, the request that took the last place is answered as it was.
      expect(await add(four, { account, place: '4', most: 2 }, last)).toMatchObject({
        kind: 'DONE_BEFORE',
      });
      expect(await add(three, { account: other, place: '3', most: 2 })).toEqual({
        kind: 'COMMITTED',
      });
      await store().markDeleted(one, 1);
      while (!(await store().erase(one)));
      expect(await add(five, { account, place: '5', most: 2 })).toEqual({ kind: 'COMMITTED' });
      expect(await places(account)).toEqual(['5', '2']);
    });

    it('are no more either where many are added at once', async () => {
      const account = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          store().create(record(randomUUID(), 1), entry(1), undefined, {
            ...{ account, place: String(i), most: 3 },
          }),
        ),
      );
      const kinds = answers.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual([
        ...['COMMITTED', 'COMMITTED', 'COMMITTED'],
        ...['OWNER_FULL', 'OWNER_FULL', 'OWNER_FULL'],
      ]);
      expect(await store().membershipCount(account)).toBe(3);
    });

    it('are not more by a second seat, or by a write that was refused', async () => {
      const id = await created();
      const member = { account: randomUUID(), place: '2026' };
      const stale = store().commit(record(id, 3), entry(3), undefined, { member });
      expect(await stale).toMatchObject({ kind: 'CONFLICT' });
      expect(await places(member.account)).toEqual([]);
      for (const version of [2, 3])
        await store().commit(record(id, version), entry(version), undefined, { member });
      expect(await places(member.account)).toEqual(['2026']);
    });

    it('do not outlive it', async () => {
      const [id, kept] = [randomUUID(), randomUUID()];
      const [gm, player] = [randomUUID(), randomUUID()];
      const key = { encounterId: null, hash: randomUUID(), fingerprint: 'f' };
      await store().create(record(id, 1), entry(1), key, { account: gm, place: '2026' });
      await store().commit(record(id, 2), entry(2), undefined, {
        member: { account: player, place: '2026' },
      });
      await store().create(record(kept, 1), entry(1), undefined, { account: gm, place: '2025' });
      await store().markDeleted(id, 2);
      while (!(await store().erase(id)));
      expect(await places(gm)).toEqual(['2025']);
      expect(await places(player)).toEqual([]);
    });
  });

  describe(`${name}: the list of pictures`, () => {
    const list = (version: number, ...names: readonly string[]): PictureList => ({
      version,
      pictures: names.map((name, i) => ({
        ...{ hash: String(i).repeat(64), name, mediaType: 'image/png' as const },
        ...{ bytes: 2_000_000, width: 8192, height: i + 1 },
      })),
    });
    const save = (id: string, ...args: Parameters<typeof list>) =>
      store().savePictureList(id, list(...args));

    it('is empty at first, and then as it was written', async () => {
      const id = await created();
      expect(await store().pictureList(id)).toEqual(list(0));
      const names = Array.from({ length: 20 }, (_, i) => UNICODE.slice(0, 80 - i));
      expect(await save(id, 1, ...names)).toEqual({ kind: 'COMMITTED' });
      expect(await store().pictureList(id)).toEqual(list(1, ...names));
      expect(await save(id, 2, 'Map')).toEqual({ kind: 'COMMITTED' });
      expect(await store().pictureList(id)).toEqual(list(2, 'Map'));
    });

    it('has a lock of its own: no command writes it, and it writes no version', async () => {
      const id = await created();
      await save(id, 1, 'Map');
      expect(await commit(id, 2)).toEqual({ kind: 'COMMITTED' });
      expect(await save(id, 2, 'Map', 'Face')).toEqual({ kind: 'COMMITTED' });
      expect(await commit(id, 3)).toEqual({ kind: 'COMMITTED' });
      expect(await store().load(id)).toEqual(record(id, 3));
      expect(await journalVersions(id)).toEqual([1, 2, 3]);
    });

    it('is written by the one who has seen it, and by one of many', async () => {
      const id = await created();
      expect(await save(id, 2, 'Map')).toEqual({ kind: 'CONFLICT' });
      for (let version = 1; version <= 15; version++) {
        const racers = Array.from({ length: 6 }, (_, racer) => save(id, version, `Racer ${racer}`));
        const kinds = (await Promise.all(racers)).map(({ kind }) => kind);
        const { pictures } = await store().pictureList(id);
        expect(pictures[0]?.name).toBe(`Racer ${kinds.indexOf('COMMITTED')}`);
        expect(kinds.toSorted()).toEqual(['COMMITTED', ...Array<string>(5).fill('CONFLICT')]);
      }
    });

    it('belongs to an encounter that is there, and goes with it', async () => {
      expect(await save(randomUUID(), 1, 'Map')).toEqual({ kind: 'MISSING' });
      const [id, other] = [await created(), await created()];
      for (const one of [id, other]) await save(one, 1, 'Map');
      await store().markDeleted(id, 1);
      expect(await save(id, 2, 'Face')).toEqual({ kind: 'MISSING' });
      while (!(await store().erase(id)));
      expect(await save(id, 2, 'Face')).toEqual({ kind: 'MISSING' });
      expect(await store().pictureList(id)).toEqual(list(0));
      expect(await store().pictureList(other)).toEqual(list(1, 'Map'));
    });
  });

  describe(`${name}: size limit`, () => {
    const tooLarge = { kind: 'TOO_LARGE', limit: 400_000, bytes: expect.any(Number) as number };

    it('refuses a head that is too large, and writes nothing', async () => {
      const id = await created();
      const result = await store().commit(record(id, 2, noise(600_000)), entry(2));
      expect(result).toEqual(tooLarge);
      expect(result.kind === 'TOO_LARGE' && result.bytes > result.limit).toBe(true);
      expect(await store().load(id)).toEqual(record(id, 1));
      expect(await journalVersions(id)).toEqual([1]);
    });

    it('refuses a journal entry that is too large, and writes nothing', async () => {
      const id = await created();
      expect(await store().commit(record(id, 2), entry(2, noise(600_000)))).toEqual(tooLarge);
      expect(await store().load(id)).toEqual(record(id, 1));
      expect(await journalVersions(id)).toEqual([1]);
    });

    it('refuses to create what is too large', async () => {
      const id = randomUUID();
      expect(await store().create(record(id, 1, noise(600_000)), entry(1))).toEqual(tooLarge);
      expect(await store().load(id)).toBeNull();
    });
  });

  describe(`${name}: journal`, () => {
    it('is ordered by version, beyond nine and ninety-nine', async () => {
      const id = await created();
      for (let version = 2; version <= 105; version++) await commit(id, version);
      expect(await journalVersions(id)).toEqual(Array.from({ length: 105 }, (_, i) => i + 1));
      expect(await journalVersions(id, 98, 4)).toEqual([99, 100, 101, 102]);
      expect(await journalVersions(id, 103, 50)).toEqual([104, 105]);
      expect(await journalVersions(id, 105, 50)).toEqual([]);
      expect(await journalVersions(id, -1, 2)).toEqual([1, 2]);
      expect(await journalVersions(id, 0, 0)).toEqual([]);
    });

    it('answers as much as asked when that is more than a page of the database', async () => {
      const id = await created();
      for (let version = 2; version <= 8; version++) {
        await store().commit(record(id, version), entry(version, noise(350_000)));
      }
      expect(await journalVersions(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(await journalVersions(id, 1, 6)).toEqual([2, 3, 4, 5, 6, 7]);
    });

    it('holds the entries of one encounter only', async () => {
      const [one, other] = [await created(), await created()];
      await commit(one, 2);
      expect(await journalVersions(one)).toEqual([1, 2]);
      expect(await journalVersions(other)).toEqual([1]);
    });
  });

  describe(`${name}: keys of requests`, () => {
    const key = (encounterId: string | null, hash = randomUUID()) =>
      ({ encounterId, hash, fingerprint: 'f' }) as const;

    it('a commit with a key that was used is answered with what it made, and writes nothing', async () => {
      const id = await created();
      const used = key(id);
      expect(await store().idempotencyRecord(used)).toBeNull();
      expect(await store().commit(record(id, 2), entry(2), used)).toEqual({ kind: 'COMMITTED' });
      await commit(id, 3);
      const idempotencyRecord = { encounterId: id, version: 2, fingerprint: 'f' };
      const other = { ...used, fingerprint: 'g' };
      // Whether or not the version is still to be had.
      for (const version of [2, 4])
        expect(await store().commit(record(id, version), entry(version), other)).toEqual({
          kind: 'DONE_BEFORE',
          idempotencyRecord,
        });
      expect(await store().idempotencyRecord(other)).toEqual(idempotencyRecord);
      expect(await journalVersions(id)).toEqual([1, 2, 3]);
    });

    it('a conflict leaves the key free', async () => {
      const id = await created();
      const free = key(id);
      expect(await store().commit(record(id, 3), entry(3), free)).toMatchObject({
        kind: 'CONFLICT',
      });
      expect(await store().idempotencyRecord(free)).toBeNull();
      expect(await store().commit(record(id, 2), entry(2), free)).toEqual({ kind: 'COMMITTED' });
    });

    it('a key is one of its encounter', async () => {
      const [one, other] = [await created(), await created()];
      const hash = randomUUID();
      await store().commit(record(one, 2), entry(2), key(one, hash));
      expect(await store().commit(record(other, 2), entry(2), key(other, hash))).toEqual({
        kind: 'COMMITTED',
      });
    });

    it('many at once with one key: one is carried out', async () => {
      const id = await created();
      const shared = key(id);
      const results = await Promise.all(
        Array.from({ length: 12 }, () => store().commit(record(id, 2), entry(2), shared)),
      );
      const kinds = results.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'COMMITTED')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'DONE_BEFORE')).toHaveLength(11);
    });

    it('many encounters made with one key are one', async () => {
      const shared = key(null);
      const ids = Array.from({ length: 8 }, () => randomUUID());
      const results = await Promise.all(
        ids.map((id) => store().create(record(id, 1), entry(1), shared)),
      );
      const winner = ids[results.findIndex(({ kind }) => kind === 'COMMITTED')];
      const idempotencyRecord = { encounterId: winner, version: 1, fingerprint: 'f' };
      expect(results.filter(({ kind }) => kind === 'COMMITTED')).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === 'DONE_BEFORE')).toEqual(
        Array(7).fill({ kind: 'DONE_BEFORE', idempotencyRecord }),
      );
      const loaded = await Promise.all(ids.map((id) => store().load(id)));
      expect(loaded.filter((found) => found !== null).map(({ id }) => id)).toEqual([winner]);
    });
  });

  describe(`${name}: a journal that is prepared`, () => {
    it('is there once its encounter is created, and the encounter not before', async () => {
      const id = randomUUID();
      const entries = Array.from({ length: 60 }, (_, i) => entry(i + 1));
      expect(await store().prepare(id, entries)).toBeNull();
      expect(await store().load(id)).toBeNull();
      expect(await store().create(record(id, 61), entry(61))).toEqual({ kind: 'COMMITTED' });
      expect(await journalVersions(id)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
      expect(await commit(id, 62)).toEqual({ kind: 'COMMITTED' });
    });

    it('is refused when an entry is too large, and nothing is written', async () => {
      const id = randomUUID();
      const refused = await store().prepare(id, [entry(1), entry(2, noise(600_000))]);
      expect(refused).toMatchObject({ kind: 'TOO_LARGE', limit: 400_000 });
      expect(await journalVersions(id)).toEqual([]);
    });
  });
}
