/** What processes tell each other of what they write. None looks for it here but at once, and then in a minute. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { News, NewsChannel } from '../../../src/app/follow/news.ts';
import type { UpdateOrEnd } from '../../../src/app/follow/updates.ts';
import { AppFight } from '../../kit/app/app-fight.ts';
import { gmOf } from '../../kit/app/seats.ts';
import type { EncounterStore } from '../../../src/app/ports.ts';

/** Carries news among those who have joined, whole and in order unless it is said. */
class Hub {
  /** What becomes of a message: it comes so often. */
  times = 1;
  /** Whether messages wait, to come in the opposite order. */
  isHeld = false;
  #held: (() => void)[] = [];
  readonly #listeners: ((news: News) => void)[] = [];

  join(): NewsChannel {
    const member = this.#listeners.push(() => undefined) - 1;
    return {
      send: (news) => {
        this.#held.push(() => {
          for (const [other, tell] of this.#listeners.entries())
            for (let n = 0; n < this.times && other !== member; n++) tell(news);
        });
        if (!this.isHeld) this.release();
      },
      onNews: (listener) => (this.#listeners[member] = listener),
      isUp: () => true,
    };
  }

  release(): void {
    this.isHeld = false;
    for (const pass of this.#held.splice(0).reverse()) pass();
  }
}

const processOn = (store: EncounterStore, hub: Hub): Encounters =>
  new Encounters({
    store,
    clock: () => new Date(),
    randomBytes,
    creation: 'OPEN',
    news: hub.join(),
    pace: { lively: 60_000, quiet: 60_000 },
  });

/** A fight that one process plays, and what comes to a reader at another. */
async function playedElsewhere() {
  const hub = new Hub();
  const fight = await AppFight.gather();
  Object.assign(fight, { app: processOn(fight.store, hub) });
  const there = processOn(fight.store, hub);
  const asked = { encounterId: fight.id, after: null, pings: true };
  const stream = { address: '192.0.2.1', maxMs: 60_000, charge: () => 0 };
  const watched = await there.watch(asked, gmOf(fight.id), stream);
  if (watched.kind !== 'WATCHED') throw new Error(watched.kind);
  const came: UpdateOrEnd[] = [];
  const all = (async () => {
    for await (const one of watched.updates) came.push(one);
  })();
  // Its one look is over.
  await sleep(50);
  const versions = (): readonly number[] =>
    came.flatMap((one) => (one.kind === 'UPDATE' ? [one.versionState.entry.version] : []));
  const leave = async (): Promise<void> => {
    await watched.updates.return?.();
    await all;
  };
  return { hub, fight, there, came, versions, all, leave };
}

const after = (version: number, upTo: number): readonly number[] =>
  Array.from({ length: upTo - version }, (_, i) => version + i + 1);

it('brings each version to the other process, once and in order', async () => {
  const { fight, versions, leave } = await playedElsewhere();
  const { version } = fight.record;
  await fight.wander(5);
  await expect.poll(versions).toEqual(after(version, fight.record.version));
  await leave();
});

it.each([
  ['twice', { times: 2, isHeld: false }],
  ['in the opposite order', { times: 1, isHeld: true }],
])('does so when news come %s', async (_, how) => {
  const { hub, fight, versions, leave } = await playedElsewhere();
  const { version } = fight.record;
  Object.assign(hub, how);
  await fight.wander(5);
  hub.release();
  await expect.poll(versions).toEqual(after(version, fight.record.version));
  await leave();
});

it('makes up for what was lost with the next that comes', async () => {
  const { hub, fight, versions, leave } = await playedElsewhere();
  const { version } = fight.record;
  hub.times = 0;
  await fight.wander(3);
  hub.times = 1;
  await fight.wander(1);
  await expect.poll(versions).toEqual(after(version, fight.record.version));
  await leave();
});

it('ends the streams of what was deleted', async () => {
  const { fight, came, all } = await playedElsewhere();
  const { name } = fight.record.snapshot.state as { readonly name: string };
  const deleted = await fight.app.delete({
    encounterId: fight.id,
    caller: gmOf(fight.id),
    name: name || fight.id,
  });
  expect(deleted.kind).toBe('DELETED');
  await all;
  expect(came.at(-1)).toMatchObject({ kind: 'ENDED', reason: 'DELETED' });
});

it('brings a ping, once, to each process', async () => {
  const { fight, there, came, leave } = await playedElsewhere();
  const pinged = () => came.filter(({ kind }) => kind === 'PINGED').length;
  await fight.app.ping(fight.id, { q: 1, r: 1 }, gmOf(fight.id));
  await expect.poll(pinged).toBe(1);
  await sleep(1100);
  await there.ping(fight.id, { q: 2, r: 1 }, gmOf(fight.id));
  await expect.poll(pinged).toBe(2);
  await leave();
});
