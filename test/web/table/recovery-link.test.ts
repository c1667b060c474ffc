/** The way back to a fight for a game master whose browser forgets it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import { claimsOf } from '../../../src/web/api/seats.ts';
import { TOKEN_KEY, tokens } from '../../kit/app/seats.ts';
import { linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open({ tokenKeys: [TOKEN_KEY] });
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
    await dialog.getByAltText('QR code').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await request(page).waitFor({ state: 'detached' });

    const other = await elsewhere(link);
    await isGm(other);
    await expect.poll(() => other.locator('.chip.seat').innerText()).toBe('GM');
    // It came by the link: there is nothing to remind of.
    await expect.poll(() => request(other).count()).toBe(0);
  });

  it('is not asked again once that was answered, and finds it in the drawer', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.reload();
    await request(page).getByRole('button', { name: 'Not now' }).click();
    await request(page).waitFor({ state: 'detached' });
    await page.reload();
    await isGm(page);
    await expect.poll(() => request(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByText('Your recovery link').click();
    await isGm(await elsewhere(await page.getByLabel('Your recovery link').inputValue()));
  });

  it('opens it with a link that has expired, once more and from then on', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByText('Your recovery link').click();
    const link = await page.getByLabel('Your recovery link').inputValue();
    const { encounterId } = claimsOf(link.split('/join/')[1] ?? '')!;
    const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString();
    const old = await tokens.issue(encounterId, firstSeat(encounterId, longAgo));
    const other = await elsewhere(link.replace(/join\/.*/, `join/${old}`));
    await isGm(other);
    const held = await other.evaluate(() => JSON.stringify(localStorage));
    expect(held).not.toContain(old);
    await other.reload();
    await isGm(other);
  });

  it('alone is asked: not who was invited', async () => {
    const page = await tables.demo('SEGMENTS');
    const player = await elsewhere(await linkFor(page, 'Ana'));
    await expect.poll(() => request(player).count()).toBe(0);
    await request(page).waitFor();
  });
});
