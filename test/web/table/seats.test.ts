/** Who sees what at the Table: a game master, a player and a spectator in browsers of their own. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../../kit/engine/random.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';

const HIDDEN = 'Marsh Lurker';

let server: Running;
let browser: Browser;
let visitors: Visitor[] = [];
let gm: Page;
let player: TablePlayer;

beforeAll(async () => {
  await buildWeb();
  server = await start({ port: 0, dataDir: await temporaryFolder() });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  gm = await visit('/');
  player = new TablePlayer(gm, 'MOUSE', new Random(3));
  await player.openDemo('SEGMENTS');
});
afterEach(async () => {
  for (const visitor of visitors) {
    expect(visitor.foreign).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }
  visitors = [];
});

async function visit(path: string): Promise<Page> {
  const options = { viewport: { width: 1440, height: 900 } };
  const visitor = await Visitor.at(browser, new URL(server.url).origin, options);
  visitors.push(visitor);
  return visitor.tab(path);
}

/** The link that the GM makes for somebody. @param whom they play; nobody is a spectator */
async function linkFor(whom: string | null): Promise<string> {
  await gm.getByRole('button', { name: 'Invite' }).click();
  const dialog = gm.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kim');
  if (whom === null) await dialog.getByLabel('Watches').check();
  else await dialog.getByLabel(whom).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('The link of the seat').inputValue();
  expect(await dialog.getByAltText('QR code').isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

const versionOf = (page: Page) => page.locator('.table').getAttribute('data-version');
const names = (page: Page) => page.locator('.order .card b').allInnerTexts();

describe('a seat', () => {
  it.each([['Ana'], [null]])('of who plays %s never hears of who is hidden', async (whom) => {
    expect(await names(gm)).toContain(HIDDEN);
    const link = await linkFor(whom);
    const page = await visit('/');
    const heard: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/graphql'))
        void response.text().then((text) => heard.push(text));
    });
    await page.goto(link);
    await page.locator('.token').first().waitFor();
    await player.move();
    const now = await versionOf(gm);
    await page.waitForFunction(
      (version) => document.querySelector('.table')?.getAttribute('data-version') === version,
      now,
    );
    expect(await page.locator('.token').count()).toBe(4);
    expect(await page.content()).not.toContain(HIDDEN);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('The bridge at dusk');
    expect(heard.join()).toContain('Quarry Hulk');
    expect(heard.join()).not.toContain(HIDDEN);
    // The token is nowhere that others may read over a shoulder.
    expect(page.url()).not.toContain(link.split('/').at(-1));
  });

  it('stays with its browser: a reload shows the same fight, and its log', async () => {
    await player.move();
    const before = [await versionOf(gm), await names(gm)];
    const lines = gm.locator('.log .entry');
    await lines.first().waitFor();
    await gm.reload();
    await gm.locator('.option').first().waitFor();
    expect([await versionOf(gm), await names(gm)]).toEqual(before);
    expect(await lines.count()).toBeGreaterThan(1);
  });

  it('is held beside others there, and changed in the top bar', async () => {
    const link = await linkFor(null);
    await gm.goto(link);
    await gm.locator('.token').first().waitFor();
    expect(await names(gm)).not.toContain(HIDDEN);
    const seat = gm.getByLabel('Seat', { exact: true });
    expect(await seat.locator('option').count()).toBe(2);
    await seat.selectOption({ label: 'GM' });
    await expect.poll(() => names(gm)).toContain(HIDDEN);
    await gm.goto(server.url);
    expect(await gm.locator('.fights li').count()).toBe(1);
    await gm.getByRole('link', { name: 'Open' }).click();
    await expect.poll(() => names(gm)).toContain(HIDDEN);
  });

  it('is kept when another fight is begun', async () => {
    await gm.goto(server.url);
    await player.openDemo('VIGILANCE');
    await gm.goto(server.url);
    await gm.locator('.fights').getByText('The bridge at dusk').waitFor();
    expect(await gm.locator('.fights li').count()).toBe(2);
  });
});

describe('undo', () => {
  it('takes back what was done last, and does it again', async () => {
    const places = () =>
      gm.locator('.token').evaluateAll((tokens) => tokens.map((token) => token.outerHTML));
    const first = await gm.locator('.due-now').innerText();
    const before = await places();
    await player.move();
    const after = await gm.locator('.due-now').innerText();
    await gm.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => gm.locator('.due-now').innerText()).toBe(first);
    expect(await places()).toEqual(before);
    await gm.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => gm.locator('.due-now').innerText()).toBe(after);
  });
});
