/** Going somewhere on the map: by dragging the token, and by keyboard. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../../kit/engine/random.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';

let server: Running;
let browser: Browser;
beforeAll(async () => {
  await buildWeb();
  server = await start({ port: 0, dataDir: await temporaryFolder() });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

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
  it.each([
    [1440, 900],
    [390, 844],
  ])('a token is dragged to where it goes on %i x %i', async (width, height) => {
    const visitor = await Visitor.at(browser, new URL(server.url).origin, {
      viewport: { width, height },
    });
    const page = await visitor.tab('/');
    const player = new TablePlayer(page, 'MOUSE', new Random(5));
    await player.openDemo('SECONDS');
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('the game master sets a token down anywhere, by keyboard', async () => {
    const visitor = await Visitor.at(browser, new URL(server.url).origin, {
      viewport: { width: 1440, height: 900 },
    });
    const page = await visitor.tab('/');
    const player = new TablePlayer(page, 'KEYBOARD', new Random(5));
    await player.openDemo('VIGILANCE');
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
    await visitor.leave();
  });
});
