/** What the Table shows of an option before it is taken. */
import type { Browser, Locator, Page } from 'playwright-core';
import { MAX_CARDS } from '../../../src/web/fight/due-now/cards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../../kit/engine/random.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { placeFrom } from '../../kit/web/tables.ts';

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
    const { name, variables } = sentBy(request);
    if (name === 'OptionDetails') asked.push((variables as { optionIds: string[] }).optionIds);
  });
  return asked;
}

/** Begins an option that is aimed at a foe. */
async function beginAtFoe(page: Page): Promise<Locator> {
  const foes = page.locator('.target-row', {
    hasNotText: 'same side',
    has: page.locator('.chance'),
  });
  const options = page.locator('.option');
  for (let i = 0; i < (await options.count()); i++) {
    await options.nth(i).click();
    if ((await page.locator('.target-row').count()) > 0) {
      await page
        .locator('.target-row', { hasText: /\d+ hex/ })
        .first()
        .waitFor();
      if ((await foes.count()) > 0) return foes.first();
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('Nobody can attack anybody.');
}

/** The demo fight of SEGMENTS with everybody beside somebody of the other side. */
async function openMelee(page: Page): Promise<void> {
  await new TablePlayer(page, 'MOUSE', new Random(5)).openDemo('SEGMENTS');
  await placeFrom(page, [
    { name: 'Ana', q: 0, r: 0 },
    { name: 'Bolg', q: 1, r: 0 },
    { name: 'Reed', q: 0, r: 1 },
    { name: 'Quarry Hulk', q: 1, r: 1 },
  ]);
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
    await openMelee(page);
    const row = await beginAtFoe(page);
    await row.getByText(/\d+ hex(es)?, \d+ ft/).waitFor();
    // Those of the cards are asked for at once, and no others.
    for (const optionIds of asked) expect(optionIds.length).toBeLessThanOrEqual(MAX_CARDS);

    // On the map, the line to whom the pointer is on.
    await row.hover();
    await page.locator('.sight .line').waitFor({ state: 'attached' });
    await page.locator('.target-card').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('before a defense', () => {
  it('each way to meet an attack says what it leaves of it', async () => {
    const options = { viewport: { width: 1440, height: 900 } };
    const visitor = await Visitor.at(browser, new URL(server.url).origin, options);
    const page = await visitor.tab('/');
    await openMelee(page);
    await page.getByRole('log').getByText('Step 4').waitFor();
    const foe = await beginAtFoe(page);
    await foe.click();
    // One target is often all that is to be picked.
    const submit = page.locator('.confirm');
    await submit.click({ timeout: 2000 }).catch(() => undefined);
    await page.locator('.decision', { hasText: 'defense' }).waitFor();
    const undefended = page.locator('.option', { hasText: 'No defense' });
    await undefended.locator('.chance', { hasText: '%' }).waitFor();
    await expect.poll(() => undefended.innerText()).toContain('against');

    // What is under way is lit on the map when its bar is pointed at, and the other way round.
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('.bar-of:not(.lasting)').first().hover();
    await page.locator('.coming .way.lit').first().waitFor({ state: 'attached' });
    await page.mouse.move(0, 0);
    await expect.poll(() => page.locator('.coming .way.lit').count()).toBe(0);
    await page.locator('.coming .way').first().dispatchEvent('pointerover');
    await page.locator('.bar-of.lit').first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
