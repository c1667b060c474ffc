/** The way back to a fight for a game master whose browser forgets it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const request = (page: Page) => page.getByRole('complementary', { name: 'Recovery link' });
const isGm = (page: Page) => page.getByRole('button', { name: 'Game master' }).waitFor();

/** Opens a link in a browser that has never been here. */
async function elsewhere(link: string): Promise<Page> {
  const page = await tables.visit();
  await page.goto(link);
  await page.locator('.token').first().waitFor();
  return page;
}

describe('who has begun a fight', () => {
  it('is asked beside it to keep the link that opens the own seat elsewhere', async () => {
    const page = await tables.demo('SEGMENTS', PHONE);
    await request(page).getByRole('button', { name: 'Show the link' }).click();
    const dialog = page.getByRole('dialog');
    const link = await dialog.getByLabel('Your recovery link').inputValue();
    expect(await dialog.getByAltText('QR code').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await request(page).waitFor({ state: 'detached' });

    const other = await elsewhere(link);
    await isGm(other);
    expect(await other.locator('.chip.seat').innerText()).toBe('GM');
    // It came by the link: there is nothing to remind of.
    expect(await request(other).count()).toBe(0);
  });

  it('is not asked again once that was answered, and finds it in the drawer', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.reload();
    await request(page).getByRole('button', { name: 'Not now' }).click();
    await request(page).waitFor({ state: 'detached' });
    await page.reload();
    await isGm(page);
    expect(await request(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByText('Your recovery link').click();
    await isGm(await elsewhere(await page.getByLabel('Your recovery link').inputValue()));
  });

  it('alone is asked: not who was invited', async () => {
    const page = await tables.demo('SEGMENTS');
    const player = await elsewhere(await linkFor(page, 'Ana'));
    expect(await request(player).count()).toBe(0);
    await request(page).waitFor();
  });
});
