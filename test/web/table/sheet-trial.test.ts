/** A sheet while it is written: its formulas are checked, and its odds against whoever is chosen. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentBy } from '../../kit/web/sent.ts';
import { LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const BLOW = {
  ...{ key: 'mill-blow', name: 'Mill Blow', uses: [{ kind: 'STANDARD' }] },
  effect: {
    attack: { form: 'MELEE', range: 5, speed: 1, offensive: 'AB + Str + 2d6', damage: '1d6' },
  },
};
/** Another one of the same key, and one that no server takes. */
const SLOW_BLOW = { ...BLOW, effect: { attack: { ...BLOW.effect.attack, speed: 2 } } };
const CROOKED = {
  ...{ key: 'crooked-blow', name: 'Crooked Blow', uses: BLOW.uses },
  effect: { attack: { ...BLOW.effect.attack, offensive: '2d' } },
};

const fileOf = (name: string, ...actions: readonly { readonly key: string }[]) => ({
  ...{ format: 'sixbeat-sheet-1', name, ruleset: 'SEGMENTS' },
  sheet: {
    ...{ abilities: { strength: 2, dexterity: 2, intelligence: 2, resolve: 2 }, hitPoints: 20 },
    talents: actions.map(({ key }) => ({ action: key })),
  },
  definitions: actions.length > 0 ? { actions } : {},
});

/** Has the sheets in the browser, and is in the editor of Dag, who has an action of his own. */
async function dagIn(page: Page): Promise<void> {
  await page.goto(new URL('/#/', tables.server.url).href);
  const files = [fileOf('Dag', BLOW), fileOf('Slow', SLOW_BLOW), fileOf('Crooked', CROOKED)];
  for (const file of files) {
    const buffer = Buffer.from(JSON.stringify(file));
    const mimeType = 'application/json';
    const chooser = page.locator('.drop-zone input[type=file]');
    await chooser.setInputFiles({ name: `${file.name}.json`, mimeType, buffer });
    await page.getByRole('link', { name: `${file.name} · SEGMENTS` }).waitFor();
  }
  await page.getByRole('link', { name: 'Dag · SEGMENTS' }).click();
}

/** What is said of the trial: all odds, or why there are none. */
async function against(page: Page, source: string, target: string): Promise<string> {
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByLabel('Targets from').selectOption(source);
  await trial.getByLabel('Against').selectOption(target);
  await trial.getByRole('button', { name: 'Show odds' }).click();
  return trial.locator('[role=status], [role=alert]').innerText();
}

const ODDS = /Mill Blow.*: \d+ % to hit/;

describe('a formula', () => {
  it.each([LARGE, PHONE])('is checked by the server while it is written', async (viewport) => {
    const page = await tables.visit(viewport);
    await dagIn(page);
    const offensive = page.getByRole('textbox', { name: 'Offensive' });
    await offensive.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('AB + Str + 2d');
    const field = page.locator('.field', { has: offensive });
    await field.getByRole('alert').waitFor();
    await expect.poll(() => offensive.getAttribute('aria-invalid')).toBe('true');
    const why = await field.getByRole('alert').getAttribute('id');
    await expect.poll(() => offensive.getAttribute('aria-describedby')).toBe(why);
    await expect.poll(() => page.getByText('not right yet').count()).toBe(0);
    // Whoever writes on is where they were.
    await page.keyboard.type('6');
    await field.getByRole('alert').waitFor({ state: 'detached' });
    await expect.poll(() => offensive.inputValue()).toBe('AB + Str + 2d6');
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  });

  it('takes one query at each pause, and no encounter', async () => {
    const page = await tables.visit();
    await dagIn(page);
    await page.getByLabel('Against').locator('option').first().waitFor({ state: 'attached' });
    const sent: string[] = [];
    page.on('request', (request) => {
      const { name } = sentBy(request);
      if (name !== '') sent.push(name);
    });
    await page.getByRole('textbox', { name: 'Offensive' }).fill('AB + Str + 2d');
    await page.locator('.field .refusal').waitFor();
    expect(sent).toEqual(['CheckSheet']);
    await page.getByRole('textbox', { name: 'Offensive' }).fill('AB + Str + 2d6');
    await page.locator('.field .refusal').waitFor({ state: 'detached' });
    expect(sent).toEqual(['CheckSheet', 'CheckSheet']);
    await page.getByRole('button', { name: 'Show odds' }).click();
    await page.locator('.trial [role=status] li').first().waitFor();
    expect(sent.slice(2)).toEqual(['OddsBetween']);
  });

  it('names an action that there is not at its field', async () => {
    const page = await tables.visit();
    await dagIn(page);
    const talent = page.getByRole('combobox', { name: 'Action' }).first();
    await talent.fill('mill-blows');
    const field = page.locator('.field', { has: talent });
    await field.getByText("There is no action 'mill-blows'.").waitFor();
  });

  it('is no reason to be told of what is only missing yet', async () => {
    const page = await tables.visit();
    await dagIn(page);
    await page.getByRole('button', { name: '+ Talents' }).click();
    await page.getByRole('textbox', { name: 'Offensive' }).fill('2d');
    await page.locator('.field .refusal').waitFor();
    await expect.poll(() => page.locator('.refusal').count()).toBe(1);
  });
});

describe('the odds of a sheet', () => {
  it('are against a creature, another saved sheet, or somebody of a fight', async () => {
    const page = await tables.demo('SEGMENTS');
    const fight = await page.getByRole('heading', { level: 1 }).innerText();
    await dagIn(page);
    expect(await against(page, 'Saved sheets', 'Slow')).toMatch(ODDS);
    expect(await against(page, 'Saved sheets', 'Crooked')).toMatch(/^The target: /);
    // Of his own form nothing is wrong.
    await expect.poll(() => page.locator('.field .refusal').count()).toBe(0);
    expect(await against(page, fight, 'Bolg')).toMatch(ODDS);
    expect(await against(page, 'Bestiary', 'Reed Fencer')).toMatch(ODDS);
  });

  it('SEG-17 are the same each time, whomever initiative delays', async () => {
    const page = await tables.demo('SEGMENTS');
    await dagIn(page);
    const told = new Set<string>();
    for (let n = 0; n < 8; n++) told.add(await against(page, 'Saved sheets', 'Slow'));
    expect([...told]).toEqual([expect.stringMatching(ODDS)]);
  });

  it('tell a player nothing that the seat may not read', async () => {
    const gm = await tables.demo('SEGMENTS');
    const fight = await gm.getByRole('heading', { level: 1 }).innerText();
    const player = await tables.visit();
    await player.goto(await linkFor(gm, 'Ana'));
    await player.locator('.token').first().waitFor();
    await dagIn(player);
    expect(await against(player, fight, 'Ana')).toMatch(ODDS);
    expect(await against(player, fight, 'Bolg')).toBe('Your seat may not read the sheet of Bolg.');
  });
});
