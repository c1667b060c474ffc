/** What the Table shows of an option before it is taken. */
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

/** The options that each request for details named. */
function detailsAsked(page: Page): string[][] {
  const asked: string[][] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('query OptionDetails')) return;
    asked.push((JSON.parse(body) as { variables: { optionIds: string[] } }).variables.optionIds);
  });
  return asked;
}

/** Begins the first option that is aimed at somebody. */
async function beginAttack(page: Page, player: TablePlayer): Promise<void> {
  for (let moves = 0; moves < 10; moves++) {
    const options = page.locator('.option');
    for (let i = 0; i < (await options.count()); i++) {
      await options.nth(i).click();
      if ((await page.locator('.target-row').count()) > 0) return;
      const isOpen = await page.locator('.draft').isVisible();
      if (isOpen) await options.nth(i).click();
      else break;
    }
    await player.move();
  }
  throw new Error('Nobody can attack anybody.');
}

describe('before a choice', () => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('the chances of each target are shown on %i x %i', async (width, height) => {
    const visitor = await Visitor.at(browser, new URL(server.url).origin, {
      viewport: { width, height },
    });
    const page = await visitor.tab('/');
    const asked = detailsAsked(page);
    const player = new TablePlayer(page, 'MOUSE', new Random(5));
    await player.openDemo('SECONDS');
    expect(asked).toEqual([]);
    await beginAttack(page, player);
    const row = page.locator('.target-row').first();
    await row.getByText(/\d+ hex(es)?, \d+ m/).waitFor();
    for (const optionIds of asked) expect(optionIds).toHaveLength(1);

    // On the map, the line to whom the pointer is on.
    await row.hover();
    await page.locator('.sight .line').waitFor({ state: 'attached' });
    await page.locator('.target-card').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
