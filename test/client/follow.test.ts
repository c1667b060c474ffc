/** `follow` of `@sixbeat/client/connect`: each version once and in order, whatever becomes of the stream. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect, type Connection, type Fight } from '../../src/client/connect.ts';
import {
  DeleteEncounterDocument,
  FollowersDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
} from '../../src/client/index.ts';
import { nextChoice, playByFirst } from '../kit/client/first-legal.ts';
import { newFight } from '../kit/client/new-fight.ts';
import { type Api, type ApiClient, startApiProcess } from '../kit/graphql/api.ts';
import { ServerProcess, unlimited } from '../kit/local/process.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { roadTo } from '../kit/web/road.ts';

let api: Api;
/** Its streams end again and again. */
let brief: ApiClient;
beforeAll(async () => {
  api = await startApiProcess();
  brief = await api.another({ maxStreamMs: 300, requestsPerMinute: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => api.stop());

/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000 };

/** Follows a fight beside the test. */
function following(fight: Fight, signal?: AbortSignal) {
  const versions: number[] = [];
  const updates = fight.follow(signal && { signal });
  const ended = (async () => {
    for (;;) {
      const next = await updates.next();
      if (next.done) return next.value;
      versions.push(next.value.version);
    }
  })();
  return { versions, ended };
}

/** Takes what is legal, a few times. @returns the last version */
async function play(fight: Fight, times: number): Promise<number> {
  let version = 0;
  for (let n = 0; n < times; n++) {
    const next = await nextChoice(fight);
    const taken = await fight.take(next!.option, next!.picks);
    if (!taken.ok) throw new Error(taken.message);
    version = taken.encounter.version;
  }
  return version;
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A spectator's seat, and the fight from there. */
async function spectator(server: Connection, { id }: Fight) {
  const { issueSeat } = await api.send(IssueSeatDocument, {
    input: { encounterId: id, kind: 'SPECTATOR', name: 'S' },
  });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  const { seat, token } = issueSeat;
  const isFollowing = async () => {
    const { encounter } = await api.send(FollowersDocument, { id });
    return encounter?.seats?.find((one) => one.id === seat.id)?.following;
  };
  return { seatId: seat.id, isFollowing, fight: server.fight(id, { token }) };
}

/** A connection whose streams are counted, and refused while `isOpen` says no. */
function counted(url: string, isOpen = () => true) {
  const opened: string[] = [];
  const server = connect({
    url,
    fetch: (address, request) => {
      if (!address.endsWith('/stream')) return fetch(address, request);
      opened.push(address);
      return isOpen() ? fetch(address, request) : Promise.reject(new TypeError('No way.'));
    },
  });
  return { server, opened };
}

it('goes on from stream to stream, and stops when it is told', async () => {
  const { server, opened } = counted(brief.endpoint);
  const fight = await newFight(server);
  const stop = new AbortController();
  const { versions, ended } = following(fight, stop.signal);
  const first = await play(fight, 1);
  await vi.waitFor(() => {
    expect(opened.length).toBeGreaterThan(2);
  }, SOON);
  const last = await play(fight, 3);
  await vi.waitFor(() => {
    expect(versions).toEqual(range(first, last));
  }, SOON);
  stop.abort();
  expect(await ended).toBeNull();
});

it('begins after what was seen, or where it is told', async () => {
  const fight = await newFight(connect({ url: api.endpoint }));
  const last = await play(fight, 3);
  const stop = new AbortController();
  const { versions } = following(fight, stop.signal);
  const newest = await play(fight, 2);
  await vi.waitFor(() => {
    expect(versions).toEqual(range(last + 1, newest));
  }, SOON);
  stop.abort();
  const all: number[] = [];
  for await (const { version, encounter } of fight.follow({ after: { version: 0 } })) {
    all.push(version);
    expect(encounter.version).toBe(newest);
    if (version === newest) break;
  }
  expect(all).toEqual(range(1, newest));
});

it('throws where the version seen last is not there', async () => {
  const fight = await newFight(connect({ url: api.endpoint }));
  const updates = fight.follow({ after: { version: 1_000 } });
  await expect(updates.next()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'goes on in a fight whose server was ended by %s and started again, as its moves do',
  async (signal) => {
    const folder = await temporaryFolder();
    const serve = (PORT: string) =>
      new ServerProcess({ PORT, SIXBEAT_DATA_DIR: folder, ...unlimited });
    const before = serve('0');
    const url = await before.url();
    const servers = [before];
    onTestFinished(async () => {
      for (const server of servers) await server.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    });
    const fight = await newFight(connect({ url: `${url}graphql`, patienceMs: 300_000 }));
    const stop = new AbortController();
    const { versions, ended } = following(fight, stop.signal);
    const first = await play(fight, 1);
    await vi.waitFor(() => {
      expect(versions).toEqual([first]);
    }, SOON);
    const next = (await nextChoice(fight))!;
    await before.stop(signal);
    const taking = fight.take(next.option, next.picks);
    servers.push(serve(new URL(url).port));
    expect(await taking).toMatchObject({ ok: true, encounter: { version: first + 1 } });
    const made = await playByFirst(fight, 2_000);
    await vi.waitFor(() => {
      expect(versions).toEqual(range(first, made.at(-1)!));
    }, SOON);
    stop.abort();
    expect(await ended).toBeNull();
  },
);

it('notices a connection that has died without a word', async () => {
  const road = await roadTo(api.endpoint);
  onTestFinished(road.close);
  const near = connect({ url: api.endpoint });
  const fight = await newFight(near);
  const { server, opened } = counted(`${road.url}graphql`);
  const stop = new AbortController();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { versions } = following(server.fight(fight.id, fight), stop.signal);
  await vi.waitFor(() => {
    expect(opened).toHaveLength(1);
  }, SOON);
  const first = await play(fight, 1);
  await vi.waitFor(() => {
    expect(versions).toEqual([first]);
  }, SOON);
  road.goDead();
  const last = await play(fight, 1);
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(() => {
    expect(versions).toEqual([first, last]);
  }, SOON);
  stop.abort();
});

describe('a seat that follows no more', () => {
  const ends = {
    SEAT_REVOKED: (encounterId: string, seatId: string) =>
      api.play(RevokeSeatDocument, { encounterId, seatId }),
    DELETED: (encounterId: string) =>
      api.send(DeleteEncounterDocument, { input: { encounterId, name: 'A test' } }),
  } as const;
  const reasons = ['SEAT_REVOKED', 'DELETED'] as const;

  it.each(reasons)('learns why: %s', async (reason) => {
    const server = connect({ url: api.endpoint });
    const gm = await newFight(server);
    const { fight, seatId, isFollowing } = await spectator(server, gm);
    const { ended } = following(fight);
    await vi.waitFor(async () => {
      expect(await isFollowing()).toBe(true);
    }, SOON);
    await ends[reason](gm.id, seatId);
    expect(await ended).toBe(reason);
    expect(await fight.look()).toMatchObject({ ok: false });
  });

  it.each(reasons)('learns why that came while it had no stream: %s', async (reason) => {
    let isOpen = true;
    const { server, opened } = counted(brief.endpoint, () => isOpen);
    const gm = await newFight(server);
    const { fight, seatId } = await spectator(server, gm);
    const { ended } = following(fight);
    await vi.waitFor(() => {
      expect(opened.length).toBeGreaterThan(0);
    }, SOON);
    isOpen = false;
    const tried = opened.length;
    await vi.waitFor(() => {
      expect(opened.length).toBeGreaterThan(tried);
    }, SOON);
    await ends[reason](gm.id, seatId);
    isOpen = true;
    expect(await ended).toBe(reason);
  });

  it('closes its stream when the loop is left', async () => {
    const server = connect({ url: api.endpoint });
    const gm = await newFight(server);
    const { fight, isFollowing } = await spectator(server, gm);
    const loop = (async () => {
      for await (const update of fight.follow()) return update.version;
      return null;
    })();
    await vi.waitFor(async () => {
      expect(await isFollowing()).toBe(true);
    }, SOON);
    const version = await play(gm, 1);
    expect(await loop).toBe(version);
    await vi.waitFor(async () => {
      expect(await isFollowing()).toBe(false);
    }, SOON);
  });
});
