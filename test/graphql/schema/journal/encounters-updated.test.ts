/** The subscription `encountersUpdated`: several encounters in one stream. */
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ClaimSeatDocument,
  CreateEncounterDocument,
  DeleteEncounterDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
  SetBattlefieldDocument,
} from '../../../../src/client/index.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { CountingServer, follow, followSeveral, type News } from '../../../kit/graphql/stream.ts';
import { firstToken, TOKEN_KEY } from '../../../kit/app/seats.ts';

/** For what comes about in a moment, on a machine that is busy. */
const SOON = { timeout: 30_000 };
const UNKNOWN = 'enc_00000000000000000000';

let api: Api;
let issuer: Issuer;
let server: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  server = await api.another({ oidc: issuer.oidc });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0)) await clean();
});

async function counting(): Promise<CountingServer> {
  const counted = await CountingServer.start(api.store);
  cleanUp.push(counted.stop);
  return counted;
}

/** At version 1, with the token of its GM. */
async function table(): Promise<{ readonly encounterId: string; readonly token: string }> {
  const { id: encounterId } = await api.create();
  return { encounterId, token: await firstToken(encounterId) };
}

const step = (encounterId: string, r: number) =>
  api.play(SetBattlefieldDocument, { encounterId, obstacles: [{ q: 9, r }] });

async function spectatorAt(encounterId: string) {
  const input = { encounterId, kind: 'SPECTATOR', name: 'Eve' } as const;
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return { seatId: issueSeat.seat.id, token: issueSeat.token };
}

async function next(news: AsyncIterator<News>): Promise<News> {
  const item = await news.next();
  if (item.done) throw new Error('The stream has ended.');
  return item.value;
}

/** So many items, each by its encounter and version, or why that has ended. */
async function some(news: AsyncIterator<News>, count: number): Promise<readonly string[]> {
  const items: string[] = [];
  while (items.length < count) items.push(nameOf(await next(news)));
  return items;
}

const nameOf = (item: News): string => {
  if (!('encounterId' in item)) throw new Error('Of which encounter?');
  if (item.__typename === 'EncounterPinged') return `${item.encounterId} PINGED`;
  return `${item.encounterId} ${item.__typename === 'EncounterUpdate' ? item.version : item.reason}`;
};

const names = (encounterId: string, ...what: readonly (number | string)[]) =>
  what.map((one) => `${encounterId} ${one}`);

const refusal = async (news: AsyncGenerator<News, void>): Promise<string> =>
  news.next().then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error)),
  );

describe('encountersUpdated', () => {
  it('sends every version of each once and in order, to a GM with a token for each, whatever is cut', async () => {
    const tables = [await table(), await table(), await table()];
    const last = 12;
    const seen = new Map(tables.map(({ encounterId }) => [encounterId, 0]));
    const playing = (async () => {
      for (let version = 2; version <= last; version++)
        for (const { encounterId } of tables) await step(encounterId, version);
    })();
    const servers = [api, server];
    for (let cut = 0; [...seen.values()].some((version) => version < last); cut++) {
      const encounters = tables.map((one) => ({
        ...one,
        afterVersion: seen.get(one.encounterId)!,
      }));
      const news = followSeveral(servers[cut % 2]!, encounters);
      const left = [...seen.values()].reduce((sum, version) => sum + last - version, 0);
      for (let n = 0; n < Math.min(left, 1 + (cut % 7)); n++) {
        const update = await next(news);
        if (update.__typename !== 'EncounterUpdate' || !('encounterId' in update))
          throw new Error(JSON.stringify(update));
        const { encounterId, version, encounter } = update;
        expect(version).toBe(seen.get(encounterId)! + 1);
        expect(encounter.id).toBe(encounterId);
        seen.set(encounterId, version);
      }
      await news.return();
    }
    await playing;
  });

  it('follows with the token of an account, from the seat that it has at each', async () => {
    const gil = server.seated({ token: await issuer.token('gil') });
    const input = { name: 'Own', ruleset: 'SEGMENTS' } as const;
    const { createEncounter } = await gil.send(CreateEncounterDocument, { input });
    if (createEncounter.__typename !== 'CreateEncounterPayload') throw new Error('refused');
    const own = createEncounter.encounter.id;
    const { encounterId: other } = await table();
    const eve = await spectatorAt(other);
    await gil.play(ClaimSeatDocument, { encounterId: other, token: eve.token });
    const followed = [{ encounterId: own }, { encounterId: other, afterVersion: 1 }];
    const news = followSeveral(server, followed, await issuer.token('gil'));
    const [issued, claimed] = [await next(news), await next(news)];
    expect([issued, claimed].map(nameOf)).toEqual(names(other, 2, 3));
    // What is for the GM alone, a spectator does not see.
    expect(issued).toMatchObject({ events: [], encounter: { id: other } });
    await step(own, 1);
    expect(await next(news)).toMatchObject({
      encounterId: own,
      events: [{ __typename: 'BattlefieldSet' }],
    });
    await news.return();
  });

  it('says of one that it has ended, and goes on with the others', async () => {
    const [kept, deleted, left] = [await table(), await table(), await table()];
    const eve = await spectatorAt(left.encounterId);
    const news = followSeveral(api, [
      { ...kept, afterVersion: 0 },
      { ...deleted, afterVersion: 0 },
      { encounterId: left.encounterId, token: eve.token, afterVersion: 1 },
    ]);
    await some(news, 3);
    const { encounterId } = deleted;
    const input = { encounterId, name: 'A test' };
    await api.send(DeleteEncounterDocument, { input });
    expect(await some(news, 1)).toEqual(names(encounterId, 'DELETED'));
    await api.play(RevokeSeatDocument, { encounterId: left.encounterId, seatId: eve.seatId });
    expect(await some(news, 1)).toEqual(names(left.encounterId, 'SEAT_REVOKED'));
    await step(kept.encounterId, 1);
    expect(await some(news, 1)).toEqual(names(kept.encounterId, 2));
    await news.return();
  });

  it('says so at once of what has gone since it was followed last', async () => {
    const [kept, deleted, left, elsewhere] = [
      await table(),
      await table(),
      await table(),
      await table(),
    ];
    const eve = await spectatorAt(left.encounterId);
    await api.play(RevokeSeatDocument, { encounterId: left.encounterId, seatId: eve.seatId });
    const input = { encounterId: deleted.encounterId, name: 'A test' };
    await api.send(DeleteEncounterDocument, { input });
    const expired = await new SignJWT({ enc: elsewhere.encounterId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('sixbeat')
      .setSubject('seat_1')
      .setExpirationTime('-1 minute')
      .sign(new TextEncoder().encode(TOKEN_KEY));
    const gone = [
      { ...deleted, afterVersion: 5 },
      { encounterId: left.encounterId, token: eve.token },
      { encounterId: elsewhere.encounterId, token: expired },
      { encounterId: UNKNOWN, token: kept.token },
    ];
    const news = followSeveral(api, [...gone, { ...kept, afterVersion: 0 }]);
    expect(new Set(await some(news, 5))).toEqual(
      new Set([
        ...names(deleted.encounterId, 'DELETED'),
        ...names(left.encounterId, 'SEAT_REVOKED'),
        ...names(elsewhere.encounterId, 'SEAT_EXPIRED'),
        ...names(UNKNOWN, 'NO_SEAT'),
        ...names(kept.encounterId, 1),
      ]),
    );
    await step(kept.encounterId, 1);
    expect(await some(news, 1)).toEqual(names(kept.encounterId, 2));
    await news.return();
    // Without any that is left, it is refused as that of one encounter is.
    const codes = ['ENCOUNTER_NOT_FOUND', 'SEAT_REVOKED', 'UNAUTHENTICATED', 'FORBIDDEN'];
    for (const [i, code] of codes.entries())
      expect(await refusal(followSeveral(api, gone.slice(i)))).toContain(code);
  });

  it('ends when each of them has, and says where to go on with it', async () => {
    const short = await api.another({ maxStreamMs: 200 });
    const tables = [await table(), await table()];
    const encounters = tables.map((one) => ({ ...one, afterVersion: 0 }));
    const news = await Array.fromAsync(followSeveral(short, encounters));
    expect(news.filter(({ __typename }) => __typename === 'StreamEnded')).toHaveLength(2);
    for (const { encounterId } of tables)
      expect(news).toContainEqual({
        __typename: 'StreamEnded',
        encounterId,
        reason: 'TIME',
        afterVersion: 1,
        retryAfter: null,
      });
  });

  it('ends one whose missed versions use up the requests of its caller, and goes on with the others', async () => {
    const [behind, upToDate] = [await table(), await table()];
    for (let version = 2; version <= 12; version++) await step(behind.encounterId, version);
    const limited = await api.another({ requestsPerMinute: 5 });
    const news = followSeveral(limited, [{ ...behind, afterVersion: 0 }, upToDate]);
    const sent = await some(news, 5);
    expect(sent).toEqual(names(behind.encounterId, 1, 2, 3, 4, 'TIME'));
    await step(upToDate.encounterId, 1);
    expect(await some(news, 1)).toEqual(names(upToDate.encounterId, 2));
    await news.return();
  });
});

describe('encountersUpdated is refused', () => {
  it('with none, too many, one twice, a token that is forged, or a version to come', async () => {
    const one = await table();
    const many = Array.from({ length: 21 }, (_, i) => ({
      encounterId: UNKNOWN.replace(/..$/, String(10 + i)),
    }));
    for (const encounters of [
      [],
      many,
      [one, one],
      [{ ...one, token: 'x.y.z' }],
      [{ ...one, afterVersion: 9 }],
      [one, { ...(await table()), afterVersion: 9 }],
    ])
      expect(await refusal(followSeveral(api, encounters))).toContain('BAD_USER_INPUT');
  });

  it('with the token of a seat in the address', async () => {
    const { encounterId, token } = await table();
    const url = new URL(api.endpoint);
    url.searchParams.set(
      'query',
      'subscription ($encounters: [FollowedEncounterInput!]!) { encountersUpdated(encounters: $encounters) { __typename } }',
    );
    url.searchParams.set('variables', JSON.stringify({ encounters: [{ encounterId, token }] }));
    const response = await fetch(url, { headers: { accept: 'text/event-stream' } });
    expect(await response.text()).toContain('by POST');
  });

  it('beyond the streams of a seat, each encounter counting as one', async () => {
    const counted = await counting();
    const [one, other] = [await table(), await table()];
    const open = Array.from({ length: 25 }, () =>
      follow(counted, one.encounterId, { afterVersion: 0, token: one.token }),
    );
    await Promise.all(open.map((news) => news.next()));
    expect(await refusal(followSeveral(counted, [other, one]))).toContain('429');
    await expect.poll(() => counted.encounters.watched, SOON).toBe(1);
    for (const news of open) await news.return();
  });
});

describe('a connection that follows several', () => {
  it('leaves nothing behind when it is cut, or refused', async () => {
    const counted = await counting();
    const tables = [await table(), await table(), await table()];
    const news = followSeveral(
      counted,
      tables.map((one) => ({ ...one, afterVersion: 0 })),
    );
    await some(news, 3);
    expect(counted.encounters.watched).toBe(3);
    await news.return();
    await expect.poll(() => counted.encounters.watched, SOON).toBe(0);
    const wrong = tables.map((one, i) => ({ ...one, afterVersion: i * 5 }));
    expect(await refusal(followSeveral(counted, wrong))).toContain('BAD_USER_INPUT');
    expect(counted.encounters.watched).toBe(0);
  });
});
