/** Pictures and maps from files: under the map, over its walls, and out again. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ScreenDocument,
  SetBattlefieldDocument,
  type WallInput,
} from '../../../src/client/index.ts';
import { png } from '../../kit/app/picture-files.ts';
import { fileOf, portal } from '../../kit/client/uvtt-files.ts';
import { pictureRequest, putPicture } from '../../kit/graphql/pictures.ts';
import { opening } from '../../kit/web/small-fight.ts';
import { LARGE, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** An empty fight, at whose ground its game master looks. */
async function opened(viewport: typeof LARGE) {
  const { encounterId, token, gm } = await opening(tables.server.url, 'SEGMENTS', {});
  const page = await tables.visit(viewport, `/#/join/${token}`);
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByRole('tab', { name: 'Terrain' }).click();
  const [pictures, maps] = [0, 1].map((n) => page.locator('.drop-zone input').nth(n));
  return {
    ...{ encounterId, token, gm, page, pictures: pictures!, maps: maps! },
    screen: async () => (await gm.send(ScreenDocument, { id: encounterId })).encounter!,
    ground: async () => (await gm.send(ScreenDocument, { id: encounterId })).encounter!.battlefield,
  };
}

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const mapFile = (name: string, map: unknown) =>
  file(name, Buffer.from(typeof map === 'string' ? map : JSON.stringify(map)), '');

/** A picture that no format makes small. @param side in pixels */
const noise = async (page: Page, side: number): Promise<Buffer> => {
  const url = await page.evaluate(async (length) => {
    const canvas = new OffscreenCanvas(length, length);
    const image = new ImageData(length, length);
    for (let i = 0; i < image.data.length; i++)
      image.data[i] = i % 4 === 3 ? 255 : Math.random() * 256;
    canvas.getContext('2d')!.putImageData(image, 0, 0);
    const reader = new FileReader();
    reader.readAsDataURL(await canvas.convertToBlob());
    await new Promise((resolve) => (reader.onload = resolve));
    return reader.result as string;
  }, side);
  return Buffer.from(url.split(',')[1]!, 'base64');
};

/** Clicks a place of the picture under the map. @param share of its width, from the left and from the top */
async function clickPicture(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const box = (await page.locator('.ground > image').boundingBox())!;
  await page.mouse.click(box.x + x * box.width, box.y + y * box.width);
}

const sizes = [
  ['1440 x 900', LARGE],
  ['390 x 844', PHONE],
] as const;

describe.each(sizes)('a picture at %s', (_, viewport) => {
  it('is laid under the map, its grid over the hexes by two clicks, and removed', async () => {
    const { page, pictures, ground } = await opened(viewport);
    const before = await versionOf(page);
    await pictures.setInputFiles(file('Cave.png', png({ width: 90, height: 90 })));
    await expect.poll(async () => (await ground()).background?.width).toBe(5);
    await page.locator('.ground > image').waitFor({ state: 'attached' });

    await page.getByLabel('Squares apart').fill('2');
    await page.getByRole('button', { name: 'Fit its grid' }).click();
    await page.waitForTimeout(600);
    await clickPicture(page, [0.45, 0.5]);
    await clickPicture(page, [0.55, 0.5]);
    // A tenth of the picture is two hexes now.
    await expect.poll(async () => (await ground()).background?.width).toBeCloseTo(20, 0);
    const { x = 0, y = 0, width = 0 } = (await ground()).background ?? {};
    const r = (y + 0.5 * width) / (Math.sqrt(3) / 2);
    const q = x + 0.45 * width - r / 2;
    expect(Math.abs(r - Math.round(r))).toBeLessThan(0.1);
    expect(Math.abs(q - Math.round(q))).toBeLessThan(0.1);

    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(async () => (await ground()).background).toBeNull();
    await expect.poll(() => versionOf(page)).toBe(before + 3);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(async () => (await ground()).background?.width).toBeCloseTo(width);
  });

  it('that is damaged or none is refused with a sentence', async () => {
    const { page, pictures, ground } = await opened(viewport);
    await pictures.setInputFiles(file('Cave.png', Buffer.from('This is no picture.')));
    const alert = page.locator('.drop-zone').getByRole('alert');
    await alert.getByText('This file is not a picture, or it is damaged.').waitFor();
    const whole = png({ width: 70, height: 70 });
    await pictures.setInputFiles(file('Cut.png', whole.subarray(0, whole.length - 20)));
    await alert.waitFor();
    expect((await ground()).background).toBeNull();
    await pictures.setInputFiles(file('Cave.png', whole));
    await expect.poll(async () => (await ground()).background).not.toBeNull();
    await expect.poll(() => alert.count()).toBe(0);
  });
});

describe('a large picture', () => {
  it('is scaled down before it is sent', async () => {
    const { page, pictures, screen, token } = await opened(LARGE);
    const large = await noise(page, 900);
    expect(large.length).toBeGreaterThan(2_000_000);
    await pictures.setInputFiles(file('Noise.png', large));
    await page.locator('.ground > image').waitFor({ state: 'attached', timeout: 20_000 });
    const { battlefield, picturesPath } = await screen();
    const path = `${picturesPath}/${battlefield.background!.picture}`;
    const { bytes, headers } = await pictureRequest(tables.server.url, path, { at: { token } });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(bytes.length).toBeLessThanOrEqual(2_000_000);
  });
});

/** Two rooms with a door between them. */
const house = fileOf({
  image: png({ width: 90, height: 60 }).toString('base64'),
  line_of_sight: [
    [
      { x: 2, y: 2 },
      { x: 12, y: 2 },
      { x: 12, y: 6 },
    ],
    [
      { x: 12, y: 8 },
      { x: 12, y: 10 },
      { x: 2, y: 10 },
      { x: 2, y: 2 },
    ],
  ],
  portals: [portal({ x: 12, y: 6 }, { x: 12, y: 8 })],
});

describe.each(sizes)('a map of another program at %s', (_, viewport) => {
  it('is shown with what it makes, brought in with its picture, and undone', async () => {
    const { page, maps, ground } = await opened(viewport);
    const before = await versionOf(page);
    await maps.setInputFiles(mapFile('House.dd2vtt', house));
    const preview = page.getByRole('dialog', { name: 'House.dd2vtt' });
    await preview.getByText(/30 × 20 squares; \d+ walls, 2 doors/).waitFor();
    await preview.getByText(/moved by 0\.\d\d hexes on average, 0\.\d\d at most/).waitFor();
    const walls = async () => Number(/(\d+) walls/.exec(await preview.innerText())?.[1]);
    const proposed = await walls();
    await preview.getByLabel('Hexes per square').fill('2');
    await expect.poll(walls).toBeGreaterThan(proposed * 1.5);
    await preview.getByLabel('Hexes per square').fill('1');
    await preview.getByRole('button', { name: 'Use this map' }).click();
    await preview.waitFor({ state: 'detached' });

    await expect.poll(() => versionOf(page)).toBe(before + 1);
    const { walls: built, background } = await ground();
    expect(built.filter(({ kind }) => kind === 'WALL')).toHaveLength(proposed);
    expect(built.filter(({ kind }) => kind === 'CLOSED_DOOR')).toHaveLength(2);
    expect(background).toMatchObject({ x: -0.5, width: 30 });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(async () => (await ground()).walls).toEqual([]);
    expect((await ground()).background).toBeNull();
  });
});

describe.each(sizes)('a preview of a map at %s', (_, viewport) => {
  it('has its walls corrected by clicks and by keys, and the counts follow', async () => {
    const { page, maps, ground } = await opened(viewport);
    await maps.setInputFiles(mapFile('House.dd2vtt', house));
    const preview = page.getByRole('dialog', { name: 'House.dd2vtt' });
    const counts = async () => {
      const [, walls, doors] = /(\d+) walls, (\d+) doors?/.exec(await preview.innerText()) ?? [];
      return [Number(walls), Number(doors)];
    };
    const [walls = 0, doors = 0] = await counts();
    const map = preview.getByRole('application', { name: 'Walls of the map' });
    const box = (await map.boundingBox())!;
    // The middle of the map is an open place.
    const position = { x: box.width * 0.7, y: box.height * 0.75 };
    await map.click({ position });
    await expect.poll(counts).toEqual([walls + 1, doors]);
    await preview.getByLabel('Door or wall').check();
    await map.click({ position });
    await expect.poll(counts).toEqual([walls, doors + 1]);
    await map.click({ position });
    await expect.poll(counts).toEqual([walls + 1, doors]);
    await preview.getByLabel('Wall or none').check();
    await map.click({ position });
    await expect.poll(counts).toEqual([walls, doors]);

    await preview.getByRole('button', { name: /^Zoom/ }).click();
    await map.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'r', 'Enter']) await page.keyboard.press(key);
    await expect.poll(counts).toEqual([walls + 1, doors]);
    const said = preview.getByRole('status');
    await said.getByText(/edge to the north-east: wall$/).waitFor();
    await page.keyboard.press('d');
    await expect.poll(counts).toEqual([walls, doors + 1]);
    await said.getByText(/edge to the north-east: closed door$/).waitFor();

    await preview.getByRole('button', { name: 'Use this map' }).click();
    await preview.waitFor({ state: 'detached' });
    const { walls: built } = await ground();
    expect(built.filter(({ kind }) => kind === 'CLOSED_DOOR')).toHaveLength(doors + 1);
    expect(built.filter(({ kind }) => kind === 'WALL')).toHaveLength(walls);
  });

  it('goes back to the walls of the file', async () => {
    const { page, maps } = await opened(viewport);
    await maps.setInputFiles(mapFile('House.dd2vtt', house));
    const preview = page.getByRole('dialog', { name: 'House.dd2vtt' });
    const walls = async () => Number(/(\d+) walls/.exec(await preview.innerText())?.[1]);
    const before = await walls();
    const back = preview.getByRole('button', { name: 'Back to the file' });
    const map = preview.getByRole('application', { name: 'Walls of the map' });
    const box = (await map.boundingBox())!;
    await map.click({ position: { x: box.width * 0.7, y: box.height * 0.75 } });
    await expect.poll(walls).toBe(before + 1);
    await back.click();
    await expect.poll(walls).toBe(before);
    await expect.poll(() => back.count()).toBe(0);
  });
});

describe('a map file', () => {
  it('that is none is refused with a sentence', async () => {
    const { page, maps, ground } = await opened(LARGE);
    const alert = page.locator('.drop-zone').getByRole('alert');
    await maps.setInputFiles(mapFile('House.uvtt', 'nonsense'));
    await alert.getByText('The file is not JSON').waitFor();
    await maps.setInputFiles(mapFile('House.uvtt', { ...house, portals: 7 }));
    await alert.getByText('`portals` has to be a list.').waitFor();
    // Its picture is none: the map may still be used without it.
    const broken = { ...house, image: Buffer.from('no picture').toString('base64') };
    await maps.setInputFiles(mapFile('House.uvtt', broken));
    const preview = page.getByRole('dialog', { name: 'House.uvtt' });
    await preview.getByRole('button', { name: 'Use this map' }).click();
    await preview.getByText('This file is not a picture, or it is damaged.').waitFor();
    await preview.getByLabel('With its picture').uncheck();
    await preview.getByRole('button', { name: 'Use this map' }).click();
    await preview.waitFor({ state: 'detached' });
    expect((await ground()).walls.length).toBeGreaterThan(20);
  });

  it('that was saved here comes in again edge for edge, with its picture', async () => {
    const one = await opened(LARGE);
    const bytes = png({ width: 90, height: 60 });
    const { body } = await putPicture(tables.server.url, one.encounterId, bytes, {
      at: { token: one.token },
    });
    const kinds = [
      'WALL',
      'CLOSED_DOOR',
      'OPEN_DOOR',
      'SECRET_DOOR',
      'LIGHT_WINDOW',
      'MEDIUM_WINDOW',
      'HEAVY_WINDOW',
    ] as const;
    const walls = kinds.flatMap((kind, i) =>
      (['E', 'NE', 'NW'] as const).map((side): WallInput => ({
        hex: { q: 2 * i, r: i % 3 },
        side,
        kind,
      })),
    );
    await one.gm.play(SetBattlefieldDocument, {
      encounterId: one.encounterId,
      walls,
      obstacles: [{ q: 3, r: 3 }],
      water: [{ q: 4, r: 3 }],
      dark: [{ q: 5, r: 3 }],
      concealing: [{ hex: { q: 6, r: 3 }, levels: 2 }],
      features: [{ hex: { q: 7, r: 3 }, kind: 'CLIMB', name: 'Ladder' }],
      background: { picture: String(body.hash), x: -2.5, y: -1.25, width: 15 },
    });
    await one.page.locator('.ground > image').waitFor({ state: 'attached' });
    const download = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Save the map as .uvtt' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');

    const other = await opened(PHONE);
    await other.maps.setInputFiles(mapFile('Saved.uvtt', saved));
    const preview = other.page.getByRole('dialog', { name: 'Saved.uvtt' });
    // It has its own scale.
    await expect.poll(() => preview.getByLabel('Hexes per square').count()).toBe(0);
    await preview.getByRole('button', { name: 'Use this map' }).click();
    await preview.waitFor({ state: 'detached' });
    const [from, to] = [await one.ground(), await other.ground()];
    const sorted = (all: readonly object[]) => all.map((item) => JSON.stringify(item)).sort();
    expect(sorted(to.walls)).toEqual(sorted(from.walls));
    expect({ ...to, walls: [], background: null }).toEqual({
      ...from,
      walls: [],
      background: null,
    });
    expect(to.background!.picture).toBe(from.background!.picture);
    for (const side of ['x', 'y', 'width'] as const)
      expect(to.background![side]).toBeCloseTo(from.background![side], 4);
  });
});
