/** What no one opens is erased after so many days, is said for a week before, and nothing else is touched. */
import { describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import { MIN_KEEP_DAYS, SAID_BEFORE } from '../../src/app/keeping.ts';
import type { EncounterStore } from '../../src/app/ports.ts';
import { done, recordOf } from '../kit/app/app-fight.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { memoryStore } from '../kit/store/memory.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** A server on whose days it depends what is kept. */
class Place {
  readonly store = memoryStore();
  private now = Date.parse('2026-01-01T23:00:00Z');
  private asked = 0;
  private running: number | null = null;

  /** As one process of it, which remembers nothing of the others. */
  app(keepDays?: number, store: EncounterStore = this.store): Encounters {
    return new Encounters({
      store,
      pictures: this.store.bytes,
      clock: () => new Date(this.now),
      randomBytes: (count) => Buffer.alloc(count, `${++this.asked}.`),
      creation: 'OPEN',
      ...(keepDays !== undefined && { keepDays }),
    });
  }

  /** The same, which looks for what to erase as it starts. */
  async server(keepDays: number): Promise<Encounters> {
    this.running = keepDays;
    const app = this.app(keepDays);
    expect(await app.keeping.sweep()).toBe(0);
    return app;
  }

  /** A server runs all the while, if one has run. */
  async pass(days: number): Promise<void> {
    this.now += days * DAY_MS;
    if (this.running !== null) await this.say(this.running);
  }

  /** The server is off meanwhile. */
  async off(days: number): Promise<void> {
    this.running = null;
    await this.pass(days);
  }

  private async say(days: number): Promise<void> {
    const today = new Date(this.now).toISOString().slice(0, 10);
    await this.store.opened.keepFor(days, { today, unbroken: '' });
  }

  async fight(app: Encounters): Promise<string> {
    return done(await app.create('SEGMENTS', { name: 'Kept' }, nobody)).record.id;
  }
}

const stream = { address: 'here', signal: new AbortController().signal, maxMs: 1000 } as never;

async function watched(app: Encounters, id: string): Promise<void> {
  const asked = { encounterId: id, after: null, pings: false };
  const following = await app.watch(asked, gmOf(id), stream);
  if (following.kind !== 'WATCHED') throw new Error(following.kind);
  await following.updates.return?.();
}

const renamed = (id: string) => ({
  ...{ encounterId: id, caller: gmOf(id), expectedVersion: null },
  command: { type: 'UpdateEncounter', name: 'Played on' },
});

describe('for ever', () => {
  it('is kept what no one has said otherwise of', async () => {
    const place = new Place();
    const app = place.app();
    const id = await place.fight(app);
    await place.pass(10_000);
    expect(await app.keeping.erasedOn(id)).toBeNull();
    expect(await app.keeping.sweep()).toBe(0);
    expect(await recordOf(app, id)).not.toBeNull();
    expect(await place.store.opened.dayOf(id)).toBeNull();
  });
});

describe(`for ${DAYS} days`, () => {
  it('is kept what no one opens, which is said for a week, and then it is gone', async () => {
    const place = new Place();
    const app = await place.server(DAYS);
    const id = await place.fight(app);
    await place.pass(DAYS - SAID_BEFORE - 1);
    expect(await app.keeping.erasedOn(id)).toBeNull();
    await place.pass(1);
    expect(await app.keeping.erasedOn(id)).toBe('2026-01-31');
    await place.pass(SAID_BEFORE - 1);
    expect(await app.keeping.sweep()).toBe(0);
    expect(await recordOf(app, id)).not.toBeNull();
    await place.pass(1);
    expect(await place.app(DAYS).keeping.sweep()).toBe(1);
    expect(await recordOf(app, id)).toBeNull();
    expect(await place.store.markedDeleted(id)).toBeNull();
    expect(await app.submit(renamed(id))).toMatchObject({ kind: 'NOT_FOUND' });
  });

  it.each([
    ['a command', async (app: Encounters, id: string) => void done(await app.submit(renamed(id)))],
    ['a stream', watched],
  ])('counts again from %s on', async (_, open) => {
    const place = new Place();
    const app = await place.server(DAYS);
    const id = await place.fight(app);
    await place.pass(DAYS - 1);
    expect(await app.keeping.erasedOn(id)).toBe('2026-01-31');
    await open(app, id);
    expect(await app.keeping.erasedOn(id)).toBeNull();
    await place.pass(DAYS - 1);
    expect(await app.keeping.sweep()).toBe(0);
    await place.pass(1);
    expect(await app.keeping.sweep()).toBe(1);
  });

  it('does not count from being listed, read, or followed among others', async () => {
    const place = new Place();
    const app = await place.server(DAYS);
    const id = await place.fight(app);
    await place.pass(DAYS);
    await app.read(id, gmOf(id));
    const among = { encounterId: id, after: null, pings: false, caller: gmOf(id) };
    const all = await app.watchAll([among], stream);
    expect(all.kind).toBe('WATCHED');
    if (all.kind === 'WATCHED') await all.updates.return?.();
    expect(await app.keeping.sweep()).toBe(1);
  });

  it('is kept a party that its owner looks at', async () => {
    const place = new Place();
    const app = await place.server(DAYS);
    const setup = { name: 'The Lanterns', content: ['SAMPLE'] };
    const [seen, unseen] = [
      done(await app.parties.create('SEGMENTS', setup, nobody)).record.id,
      done(await app.parties.create('SEGMENTS', setup, nobody)).record.id,
    ];
    await place.pass(DAYS);
    expect((await app.parties.open(seen, gmOf(seen))).kind).toBe('GRANTED');
    expect(await app.keeping.sweep()).toBe(1);
    expect((await app.parties.read(seen, gmOf(seen))).kind).toBe('GRANTED');
    expect((await app.parties.read(unseen, gmOf(unseen))).kind).toBe('NOT_FOUND');
  });

  it('counts from the day on which it was said, also for what was there before, and after for ever', async () => {
    const place = new Place();
    const old = await place.fight(place.app());
    await place.pass(1000);
    const app = await place.server(DAYS);
    await place.pass(DAYS - 1);
    expect(await app.keeping.erasedOn(old)).not.toBeNull();
    // For ever again, and the same a day later.
    await place.off(0);
    expect(await place.app().keeping.sweep()).toBe(0);
    await place.pass(1);
    const again = await place.server(DAYS);
    await place.pass(DAYS - 1);
    expect(await again.keeping.sweep()).toBe(0);
    await place.pass(1);
    expect(await again.keeping.sweep()).toBe(1);
    expect(await recordOf(again, old)).toBeNull();
  });

  it('counts anew where it becomes fewer: nothing goes without a week in which it is said', async () => {
    const place = new Place();
    const id = await place.fight(await place.server(365));
    await place.pass(300);
    const shorter = await place.server(MIN_KEEP_DAYS);
    await place.pass(1);
    expect(await shorter.keeping.erasedOn(id)).not.toBeNull();
    await place.pass(SAID_BEFORE - 1);
    expect(await shorter.keeping.sweep()).toBe(0);
    await place.pass(1);
    expect(await shorter.keeping.sweep()).toBe(1);
  });

  it('counts anew where a server was off for more than a week, as when a backup is restored', async () => {
    const place = new Place();
    const id = await place.fight(await place.server(DAYS));
    await place.off(1000);
    const app = await place.server(DAYS);
    expect(await recordOf(app, id)).not.toBeNull();
    await place.pass(DAYS);
    expect(await app.keeping.sweep()).toBe(1);
  });

  it('is kept what is opened while it is looked for', async () => {
    const place = new Place();
    const id = await place.fight(await place.server(DAYS));
    await place.pass(DAYS);
    const { opened } = place.store;
    const store: EncounterStore = {
      ...place.store,
      opened: {
        ...opened,
        upTo: async (day, page) => {
          const found = await opened.upTo(day, page);
          done(await place.app(DAYS).submit(renamed(id)));
          return found;
        },
      },
    };
    expect(await place.app(DAYS, store).keeping.sweep()).toBe(0);
    expect(await recordOf(place.app(), id)).not.toBeNull();
  });

  it('goes on with what a sweep has left, of hundreds', async () => {
    const place = new Place();
    const app = await place.server(DAYS);
    for (let i = 0; i < 205; i++) await place.fight(app);
    await place.pass(DAYS);
    let looked = 0;
    expect(await app.keeping.sweep(() => looked++ > 150)).toBeLessThan(205);
    const left = await app.keeping.sweep();
    expect(left).toBeGreaterThan(0);
    expect(await app.keeping.sweep()).toBe(0);
  });
});
