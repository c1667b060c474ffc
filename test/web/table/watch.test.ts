/** What is only looked at: the table as another seat sees it, a screen for the room, and the clock. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

async function drawerOf(page: Page, tab: string) {
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('dialog', { name: 'Game master' });
}

describe.each([LARGE, PHONE])('at $width pixels', (viewport) => {
  it('a game master sees what a player sees, and comes back', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await linkFor(gm, 'Ana');
    const drawer = await drawerOf(gm, 'Seats');
    await drawer.getByRole('button', { name: 'See as Kim' }).click();
    await gm.getByText('You see what Kim sees').waitFor();
    await gm.locator('.token', { hasText: 'An' }).waitFor();
    await expect.poll(() => gm.getByText('Marsh Lurker').count()).toBe(0);
    await expect.poll(() => gm.locator('.option, .due-now, .quick-button').count()).toBe(0);
    await gm.getByRole('button', { name: 'Back to the GM' }).click();
    await gm.locator('.option').first().waitFor();
    const again = await drawerOf(gm, 'Seats');
    await again.getByRole('button', { name: 'Revoke Kim' }).waitFor();
    // The seat that was taken for it is gone.
    await expect
      .poll(() => again.getByRole('button', { name: 'Revoke The GM looks on' }).count())
      .toBe(0);
  });

  it('a screen for the room shows what spectators see, without controls', async () => {
    const gm = await tables.demo('VIGILANCE', viewport);
    const drawer = await drawerOf(gm, 'Seats');
    await drawer.getByRole('button', { name: 'Screen for the room' }).click();
    const link = await drawer.getByLabel('The link of the screen').inputValue();
    const screen = await tables.visit(viewport);
    await screen.goto(link);
    await screen.locator('.token').first().waitFor();
    expect(await screen.content()).not.toContain('Thicket Boar');
    await expect
      .poll(() => screen.locator('.map-tools button, .option').locator('visible=true').count())
      .toBe(0);
    // It takes no seat of the browser in which it is opened.
    await screen.goto(tables.server.url);
    await screen.getByRole('heading', { name: 'Tactical combat' }).waitFor();
    expect(await screen.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it('a clock is shown where it is wanted', async () => {
    const gm = await tables.demo('SECONDS', viewport);
    await expect.poll(() => gm.getByRole('timer').count()).toBe(0);
    const drawer = await drawerOf(gm, 'Table');
    await drawer.getByLabel('how long a decision has been due').check();
    const clock = gm.getByRole('timer', { includeHidden: true });
    await expect.poll(() => clock.innerText()).toMatch(/^\d+:\d\d$/);
    const before = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(before);
    await gm.reload();
    await clock.waitFor();
  });
});
