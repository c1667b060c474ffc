/** What a game master prepares before the first round, on one screen. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe.each([LARGE, PHONE])('a setup at $width pixels', (viewport) => {
  it('takes two sides from the list, says the chance of either, and begins', async () => {
    const page = await tables.visit(viewport);
    await page.getByLabel('Name', { exact: true }).fill('Friday night');
    await page.getByRole('button', { name: 'Open an empty fight' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    const creatures = drawer.locator('.roster button');
    await creatures.first().getByText('Hit points 24').waitFor();
    await drawer.getByLabel('Name of another side').fill('wolves');
    await drawer.getByRole('button', { name: 'Use', exact: true }).click();
    await creatures.nth(2).click();
    // One tap each, until it is put away.
    for (const r of [0, 1]) await overHexes(page, [{ q: 0, r }]);
    await expect.poll(() => page.locator('.token').count()).toBe(2);
    await page.getByRole('button', { name: 'Done' }).click();
    await drawer.getByText('With two sides').waitFor();
    await drawer.getByRole('button', { name: 'heroes 0' }).click();
    if (viewport === PHONE) {
      await creatures.first().click();
      await overHexes(page, [{ q: -1, r: 1 }]);
      await page.getByRole('button', { name: 'Done' }).click();
    } else
      await creatures
        .first()
        .dragTo(page.locator('.map .view'), { targetPosition: { x: 560, y: 250 } });
    await expect.poll(() => page.locator('.token').count()).toBe(3);
    await drawer.getByRole('button', { name: 'wolves 2' }).waitFor();
    // Whichever side joined first.
    const chance = drawer.getByRole('region', { name: 'Chance to win' });
    await chance.getByText('provisional').waitFor();
    await chance.getByLabel('The heroes').selectOption('heroes');
    await chance.getByText(/^\d+ to \d+ %/).waitFor();
    await drawer.getByText('Invite players').click();
    await drawer.getByRole('button', { name: 'Make a link for the table' }).waitFor();
    await drawer.getByRole('button', { name: 'Roll initiative' }).click();
    await page.getByText('Round 1').first().waitFor({ state: 'attached' });
    await expect.poll(() => drawer.count()).toBe(0);
  });
});
