/** Going somewhere on the map: by dragging the token, and by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

describe('on the map', () => {
  it.each([LARGE, PHONE])('a token is dragged to where it goes ($width)', async (viewport) => {
    const page = await tables.demo('SECONDS', viewport);
    const actor = (await page.locator('.decision').innerText()).split(' turn')[0]!.trim();
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
    expect(await page.locator('.carried text').textContent()).toMatch(/^Move/);
    await page.mouse.up();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    expect(await page.locator('.refusal').count()).toBe(0);
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
    expect(await page.locator('.carried text').textContent()).toBe('Place here');
    await page.keyboard.press('Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    expect(await page.locator('.refusal').count()).toBe(0);
    await page.getByRole('log').getByText('Placed on the map').waitFor();
  });
});
