/** The sheet of a combatant at the Table: what it shows of each system, and what a game master changes. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { Visitor } from '../../kit/web/browser.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="14"/></svg>';

async function sheetOf(page: Page, name: string) {
  await page.locator('.order .card', { hasText: name }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  return sheet;
}

describe('a sheet', () => {
  it.each([
    ['SEGMENTS', 'Ana', LARGE, ['Abilities', 'Swifts left', 'Barge Wind']],
    ['VIGILANCE', 'Cid', LARGE, ['Damage', 'Sword', 'Disrupting Kick']],
    ['SECONDS', 'Caster', PHONE, ['Toughness', 'Weapon skill', 'Defenses']],
  ] as const)('of %s shows everything of %s', async (ruleset, name, viewport, words) => {
    const page = await tables.demo(ruleset, viewport);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Order', exact: true }).click();
    const sheet = await sheetOf(page, name);
    for (const word of words) await sheet.getByText(word).first().waitFor();
    const text = await sheet.innerText();
    expect(text).not.toMatch(/\[object|undefined|null/);
    // What is left stands beside what there is.
    expect(text).not.toMatch(/^(Max .*|Damage limit|Toughness left|Defenses left)$/m);
    const stats = sheet
      .locator('.facts')
      .last()
      .locator('dd', { hasText: /\d+\/\d+/ });
    await expect.poll(() => stats.count()).toBeGreaterThan(0);
  });
});

describe('a game master', () => {
  it('changes somebody where the sheet shows it, and reads there what cannot be', async () => {
    const page = await tables.demo('SEGMENTS');
    const sheet = await sheetOf(page, 'Ana');
    const bar = sheet.getByRole('region', { name: 'Vitals' });
    await sheet.getByLabel('Hit points').first().waitFor();
    await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('99');
    await sheet.getByRole('button', { name: 'Apply the stats' }).click();
    await sheet.locator('.changes [role=alert]').first().waitFor();
    await expect.poll(() => bar.innerText()).toContain('24/24');
    await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('7');
    await sheet.getByRole('button', { name: 'Apply the stats' }).click();
    await bar.getByText('7/24').waitFor();
    await sheet.getByLabel('Condition to give').selectOption({ label: 'Prone' });
    await sheet.getByRole('button', { name: 'Give', exact: true }).click();
    await sheet.getByRole('button', { name: 'End Prone' }).click();
    await sheet.getByRole('button', { name: 'End Prone' }).waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Move to' }).click();
    await overHexes(page, [{ q: 3, r: 0 }]);
    await page.locator('.token[style*="translate(166"]').waitFor();
    await sheet.getByLabel('Color').fill('#ffd34d');
    await sheet.getByRole('button', { name: 'Apply', exact: true }).click();
    const token = page.locator('.token', { hasText: 'An' });
    await token.locator('[fill="#ffd34d"]').waitFor();
    await expect.poll(() => token.locator('text').getAttribute('fill')).toBe('#000');
    await sheet.getByRole('button', { name: 'Reset to side' }).click();
    await token.locator('[fill="var(--side-1)"]').waitFor();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Anna');
    await sheet.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Anna' }).waitFor();
  });

  it('gives somebody a picture, which every browser asks for without saying where', async () => {
    const origin = new URL(tables.server.url).origin;
    const visitor = await Visitor.at(tables.browser, origin, { viewport: LARGE });
    const page = await visitor.tab('/');
    const referrers: (string | undefined)[] = [];
    await page.route('https://pictures.example/**', async (route) => {
      referrers.push((await route.request().allHeaders()).referer);
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    });
    await new TablePlayer(page, 'MOUSE', new Random(3)).openDemo('SEGMENTS');
    expect(visitor.foreign).toEqual([]);
    const sheet = await sheetOf(page, 'Ana');
    // The other one is a button beside it, which takes a file.
    const portrait = sheet.locator('.portrait').first();
    await expect.poll(() => portrait.innerText()).toBe('An');
    const address = sheet.getByLabel('Image URL');
    await address.fill('https://pictures.example/ana.svg');
    await sheet.getByRole('button', { name: 'Show it' }).click();
    await expect
      .poll(() => portrait.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(40);
    await page.locator('.order .card', { hasText: 'Ana' }).locator('img').waitFor();
    expect(visitor.foreign).not.toEqual([]);
    expect(new Set(visitor.foreign)).toEqual(new Set(['https://pictures.example/ana.svg']));
    expect(new Set(referrers)).toEqual(new Set([undefined]));
    // Letters again where there is none, and none where a browser would not ask.
    await address.fill('https://elsewhere.example/ana.svg');
    await sheet.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => portrait.innerText()).toBe('An');
    await address.fill('http://pictures.example/ana.svg');
    await sheet.getByRole('button', { name: 'Show it' }).click();
    expect(await address.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await address.fill('');
    await sheet.getByRole('button', { name: 'Without one' }).click();
    await sheet.getByRole('button', { name: 'Without one' }).waitFor({ state: 'detached' });
    await expect.poll(() => sheet.locator('.portrait img').count()).toBe(0);
    await visitor.leave();
  });

  it.each([LARGE, PHONE])(
    'hides who is on the table, and reveals them again as they were, at %o',
    async (viewport) => {
      const page = await tables.demo('SEGMENTS', viewport);
      if (viewport === PHONE)
        await page.getByRole('button', { name: 'Order', exact: true }).click();
      const sheet = await sheetOf(page, 'Ana');
      await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('7');
      await sheet.getByRole('button', { name: 'Apply the stats' }).click();
      const bar = sheet.getByRole('region', { name: 'Vitals' });
      await bar.getByText('7/24').waitFor();
      await sheet.getByRole('button', { name: 'Hide' }).click();
      await sheet.getByRole('button', { name: 'Reveal' }).waitFor();
      await bar.getByText('7/24').waitFor();
      await expect
        .poll(() => page.locator('.token', { hasText: 'An' }).getAttribute('class'))
        .toContain('hidden');
      await sheet.getByRole('button', { name: 'Reveal' }).click();
      await sheet.getByRole('button', { name: 'Hide' }).waitFor();
      await bar.getByText('7/24').waitFor();
    },
  );

  it('reveals who is hidden, and takes somebody off the table', async () => {
    const page = await tables.demo('SEGMENTS');
    const sheet = await sheetOf(page, 'Marsh Lurker');
    await sheet.getByRole('button', { name: 'Reveal' }).click();
    await sheet.getByRole('button', { name: 'Reveal' }).waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Remove' }).click();
    await sheet.getByRole('button', { name: 'Yes, remove' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.order').innerText()).not.toContain('Marsh Lurker');
  });
});
