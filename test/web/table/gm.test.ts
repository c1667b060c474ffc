/** What a game master does besides playing, at the Table. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

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

const versionOf = async (page: Page) =>
  Number(await page.locator('.table').getAttribute('data-version'));
const names = (page: Page) => page.locator('.order .card b').allInnerTexts();

describe('a game master', () => {
  it.each([
    ['SEGMENTS', LARGE],
    ['SECONDS', PHONE],
  ] as const)(
    'of %s adds some of the bestiary with a click on the map',
    async (ruleset, viewport) => {
      const page = await tables.demo(ruleset, viewport);
      const drawer = await drawerOf(page, 'Add');
      const creature = drawer.locator('.creatures button').first();
      await drawer
        .getByLabel('Search the bestiary')
        .fill(ruleset === 'SEGMENTS' ? 'hulk' : 'brute');
      await creature.click();
      await drawer.getByLabel('Name').first().fill('Wolf');
      await drawer.getByLabel('How many').first().fill('3');
      await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
      await overHexes(page, [{ q: 4, r: 0 }]);
      await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Wolf 1', 'Wolf 3']));
    },
  );

  it('has one button that places on the map, whatever was opened before', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Add');
    const place = drawer.getByRole('button', { name: 'Place on the map' });
    await expect.poll(() => place.count()).toBe(0);
    await drawer.locator('.creatures button').first().click();
    await expect.poll(() => place.count()).toBe(1);
    await drawer.getByText('With a sheet of their own').click();
    await drawer.getByLabel('Name').first().waitFor();
    await expect.poll(() => place.count()).toBe(1);
    await drawer.locator('.creatures button').first().click();
    await expect.poll(() => place.count()).toBe(1);
    await drawer.getByText('With a sheet of their own').click();
    await expect.poll(() => drawer.locator('.creatures [aria-pressed="true"]').count()).toBe(0);
  });

  it.each([LARGE, { width: 1024, height: 768 }])(
    'reads the cards and the order beside the open drawer at $width px',
    async (viewport) => {
      const page = await tables.demo('SEGMENTS', viewport);
      const drawer = await drawerOf(page, 'Add');
      const { x, width } = (await drawer.boundingBox())!;
      const boxes = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      await expect
        .poll(async () => Math.min(...(await boxes('.order')).map(({ left }) => left)))
        .toBeGreaterThanOrEqual(x + width);
      const cards = await boxes('.option');
      expect(cards.length).toBe(9);
      // A word of twelve letters.
      expect(Math.min(...cards.map((card) => card.width))).toBeGreaterThan(110);
      expect(Math.max(...cards.map(({ bottom }) => bottom))).toBeLessThan(viewport.height);
    },
  );

  it('gives the fight another name', async () => {
    const page = await tables.demo('SECONDS');
    const drawer = await drawerOf(page, 'Fight');
    const name = drawer.getByLabel('What the fight is called');
    const rename = drawer.getByRole('button', { name: 'Rename', exact: true });
    await expect.poll(() => rename.isDisabled()).toBe(true);
    await name.fill('Night at the mill');
    await rename.click();
    await expect.poll(() => page.title()).toContain('Night at the mill');
    await expect.poll(() => rename.isDisabled()).toBe(true);
    await expect.poll(() => name.inputValue()).toBe('Night at the mill');
  });

  it('paints the ground, one change for each stroke', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Terrain');
    const before = await versionOf(page);
    const rocks = async () =>
      ((await page.locator('.map path.rock').getAttribute('d')) ?? '').split('Z').length - 1;
    const had = await rocks();
    await drawer.getByRole('button', { name: 'Obstacle' }).click();
    await overHexes(page, [
      { q: 4, r: 2 },
      { q: 6, r: 2 },
    ]);
    await expect.poll(rocks).toBe(had + 3);
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    await drawer.getByRole('button', { name: 'Open ground' }).click();
    await overHexes(page, [{ q: 5, r: 2 }]);
    await expect.poll(rocks).toBe(had + 2);
    // Where somebody stands is no place for a rock.
    await drawer.getByRole('button', { name: 'Obstacle' }).click();
    await overHexes(page, [{ q: 8, r: -1 }]);
    await drawer.getByRole('alert').waitFor();
    expect(await rocks()).toBe(had + 2);
  });

  it('paints one stroke upon the other, however fast they come', async () => {
    const page = await tables.demo('SEGMENTS', LARGE);
    const drawer = await drawerOf(page, 'Terrain');
    const before = await versionOf(page);
    await page.route('**/graphql', async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await drawer.getByRole('button', { name: 'Obstacle' }).click();
    for (const q of [4, 5, 6]) await overHexes(page, [{ q, r: 2 }]);
    await expect.poll(() => versionOf(page), { timeout: 10_000 }).toBe(before + 3);
    await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('hands out links and takes seats away', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Seats');
    await drawer.getByRole('button', { name: 'Link for spectators' }).click();
    const link = await drawer.getByLabel('The link of the seat').inputValue();
    const guest = await tables.visit();
    await guest.goto(link);
    await guest.locator('.token').first().waitFor();
    expect(await guest.content()).not.toContain('Marsh Lurker');
    await expect.poll(() => guest.getByRole('button', { name: 'Game master' }).count()).toBe(0);
    await drawer.getByRole('button', { name: 'Revoke Spectators' }).click();
    const asked = page.getByRole('dialog', { name: 'Revoke the seat of Spectators?' });
    await asked.getByRole('button', { name: 'Revoke' }).click();
    await guest.getByRole('alert').getByText('taken this seat away').waitFor();
  });

  it('sets the pace, gives orders, reads the rulings', async () => {
    const page = await tables.demo('VIGILANCE');
    const drawer = await drawerOf(page, 'Table');
    const opened = await versionOf(page);
    await drawer.getByLabel('End a turn when nothing is left to do').uncheck();
    await drawer.getByRole('button', { name: 'Set the pace' }).click();
    await expect.poll(() => versionOf(page)).toBe(opened + 1);
    const before = opened + 1;
    await drawer.getByLabel('Passing').selectOption({ index: 1 });
    await drawer.getByRole('button', { name: 'Give the orders' }).click();
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    await drawer.getByText('VIG-').first().waitFor();
  });

  it('forecasts the fight, and what would make it easier or harder', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Forecast');
    const before = await versionOf(page);
    await drawer.getByLabel('Those who are hidden take part').check();
    await drawer.getByRole('button', { name: 'Forecast this fight' }).click();
    await drawer.getByRole('heading', { name: 'Chance of heroes to win' }).waitFor();
    await drawer.getByRole('status').getByText('have been played').waitFor();
    const falls = drawer.locator('section', { hasText: 'Who falls' }).getByRole('row');
    await expect.poll(() => falls.count()).toBe(await page.locator('.order .card').count());
    await expect.poll(() => falls.first().innerText()).toMatch(/\d+ %/);
    await expect.poll(() => drawer.locator('.assumed li').count()).toBeGreaterThan(0);
    await expect.poll(() => versionOf(page)).toBe(before);
  });

  it('says what a foe more would make of it, before one is added', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Forecast');
    const before = await versionOf(page);
    const section = drawer.locator('section', { hasText: 'If more foes came now' });
    await section.getByLabel('How many').selectOption('2');
    await section.getByLabel('Creature').selectOption('Quarry Hulk');
    await section.getByRole('button', { name: 'Try it' }).click();
    await section.getByText(/^Chance of heroes: \d+ to \d+ % without/).waitFor();
    await section.getByText(/of 120 fights so far/).waitFor();
    await expect.poll(() => versionOf(page)).toBe(before);
  });

  it('carries the fight away, ends it, verifies its dice, and deletes it', async () => {
    const page = await tables.demo('SEGMENTS');
    const drawer = await drawerOf(page, 'Fight');
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Save as a file' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown;
    expect(JSON.stringify(file)).toContain('The bridge at dusk');
    await drawer.getByRole('button', { name: 'End the fight' }).click();
    await drawer.getByRole('button', { name: 'Yes, end' }).click();
    await page.getByText('The fight is over.').waitFor();
    await drawer.getByRole('tab', { name: 'Dice' }).click();
    await expect.poll(() => drawer.getByLabel('Seed').inputValue()).toMatch(/^[0-9a-f]{64}$/);
    await drawer.getByRole('button', { name: 'Verify' }).click();
    await drawer.getByText('Verified ✓').waitFor();
    await drawer.getByRole('tab', { name: 'Fight' }).click();
    await drawer.getByRole('button', { name: 'Branch' }).click();
    await page.getByRole('heading', { name: 'once more' }).waitFor();
    const branch = await drawerOf(page, 'Fight');
    await branch.getByLabel('Name of the fight').fill('The bridge at dusk, once more');
    await branch.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'My fights' }).waitFor();
    await expect.poll(() => page.locator('.fights li').count()).toBe(1);
  });
});
