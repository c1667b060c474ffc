/** One link for the table: each player picks a hero by it, and the game master sees and ends it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentBy } from '../../kit/web/sent.ts';
import { LARGE, PHONE, placeFrom, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
// A browser complains of each request that was cut off.
afterEach(() => tables.leave(/net::ERR_FAILED/));
afterAll(() => tables.close());

/** The link that the game master makes for the heroes; the dialog stays open. */
async function tableLink(gm: Page): Promise<string> {
  await gm.getByRole('button', { name: 'Invite' }).click();
  const dialog = gm.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link for the table' }).click();
  const link = await dialog.getByLabel('The link for the table').inputValue();
  await dialog.getByAltText('QR code').waitFor();
  return link;
}

describe.each([LARGE, PHONE])('a link for the table at $width', (viewport) => {
  it('gives each hero to one player, who plays it at once', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    const link = await tableLink(gm);
    const [kim, lee] = [await tables.visit(viewport), await tables.visit(viewport)];
    await kim.goto(link);
    // Pasted on the first page it leads to the same place.
    await lee.getByLabel('An invite link').fill(link);
    await lee.getByRole('button', { name: 'Join' }).click();
    for (const page of [kim, lee])
      await page.getByRole('heading', { name: 'The bridge at dusk' }).waitFor();
    const heroes = kim.locator('.heroes').getByRole('button');
    // Foes and who is hidden are not on offer.
    await expect.poll(() => heroes.locator('b').allInnerTexts()).toEqual(['Ana', 'Reed']);
    await kim.getByLabel('Your name').fill('Kim');
    await heroes.filter({ hasText: 'Ana' }).click();
    await kim.locator('.token').first().waitFor();
    await expect.poll(() => kim.locator('.seat').innerText()).toContain('Kim');
    // Lee was slower: the reason is shown, with who is still free.
    await lee.locator('.heroes').getByRole('button', { name: /Ana/ }).click();
    await lee.getByRole('alert').waitFor();
    await expect.poll(() => lee.locator('.heroes b').allInnerTexts()).toEqual(['Reed']);
    const ana = gm.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ana' });
    await ana.getByText('taken by Kim').waitFor();
  });

  it('has a hero again whom the game master frees, and gives none once it has ended', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    const link = await tableLink(gm);
    const kim = await tables.visit(viewport);
    await kim.goto(link);
    await kim.locator('.heroes').getByRole('button', { name: /Reed/ }).click();
    await kim.locator('.token').first().waitFor();
    const dialog = gm.getByRole('dialog');
    const reed = dialog.getByRole('listitem').filter({ hasText: 'Reed' });
    await reed.getByText('taken by Player of Reed').waitFor();
    await dialog.getByRole('button', { name: 'Free Reed' }).click();
    await reed.getByText('free', { exact: true }).waitFor();
    await kim.getByText('The game master has taken this seat away.').waitFor();
    await dialog.getByRole('button', { name: 'End the link' }).click();
    await dialog.getByRole('button', { name: 'Make a link for the table' }).waitFor();
    const late = await tables.visit(viewport);
    await late.goto(link);
    await late.getByRole('link', { name: 'Go to my fights' }).waitFor();
  });
});

describe('inviting', () => {
  it('makes one link, however often it is clicked before the answer is there', async () => {
    const gm = await tables.demo('SEGMENTS');
    let made = 0;
    await gm.route('**/graphql', async (route) => {
      const { name } = sentBy(route.request());
      if (name === 'CreateInvite') made++;
      // Who sits where is answered late.
      if (made > 0 && name === 'Seats') await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await gm.getByRole('button', { name: 'Invite' }).click();
    const dialog = gm.getByRole('dialog');
    const button = dialog.getByRole('button', { name: 'Make a link for the table' });
    await button.waitFor();
    while ((await button.count()) > 0)
      await button.evaluateAll((all) => {
        for (const one of all) (one as HTMLButtonElement).click();
      });
    await dialog.getByLabel('The link for the table').waitFor();
    expect(made).toBe(1);
  });

  it('asks again who sits where, when the answer was lost while nothing else happens', async () => {
    const gm = await tables.demo('SEGMENTS');
    let lost = 0;
    await gm.route('**/graphql', (route) => {
      const asks = sentBy(route.request()).name === 'Seats';
      return asks && lost++ === 0 ? route.abort() : route.continue();
    });
    await gm.getByRole('button', { name: 'Invite' }).click();
    const dialog = gm.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Make a link for the table' }).waitFor();
    expect(lost).toBeGreaterThan(1);
  });

  it('keeps a name that is typed while the fight goes on', async () => {
    const gm = await tables.demo('SEGMENTS');
    await gm.getByRole('button', { name: 'Invite' }).click();
    const dialog = gm.getByRole('dialog');
    await dialog.getByText('A seat for one person').click();
    await dialog.getByLabel('Name').fill('Kim');
    const before = await versionOf(gm);
    await placeFrom(gm, [{ name: 'Bolg', q: 20, r: 20 }]);
    await expect.poll(() => versionOf(gm)).toBeGreaterThan(before);
    await gm.waitForTimeout(500);
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Kim');
  });
});
