/** Where one reads, and what one looks at, stays: over a reload, and when others act. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, PHONE, placeFrom, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** Milliseconds in which lines are measured and drawn. */
const DRAWN_MS = 600;

/** So many lines that begin with a number of their own. */
const acts = (page: Page, times: number): Promise<void> =>
  placeFrom(
    page,
    Array.from({ length: times }, (_, i) => ({ name: 'Bolg', q: 20 + (i % 2), r: 20 })),
  );

const turnTo = (page: Page, leaf: string) =>
  page.getByRole('button', { name: leaf, exact: true }).click();

/** The first entry of the log that is seen whole, and how far down it stands. */
const firstLine = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const { top } = log.getBoundingClientRect();
    const lines = [...log.querySelectorAll('.entry')]
      .map((entry) => ({ text: entry.textContent, y: entry.getBoundingClientRect().y - top }))
      .sort((a, b) => a.y - b.y);
    const { text, y } = lines.find((line) => line.y >= 0)!;
    return { text, y: Math.round(y) };
  });

const scrollBy = (scrolled: Locator, pixels: number) =>
  scrolled.evaluate((element, by) => {
    element.scrollTop += by;
  }, pixels);

async function expectSameLine(page: Page, line: { text: string; y: number }): Promise<void> {
  await expect.poll(() => firstLine(page).then(({ text }) => text)).toBe(line.text);
  expect(Math.abs((await firstLine(page)).y - line.y)).toBeLessThanOrEqual(2);
}

describe('the hand', () => {
  it('is read from its beginning when another decision is due', async () => {
    const page = await tables.demo('SEGMENTS', PHONE);
    const options = page.locator('.due-now .options');
    const asked = () => page.locator('.decider').innerText();
    const leftOf = () => options.evaluate(({ scrollLeft }) => scrollLeft);
    const before = await asked();
    await options.evaluate((element) => {
      element.scrollLeft = 200;
    });
    await expect.poll(leftOf).toBeGreaterThan(0);
    await page.keyboard.press('e');
    await page.locator('.act-bar .confirm').click();
    await expect.poll(asked).not.toBe(before);
    await expect.poll(leftOf).toBe(0);
  });
});

describe('the log', () => {
  it.each([LARGE, PHONE])('is read where it was read ($width)', async (viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    await acts(page, 40);
    if (viewport === PHONE) await turnTo(page, 'Log');
    const log = page.getByRole('log');
    await log.getByText('Step 40').waitFor();
    await page.waitForTimeout(DRAWN_MS);
    await scrollBy(log, -500);
    await page.waitForTimeout(DRAWN_MS);
    const line = await firstLine(page);
    expect(line.text).not.toContain('Step 40');

    const before = await versionOf(page);
    await acts(page, 3);
    await expect.poll(() => versionOf(page)).toBe(before + 3);
    await page.waitForTimeout(DRAWN_MS);
    await expectSameLine(page, line);
    await page.reload();
    await log.locator('.entry').first().waitFor();
    await page.waitForTimeout(DRAWN_MS);
    await expectSameLine(page, line);
    if (viewport === LARGE) return;
    await turnTo(page, 'Play');
    await turnTo(page, 'Log');
    await page.waitForTimeout(DRAWN_MS);
    await expectSameLine(page, line);
  });

  it('is read at its end until somebody scrolls, whatever comes', async () => {
    const page = await tables.demo('SEGMENTS');
    await acts(page, 20);
    await page.getByRole('log').getByText('Step 20').waitFor();
    await page.reload();
    await page.getByRole('log').getByText('Step 20').waitFor();
    await acts(page, 21);
    await page.getByRole('log').getByText('Step 21').waitFor();
  });

  it('is read where somebody has come back to', async () => {
    const page = await tables.demo('SEGMENTS');
    await acts(page, 40);
    const log = page.getByRole('log');
    await log.getByText('Step 40').waitFor();
    const scrollTo = async (top: number) => {
      await log.evaluate((lines, to) => {
        lines.scrollTop = to;
      }, top);
      await page.waitForTimeout(DRAWN_MS);
    };
    await scrollTo(0);
    await acts(page, 3);
    await page.waitForTimeout(DRAWN_MS);
    await scrollTo(1e6);
    await scrollTo(0);
    const line = await firstLine(page);
    await acts(page, 3);
    await page.waitForTimeout(DRAWN_MS);
    await expectSameLine(page, line);
  });

  it('is read further back than what is loaded at first', async () => {
    const page = await tables.demo('SEGMENTS');
    await acts(page, 110);
    const log = page.getByRole('log');
    await log.getByText('Step 110').waitFor();
    await expect
      .poll(async () => {
        await log.evaluate((lines) => {
          lines.scrollTop = 0;
        });
        return log.getByText('Initiative').count();
      })
      .toBeGreaterThan(0);
    await page.waitForTimeout(DRAWN_MS);
    const line = await firstLine(page);
    await page.reload();
    await log.getByText('Initiative').first().waitFor();
    await page.waitForTimeout(DRAWN_MS);
    await expectSameLine(page, line);
  });

  it('shows the lines that were asked for', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByLabel('Which lines of the log').selectOption('Every line');
    await page.reload();
    await page.locator('.log .entry').first().waitFor();
    await expect.poll(() => page.getByLabel('Which lines of the log').inputValue()).toBe('ALL');
  });
});

describe('the order', () => {
  it('is scrolled to where it was on a phone', async () => {
    const page = await tables.demo('SEGMENTS', PHONE);
    await turnTo(page, 'Order');
    await page.setViewportSize({ width: 390, height: 360 });
    const order = page.locator('.order');
    await scrollBy(order, 40);
    const seen = () => order.evaluate(({ scrollTop }) => Math.round(scrollTop));
    expect(await seen()).toBe(40);
    const before = await versionOf(page);
    await acts(page, 1);
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    expect(await seen()).toBe(40);
    await page.reload();
    await order.locator('.card').first().waitFor();
    await expect.poll(seen).toBe(40);
    await turnTo(page, 'Play');
    await turnTo(page, 'Order');
    await expect.poll(seen).toBe(40);
  });
});

describe('the map', () => {
  it('shows the ground that was looked at', async () => {
    const page = await tables.demo('SEGMENTS');
    const view = () => page.locator('.map .world').getAttribute('style');
    const whole = await view();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(view).not.toBe(whole);
    const near = await view();
    await page.reload();
    await page.locator('.token').first().waitFor();
    await expect.poll(view).toBe(near);
  });
});

describe('what else is possible', () => {
  it('stays open when somebody else acts', async () => {
    const page = await tables.demo('SEGMENTS', LARGE);
    const select = page.getByLabel('What else is possible');
    const first = await select.locator('option').nth(1).getAttribute('value');
    await select.selectOption(first);
    await expect.poll(() => select.inputValue()).toBe(first);
    const before = await versionOf(page);
    await acts(page, 2);
    await expect.poll(() => versionOf(page)).toBe(before + 2);
    await page.waitForTimeout(DRAWN_MS);
    await expect.poll(() => select.inputValue()).toBe(first);
  });
});

describe("the browser's Back", () => {
  it.each([LARGE, PHONE])('closes what lies open, and then leaves ($width)', async (viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    const fight = page.url();
    const drawer = page.locator('.drawer');
    await page.getByRole('button', { name: 'Game master' }).click();
    await drawer.waitFor();
    await page.goBack();
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).toBe(fight);
    await page.goBack();
    await page.getByRole('heading', { name: 'My fights' }).waitFor();
  });

  it.each([false, true])('leaves when all was closed before (reloaded: %s)', async (reloaded) => {
    const page = await tables.demo('SEGMENTS');
    const drawer = page.locator('.drawer');
    for (let time = 0; time < 2; time++) {
      await page.getByRole('button', { name: 'Game master' }).click();
      await drawer.waitFor();
      if (reloaded) await page.reload();
      await drawer.getByRole('button', { name: 'Close', exact: true }).click();
      await drawer.waitFor({ state: 'detached' });
    }
    await page.waitForTimeout(100);
    await page.goBack();
    await page.getByRole('heading', { name: 'My fights' }).waitFor();
  });
});
