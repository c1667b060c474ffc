/** What every EncounterStore promises. Each adapter's test file runs all of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EncounterStore } from '../../src/app/ports.ts';
import { UNICODE, entry, noise, record } from './samples.ts';

export function storeContract(name: string, store: () => EncounterStore): void {
  const created = async (state?: unknown) => {
    const id = randomUUID();
    expect(await store().create(record(id, 1, state), entry(1))).toEqual({ kind: 'COMMITTED' });
    return id;
  };
  const commit = (id: string, version: number) =>
    store().commit(record(id, version), entry(version));
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

    it('answers null and an empty journal for an unknown id', async () => {
      expect(await store().load(randomUUID())).toBeNull();
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

    it('tells identical simultaneous writers apart', async () => {
      const id = await created();
      const results = await Promise.all(Array.from({ length: 12 }, () => commit(id, 2)));
      expect(results.filter((result) => result.kind === 'COMMITTED')).toHaveLength(1);
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
}
