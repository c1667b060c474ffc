/** Sheets and fights that are kept in a browser, and as files. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../kit/store/database.ts';
import { LARGE, overHexes, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const chooser = (page: Page) => page.locator('.drop-zone input[type=file]');

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const place = path.join(await temporaryFolder(), file.suggestedFilename());
  await file.saveAs(place);
  return place;
}

/** As `Save as a file` writes one. */
const SHEET = {
  ...{ format: 'sixbeat-sheet-1', name: 'Dag', ruleset: 'SEGMENTS', definitions: {} },
  sheet: { abilities: { strength: 2, dexterity: 2, intelligence: 2, resolve: 2 }, hitPoints: 20 },
};

/** Lets a file fall on the page as a browser does, with the events and the data of a drag. */
async function dropped(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], file, { type: 'application/json' }));
      return data;
    },
    [name, content] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.locator('.drop-zone').dispatchEvent(event, { dataTransfer });
}

/** A swordsman of SEGMENTS with an action of his own. */
async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New character sheet (SEGMENTS)' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Dag');
  for (const ability of ['Strength', 'Dexterity', 'Intelligence', 'Resolve'])
    await page.getByRole('spinbutton', { name: ability }).fill('2');
  await page.getByRole('button', { name: '+ Talents' }).click();
  await page
    .getByRole('group', { name: 'Talents' })
    .getByRole('textbox', { name: 'Action' })
    .fill('mill-blow');
  await page.getByRole('button', { name: '+ Actions' }).click();
  const action = page.getByRole('group', { name: 'Actions', exact: true });
  await action.getByLabel('Key').first().fill('mill-blow');
  await action.getByLabel('Name').first().fill('Mill Blow');
  await action.getByRole('button', { name: '+ Uses' }).click();
  await action.getByLabel('Kind').first().selectOption('attack');
}

describe('a saved sheet', () => {
  it.each([LARGE, PHONE])(
    'says what it lacks, is kept, saved and brought back',
    async (viewport) => {
      const page = await tables.visit(viewport);
      await write(page);
      await page.getByRole('button', { name: 'Keep' }).click();
      // Where it belongs, and in the words of the schema.
      const points = page.locator('.field', { hasText: 'Hit points' });
      await points.getByText('This is needed.').waitFor();
      await points.getByRole('spinbutton').fill('20');
      const attack = page.getByRole('group', { name: 'Attack', exact: true });
      await attack
        .locator('.field', { hasText: 'Offensive' })
        .getByText('This is needed.')
        .waitFor();
      await attack.getByLabel('Offensive').fill('AB + Str + 2d6');
      await attack.getByLabel('Form').selectOption('MELEE');
      await attack.getByLabel('Range').fill('5');
      await attack.getByLabel('Speed').fill('1');
      await page.getByRole('button', { name: 'Keep' }).click();
      await page.getByRole('link', { name: 'Dag · SEGMENTS' }).click();
      const file = await saved(page, 'Save as a file');
      await page.getByRole('button', { name: 'Delete' }).click();
      const asked = page.getByRole('dialog', { name: 'Delete the sheet of Dag?' });
      await asked.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { name: 'Saved sheets' }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'Dag' }).count()).toBe(0);
      const damaged = path.join(path.dirname(file), 'damaged.json');
      await writeFile(
        damaged,
        (await readFile(file, 'utf8')).replace('"hitPoints": 20', '"hp": 20'),
      );
      await chooser(page).setInputFiles(damaged);
      await page.getByRole('alert').getByText('There is no field called hp.').waitFor();
      await chooser(page).setInputFiles(file);
      await page.getByRole('link', { name: 'Dag · SEGMENTS' }).waitFor();
      // It joins a fight with the action that was made for it.
      await page.getByLabel(/^Play solo/).uncheck();
      await page.getByRole('button', { name: 'Play the demo' }).first().click();
      await page.getByRole('button', { name: 'Game master' }).click();
      const drawer = page.getByRole('dialog', { name: 'Game master' });
      await drawer.getByRole('button', { name: 'Dag' }).click();
      await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
      await overHexes(page, [{ q: 3, r: 0 }]);
      const card = page.locator('.order .card b', { hasText: 'Dag' });
      await card.waitFor({ state: 'attached' });
      // Both are undone: that it came, and what was made for it; then it comes anew.
      for (let undone = 0; undone < 2; undone++) {
        const before = await versionOf(page);
        await page.getByRole('button', { name: /^Undo: / }).click();
        await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
      }
      await expect.poll(() => card.count()).toBe(0);
      await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
      await overHexes(page, [{ q: 3, r: 0 }]);
      await card.waitFor({ state: 'attached' });
      await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
    },
  );
});

describe('a sheet of a fight', () => {
  it('is kept unharmed, with its actions, is tried and joins another fight', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.locator('.order .card', { hasText: 'Ana' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ana' });
    await sheet.getByRole('spinbutton', { name: 'Hit points' }).fill('7');
    await sheet.getByRole('button', { name: 'Apply the stats' }).click();
    await sheet.getByText('7/24').first().waitFor();
    await sheet.getByRole('button', { name: 'Keep as a saved sheet' }).click();
    await sheet.getByRole('status').getByText('Ana is kept in this browser').waitFor();
    await sheet.getByRole('link', { name: 'Open the saved sheet' }).click();
    await page.getByRole('heading', { name: 'Ana' }).waitFor();
    await expect
      .poll(() => page.getByRole('spinbutton', { name: 'Hit points' }).inputValue())
      .toBe('24');
    await page.getByRole('button', { name: 'Show odds' }).click();
    await page.locator('.trial [role=status] li').first().waitFor();
    await page.getByLabel('Name', { exact: true }).first().fill('Anders');
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('link', { name: 'Anders · SEGMENTS' }).waitFor();
    await page.getByLabel(/^Play solo/).uncheck();
    await page.getByRole('button', { name: 'Play the demo' }).first().click();
    await page.getByRole('button', { name: 'Game master' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    await drawer.getByRole('button', { name: 'Anders' }).click();
    await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
    await overHexes(page, [{ q: 3, r: 0 }]);
    await page.locator('.order .card b', { hasText: 'Anders' }).waitFor({ state: 'attached' });
    await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
  });
});

describe('a saved fight', () => {
  it('goes on where its file is dropped', async () => {
    const page = await tables.demo('VIGILANCE');
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Fight' }).click();
    const file = await saved(page, 'Save as a file');
    const elsewhere = await tables.visit();
    await chooser(elsewhere).setInputFiles(file);
    await elsewhere.getByRole('heading', { name: 'The gate of thorns' }).waitFor();
    await elsewhere.locator('.option').first().waitFor();
    await writeFile(file, '{"half": ');
    await elsewhere.goto(new URL(tables.server.url).origin);
    await chooser(elsewhere).setInputFiles(file);
    await elsewhere.getByRole('alert').waitFor();
  });
});

describe('a file that is dropped on the page', () => {
  it('is brought in: a sheet, and a fight', async () => {
    const page = await tables.demo('VIGILANCE');
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Fight' }).click();
    const fight = await saved(page, 'Save as a file');
    const elsewhere = await tables.visit();
    await dropped(elsewhere, 'dag.json', JSON.stringify(SHEET));
    await elsewhere.getByRole('status').getByText('Dag is stored in this browser.').waitFor();
    await elsewhere.getByRole('link', { name: 'Dag · SEGMENTS' }).waitFor();
    await dropped(elsewhere, path.basename(fight), await readFile(fight, 'utf8'));
    await elsewhere.getByRole('heading', { name: 'The gate of thorns' }).waitFor();
    await elsewhere.locator('.option').first().waitFor();
  });

  it.each([
    ['a half', '{"half": ', /damaged/],
    ['some other JSON', '{"songs": []}', /neither a saved fight nor a saved sheet/],
    ['a map', '{"resolution": {}, "line_of_sight": []}', /This is a map/],
    ['nothing', '', /empty/],
    ['a list of nothing', '[]', /neither/],
    ['null', 'null', /neither/],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0', /not a file that Sixbeat has saved/],
  ])('is refused in words where it is %s', async (_, content, words) => {
    const page = await tables.visit();
    await dropped(page, 'odd.json', content);
    const alert = page.locator('.drop-zone').getByRole('alert');
    await alert.waitFor();
    const said = await alert.innerText();
    expect(said).toMatch(/^odd\.json: /);
    expect(said).toMatch(words);
    // In words for people, not those of the program.
    expect(said).not.toMatch(/undefined|cannot read|is not a function|Variable "\$|\[object/i);
    await page.getByRole('heading', { name: 'Start your own' }).waitFor();
  });
});
