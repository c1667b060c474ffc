/** What a game master builds on the edges of the map, and who opens a door there. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ScreenDocument,
  SetBattlefieldDocument,
  type WallInput,
} from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { ApiClient } from '../../kit/graphql/api.ts';
import { ring } from '../../kit/ring.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, linkFor, overHexes, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const obstacles = [...ring(3)];
/** On the edges of the hex (0, 0), in which Ana stands; its upper left one is between her and the open. */
const wall = (kind: WallInput['kind']): WallInput => ({ hex: { q: 0, r: 0 }, side: 'NW', kind });
const MIDDLE = { q: 0, r: -0.5 };

/** A fight of two against two, open at a page of its game master, and what the service has of it. */
async function opened(viewport: typeof LARGE, walls: readonly WallInput[] = []) {
  const { encounterId, token } = await smallFight(tables.server.url, 'SEGMENTS');
  const gm = new ApiClient(new URL(API_PATH, tables.server.url).href, { token });
  if (walls.length > 0)
    await gm.play(SetBattlefieldDocument, { encounterId, obstacles, walls: [...walls] });
  const page = await tables.visit(viewport, `/#/join/${token}`);
  await page.locator('.token').first().waitFor();
  const screen = async () => (await gm.send(ScreenDocument, { id: encounterId })).encounter!;
  return {
    page,
    kinds: async () =>
      (await screen()).battlefield.walls
        .map(({ hex: { q, r }, side, kind }) => `${q},${r} ${side} ${kind}`)
        .sort(),
    /** Who may act now. */
    acting: async () => {
      const { combatants, clock } = await screen();
      return combatants.find(({ id }) => id === clock?.turnOfId)!;
    },
    build: (...built: readonly WallInput[]) =>
      gm.play(SetBattlefieldDocument, { encounterId, obstacles, walls: [...built] }),
  };
}

async function takeBrush(page: Page, name: string): Promise<void> {
  if (!(await page.getByRole('dialog', { name: 'Game master' }).isVisible())) {
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Terrain' }).click();
  }
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.tool-hint').waitFor();
  // The hand has made room, and the map has taken it.
  await page.waitForTimeout(600);
}

const sizes = [
  ['1440 x 900', LARGE],
  ['390 x 844', PHONE],
] as const;

describe.each(sizes)('a game master at %s', (_, viewport) => {
  it('drags a wall along edges, puts a door into it, and undoes both', async () => {
    const { page, kinds } = await opened(viewport);
    const before = await versionOf(page);
    await takeBrush(page, 'Wall');
    await overHexes(page, [MIDDLE, { q: 1, r: -0.5 }, { q: 1.7, r: -0.5 }]);
    const chain = ['0,0 NE WALL', '0,0 NW WALL', '1,0 NE WALL', '1,0 NW WALL'];
    await expect.poll(kinds).toEqual(chain);
    await expect.poll(() => versionOf(page)).toBe(before + 1);

    await page.getByRole('button', { name: 'Done' }).click();
    await takeBrush(page, 'Secret door');
    await overHexes(page, [MIDDLE]);
    await expect.poll(kinds).toContain('0,0 NW SECRET_DOOR');
    expect(await kinds()).toHaveLength(4);

    // Escape puts the brush away, and leaves the drawer open.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tool-hint').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Game master' }).isVisible())
      .toBe(true);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.click();
    await expect.poll(kinds).toEqual(chain);
    await undo.click();
    await expect.poll(kinds).toEqual([]);
  });

  it('takes away what stands on an edge', async () => {
    const { page, kinds } = await opened(viewport, [wall('WALL'), { ...wall('WALL'), side: 'E' }]);
    await takeBrush(page, 'No wall');
    await overHexes(page, [MIDDLE]);
    await expect.poll(kinds).toEqual(['0,0 E WALL']);
  });

  it('opens and closes a door with a click', async () => {
    const { page, kinds } = await opened(viewport, [wall('CLOSED_DOOR')]);
    await overHexes(page, [MIDDLE]);
    await expect.poll(kinds).toEqual(['0,0 NW OPEN_DOOR']);
    await page.locator('.wall.open').waitFor({ state: 'attached' });
    await overHexes(page, [MIDDLE]);
    await expect.poll(kinds).toEqual(['0,0 NW CLOSED_DOOR']);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(kinds).toEqual(['0,0 NW OPEN_DOOR']);
  });

  it('reveals a secret door only when that is confirmed; until then players receive a wall', async () => {
    const { page, kinds } = await opened(viewport, [wall('SECRET_DOOR')]);
    const link = await linkFor(page, 'Ana');
    const player = await tables.visit(viewport);
    const received: string[] = [];
    player.on('response', (response) => {
      void response.text().then(
        (text) => received.push(text),
        () => undefined,
      );
    });
    await player.goto(new URL(`/${new URL(link).hash}`, tables.server.url).href);
    await player.reload();
    await player.locator('.token').first().waitFor();
    await player.locator('.wall').waitFor({ state: 'attached' });
    await expect.poll(() => player.locator('.wall.door, .door-handle').count()).toBe(0);

    await overHexes(page, [MIDDLE]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await kinds()).toEqual(['0,0 NW SECRET_DOOR']);
    expect(received.filter((text) => text.includes('"SECRET_DOOR"'))).toEqual([]);
    expect(received.some((text) => text.includes('"WALL"'))).toBe(true);

    await overHexes(page, [MIDDLE]);
    await page.getByRole('button', { name: 'Reveal the secret door' }).click();
    await expect.poll(kinds).toEqual(['0,0 NW OPEN_DOOR']);
    await player.locator('.wall.open').waitFor({ state: 'attached' });
  });
});

describe('without a pointer', () => {
  it('walls are built and doors opened by keys', async () => {
    const { page, kinds } = await opened(LARGE);
    await takeBrush(page, 'Door');
    const map = page.getByRole('application');
    // The first arrow brings the cursor to Ana's hex, whose edge to the east comes first.
    for (const key of ['ArrowRight', 'r', 'r', 'Enter']) await map.press(key);
    await expect.poll(kinds).toEqual(['0,0 NW CLOSED_DOOR']);
    await page.keyboard.press('Escape');
    await map.press('ArrowRight');
    await map.press('ArrowLeft');
    await map.press('o');
    await expect.poll(kinds).toEqual(['0,0 NW OPEN_DOOR']);
  });
});

describe.each(sizes)('a player at %s', (_, viewport) => {
  it('opens a door beside the own combatant with a click, once a turn', async () => {
    const { page, kinds, acting, build } = await opened(LARGE);
    const { name, position } = await acting();
    const far = { q: position.q, r: position.r - 2 };
    const kind = 'CLOSED_DOOR' as const;
    await build({ hex: position, side: 'NW', kind }, { hex: far, side: 'NW', kind });
    const player = await tables.visit(viewport, `/${new URL(await linkFor(page, name)).hash}`);
    await player.locator('.token').first().waitFor();
    const handles = player.locator('.door-handle');
    await expect.poll(() => handles.count()).toBe(1);
    // A press at once would be meant for what stood there before.
    await player.waitForTimeout(500);
    await overHexes(player, [{ q: position.q, r: position.r - 0.5 }]);
    const at = `${position.q},${position.r} NW`;
    await expect.poll(kinds).toContain(`${at} OPEN_DOOR`);
    await expect.poll(() => handles.count()).toBe(0);
    await overHexes(player, [{ q: position.q, r: position.r - 0.5 }]);
    expect(await kinds()).toContain(`${at} OPEN_DOOR`);
  });
});
