/** A party: made of the heroes of a fight, kept in the browser, and carried from fight to fight. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFrom, endFrom, LARGE, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const fightOf = (page: Page): string => /enc_\w+/.exec(page.url())?.[0] ?? '';

/** A party of the heroes of a demo, made where that has ended. */
async function madeParty(page: Page): Promise<void> {
  await endFrom(page);
  await page.getByRole('button', { name: 'Make a party …' }).click();
  await page.getByLabel('Name of the party').fill('The Lanterns');
  await page.getByRole('button', { name: 'Create the party' }).click();
  await page.getByRole('heading', { name: 'Members' }).waitFor();
}

/** Someone of the fight that is shown has lost all but so many hit points. */
async function hurt(page: Page, name: string, hitPoints: number): Promise<void> {
  const id = fightOf(page);
  const { encounter } = (await askFrom(
    page,
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name } } } }',
    { id },
  )) as { encounter: { combatants: { id: string; name: string }[] } };
  const combatantId = encounter.combatants.find((one) => one.name === name)?.id;
  const stats = { segments: { hitPoints } };
  const answer = await askFrom(
    page,
    'mutation ($input: AdjudicateInput!) { adjudicate(input: $input) { __typename } }',
    { input: { encounterId: id, combatantId, stats, reason: 'A fall' } },
  );
  expect(answer).toEqual({ adjudicate: { __typename: 'AdjudicatePayload' } });
}

describe.each([LARGE, PHONE])('a party at $width', (viewport) => {
  it('fights again with its wounds, which its game master takes over or not (T-10)', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    await madeParty(page);
    const wounds = page.locator('.member', { hasText: 'Ana' }).locator('.vitals small').last();
    const whole = await wounds.innerText();
    expect(whole).toMatch(/^(\d+)\/\1$/);
    await page.getByLabel('Next fight').fill('The mill');
    await page.getByRole('button', { name: 'Begin with this party' }).click();
    await page.locator('.token').first().waitFor();
    await hurt(page, 'Ana', 3);
    await endFrom(page);
    const offer = page.getByRole('region', { name: 'Party: The Lanterns' });
    await offer.getByText(/Ana .*→ 3/).waitFor();
    await offer.getByRole('button', { name: 'Keep the wounds' }).click();
    await offer.getByText('The party is as the fight has left it.').waitFor();
    await offer.getByRole('button', { name: 'Undo' }).click();
    await offer.getByRole('button', { name: 'Keep the wounds' }).click();
    await offer.getByRole('link', { name: 'Next fight with these heroes' }).click();
    await expect.poll(() => wounds.innerText(), { timeout: 10_000 }).toMatch(/^3\//);
    // SEGMENTS gives no hit points for a night (T-10).
    await page.getByRole('button', { name: 'Sleep a night' }).click();
    await page.getByText('The rules heal nothing of this by that rest.').waitFor();
    // The newest step of its journal comes first.
    const newest = page.locator('.steps li').first();
    await newest.getByText(/Ana/).waitFor();
    await page.goto(tables.server.url);
    await page.locator('.party-card', { hasText: 'The Lanterns' }).getByText('Ana').waitFor();
  });

  it('is of this browser alone, and says so where it is not', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    await madeParty(page);
    const other = await tables.visit(viewport);
    await other.goto(page.url());
    await other.getByText('This browser does not have this party.').waitFor();
  });

  it('has members who are renamed, hurt, given conditions, and removed', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    await madeParty(page);
    const ana = page.locator('.members li', { hasText: 'Ana' });
    await ana.getByRole('button', { name: 'Edit Ana' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Anna');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    const anna = page.getByRole('dialog', { name: 'Anna' });
    await anna.getByLabel('Hit points').fill('9999');
    await anna.getByRole('button', { name: 'Save' }).click();
    await anna.getByRole('alert').first().waitFor();
    await anna.getByLabel('Hit points').fill('5');
    await anna.getByLabel('Give a condition').selectOption({ label: 'Poised' });
    await anna.getByLabel('Reason').fill('A fall');
    await anna.getByRole('button', { name: 'Save' }).click();
    await anna.waitFor({ state: 'detached' });
    const line = page.locator('.members li', { hasText: 'Anna' });
    await line.getByText(/^5\//).waitFor();
    await line.getByText('Poised').waitFor();

    await line.getByRole('button', { name: 'Edit Anna' }).click();
    await anna.getByLabel('Poised', { exact: true }).check();
    await anna.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => line.getByText('Poised').count()).toBe(0);
    await line.getByRole('button', { name: 'Remove Anna' }).click();
    await page.getByRole('button', { name: 'Remove from the party' }).click();
    await expect.poll(() => line.count()).toBe(0);
  });

  it('is not changed by who has seen an older one, and says what has happened', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    await madeParty(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Edit Ana' }).click();
    await page.getByRole('button', { name: 'Edit Ana' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Anna');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Anna' }).waitFor();

    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Hit points').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const alert = dialog.getByRole('alert');
    await alert.getByText(/^Nothing was changed, because the party has changed/).waitFor();
    await alert.getByText(/Anna/).waitFor();
    // It is shown as it is by now, and what was written is still there.
    await other.getByRole('dialog', { name: 'Anna' }).getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await other.locator('.members li', { hasText: 'Anna' }).getByText(/^5\//).waitFor();
    await other.close();
  });

  it('takes in who has a saved sheet', async () => {
    const page = await tables.demo('SEGMENTS', viewport);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.locator('.order .card', { hasText: 'Reed' }).first().click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    if (viewport === PHONE) await page.getByRole('button', { name: 'Play', exact: true }).click();
    await madeParty(page);
    const before = await page.locator('.members li').count();
    await page.getByText('Add members').click();
    await page.locator('.add-members label').first().click();
    await page.getByRole('button', { name: 'Add to the party' }).click();
    await expect.poll(() => page.locator('.members li').count()).toBe(before + 1);
  });
});
