/** Pictures over HTTP, on the real server. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  HideCombatantsDocument,
  RevealCombatantsDocument,
  SetBattlefieldDocument,
  UpdateCombatantDocument,
} from '../../../src/client/index.ts';
import { start } from '../../../src/local/start.ts';
import { type Api, ApiClient, startApi } from '../../kit/graphql/api.ts';
import { pictureRequest, putPicture } from '../../kit/graphql/pictures.ts';
import { noPictures, png, pngOf, polyglots, wholePictures } from '../../kit/app/picture-files.ts';
import { firstToken, TOKEN_KEY } from '../../kit/app/seats.ts';
import { temporaryFolder } from '../../kit/store/database.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const put = (id: string, bytes: Uint8Array, more = {}) => putPicture(api.endpoint, id, bytes, more);
const read = (id: string, hash: string, more = {}) =>
  pictureRequest(api.endpoint, `/fights/${id}/pictures/${hash}`, more);

const LIST = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { picturesPath pictures {
  hash path name mediaType bytes width height inBattlefield combatantIds } } } }`;
const listed = async (id: string, client: ApiClient = api) =>
  (
    (await client.ask(LIST, { id })) as {
      readonly encounter: { readonly pictures: readonly { readonly hash: string }[] | null };
    }
  ).encounter.pictures;

/** A seat of somebody else at the table. */
async function seatOf(encounterId: string, combatantIds: readonly string[] = []) {
  const kind = combatantIds.length > 0 ? 'PLAYER' : 'SPECTATOR';
  const query =
    'mutation ($input: IssueSeatInput!) { issueSeat(input: $input) { __typename ... on IssueSeatPayload { token } } }';
  const data = await api.ask(query, { input: { encounterId, kind, combatantIds, name: 'Ann' } });
  const { token } = (data as { readonly issueSeat: { readonly token: string } }).issueSeat;
  return { token };
}

const times = (count: number, status: number): number[] =>
  Array.from({ length: count }, () => status);

describe('a picture that is sent', () => {
  it.each(Object.entries(wholePictures))(
    'comes back as it was: %s',
    async (_, [mediaType, bytes]) => {
      const { id } = await api.create();
      const kept = await put(id, bytes, {
        name: 'Die Höhle',
        headers: { 'content-type': 'text/html' },
      });
      const hash = hashOf(bytes);
      const path = `/fights/${id}/pictures/${hash}`;
      expect([kept.status, kept.body]).toEqual([
        201,
        { hash, path, name: 'Die Höhle', mediaType, bytes: bytes.length, width: 2, height: 3 },
      ]);
      const found = await read(id, hash);
      expect(found.status).toBe(200);
      expect(found.bytes).toEqual(bytes);
      expect(Object.fromEntries(found.headers)).toMatchObject({
        'content-type': mediaType,
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'authorization',
      });
      expect(await listed(id)).toEqual([{ ...kept.body, inBattlefield: false, combatantIds: [] }]);
    },
  );

  it('is one, however often it comes, by its newest name', async () => {
    const { id } = await api.create();
    expect((await put(id, png(), { name: 'One' })).status).toBe(201);
    expect((await put(id, png(), { name: 'Two' })).status).toBe(200);
    expect(await listed(id)).toMatchObject([{ name: 'Two' }]);
  });

  it('can be deleted, once', async () => {
    const { id } = await api.create();
    const { hash } = (await put(id, png())).body as { readonly hash: string };
    expect((await read(id, hash, { method: 'DELETE' })).status).toBe(204);
    expect((await read(id, hash)).status).toBe(404);
    expect((await read(id, hash, { method: 'DELETE' })).status).toBe(404);
    expect(await listed(id)).toEqual([]);
  });

  it('is for the page of any site that has a token, as the API is', async () => {
    const { id } = await api.create();
    const path = `/fights/${id}/pictures`;
    const origin = 'https://vtt.example';
    const asked = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const leave = await pictureRequest(api.endpoint, path, { method: 'OPTIONS', headers: asked });
    expect(leave.status).toBe(204);
    expect(leave.headers.get('access-control-allow-origin')).toBe(origin);
    expect(leave.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/);
    const kept = await put(id, png(), { headers: { origin } });
    expect(kept.headers.get('x-request-id')).toMatch(/./);
    const found = await read(id, hashOf(png()), { headers: { origin } });
    for (const { headers } of [kept, found]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toMatch(/origin, authorization/i);
    }
  });
});

describe('what is refused, in words and with a code', () => {
  const refusals = async (bytes: Uint8Array, more = {}) => {
    const { id } = await api.create();
    const { status, body } = await put(id, bytes, more);
    expect(Object.keys(body)).toEqual(['code', 'message']);
    expect(await listed(id)).toEqual([]);
    return [status, body.code];
  };

  it.each(Object.entries(polyglots))('%s', async (_, bytes) => {
    expect(await refusals(bytes)).toEqual([422, 'UNSOUND_PICTURE']);
  });

  it.each(Object.entries(noPictures))('%s', async (_, bytes) => {
    const headers = { 'content-type': 'image/png' };
    expect(await refusals(bytes, { headers })).toEqual([415, 'UNKNOWN_PICTURE_FORMAT']);
  });

  it('too many pixels, and a name that is no line', async () => {
    expect(await refusals(png({ width: 8193 }))).toEqual([422, 'TOO_MANY_PIXELS']);
    for (const name of ['x'.repeat(81), 'a\nb', ' \u200b'])
      expect(await refusals(png(), { name })).toEqual([400, 'BAD_PICTURE_NAME']);
  });

  it('each part of the address beyond its bound', async () => {
    const { id } = await api.create();
    const named = async (length: number) => {
      const { status, body } = await put(id, png(), { name: 'x'.repeat(length) });
      return [status, body.code];
    };
    expect(await named(80)).toEqual([201, undefined]);
    for (const length of [81, 7000]) expect(await named(length)).toEqual([400, 'BAD_PICTURE_NAME']);
    const at = { token: await firstToken(id) };
    const hash = hashOf(png());
    for (const method of ['GET', 'DELETE']) {
      const answered = async (encounter: string, picture: string) => {
        const { status, body } = await read(encounter, picture, { method, at });
        return [status, body.code];
      };
      for (const wrong of [hash.slice(1), `${hash}0`, 'a'.repeat(7000), '%00', '__proto__'])
        expect(await answered(id, wrong)).toEqual([404, 'PICTURE_NOT_FOUND']);
      for (const wrong of [
        `${id}0`,
        'x'.repeat(7000),
        '%00',
        '__proto__',
        id.replace('enc', 'pty'),
      ])
        expect(await answered(wrong, hash)).toEqual([403, 'FORBIDDEN']);
    }
    expect(await listed(id)).toHaveLength(1);
  });

  it('a byte too many, whether its length is said or not', async () => {
    const { id } = await api.create();
    expect((await put(id, pngOf(2_000_000))).status).toBe(201);
    expect(await refusals(pngOf(2_000_001))).toEqual([413, 'PICTURE_TOO_LARGE']);
    expect(await refusals(new Uint8Array(6_000_000))).toEqual([413, expect.any(String)]);
    const parts = Array.from({ length: 21 }, () => new Uint8Array(100_000));
    expect(await refusals(streamOf(parts))).toEqual([413, 'PICTURE_TOO_LARGE']);
  });

  it('a twenty-first picture, and more than 20 MB of them', async () => {
    const { id } = await api.create();
    for (let n = 0; n < 20; n++) expect((await put(id, png({ seed: `${n}` }))).status).toBe(201);
    expect(await put(id, png({ seed: 'more' }))).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PICTURES' },
    });
    expect((await put(id, png({ seed: '7' }))).status).toBe(200);
    const full = (await api.create()).id;
    for (let n = 0; n < 10; n++)
      expect((await put(full, pngOf(2_000_000, `${n}`))).status).toBe(201);
    expect(await put(full, png())).toMatchObject({
      status: 409,
      body: { code: 'PICTURES_TOO_LARGE' },
    });
    expect((await listed(full))!.length).toBe(10);
  });

  it('anybody but a GM of the encounter', async () => {
    const { id } = await api.create();
    const other = (await api.create()).id;
    const { hash } = (await put(id, png())).body as { readonly hash: string };
    const spectator = await seatOf(id);
    const stranger = await seatOf(other);
    const tries = [
      [spectator, 403, 'FORBIDDEN'],
      [stranger, 403, 'FORBIDDEN'],
      ['NOWHERE', 401, 'UNAUTHENTICATED'],
      [{ token: 'e30.e30.e30' }, 401, 'UNAUTHENTICATED'],
    ] as const;
    for (const [at, status, code] of tries) {
      expect(await put(id, png({ seed: 'mine' }), { at })).toMatchObject({
        status,
        body: { code },
      });
      expect(await read(id, hash, { at, method: 'DELETE' })).toMatchObject({
        status,
        body: { code },
      });
    }
    expect(await listed(id)).toHaveLength(1);
    expect(await listed(id, api.seated(spectator))).toBeNull();
    const nowhere = 'enc_00000000000000000000';
    expect(await put(nowhere, png())).toMatchObject({
      status: 404,
      body: { code: 'PICTURE_NOT_FOUND' },
    });
  });

  it('other methods', async () => {
    const { id } = await api.create();
    for (const [path, method, allow] of [
      [`/fights/${id}/pictures`, 'POST', 'PUT'],
      [`/fights/${id}/pictures`, 'GET', 'PUT'],
      [`/fights/${id}/pictures/${'0'.repeat(64)}`, 'PUT', 'GET, DELETE'],
    ] as const) {
      const { status, body, headers } = await pictureRequest(api.endpoint, path, { method });
      expect([status, body.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
    }
  });
});

describe('several at once', () => {
  it('are all kept, or the sender is told', async () => {
    const { id } = await api.create();
    const other = await api.another();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        putPicture([api, other][n % 2]!.endpoint, id, png({ seed: `${n}` })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...times(20, 201), ...times(10, 409)]);
    const kept = answers.filter(({ status }) => status === 201).map(({ body }) => body.hash);
    const hashes = (await listed(id))!.map(({ hash }) => hash);
    expect(hashes.toSorted()).toEqual(kept.toSorted());
    for (const hash of hashes) expect((await read(id, hash)).status).toBe(200);
  });

  it('of the same are one', async () => {
    const { id } = await api.create();
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(id, png())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listed(id)).toHaveLength(1);
  });
});

describe('who sees a picture', () => {
  const RULESETS = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const;

  it.each(RULESETS)('is who sees what it belongs to: %s', async (ruleset) => {
    const { id } = await api.create({ ruleset });
    const bestiary = (await api.ask(`{ bestiary(ruleset: ${ruleset}) { key } }`)) as {
      readonly bestiary: readonly { readonly key: string }[];
    };
    const creature = bestiary.bestiary[0]!.key;
    const [map, face, mask] = ['map', 'face', 'mask'].map((seed) => png({ seed }));
    for (const bytes of [map!, face!, mask!]) await put(id, bytes);
    const join = async (q: number, hidden: boolean, picture: string) => {
      const one = { creature, side: 'foes', position: { q, r: 0 }, picture };
      await api.play(AddCombatantsDocument, { encounterId: id, creatures: [one], hidden });
      const query =
        'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id picture } } } }';
      const found = (await api.ask(query, { id })) as {
        readonly encounter: { readonly combatants: readonly { id: string; picture: string }[] };
      };
      return found.encounter.combatants.find((other) => other.picture === picture)!.id;
    };
    const shown = await join(0, false, hashOf(face!));
    const hidden = await join(1, true, hashOf(mask!));
    const background = { picture: hashOf(map!), x: -3.5, y: -2, width: 22.25 };
    await api.play(SetBattlefieldDocument, { encounterId: id, obstacles: [], background });
    const at = await seatOf(id);
    const see = async () =>
      Promise.all(
        [map!, face!, mask!].map(async (bytes) => (await read(id, hashOf(bytes), { at })).status),
      );
    expect(await see()).toEqual([200, 200, 404]);
    const unknown = await read(id, hashOf(png({ seed: 'nobody' })), { at });
    const secret = await read(id, hashOf(mask!), { at });
    expect([secret.status, secret.bytes, keysOf(secret.headers)]).toEqual([
      unknown.status,
      unknown.bytes,
      keysOf(unknown.headers),
    ]);
    const seen = (await api
      .seated(at)
      .ask(
        `query ($id: ID!) { encounter(id: $id) { ... on Encounter { picturesPath battlefield { background { picture x y width } } combatants { picture } } } }`,
        { id },
      )) as { readonly encounter: object };
    expect(seen.encounter).toEqual({
      picturesPath: `/fights/${id}/pictures`,
      battlefield: { background },
      combatants: [{ picture: hashOf(face!) }],
    });
    expect(JSON.stringify(seen)).not.toContain(hashOf(mask!));
    expect(await listed(id)).toMatchObject([
      { inBattlefield: true, combatantIds: [] },
      { inBattlefield: false, combatantIds: [shown] },
      { inBattlefield: false, combatantIds: [hidden] },
    ]);
    await api.play(HideCombatantsDocument, { encounterId: id, combatantIds: [shown] });
    expect(await see()).toEqual([200, 404, 404]);
    await api.play(RevealCombatantsDocument, { encounterId: id, combatantIds: [hidden, shown] });
    expect(await see()).toEqual([200, 200, 200]);
    await api.play(UpdateCombatantDocument, { encounterId: id, combatantId: shown, picture: '' });
    await api.play(SetBattlefieldDocument, { encounterId: id, obstacles: [] });
    expect(await see()).toEqual([404, 404, 200]);
    expect(await listed(id)).toMatchObject([
      { inBattlefield: false },
      { combatantIds: [] },
      { combatantIds: [hidden] },
    ]);
  });

  it('is nobody at another table', async () => {
    const [one, other] = [await api.create(), await api.create()];
    await put(one.id, png());
    const hash = hashOf(png());
    expect((await read(other.id, hash)).status).toBe(404);
    expect((await read(one.id, hash, { at: await seatOf(other.id) })).status).toBe(403);
    expect((await read(one.id, hash, { at: 'NOWHERE' })).status).toBe(401);
    expect((await read(one.id, '../HEAD')).status).not.toBe(200);
  });
});

const streamOf = (parts: readonly Uint8Array[]): never =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  }) as never;

const keysOf = (headers: Headers) => [...headers.keys()];

describe('the rate limit', () => {
  it('counts each request, and the bytes both ways', async () => {
    const dataDir = await temporaryFolder();
    const limits = { requestsPerMinute: 6, answerBytesPerMinute: 2_000_000 };
    const server = await start({ port: 0, dataDir, tokenKeys: [TOKEN_KEY], ...limits });
    try {
      const client = new ApiClient(`${server.url}graphql`);
      const { id } = await client.create();
      const first = await putPicture(server.url, id, pngOf(1_500_000));
      expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([201, '5']);
      const second = await putPicture(server.url, id, pngOf(1_500_000, 'b'));
      expect(second.status).toBe(201);
      const third = await putPicture(server.url, id, png());
      expect(third).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });
});
