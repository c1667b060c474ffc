/** The sheet of a combatant at the Table: what it shows of each system, and what a game master changes. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

async function sheetOf(page: Page, name: string) {
  await page.locator('.order .card', { hasText: name }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  return sheet;
}

describe('a sheet', () => {
  it.each([
    ['SEGMENTS', 'Ana', LARGE, ['Abilities', 'Swifts left', 'Barge Wind']],
    ['VIGILANCE', 'Cid', LARGE, ['Damage limit', 'Sword', 'Disrupting Kick']],
    ['SECONDS', 'Caster', PHONE, ['Toughness left', 'Weapon skill', 'Defenses left']],
  ] as const)('of %s shows everything of %s', async (ruleset, name, viewport, words) => {
    const page = await tables.demo(ruleset, viewport);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Sheet', exact: true }).click();
    const sheet = await sheetOf(page, name);
    for (const word of words) await sheet.getByText(word).first().waitFor();
    expect(await sheet.innerText()).not.toMatch(/\[object|undefined|null/);
  });
});

describe('a game master', () => {
  it('changes somebody where the sheet shows it, and reads there what cannot be', async () => {
    const page = await tables.demo('SEGMENTS');
    const sheet = await sheetOf(page, 'Ana');
    const bar = sheet.getByRole('region', { name: 'Vitals' });
    await sheet.getByLabel('Hit points').first().waitFor();
    await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('99');
    await sheet.getByRole('button', { name: 'Set the figures' }).click();
    await sheet.locator('.changes [role=alert]').first().waitFor();
    expect(await bar.innerText()).toContain('24/24');
    await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('7');
    await sheet.getByRole('button', { name: 'Set the figures' }).click();
    await bar.getByText('7/24').waitFor();
    await sheet.getByLabel('Condition to give').selectOption({ label: 'Prone' });
    await sheet.getByRole('button', { name: 'Give', exact: true }).click();
    await sheet.getByRole('button', { name: 'End Prone' }).click();
    await sheet.getByRole('button', { name: 'End Prone' }).waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Put elsewhere' }).click();
    await overHexes(page, [{ q: 3, r: 0 }]);
    await page.locator('.token[style*="translate(166"]').waitFor();
    await sheet.getByLabel('Color').fill('#ffd34d');
    await sheet.getByRole('button', { name: 'Use it' }).click();
    const token = page.locator('.token', { hasText: 'An' });
    await token.locator('[fill="#ffd34d"]').waitFor();
    expect(await token.locator('text').getAttribute('fill')).toBe('#000');
    await sheet.getByRole('button', { name: 'That of the side' }).click();
    await token.locator('[fill="var(--side-1)"]').waitFor();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Anna');
    await sheet.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Anna' }).waitFor();
  });

  it('reveals who is hidden, and takes somebody off the table', async () => {
    const page = await tables.demo('SEGMENTS');
    const sheet = await sheetOf(page, 'Marsh Lurker');
    await sheet.getByRole('button', { name: 'Reveal' }).click();
    await sheet.getByRole('button', { name: 'Reveal' }).waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: 'Remove' }).click();
    await sheet.getByRole('button', { name: 'Yes, remove' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.locator('.order').innerText()).not.toContain('Marsh Lurker');
  });
});
