/** Links to a picture of a fight, on the real server: for who sends no token. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  EncounterDocument,
  IssueSeatDocument,
  RevokeSeatDocument,
  SeatsDocument,
  SharePictureDocument,
  type SharePictureInput,
} from '../../../src/client/index.ts';
import type { Sitting } from '../../kit/app/seats.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { pictureRequest } from '../../kit/graphql/pictures.ts';
import { foe, someone } from '../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = async (path: string, at: Sitting = 'NOWHERE') => {
  const answer = await pictureRequest(api.endpoint, path, { at });
  return { ...answer, text: String(answer.bytes) };
};

/** Ana is seen, and a wolf is hidden. */
async function gather() {
  const { id: encounterId } = await api.create();
  await api.play(AddCombatantsDocument, { encounterId, combatants: [someone('Ana', 0)] });
  const hidden = { encounterId, combatants: [foe('Wolf', 5)], hidden: true };
  await api.play(AddCombatantsDocument, hidden);
  return encounterId;
}

async function shared(encounterId: string, more: Partial<SharePictureInput> = {}) {
  const { sharePicture } = await api.send(SharePictureDocument, {
    input: { encounterId, ...more },
  });
  if (sharePicture.__typename !== 'SharePicturePayload') throw new Error(sharePicture.message);
  return { ...sharePicture, svg: sharePicture.path.replace('map.png', 'map.svg') };
}

describe('a link to a picture', () => {
  it('shows what a spectator sees, and nothing that is hidden', async () => {
    const encounterId = await gather();
    const input = { encounterId, kind: 'SPECTATOR', name: 'Sam' } as const;
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const { svg, path } = await shared(encounterId);
    const picture = await get(svg);
    expect(picture.status).toBe(200);
    expect(picture.text).toContain('Ana');
    expect(picture.text).not.toContain('Wolf');
    const own = await get(`/fights/${encounterId}/map.svg`, { token: issueSeat.token });
    expect(picture.text).toBe(own.text);
    const png = await get(path);
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('shows no more to who sends the token of the GM besides', async () => {
    const encounterId = await gather();
    const { svg } = await shared(encounterId);
    expect((await get(svg, 'GM')).text).toBe((await get(svg)).text);
  });

  it('follows the fight, or shows the version that it names for good', async () => {
    const encounterId = await gather();
    const [newest, second] = [
      await shared(encounterId),
      await shared(encounterId, { ofVersion: 2 }),
    ];
    const before = [(await get(newest.svg)).text, (await get(second.svg)).text];
    await api.play(AddCombatantsDocument, { encounterId, combatants: [someone('Bor', 3)] });
    const after = [(await get(newest.svg)).text, (await get(`${second.svg}&atVersion=6`)).text];
    expect(before[1]).not.toContain('Bor');
    expect(after[0]).toContain('Bor');
    expect(after[1]).toBe(before[1]);
  });

  it('opens nothing else: not the API, not the pictures, not another encounter', async () => {
    const [encounterId, other] = [await gather(), await gather()];
    const { path } = await shared(encounterId);
    const token = path.split('link=')[1]!;
    const asked = api.seated({ token }).send(EncounterDocument, { id: encounterId });
    await expect(asked).rejects.toThrow('The token is not one of this server');
    expect((await get(`/fights/${encounterId}/map.svg`, { token })).status).toBe(401);
    const elsewhere = await get(`/fights/${other}/map.svg?link=${token}`);
    expect([elsewhere.status, JSON.parse(elsewhere.text)]).toEqual([
      403,
      { code: 'SEAT_REVOKED', message: expect.stringContaining('has ended') as unknown },
    ]);
  });

  it('is not made of the token of a seat', async () => {
    const encounterId = await gather();
    const input = { encounterId, kind: 'SPECTATOR', name: 'Sam' } as const;
    const { issueSeat } = await api.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const { status } = await get(`/fights/${encounterId}/map.svg?link=${issueSeat.token}`);
    expect(status).toBe(403);
  });

  it('is listed among the seats, and ends when it is revoked', async () => {
    const encounterId = await gather();
    const { svg, seat } = await shared(encounterId, { name: 'For the chat', ofVersion: 1 });
    const { encounter } = await api.send(SeatsDocument, { encounterId });
    expect(encounter?.seats).toContainEqual(
      expect.objectContaining({
        name: 'For the chat',
        kind: 'SPECTATOR',
        pictureOf: { version: 1 },
      }),
    );
    expect((await get(svg)).status).toBe(200);
    await api.play(RevokeSeatDocument, { encounterId, seatId: seat.id });
    expect((await get(svg)).status).toBe(403);
  });

  it('is the same one when its request is sent twice', async () => {
    const encounterId = await gather();
    const once = { idempotencyKey: 'the same request' };
    expect((await shared(encounterId, once)).path).toBe((await shared(encounterId, once)).path);
  });

  it.each([
    [{ days: 31 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ ofVersion: 99 }, 'ofVersion'],
    [{ ofVersion: 0 }, 'ofVersion'],
    [{ name: '' }, 'name'],
  ])('is refused for %o', async (more, field) => {
    const encounterId = await gather();
    const refused = await api.refusal('InvalidInput', SharePictureDocument, {
      encounterId,
      ...more,
    });
    expect(JSON.stringify(refused)).toContain(`"${field}"`);
  });
});
