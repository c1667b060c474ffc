/** The log of the Table, and what takes it back: by click and by key. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inParts } from '../../../src/web/fight/log/in-parts.ts';
import { Random } from '../../kit/engine/random.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { askFrom, LARGE, PHONE, placeFrom, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const version = (page: Page) => page.locator('.table').getAttribute('data-version').then(Number);

/** Sets the same one down over and over. */
const adjudicate = (page: Page, times: number): Promise<void> =>
  placeFrom(
    page,
    Array.from({ length: times }, (_, i) => ({ name: 'Bolg', q: 20 + (i % 2), r: 20 })),
  );

describe('a line of the log', () => {
  it.each([
    ['Ann hits Bo.', ['Ann', 'Bo'], ['', 'Ann', ' hits ', 'Bo', '.']],
    ['Annabel hits Ann', ['Ann', 'Annabel'], ['', 'Annabel', ' hits ', 'Ann', '']],
    ['Bobo (1+1) is Bo', ['Bo', '(1+1)'], ['Bobo ', '(1+1)', ' is ', 'Bo', '']],
    ['Nobody', [], ['Nobody']],
  ])('is cut at the names in it: %s', (text, names, parts) => {
    expect(inParts(text, names)).toEqual(parts);
  });
});

describe('the log', () => {
  it('is filtered, and goes back to an entry when asked twice', async () => {
    const page = await tables.demo('SECONDS');
    const player = new TablePlayer(page, 'MOUSE', new Random(5));
    for (let n = 0; n < 4; n++) await player.move();
    const log = page.getByRole('log');
    await log
      .getByText(/'s turn$/)
      .first()
      .waitFor();
    const lines = page.getByLabel('Which lines of the log');
    // SEC-08: seconds that pass are the course of things.
    await expect.poll(() => log.getByText(/, second 1:/).count()).toBe(0);
    await lines.selectOption('Every line');
    await log
      .getByText(/, second 1:/)
      .first()
      .waitFor();
    await lines.selectOption('Without turns and rounds');
    await expect.poll(() => log.getByText(/'s turn$/).count()).toBe(0);

    const before = await version(page);
    // Not past the import that the demo begins with: the dice before it are known.
    const entry = log.locator('.entry').nth(-2);
    await entry.hover();
    await entry.getByRole('button', { name: 'rewind to here' }).click();
    const dialog = page.getByRole('dialog');
    expect(await version(page)).toBe(before);
    await dialog.getByLabel('The same dice').check();
    await dialog.getByRole('button', { name: 'Rewind', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await version(page)).toBe(before + 1);
    await log.getByText('Rewound in the log').waitFor();
  });

  it.each([LARGE, PHONE])('loads what was before its newest hundred ($width)', async (viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    await adjudicate(page, 110);
    await page.reload();
    if (viewport === PHONE) await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.getByRole('log');
    await log.getByText('Step 110').waitFor();
    // Up to what is before the first page that was loaded.
    await expect
      .poll(async () => {
        await log.evaluate((lines) => {
          lines.scrollTop = 0;
        });
        return log.getByText('Initiative').count();
      })
      .toBeGreaterThan(0);
    await expect.poll(() => log.getByRole('button', { name: 'Show earlier' }).count()).toBe(0);
  });
});

describe('the keys', () => {
  it('undo with Z, redo with Shift and Z, and are listed with ?', async () => {
    const page = await tables.demo('SEGMENTS');
    const player = new TablePlayer(page, 'MOUSE', new Random(5));
    await player.move();
    const before = await version(page);
    await page.keyboard.press('z');
    await page.getByRole('button', { name: /^Redo/ }).waitFor();
    expect(await version(page)).toBe(before + 1);
    // Until the answer is there, nothing else is sent.
    await page.locator('.table[aria-busy=false]').waitFor();
    await page.keyboard.press('Shift+Z');
    await page.getByRole('button', { name: /^Redo/ }).waitFor({ state: 'hidden' });
    expect(await version(page)).toBe(before + 2);

    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Undo what was done last').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('fold what was undone, and how the fight was set up', async () => {
    const page = await tables.demo('SEGMENTS');
    const log = page.locator('.log');
    const setup = log.getByRole('button', { name: /^Setup: / });
    await setup.click();
    await log.getByText(/ join/).first().waitFor();
    await setup.click();
    await expect.poll(() => log.getByText(/ join/).count()).toBe(0);
    await adjudicate(page, 1);
    await log.getByText('Step 1').waitFor();
    await page.keyboard.press('z');
    const undone = log.getByRole('button', { name: '1 step undone' });
    await undone.waitFor();
    await expect.poll(() => log.getByText('Step 1').count()).toBe(0);
    await undone.click();
    await log.getByText('Step 1').waitFor();
  });

  it('leave what happens to be heard', async () => {
    const page = await tables.demo('SEGMENTS');
    await adjudicate(page, 1);
    const news = page.locator('[aria-live="polite"]', { hasText: 'Step 1' });
    await news.waitFor({ state: 'attached' });
  });

  it('have the same words heard again when the same happens again', async () => {
    const page = await tables.demo('SEGMENTS');
    const words = 'The GM changes the terrain';
    const heard = page.locator('[aria-live="polite"] > *', { hasText: words });
    const change = (): Promise<unknown> =>
      askFrom(
        page,
        'mutation ($input: SetBattlefieldInput!) { setBattlefield(input: $input) { __typename } }',
        { input: { encounterId: new URL(page.url()).hash.split('/').at(-1), labels: [] } },
      );
    await change();
    const first = await heard.elementHandle();
    const before = await version(page);
    await change();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await heard.waitFor({ state: 'attached' });
    await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  });
});
