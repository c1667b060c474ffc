/** What a game master changes most, beside the token or the card that is pressed. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const menuOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const token = (page: Page, initials: string) => page.locator('.token', { hasText: initials });

describe.each([LARGE, PHONE])('at $width pixels a game master', (viewport) => {
  it('takes hit points, gives a condition and hides, beside the token', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    await token(page, 'An').click();
    const menu = menuOf(page, 'Ana');
    await menu.getByLabel('Hit points: how much').fill('4');
    await menu.getByRole('button', { name: 'Hit points: 4 less' }).click();
    await menu.getByText('20/24').waitFor();
    // No more than there is room for.
    await menu.getByLabel('Hit points: how much').fill('9');
    await menu.getByRole('button', { name: 'Hit points: 9 more' }).click();
    await menu.getByText('24/24').waitFor();
    await menu.getByLabel('Condition to give').selectOption({ label: 'Prone' });
    await menu.getByRole('button', { name: 'Give', exact: true }).click();
    await menu.getByRole('button', { name: 'End Prone' }).waitFor();
    await menu.getByRole('button', { name: 'Hide', exact: true }).click();
    await menu.getByRole('button', { name: 'Reveal' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => token(page, 'An').getAttribute('class')).toContain('hidden');
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(() => token(page, 'An').getAttribute('class')).not.toContain('hidden');
  });

  it('has the same beside the card', async () => {
    const page = await tables.demo('VIGILANCE', viewport);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Order', exact: true }).click();
    const card = page.locator('.order li', { hasText: 'Cid' });
    await card.hover();
    await card.getByRole('button', { name: 'Change Cid' }).click();
    const menu = menuOf(page, 'Cid');
    const health = menu.getByRole('group', { name: 'Health' });
    await health.getByRole('button', { name: '1 less' }).waitFor();
    const before = await health.getByRole('meter').getAttribute('aria-valuetext');
    await health.getByRole('button', { name: '1 less' }).click();
    await expect
      .poll(() => health.getByRole('meter').getAttribute('aria-valuetext'))
      .toBe(before?.replace(/^\d+/, (left) => `${Number(left) - 1}`));
    await menu.getByRole('button', { name: 'Sheet' }).click();
    await page.getByRole('heading', { name: 'Change' }).waitFor();
  });
});

describe('the quick changes', () => {
  it('leave a press on a token to who aims', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.locator('.option:not(.fold)', { hasText: 'Barge Wind' }).click();
    await page.locator('.token.target').first().click();
    await page.locator('.act-bar .confirm:enabled').waitFor();
    await expect.poll(() => page.locator('.quick-menu').count()).toBe(0);
  });

  it('are opened by keyboard, and give the focus back to the map', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    const at = /Hex .*?: ([^:]+)/.exec(await page.locator('.map > [aria-live]').innerText())?.[1];
    if (!at) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.locator('.quick-menu :focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.view:focus').waitFor();
  });

  it('are not there for players', async () => {
    const gm = await tables.demo('SEGMENTS');
    const player = await tables.visit();
    await player.goto(await linkFor(gm, 'Ana'));
    await token(player, 'An').click();
    await player.locator('.token.selected').waitFor();
    await expect.poll(() => player.locator('.quick-menu, .quick-button').count()).toBe(0);
  });
});
