/** A hex that someone shows to everybody: it reaches who follows now, and leaves nothing behind. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IssueSeatDocument,
  PingDocument,
  RevokeSeatDocument,
  SetPaceDocument,
} from '../../../../src/client/index.ts';
import {
  MAX_PINGS,
  PING_LASTS_MS,
  PingTimes,
  WaitingPings,
} from '../../../../src/app/follow/pings.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { follow, followSeveral, type News, type Update } from '../../../kit/graphql/stream.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function table() {
  const { id } = await api.create();
  const sit = async (kind: 'GM' | 'PLAYER' | 'SPECTATOR', name: string) => {
    const input = { encounterId: id, kind, name };
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    return { ...issueSeat, client: api.seated({ token: issueSeat.token }) };
  };
  return { id, sit, ann: await sit('PLAYER', 'Ann'), sue: await sit('SPECTATOR', 'Sue') };
}

const hex = { q: 3, r: -2 };

const ping = async (by: ApiClient, encounterId: string, at = hex) =>
  (await by.send(PingDocument, { input: { encounterId, hex: at } })).ping;

/** Streams begin when they like: those that are open hear the first ping, the others a later one. */
async function pingUntilHeard(by: ApiClient, id: string, heard: readonly Promise<unknown>[]) {
  const all = Promise.all(heard).then(() => true);
  do expect(await ping(by, id)).toMatchObject({ __typename: 'PingPayload' });
  while (!(await Promise.race([all, sleep(1100, false)])));
}

async function updateAfterPings(news: AsyncIterator<News>) {
  for (;;) {
    const { value } = (await news.next()) as { readonly value: News };
    if (value.__typename !== 'EncounterPinged') return value as Update;
  }
}

const step = (encounterId: string, pace: 'STEP' | 'FLOW') =>
  api.play(SetPaceDocument, { encounterId, pace });

describe('a ping', () => {
  it('reaches everybody who follows with pings, and makes no version', async () => {
    const { id, ann, sue } = await table();
    const before = (await api.store.load(id))!.version;
    const streams = [
      follow(api, id, { pings: true }),
      follow(api, id, { pings: true, token: sue.token }),
      followSeveral(api, [{ encounterId: id, token: sue.token }], undefined, true),
    ];
    const heard = streams.map((stream) => stream.next());
    await pingUntilHeard(ann.client, id, heard);
    for (const next of heard)
      expect((await next).value).toMatchObject({
        __typename: 'EncounterPinged',
        hex,
        by: 'PLAYER',
        seatName: 'Ann',
      });
    expect((await api.store.load(id))!.version).toBe(before);
    // Versions go on behind it.
    await step(id, 'FLOW');
    for (const stream of streams) expect((await updateAfterPings(stream)).version).toBe(before + 1);
    await Promise.all(streams.map((stream) => stream.return()));
  });

  it('is not sent to who has not asked for pings, or comes later', async () => {
    const { id, ann } = await table();
    const afterVersion = (await api.store.load(id))!.version;
    const plain = follow(api, id, { afterVersion });
    const next = plain.next();
    await sleep(200);
    await ping(ann.client, id);
    const late = follow(api, id, { pings: true, afterVersion });
    const first = late.next();
    await sleep(200);
    await step(id, 'FLOW');
    for (const one of [next, first])
      expect((await one).value).toMatchObject({ __typename: 'EncounterUpdate' });
    await Promise.all([plain, late].map((stream) => stream.return()));
  });

  it('tells of its seat what its reader may know', async () => {
    const { id, ann, sue } = await table();
    const query = `subscription ($encounterId: ID!) {
      encounterUpdated(encounterId: $encounterId, pings: true) {
        __typename ... on EncounterPinged { seatId } } }`;
    const tokens = { gm: undefined, ann: ann.token, sue: sue.token };
    const streams = Object.values(tokens).map((token) =>
      follow(api, id, token === undefined ? { query } : { query, token }),
    );
    const heard = streams.map((stream) => stream.next());
    await pingUntilHeard(ann.client, id, heard);
    const ids = await Promise.all(
      heard.map(async (next) => ((await next).value as { readonly seatId?: unknown }).seatId),
    );
    expect(ids).toEqual([ann.seat.id, ann.seat.id, null]);
    await Promise.all(streams.map((stream) => stream.return()));
  });

  it('is refused too often, off the map, and from seats that may not', async () => {
    const { id, ann, sue, sit } = await table();
    const other = await api.create();
    expect(await ping(ann.client, id)).toMatchObject({ __typename: 'PingPayload' });
    expect(await ping(ann.client, id)).toMatchObject({
      __typename: 'TooSoon',
      code: 'TOO_SOON',
      retryAfter: 1,
    });
    expect(await ping(sue.client, id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ping(ann.client, other.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ping(api.seated('NOWHERE'), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const ben = await sit('PLAYER', 'Ben');
    expect(await ping(ben.client, id, { q: 1e6, r: 0 })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'hex' }],
    });
    // What was refused has taken no time.
    expect(await ping(ben.client, id)).toMatchObject({ __typename: 'PingPayload' });
    await api.play(RevokeSeatDocument, { encounterId: id, seatId: ben.seat.id });
    expect(await ping(ben.client, id)).toMatchObject({ code: 'SEAT_REVOKED' });
    await sleep(1000);
    expect(await ping(ann.client, id)).toMatchObject({ __typename: 'PingPayload' });
  });
});

describe('the times of pings', () => {
  it('bound each seat, and an encounter', () => {
    const times = new PingTimes();
    const take = (seatId: string, now: number, encounterId = 'enc_0') =>
      times.take({ encounterId, seatId }, now);
    for (let n = 0; n < MAX_PINGS; n++) expect(take(`seat_${n}`, n)).toBe(true);
    expect(take('another', MAX_PINGS)).toBe(false);
    expect(take('another', MAX_PINGS, 'enc_1')).toBe(true);
    expect(take('seat_0', 999)).toBe(false);
    expect(take('seat_0', 1000)).toBe(true);
    // One of them is gone by now, and another one came.
    expect(take('seat_99', 1000)).toBe(false);
    expect(take('seat_99', 1001)).toBe(true);
  });

  it('bound what waits for a reader who is slow', () => {
    const waiting = new WaitingPings();
    const of = (seat: number, at = 0) => ({
      ...{ encounterId: 'enc_0', seatId: `seat_${seat}`, hex },
      at: new Date(at).toISOString(),
    });
    for (let n = 0; n < 100; n++) waiting.add(of(n));
    waiting.add(of(99));
    const seats = waiting.take(0).map(({ seatId }) => seatId);
    expect(seats).toHaveLength(MAX_PINGS);
    expect(seats.at(-1)).toBe('seat_99');
    expect(waiting.isEmpty).toBe(true);
    waiting.add(of(1));
    waiting.add(of(2, 1));
    expect(waiting.take(PING_LASTS_MS + 1)).toEqual([of(2, 1)]);
  });
});
