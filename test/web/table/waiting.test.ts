/** What is seen while an answer is on its way, and while no server can be reached. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentBy } from '../../kit/web/sent.ts';
import { LARGE, LOST, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave(LOST));
afterAll(() => tables.close());

describe('a card that was played', () => {
  it.each([LARGE, PHONE])('is seen to wait for its answer ($width)', async (viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (sentBy(route.request()).name === 'TakeOption') await held;
      await route.continue();
    });
    const before = await versionOf(page);
    const card = page.locator('.option', { hasText: 'Brace' });
    await card.click();
    await page.locator('.option[aria-busy="true"]', { hasText: 'Brace' }).waitFor();
    await expect.poll(() => page.locator('.option[aria-busy="true"]').count()).toBe(1);
    // Nothing else is sent meanwhile, and the card still waits.
    await page.locator('.option', { hasText: 'Heron Poise' }).click();
    await expect.poll(() => card.getAttribute('aria-busy')).toBe('true');
    answer();
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    await expect.poll(() => page.locator('.option[aria-busy="true"]').count()).toBe(0);
  });
});

describe('a page that is offline', () => {
  it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'])('says so in its bar: %s', async (ruleset) => {
    const page = await tables.demo(ruleset, PHONE);
    await page.context().setOffline(true);
    await page.getByRole('status').getByText('offline').first().waitFor();
    const bar = page.locator('.top-bar');
    const overlaps = await bar.evaluate((one) => {
      const boxes = [...one.querySelectorAll('a, h1, .beats, .connection, button, select')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const ends = [...boxes.slice(1).map(({ left }) => left), innerWidth];
      return boxes.filter(({ right }, i) => right > (ends[i] ?? 0) + 1).length;
    });
    expect(overlaps).toBe(0);
    expect((await page.locator('.top-bar h1').boundingBox())?.width).toBeGreaterThan(10);
    await page.context().setOffline(false);
    await page.locator('.connection.following').waitFor({ state: 'attached' });
  });
});
