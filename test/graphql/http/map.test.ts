/** The map of a fight over HTTP, on the real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';
import {
  AddCombatantsDocument,
  IssueSeatDocument,
  ReplayDocument,
  RevokeSeatDocument,
  SetBattlefieldDocument,
} from '../../../src/client/index.ts';
import { mapIn } from '../../../src/painting/map.ts';
import type { View } from '../../../src/scene/view.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import type { Sitting } from '../../kit/app/seats.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { begun } from '../../kit/graphql/awaiting-fight.ts';
import { pictureRequest } from '../../kit/graphql/pictures.ts';
import { foe, someone } from '../../kit/graphql/segments-fight.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Of a PNG, its width and its height. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const map = async (
  id: string,
  asked = '',
  more: { at?: Sitting; method?: string; headers?: Readonly<Record<string, string>> } = {},
) => {
  const answer = await pictureRequest(api.endpoint, `/fights/${id}/map.svg${asked}`, more);
  return { ...answer, svg: String(answer.bytes) };
};

/** What the client reads of a fight, from which the Table paints its map. */
async function viewOf(id: string, atVersion: number | null = null): Promise<View> {
  const { encounter } = await api.send(ReplayDocument, { id, atVersion });
  return encounter as View;
}

/** Ana sees Bor, and the GM a wolf besides. */
async function gather() {
  const { id: encounterId } = await api.create({ name: 'A <bridge> & "more"' });
  const combatants = [someone('Ana', 0), foe('Bor <i>', 2)];
  await api.play(AddCombatantsDocument, { encounterId, combatants });
  const { encounter } = await api.play(AddCombatantsDocument, {
    ...{ encounterId, combatants: [foe('Wolf', 5)], hidden: true },
  });
  const input = {
    ...{ encounterId, kind: 'PLAYER' as const, name: 'Ann' },
    combatantIds: [encounter.combatants[0]!.id],
  };
  const { issueSeat } = await api.send(IssueSeatDocument, { input });
  if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
  return { encounterId, token: issueSeat.token, seatId: issueSeat.seat.id };
}

describe('the map of a fight', () => {
  it.each(Object.keys(rulesets) as RulesetId[])(
    'is painted from all that the Table paints its own from: %s',
    async (ruleset) => {
      const id = await begun(api, ruleset);
      await api.play(SetBattlefieldDocument, {
        encounterId: id,
        obstacles: [{ q: 2, r: 2 }],
        water: [{ q: 0, r: 3 }],
        walls: [{ hex: { q: 1, r: -1 }, side: 'E', kind: 'CLOSED_DOOR' }],
        labels: [{ text: 'The ford', hexes: [{ q: 3, r: 3 }] }],
      });
      const { status, headers, svg } = await map(id, '?theme=dark&size=800&numbers=true');
      expect(status).toBe(200);
      expect(svg).toBe(mapIn(await viewOf(id), { theme: 'DARK', size: 800, numbers: true }));
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('authorization') as unknown,
      });
      expect((await map(id, '?atVersion=2')).svg).toBe(
        mapIn(await viewOf(id, 2), { theme: 'LIGHT', size: 1000, numbers: false }),
      );
    },
  );

  it('comes as PNG in the same size, with the same mark of what it is', async () => {
    const { encounterId, token } = await gather();
    const path = `/fights/${encounterId}/map.png?size=600`;
    const at = { token };
    const png = await pictureRequest(api.endpoint, path, { at });
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const { svg, headers } = await map(encounterId, '?size=600', { at });
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
    expect(sizeOf(png.bytes)).toEqual([Number(width), Number(height)]);
    expect(png.headers.get('etag')).toBe(headers.get('etag'));
    const known = { at, headers: { 'if-none-match': png.headers.get('etag')! } };
    expect((await pictureRequest(api.endpoint, path, known)).status).toBe(304);
    // The GM sees more than that.
    const all = await pictureRequest(api.endpoint, path);
    expect(all.bytes.equals(png.bytes)).toBe(false);
    const stranger = await pictureRequest(api.endpoint, path, { at: 'NOWHERE' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('shows each seat what it sees, and to none what is an element of another', async () => {
    const { encounterId, token } = await gather();
    const [gm, player] = [await map(encounterId), await map(encounterId, '', { at: { token } })];
    expect(gm.svg).toContain('>Wolf<');
    expect(player.svg).toContain('>Ana<');
    expect(player.svg).not.toContain('Wolf');
    expect(player.svg).toContain('A &lt;bridge&gt; &amp; &quot;more&quot;');
    expect(player.svg).toContain('Bor &lt;i&gt;');
  });

  it('is sent once, and again only when it has changed', async () => {
    const { encounterId } = await gather();
    const { headers } = await map(encounterId);
    const known = { headers: { 'if-none-match': headers.get('etag')! } };
    const again = await map(encounterId, '', known);
    expect([again.status, again.svg]).toEqual([304, '']);
    await api.play(AddCombatantsDocument, { encounterId, combatants: [foe('Cid', 3)] });
    expect((await map(encounterId, '', known)).status).toBe(200);
  });

  it('is for who has a seat, and for no one whose seat is gone', async () => {
    const { encounterId, token, seatId } = await gather();
    const stranger = await map(encounterId, '', { at: 'NOWHERE' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const bad = await map(encounterId, '', { at: { token: 'bad' } });
    expect([bad.status, bad.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const { id: other } = await api.create();
    const elsewhere = await map(other, '', { at: { token } });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'FORBIDDEN']);
    await api.play(RevokeSeatDocument, { encounterId, seatId });
    const revoked = await map(encounterId, '', { at: { token } });
    expect([revoked.status, revoked.body.code]).toEqual([403, 'SEAT_REVOKED']);
  });

  it.each([
    ['size=99', 'size'],
    ['size=2001', 'size'],
    ['size=many', 'size'],
    ['theme=blue', 'theme'],
    ['numbers=1', 'numbers'],
    ['atVersion=-1', 'atVersion'],
    ['token=secret', 'token'],
  ])('refuses %s', async (asked, named) => {
    const { id } = await api.create();
    const { status, body } = await map(id, `?${asked}`);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.message).toContain(named);
  });

  it('says what is not there, and takes GET alone', async () => {
    const { id } = await api.create();
    const future = await map(id, '?atVersion=9');
    expect([future.status, future.body.code]).toEqual([404, 'ENCOUNTER_NOT_FOUND']);
    const posted = await map(id, '', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });
});
