/** What a game master prepares before the first round, on one screen. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../kit/app/picture-files.ts';
import { LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** An empty fight, which its game master prepares. */
async function begun(viewport: typeof LARGE) {
  const page = await tables.visit(viewport);
  await page.getByLabel('Name', { exact: true }).fill('Friday night');
  await page.getByRole('button', { name: 'Open an empty fight' }).click();
  const drawer = page.getByRole('dialog', { name: 'Game master' });
  await drawer.locator('.roster button').first().waitFor();
  return { page, drawer };
}

describe.each([LARGE, PHONE])('a setup at $width pixels', (viewport) => {
  it('takes two sides from the list, says the chance of either, and begins', async () => {
    const { page, drawer } = await begun(viewport);
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

  it('renames a whole side, gives a picture in one choice, and takes both back', async () => {
    const { page, drawer } = await begun(viewport);
    const creatures = drawer.locator('.roster button');
    await creatures.first().click();
    for (const r of [0, 1]) await overHexes(page, [{ q: 0, r }]);
    await expect.poll(() => page.locator('.token').count()).toBe(2);
    await page.getByRole('button', { name: 'Done' }).click();
    await drawer.getByRole('button', { name: 'Rename heroes …' }).click();
    await drawer.getByLabel('New name of heroes').fill('The Lanterns');
    await drawer.getByRole('button', { name: 'Rename', exact: true }).click();
    await drawer.getByRole('button', { name: 'The Lanterns 2' }).waitFor();
    await expect.poll(() => drawer.locator('.lineup').getByText('The Lanterns').count()).toBe(2);

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      drawer.locator('.lineup label').first().click(),
    ]);
    const buffer = png({ width: 60, height: 60 });
    await chooser.setFiles({ name: 'Face.png', mimeType: 'image/png', buffer });
    await drawer.locator('.lineup img').waitFor();
    await page.locator('.token image').waitFor({ state: 'attached' });
    await drawer.getByRole('button', { name: /^Remove the picture of/ }).waitFor();

    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => drawer.locator('.lineup img').count()).toBe(0);
    // One undo takes back the name of all of them.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await drawer.getByRole('button', { name: 'heroes 2' }).waitFor();
  });

  it('says that two sides become one, and why a picture is not taken', async () => {
    const { page, drawer } = await begun(viewport);
    const creatures = drawer.locator('.roster button');
    await creatures.first().click();
    await overHexes(page, [{ q: 0, r: 0 }]);
    await expect.poll(() => page.locator('.token').count()).toBe(1);
    await page.getByRole('button', { name: 'Done' }).click();
    await drawer.getByRole('button', { name: 'foes 0' }).click();
    // Nobody is of it yet: it has its name for whoever joins.
    await drawer.getByRole('button', { name: 'Rename foes …' }).click();
    await drawer.getByLabel('New name of foes').fill('wolves');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'wolves 0' }).waitFor();
    await creatures.first().click();
    await overHexes(page, [{ q: 0, r: 1 }]);
    await expect.poll(() => page.locator('.token').count()).toBe(2);
    await page.getByRole('button', { name: 'Done' }).click();
    await drawer.getByRole('button', { name: 'heroes 1' }).click();
    await drawer.getByRole('button', { name: 'Rename heroes …' }).click();
    await drawer.getByLabel('New name of heroes').fill('wolves');
    await drawer.getByText('There is a side wolves already: all of heroes join it.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.getByLabel('New name of heroes').count()).toBe(0);
    const nonsense = { name: 'Face.png', mimeType: 'image/png', buffer: Buffer.from('none') };
    await drawer.locator('.lineup input').first().setInputFiles(nonsense);
    await drawer.getByRole('alert').getByText('This file is not a picture').waitFor();
  });
});
