/** Who gets a slice of the one thread that plays forecasts, and what it costs. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Encounters } from '../../../src/app/encounters.ts';
import type { ForecastOutcome } from '../../../src/app/forecast/forecasts.ts';
import { ForecastThread, MAX_WAITING } from '../../../src/local/threads/forecast-thread.ts';
import { AppFight } from '../../kit/app/app-fight.ts';
import { gmOf } from '../../kit/app/seats.ts';
import { memoryStore } from '../../kit/store/memory.ts';

let thread: ForecastThread;
let app: Encounters;
let ids: readonly string[];
/** The encounters that a slice was charged to. */
let charged: string[];
beforeEach(async () => {
  thread = new ForecastThread(1);
  const store = memoryStore();
  const ports = { store, clock: () => new Date(), randomBytes, creation: 'OPEN' } as const;
  app = new Encounters({ ...ports, forecasts: thread });
  const seeds = Array.from({ length: 14 }, (_, i) => i + 1);
  ids = await Promise.all(seeds.map(async (seed) => (await AppFight.gather(seed, store)).id));
  charged = [];
});
afterEach(() => thread.stop());

const ask = (id: string, name: string, seconds = 0): Promise<ForecastOutcome> =>
  app.forecast(id, { side: null, revealed: false }, gmOf(id), {
    name,
    wait: () => seconds,
    charge: (encounterId) => charged.push(encounterId),
  });

const resultOf = (outcome: ForecastOutcome): string =>
  outcome.kind === 'LATER' ? outcome.why : outcome.kind;

const all = async (asked: readonly Promise<ForecastOutcome>[]): Promise<readonly string[]> =>
  (await Promise.all(asked)).map(resultOf);

describe('a caller with 14 encounters', () => {
  it('has one place in the queue, and leaves the others to others', async () => {
    const mine = all(ids.map((id) => ask(id, 'me')));
    const others = all(ids.slice(0, 5).map((id, i) => ask(id, `other ${i}`)));
    const found = await mine;
    expect(found.filter((result) => result === 'FORECAST')).toHaveLength(1);
    expect(found.filter((result) => result === 'ONE_WAITS')).toHaveLength(13);
    expect(await others).toEqual(Array(5).fill('FORECAST'));
    expect(resultOf(await ask(ids[1]!, 'me'))).toBe('FORECAST');
  });
});

describe('a slice that was not played costs nothing', () => {
  it('because another one of the same caller waits', async () => {
    await all(ids.map((id) => ask(id, 'me')));
    expect(charged).toHaveLength(1);
  });

  it('because the queue is full', async () => {
    const results = await all(ids.map((id, i) => ask(id, `caller ${i}`)));
    expect(results.filter((result) => result === 'FORECAST')).toHaveLength(MAX_WAITING);
    expect(results.filter((result) => result === 'QUEUE_FULL')).toHaveLength(14 - MAX_WAITING);
    expect(charged).toHaveLength(MAX_WAITING);
  });

  it('because the quota of its encounter is spent', async () => {
    const spent = await ask(ids[0]!, 'me', 7);
    expect(spent).toMatchObject({ kind: 'LATER', why: 'QUOTA_SPENT', retryAfter: 7 });
    expect(charged).toEqual([]);
  });

  it('because another caller has asked for the same one', async () => {
    const [id = ''] = ids;
    expect(await all([ask(id, 'me'), ask(id, 'you')])).toEqual(['FORECAST', 'FORECAST']);
    expect(charged).toEqual([id]);
  });

  it('because the thread has ended, and then there is a place again', async () => {
    const [id = ''] = ids;
    const asked = ask(id, 'me');
    const refused = expect(asked).rejects.toThrow('stops');
    // When the slice has been sent.
    await expect.poll(async () => resultOf(await ask(ids[1]!, 'me'))).toBe('ONE_WAITS');
    await thread.stop();
    await refused;
    expect(charged).toEqual([]);
    expect(resultOf(await ask(id, 'me'))).toBe('FORECAST');
  });
});
