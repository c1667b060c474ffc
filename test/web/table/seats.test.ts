/** Who sees what at the Table: a game master, a player and a spectator in browsers of their own. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { linkFor, Tables, versionOf } from '../../kit/web/tables.ts';

const HIDDEN = 'Marsh Lurker';

let tables: Tables;
let gm: Page;
let player: TablePlayer;

beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

beforeEach(async () => {
  gm = await tables.demo('SEGMENTS');
  player = new TablePlayer(gm, 'MOUSE', new Random(3));
});

const names = (page: Page) => page.locator('.order .card b').allInnerTexts();

describe('who is at the table', () => {
  it('is marked for the game master in the order and among the seats, and for nobody else', async () => {
    const page = await tables.visit();
    await page.goto(await linkFor(gm, 'Ana'));
    await page.locator('.token').first().waitFor();
    const marked = gm.locator('.order .card', { has: gm.locator('.there') });
    await expect
      .poll(() => marked.locator('b').allInnerTexts(), { timeout: 20_000 })
      .toEqual(['Ana']);
    await expect.poll(() => page.locator('.there').count()).toBe(0);
    await gm.getByRole('button', { name: 'Game master' }).click();
    await gm.getByRole('tab', { name: 'Seats' }).click();
    await gm
      .getByRole('dialog')
      .locator('li', { hasText: 'Kim' })
      .getByText('at the table')
      .waitFor();
  });
});

describe('a seat', () => {
  it.each([['Ana'], [null]])('of who plays %s never hears of who is hidden', async (whom) => {
    expect(await names(gm)).toContain(HIDDEN);
    const link = await linkFor(gm, whom);
    const page = await tables.visit();
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
      (version) =>
        document.querySelector('.table')?.getAttribute('data-version') === String(version),
      now,
    );
    await expect.poll(() => page.locator('.token').count()).toBe(4);
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
    await expect.poll(() => lines.count()).toBeGreaterThan(1);
  });

  it('is held beside others there, and changed in the top bar', async () => {
    const link = await linkFor(gm, null);
    await gm.goto(link);
    await gm.locator('.token').first().waitFor();
    expect(await names(gm)).not.toContain(HIDDEN);
    const seat = gm.getByLabel('Seat', { exact: true });
    await expect.poll(() => seat.locator('option').count()).toBe(2);
    await seat.selectOption({ label: 'GM' });
    await expect.poll(() => names(gm)).toContain(HIDDEN);
    await gm.goto(tables.server.url);
    await expect.poll(() => gm.locator('.fights li').count()).toBe(1);
    await gm.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(() => names(gm)).toContain(HIDDEN);
  });

  it('is kept when another fight is begun', async () => {
    await gm.goto(tables.server.url);
    await player.openDemo('VIGILANCE');
    await gm.goto(tables.server.url);
    await gm.locator('.fights').getByText('The bridge at dusk').waitFor();
    await expect.poll(() => gm.locator('.fights li').count()).toBe(2);
  });
});

describe('undo', () => {
  it('takes back what was done last, and does it again', async () => {
    const places = () =>
      gm.locator('.token').evaluateAll((tokens) => tokens.map((token) => token.outerHTML));
    const first = await gm.locator('.due-now').innerText();
    // Who is under the pointer is lit: it rests where nobody is.
    await gm.mouse.move(0, 0);
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
