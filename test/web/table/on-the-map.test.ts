/** Going somewhere on the map: by dragging the token, and by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AddCombatantsDocument } from '../../../src/client/index.ts';
import { opening } from '../../kit/web/small-fight.ts';
import { LARGE, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a token on the screen. */
async function spotOf(page: Page, name: string): Promise<Spot> {
  const token = page.locator('.token', { hasText: name });
  // It slides to where it stands.
  await page.waitForTimeout(400);
  const box = await token.boundingBox();
  if (!box) throw new Error(`${name} is not on the map.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const version = (page: Page) => page.locator('.table').getAttribute('data-version').then(Number);

/** Middles of hexes that may be picked, with nothing over them. */
const openHexes = (page: Page): Promise<readonly Spot[]> =>
  page.locator('.map .reach').evaluate((reach) => {
    const path = reach as SVGPathElement;
    const matrix = path.getScreenCTM() ?? undefined;
    const outlines = (path.getAttribute('d') ?? '').split('Z').filter(Boolean);
    return outlines.flatMap((outline) => {
      // The first corner is the upper one.
      const [x = 0, top = 0] = outline.slice(1).split('L')[0]!.split(' ').map(Number);
      const at = new DOMPoint(x, top + 31).matrixTransform(matrix);
      return document.elementFromPoint(at.x, at.y) === path ? [{ x: at.x, y: at.y }] : [];
    });
  });

describe('on the map', () => {
  it('a hex that is picked is shown, until another takes its place', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.locator('.option', { hasText: 'Move' }).first().click();
    await page.locator('.map .reach').waitFor();
    const [first, second] = await openHexes(page);
    const picked = page.locator('.map .picked');
    await page.mouse.click(first!.x, first!.y);
    await expect.poll(() => picked.count()).toBe(1);
    const shown = await picked.getAttribute('d');
    await page.mouse.click(first!.x, first!.y);
    await expect.poll(() => picked.count()).toBe(1);
    await page.mouse.click(second!.x, second!.y);
    await expect.poll(() => picked.getAttribute('d')).not.toBe(shown);
    await expect.poll(() => picked.count()).toBe(1);
    await expect.poll(() => page.locator('.act-bar .confirm').isEnabled()).toBe(true);
  });

  it('a click before the first round selects, and says of nobody that they are unaware', async () => {
    const { token, encounterId, gm } = await opening(tables.server.url, 'SEGMENTS');
    const creatures = ['heroes', 'raiders'].map((side, q) => ({
      ...{ creature: 'reed-fencer', name: side, side, position: { q, r: 0 } },
    }));
    await gm.play(AddCombatantsDocument, { encounterId, creatures });
    const page = await tables.visit(LARGE, `/#/join/${token}`);
    const hero = page.locator('.token', { hasText: 'heroes' });
    await page.locator('.draft').waitFor();
    await page.waitForTimeout(500);
    await hero.click();
    await expect.poll(() => hero.getAttribute('class')).toMatch(/selected/);
    await expect.poll(() => page.locator('.draft [aria-pressed="true"]').count()).toBe(0);
  });

  it.each([LARGE, PHONE])('a token is dragged to where it goes ($width)', async (viewport) => {
    const page = await tables.demo('SECONDS', viewport);
    const actor = (await page.locator('.token.acting title').textContent())!;
    const [before, from] = [await version(page), await spotOf(page, actor)];

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y, { steps: 2 });
    // The reach is lit while it is dragged.
    const reach = await page.locator('.carried .reach').getAttribute('d');
    expect(reach!.split('Z').length).toBeGreaterThan(5);
    // To the hex at its left or right, whichever is free.
    const side = (await page.locator('.token').first().boundingBox())!.width * 1.1;
    for (const dx of [side, -side]) {
      await page.mouse.move(from.x + dx, from.y, { steps: 3 });
      const text = await page.locator('.carried text').textContent();
      if (text?.startsWith('Move')) break;
    }
    await expect.poll(() => page.locator('.carried text').textContent()).toMatch(/^Move/);
    await page.mouse.up();
    // The drag may have been meant for the map: nothing is done before it is confirmed.
    await page.waitForTimeout(300);
    expect(await version(page)).toBe(before);
    await page.locator('.confirm-on-map').getByRole('button', { name: /^Move/ }).click();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    await expect.poll(() => page.locator('.carried').count()).toBe(0);
  });

  it('a drag that is not meant is cancelled, and one on who may not move pans the map', async () => {
    const page = await tables.demo('SECONDS');
    const actor = (await page.locator('.token.acting title').textContent())!;
    const [before, from] = [await version(page), await spotOf(page, actor)];
    const side = (await page.locator('.token').first().boundingBox())!.width * 1.1;
    const drag = async ({ x, y }: Spot) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + side, y, { steps: 5 });
      await page.mouse.move(x - side, y, { steps: 5 });
      await page.mouse.up();
    };

    await drag(from);
    await page.locator('.confirm-on-map').press('Escape');
    await expect.poll(() => page.locator('.carried').count()).toBe(0);

    // Even the game master's: they select first whom they want to set down elsewhere.
    const other = page.locator('.token:not(.turn)').first();
    const name = (await other.locator('title').textContent())!;
    const world = () => page.locator('.map .world').getAttribute('style');
    const shown = await world();
    await drag(await spotOf(page, name));
    await expect.poll(() => page.locator('.carried').count()).toBe(0);
    expect(await world()).not.toBe(shown);
    expect(await version(page)).toBe(before);
  });

  it('the game master sets a token down anywhere, by keyboard', async () => {
    const page = await tables.demo('VIGILANCE');
    const before = await version(page);
    const map = page.getByRole('application');
    await map.focus();
    // The cursor comes up on somebody; far from there nobody can go at once.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    for (let i = 0; i < 15; i++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.carried text').textContent()).toBe('Place here');
    await page.keyboard.press('Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    await page.getByRole('log').getByText('Placed on the map').waitFor();
  });
});
