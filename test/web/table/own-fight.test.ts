/** A fight of one's own, from nothing to its first decision. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('a fight of one’s own', () => {
  it.each([
    ['SEGMENTS', undefined],
    ['SECONDS', PHONE],
  ])('of %s is opened, filled from the bestiary and begun', async (ruleset, viewport) => {
    const page = await tables.visit(viewport);
    await page.getByLabel('Name', { exact: true }).fill('Friday night');
    await page.getByLabel('System').selectOption(ruleset);
    await page.getByRole('button', { name: 'Open an empty fight' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    // It comes with the setup open, which has the focus.
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    // Where nobody is yet, the cursor comes up in the middle of what is seen.
    await page.getByRole('application').press('ArrowRight');
    await page.locator('.map .cursor').waitFor();
    await page.getByText('No combatants yet.').waitFor();

    await page.getByRole('button', { name: 'Add combatants' }).click();
    await drawer.getByRole('tab', { name: 'Add' }).click();
    for (const [i, side] of ['wolves', 'sheep'].entries()) {
      await drawer.locator('.creatures button').nth(i).click();
      await drawer.getByLabel('Side').first().fill(side);
      await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
      await overHexes(page, [{ q: i, r: 0 }]);
      await expect.poll(() => page.locator('.token').count()).toBe(i + 1);
    }
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();

    // SEG-17: who is surprised may be said first, beside the button that rolls.
    const begun = page.getByText('Round 1').first();
    await page
      .getByRole('button', { name: /Roll initiative/ })
      .last()
      .click();
    await begun.waitFor();
  });

  it('is played by the rulings that were chosen for it', async () => {
    const page = await tables.visit(PHONE);
    await page.getByLabel('Name', { exact: true }).fill('Our way');
    await page.getByText('Rulings', { exact: true }).click();
    const form = page.locator('.stacked details');
    const first = form.locator('select').first();
    await first.waitFor();
    const chosen = await first.locator('option').nth(1).innerText();
    await first.selectOption({ index: 1 });
    await form.getByText('1 changed').waitFor();
    await page.getByRole('button', { name: 'Open an empty fight' }).click();
    await page.getByRole('tab', { name: 'Table' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    await drawer.locator('b', { hasText: chosen }).waitFor();
  });
});
