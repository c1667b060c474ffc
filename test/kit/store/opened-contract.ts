/** What every store promises of when encounters were last opened. Each one's test file runs all of it. */
import { describe, expect, it } from 'vitest';
import type { EncounterStore, Opened } from '../../../src/app/ports.ts';
import { appOn, done } from '../app/app-fight.ts';
import { nobody } from '../app/seats.ts';

export function openedContract(name: string, store: () => EncounterStore): void {
  const created = async (): Promise<string> =>
    done(await appOn(store()).create('SEGMENTS', { name: 'Opened' }, nobody)).record.id;
  const opened = () => store().opened!;
  /** All up to a day that are among these, two in each page. */
  const upTo = async (day: string, ids: readonly string[]): Promise<readonly Opened[]> => {
    const all: Opened[] = [];
    for (let after: Opened | null = null; ;) {
      const page: readonly Opened[] = await opened().upTo(day, { after, limit: 2 });
      all.push(...page);
      after = page.at(-1) ?? null;
      if (page.length < 2) return all.filter(({ id }) => ids.includes(id));
    }
  };

  describe(`${name}: when encounters were last opened`, () => {
    it('is noted by day, never back to an earlier one, and only of what is there', async () => {
      const id = await created();
      expect(await opened().dayOf(id)).toBeNull();
      for (const day of ['2026-03-02', '2026-03-02', '2026-03-01'])
        await opened().note({ id, day });
      expect(await opened().dayOf(id)).toBe('2026-03-02');
      expect(await upTo('2026-03-02', [id])).toEqual([{ id, day: '2026-03-02' }]);
      await opened().note({ id, day: '2026-03-05' });
      expect(await opened().dayOf(id)).toBe('2026-03-05');
      expect(await upTo('2026-03-04', [id])).toEqual([]);
      expect(await upTo('2026-03-05', [id])).toEqual([{ id, day: '2026-03-05' }]);
      const missing = 'enc_00000000000000000404';
      await opened().note({ id: missing, day: '2026-03-05' });
      expect(await opened().dayOf(missing)).toBeNull();
      expect(await upTo('2026-03-05', [missing])).toEqual([]);
    });

    it('is listed page by page, the longest ago first', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, created));
      const days = ['2026-01-03', '2026-01-01', '2026-01-03', '2026-01-02', '2026-01-09'];
      const all = ids.map((id, i) => ({ id, day: days[i]! }));
      for (const one of all) await opened().note(one);
      const placeOf = ({ id, day }: Opened): string => `${day} ${id}`;
      const expected = all.slice(0, 4).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
      expect(await upTo('2026-01-03', ids)).toEqual(expected);
    });

    it('is noted once where many note it at once', async () => {
      const id = await created();
      const notes = Array.from({ length: 8 }, (_, i) => ({ id, day: `2026-02-0${1 + (i % 2)}` }));
      await Promise.all(notes.map((note) => opened().note(note)));
      await opened().note({ id, day: '2026-02-02' });
      expect(await opened().dayOf(id)).toBe('2026-02-02');
      expect(await upTo('2026-02-09', [id])).toEqual([{ id, day: '2026-02-02' }]);
    });

    it('is erased with the encounter, and not noted once that is deleted', async () => {
      const id = await created();
      await opened().note({ id, day: '2026-04-01' });
      expect(await store().markDeleted(id, 1)).toBe(true);
      await opened().note({ id, day: '2026-04-02' });
      expect(await opened().dayOf(id)).toBe('2026-04-01');
      while (!(await store().erase(id)));
      expect(await opened().dayOf(id)).toBeNull();
      expect(await upTo('2026-04-09', [id])).toEqual([]);
    });

    it('counts from the day on which it was said for how long it is kept', async () => {
      const said = (today: string, unbroken = '2026-05-01') => ({ today, unbroken });
      expect(await opened().keepFor(30, said('2026-05-01'))).toBe('2026-05-01');
      expect(await opened().keepFor(30, said('2026-05-09'))).toBe('2026-05-01');
      expect(await opened().keepFor(30, said('2026-05-10', '2026-05-09'))).toBe('2026-05-01');
      expect(await opened().keepFor(30, said('2026-05-20', '2026-05-13'))).toBe('2026-05-20');
      expect(await opened().keepFor(20, said('2026-05-20'))).toBe('2026-05-20');
      expect(await opened().keepFor(null, said('2026-05-21'))).toBeNull();
      expect(await opened().keepFor(20, said('2026-05-22'))).toBe('2026-05-22');
      await opened().keepFor(null, said('2026-05-22'));
    });
  });
}
