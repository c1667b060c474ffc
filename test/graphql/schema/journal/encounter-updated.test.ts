/** The subscription `encounterUpdated`, over real connections that are cut. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  EncounterAtVersionDocument,
  IssueSeatDocument,
  type IssueSeatInput,
  JournalDocument,
  RevokeSeatDocument,
  RollInitiativeDocument,
  SetBattlefieldDocument,
} from '../../../../src/client/index.ts';
import type { EncounterStore } from '../../../../src/app/ports.ts';
import { PACE } from '../../../../src/app/follow/looks.ts';
import { headRow } from '../../../../src/store/codec.ts';
import { StoreError } from '../../../../src/app/ports.ts';
import { memoryStore } from '../../../kit/store/memory.ts';
import { Bot } from '../../../kit/graphql/awaiting-bot.ts';
import { asPresent } from '../../../kit/graphql/past.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { type Api, ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { Random } from '../../../kit/engine/random.ts';
import { firstToken, tokens } from '../../../kit/app/seats.ts';
import { sized } from '../../../kit/size.ts';
import {
  CountingServer,
  follow,
  type News,
  nextUpdate,
  restOf,
  subscribeRaw,
  type Update,
} from '../../../kit/graphql/stream.ts';

/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000 };
const UNKNOWN = 'enc_00000000000000000000';

let api: Api;
let other: ApiClient;
beforeAll(async () => {
  api = await startApi();
  other = await api.another();
});
afterAll(() => api.stop());

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

async function counting(store: EncounterStore): Promise<CountingServer> {
  const server = await CountingServer.start(store);
  cleanUp.push(server.stop);
  return server;
}

/** At version 2, with somebody in it. */
async function gathered(client: ApiClient = api): Promise<string> {
  const { id } = await client.create();
  const combatants = [someone('Ana', 0), foe('Bor', 1)];
  await client.play(AddCombatantsDocument, { encounterId: id, combatants });
  return id;
}

/** A step that is always possible. */
const step = (client: ApiClient, encounterId: string, r = 0) =>
  client.play(SetBattlefieldDocument, { encounterId, obstacles: [{ q: 9, r }] });

/** The same hundreds of times: its answer says no more than what it is. */
async function setDown(
  client: ApiClient,
  encounterId: string,
  obstacles: readonly { readonly q: number; readonly r: number }[],
): Promise<void> {
  const query = `mutation ($input: SetBattlefieldInput!) { setBattlefield(input: $input) { __typename } }`;
  const answer = await client.ask(query, { input: { encounterId, obstacles } });
  expect(answer).toEqual({ setBattlefield: { __typename: 'SetBattlefieldPayload' } });
}

async function seatAt(encounterId: string, input: Omit<IssueSeatInput, 'encounterId' | 'days'>) {
  const { issueSeat } = await api.send(IssueSeatDocument, {
    input: { encounterId, days: 1, ...input },
  });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return { token: issueSeat.token, seatId: issueSeat.seat.id };
}

/** What this seat sees in the journal and the encounter of each version, as updates of it. */
async function expectedFor(token: string, id: string, last: number): Promise<readonly Update[]> {
  const seat = api.seated({ token });
  const updates: Update[] = [];
  for (let version = 1; version <= last; version++) {
    const after = String(version - 1);
    const asked = await seat.send(JournalDocument, { id, after, first: 1 });
    const { encounter } = await seat.send(EncounterAtVersionDocument, { id, atVersion: version });
    const { events, at, by, followUps } = asked.encounter!.journal!.nodes[0]!;
    const entry = { at, by, followUps };
    const __typename = 'EncounterUpdate' as const;
    const seen = asPresent({ ...encounter!, __typename: undefined });
    updates.push({ __typename, version, entry, events, encounter: seen });
  }
  return updates;
}

/** Updates that came late have the encounter of a newer version. */
function expectUpdates(updates: readonly Update[], expected: readonly Update[]): void {
  const timely = updates.map(({ encounter, version }) => encounter.version === version);
  expect(updates.every(({ encounter, version }) => encounter.version >= version)).toBe(true);
  expect(timely.at(-1)).toBe(true);
  const compared = (list: readonly Update[]) =>
    list.map(({ encounter, ...rest }, i) =>
      timely[i] ? { ...rest, encounter: asPresent(encounter) } : rest,
    );
  expect(compared(updates)).toEqual(compared(expected));
}

/** Follows up to a version, cutting the connection at random and taking up where it was cut. */
async function followWithCuts(
  client: ApiClient,
  id: string,
  { last, token, random }: { last: number; token: string; random: Random },
): Promise<readonly Update[]> {
  const updates: Update[] = [];
  while (updates.length < last) {
    const news = follow(client, id, { afterVersion: updates.at(-1)?.version ?? 0, token });
    for (let left = random.int(0, 6); left > 0 && updates.length < last; left--)
      updates.push(await nextUpdate(news));
    await news.return();
  }
  return updates;
}

describe('encounterUpdated', () => {
  /** Of a fight that is followed. */
  const VERSIONS = sized(30, 10);

  it.each([1, 2, 3])(
    'sends each seat every version once and in order, whatever is cut (%d)',
    async (seed) => {
      const random = new Random(seed);
      const id = await gathered();
      const { encounter } = await api.play(RollInitiativeDocument, { encounterId: id });
      const combatantIds = [encounter.combatants[0]!.id];
      const player = await seatAt(id, { kind: 'PLAYER', combatantIds, name: 'P' });
      const spectator = await seatAt(id, { kind: 'SPECTATOR', name: 'S' });
      const last = encounter.version + 2 + VERSIONS;
      const seats = [await firstToken(id), player.token, spectator.token];
      const following = Promise.all(
        seats.map((token, i) =>
          followWithCuts(i % 2 ? other : api, id, { last, token, random: new Random(seed + i) }),
        ),
      );
      const bot = await Bot.join(seed % 2 ? api : other, id, random);
      for (let seen = await bot.look(); seen.version < last; seen = await bot.look())
        if (seen.phase === 'COMBAT') await bot.move(seen);
        else await step(api, id, seen.version);
      const [gm, ...others] = await following;
      expectUpdates(gm!, await expectedFor(seats[0]!, id, last));
      expectUpdates(others[0]!, await expectedFor(seats[1]!, id, last));
      expectUpdates(others[1]!, await expectedFor(seats[2]!, id, last));
      expect(gm!.map(({ version }) => version)).toEqual(
        Array.from({ length: last }, (_, i) => i + 1),
      );
      // Who was seated, the GM knows; the others learn that there is a new version.
      const { version } = encounter;
      expect(gm![version]!.events).toMatchObject([{ __typename: 'SeatIssued' }]);
      expect(others.map((updates) => updates[version]!.events)).toEqual([[], []]);
    },
    120_000,
  );

  it('comes from /graphql/stream too, the one path that every deployment streams under', async () => {
    const id = await gathered();
    const news = follow(new ApiClient(`${api.endpoint}/stream`), id, { afterVersion: 1 });
    expect(await nextUpdate(news)).toMatchObject({ version: 2 });
    await news.return();
    expect((await fetch(`${api.endpoint}/elsewhere`)).status).toBe(404);
  });

  it('without a version sends what is yet to come', async () => {
    const id = await gathered();
    const server = await counting(api.store);
    const news = follow(server, id);
    const next = nextUpdate(news);
    await expect.poll(() => server.encounters.watched, SOON).toBe(1);
    await step(api, id);
    expect(await next).toMatchObject({ version: 3, encounter: { version: 3 } });
    await news.return();
  });

  it('sends what another server does', async () => {
    const id = await gathered();
    const news = follow(api, id, { afterVersion: 2 });
    for (const version of [3, 4]) {
      const next = nextUpdate(news);
      await step(other, id, version);
      expect((await next).version).toBe(version);
    }
    await news.return();
  });

  it('sends the journal of hundreds of versions, though nobody keeps so many at hand', async () => {
    const server = await counting(memoryStore());
    const id = await gathered(server);
    for (let version = 3; version <= 200; version++)
      await setDown(server, id, [{ q: 9, r: version }]);
    const news = follow(server, id, { afterVersion: 40 });
    const versions: number[] = [];
    while (versions.at(-1) !== 200) versions.push((await nextUpdate(news)).version);
    expect(versions).toEqual(Array.from({ length: 160 }, (_, i) => 41 + i));
    await news.return();
  });
});

describe('what a stream has missed', () => {
  const PER_MINUTE = 20;
  const asQuery = { query: '{ __typename }' };

  it('counts like the queries that it replaces, and goes on without a gap where it had to end', async () => {
    const id = await gathered();
    for (let version = 3; version <= 50; version++) await setDown(api, id, [{ q: 9, r: version }]);
    const token = await firstToken(id);
    const versions: number[] = [];
    while (versions.length < 50) {
      // Each has a budget of its own, as if its minute was over.
      const server = await api.another({ requestsPerMinute: PER_MINUTE });
      const before = versions.length;
      const news = follow(server, id, { afterVersion: before });
      while (versions.length < 50) {
        const { value } = (await news.next()) as { readonly value: News };
        if (value.__typename === 'EncounterUpdate') versions.push(value.version);
        else if (value.__typename === 'StreamEnded') {
          expect(value).toMatchObject({ reason: 'TIME', afterVersion: versions.length });
          // The rest of them, or a minute's worth.
          expect(value.retryAfter).toBeGreaterThan(25);
          expect(value.retryAfter).toBeLessThanOrEqual(60);
          expect((await server.seated({ token }).post(asQuery)).status).toBe(429);
          break;
        }
      }
      await news.return();
      // One is the request for the stream itself, and some come back meanwhile.
      expect(versions.length - before).toBeLessThan(PER_MINUTE + 3);
    }
    expect(versions).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  it('is not what comes while it lasts', async () => {
    const id = await gathered();
    const server = await api.another({ requestsPerMinute: 3 });
    const news = follow(server, id, { afterVersion: 1 });
    await nextUpdate(news);
    for (let version = 3; version <= 12; version++) await step(api, id, version);
    for (let version = 3; version <= 12; version++)
      expect((await nextUpdate(news)).version).toBe(version);
    await news.return();
  });
});

describe('a stream ends by itself', () => {
  it('when its time is up, and says where to go on', async () => {
    const id = await gathered();
    const server = await api.another({ maxStreamMs: 300 });
    expect(await restOf(follow(server, id, { afterVersion: 1 }))).toMatchObject([
      { __typename: 'EncounterUpdate', version: 2 },
      { __typename: 'StreamEnded', reason: 'TIME', afterVersion: 2 },
    ]);
    await step(api, id);
    expect(await restOf(follow(server, id, { afterVersion: 2 }))).toMatchObject([
      { version: 3 },
      { reason: 'TIME', afterVersion: 3 },
    ]);
  });

  it.each(['the same', 'another'])('when its seat is revoked, by %s server', async (which) => {
    const encounterId = await gathered();
    const { token, seatId } = await seatAt(encounterId, { kind: 'SPECTATOR', name: 'S' });
    const news = follow(api, encounterId, { token, afterVersion: 0 });
    for (const version of [1, 2, 3]) expect(await nextUpdate(news)).toMatchObject({ version });
    const rest = restOf(news);
    const client = which === 'another' ? other : api;
    await client.play(RevokeSeatDocument, { encounterId, seatId });
    expect(await rest).toEqual([
      { __typename: 'StreamEnded', reason: 'SEAT_REVOKED', afterVersion: 3, retryAfter: null },
    ]);
    await expect(restOf(follow(api, encounterId, { token }))).rejects.toThrow('SEAT_REVOKED');
  });

  it('when its seat expires', async () => {
    const id = await gathered();
    const record = (await api.store.load(id))!;
    const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toISOString();
    const seat = { ...record.seats[0]!, expiresAt };
    const seats = [seat];
    api.overwriteHead(id, headRow({ ...record, seats }));
    const token = await tokens.issue(id, seat);
    expect(await restOf(follow(api, id, { token, afterVersion: 2 }))).toEqual([
      { __typename: 'StreamEnded', reason: 'SEAT_EXPIRED', afterVersion: 2, retryAfter: null },
    ]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expiresAt) - 1);
  });
});

describe('a stream is refused', () => {
  const query = (id: string, more = '') =>
    `subscription { encounterUpdated(encounterId: "${id}"${more}) { __typename } }`;

  async function refusal(answered: Response): Promise<unknown> {
    const [, data = ''] = /^data: (.+)$/m.exec(await answered.text()) ?? [];
    const { data: found, errors } = JSON.parse(data) as { data?: unknown; errors: unknown[] };
    expect(found ?? null).toBeNull();
    return errors[0];
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('without a token, and with one from elsewhere', async () => {
    const id = await gathered();
    expect(await refusal(await subscribeRaw(api, query(id)))).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const elsewhere = bearer(await firstToken(await gathered()));
    for (const asked of [id, UNKNOWN])
      expect(await refusal(await subscribeRaw(api, query(asked), elsewhere))).toMatchObject({
        message: 'The token is that of a seat at another encounter.',
        extensions: { code: 'FORBIDDEN' },
      });
    const forged = await subscribeRaw(api, query(id), bearer('a.b.c'));
    expect(forged.status).toBe(401);
    expect(await refusal(forged)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  it('of an encounter that is not there', async () => {
    const token = bearer(await firstToken(UNKNOWN));
    expect(await refusal(await subscribeRaw(api, query(UNKNOWN), token))).toMatchObject({
      extensions: { code: 'ENCOUNTER_NOT_FOUND' },
    });
  });

  it.each([-1, 3])('after version %d of two', async (afterVersion) => {
    const id = await gathered();
    const token = bearer(await firstToken(id));
    const asked = query(id, `, afterVersion: ${afterVersion}`);
    expect(await refusal(await subscribeRaw(api, asked, token))).toMatchObject({
      message: 'The encounter has the versions 1 to 2; 0 is before the first.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('by GET as by POST: a page elsewhere cannot send the header that it takes', async () => {
    const id = await gathered();
    const url = `${api.endpoint}?query=${encodeURIComponent(query(id))}`;
    const headers = { accept: 'text/event-stream' };
    expect(await refusal(await fetch(url, { headers }))).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const abort = new AbortController();
    const granted = await fetch(url, {
      headers: { ...headers, ...bearer(await firstToken(id)) },
      signal: abort.signal,
    });
    expect(granted.headers.get('content-type')).toBe('text/event-stream');
    abort.abort();
  });
});

describe('a connection', () => {
  it('is kept alive while nothing comes', async () => {
    const id = await gathered();
    const query = `subscription { encounterUpdated(encounterId: "${id}") { __typename } }`;
    const authorization = `Bearer ${await firstToken(id)}`;
    const { body } = await subscribeRaw(api, query, { authorization });
    let text = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.length >= 9) break;
    }
    expect(text).toMatch(/^(:\n\n){3,}$/);
  });

  it('leaves nothing behind when it is cut, whether something was to come or not', async () => {
    const server = await counting(api.store);
    const idle = await gathered();
    const busy = await gathered();
    const followed = [
      ...Array.from({ length: 5 }, () => follow(server, idle)),
      ...Array.from({ length: 5 }, () => follow(server, busy, { afterVersion: 0 })),
    ];
    const first = followed.map((news) => news.next());
    await Promise.all(first.slice(5));
    await expect.poll(() => server.encounters.watched, SOON).toBe(2);
    // An iterator that waits returns when it has what it waits for: so the connections are cut.
    await server.stop();
    cleanUp.length = 0;
    await Promise.allSettled([...first, ...followed.map((news) => news.return())]);
    await expect.poll(() => server.encounters.watched, SOON).toBe(0);
  });

  it('that is cut by its client is left by the server, though it waits', async () => {
    const server = await counting(api.store);
    const id = await gathered();
    const abort = new AbortController();
    const query = `subscription { encounterUpdated(encounterId: "${id}") { __typename } }`;
    const headers = { authorization: `Bearer ${await firstToken(id)}` };
    await fetch(server.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify({ query }),
      signal: abort.signal,
    });
    await expect.poll(() => server.encounters.watched, SOON).toBe(1);
    abort.abort();
    await expect.poll(() => server.encounters.watched, SOON).toBe(0);
  });

  it('ends with an error when the database fails, and the next one goes on', async () => {
    const id = await gathered();
    const working = api.store;
    let works = true;
    const versions = (asked: readonly string[]) =>
      works ? working.versions(asked) : Promise.reject(new StoreError('FAILED', 'It is down.'));
    const server = await counting({ ...working, versions });
    const news = follow(server, id, { afterVersion: 1 });
    expect((await nextUpdate(news)).version).toBe(2);
    works = false;
    await expect(news.next()).rejects.toThrow('INTERNAL_SERVER_ERROR');
    await expect.poll(() => server.encounters.watched, SOON).toBe(0);
    works = true;
    await step(api, id);
    const next = follow(server, id, { afterVersion: 2 });
    expect((await nextUpdate(next)).version).toBe(3);
    await next.return();
  });

  /** More than the buffers of a connection take: 22 MB. */
  const VERSIONS = 250;

  it('that nobody reads makes the server read no further', async () => {
    const server = await counting(memoryStore());
    const id = await gathered(server);
    const obstacles = Array.from({ length: 300 }, (_, q) => ({ q: q + 5, r: 0 }));
    for (let version = 3; version <= VERSIONS; version++) await setDown(server, id, obstacles);
    const aliases = Array.from(
      { length: 20 },
      (_, i) => `f${i}: battlefield { obstacles { q r } }`,
    );
    const query = `subscription { encounterUpdated(encounterId: "${id}", afterVersion: 0) {
      ... on EncounterUpdate { version encounter { ${aliases.join(' ')} } }
    } }`;
    // Compressed, all of it would fit into the buffers of a connection.
    const headers = {
      authorization: `Bearer ${await firstToken(id)}`,
      'accept-encoding': 'identity',
    };
    const reads = async (act: () => Promise<void>) => {
      const before = server.calls.journal;
      await act();
      return server.calls.journal - before;
    };
    const readAll = async () => {
      const news = follow(server, id, { afterVersion: 0 });
      while ((await nextUpdate(news)).version < VERSIONS);
      await news.return();
    };
    const alone = await reads(readAll);
    const both = await reads(async () => {
      const stuck = await subscribeRaw(server, query, headers);
      await readAll();
      await stuck.body!.cancel();
    });
    expect(both - alone).toBeGreaterThan(0);
    expect(both - alone).toBeLessThan(alone);
  }, 120_000);
});

describe('what watching costs', () => {
  it('is a look in a beat at most, however many watch, and one reading of what is new', async () => {
    const server = await counting(api.store);
    const id = await gathered();
    const followed = Array.from({ length: 20 }, () => follow(server, id, { afterVersion: 2 }));
    const began = performance.now();
    const first = followed.map(nextUpdate);
    await expect.poll(() => server.calls.load, SOON).toBe(20);
    await sleep(4.5 * PACE.lively);
    await step(other, id);
    expect(new Set((await Promise.all(first)).map(({ version }) => version))).toEqual(new Set([3]));
    const elapsed = performance.now() - began;
    expect(server.calls.versions).toBeLessThanOrEqual(Math.ceil((elapsed + 10) / PACE.lively));
    expect(server.calls.versions).toBeGreaterThan(2);
    expect(server.calls).toMatchObject({ load: 21, journal: 1 });
    for (const news of followed) await news.return();
    await expect.poll(() => server.encounters.watched, SOON).toBe(0);
  });

  it('is nothing for what the same server does', async () => {
    const server = await counting(api.store);
    const id = await gathered();
    const news = follow(server, id, { afterVersion: 1 });
    await nextUpdate(news);
    const { journal, load } = server.calls;
    for (const version of [3, 4, 5]) {
      await step(server, id, version);
      expect((await nextUpdate(news)).version).toBe(version);
    }
    expect(server.calls).toMatchObject({ journal, load });
    await news.return();
  });
});
