/** The first page: a fight at one click, and where the fights of this browser stand. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFrom, LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe.each([LARGE, PHONE])('the first page at $width', (viewport) => {
  it('asks the server for nothing but its files on a first visit', async () => {
    const page = await tables.visit(viewport);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.waitForTimeout(500);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('/graphql'))).toEqual([]);
  });

  it('begins a fight against the computer at one click', async () => {
    const page = await tables.visit(viewport);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.option').first().waitFor();
    const { encounter } = (await askFrom(
      page,
      'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { side playedByComputer { level } } } } }',
      { id: new URL(page.url()).hash.split('/').at(-1) },
    )) as { encounter: { combatants: { side: string; playedByComputer: object | null }[] } };
    const computers = encounter.combatants.filter((one) => one.playedByComputer !== null);
    expect([...new Set(computers.map(({ side }) => side))]).toEqual(['raiders']);
    const raiders = encounter.combatants.filter(({ side }) => side === 'raiders');
    expect(computers).toHaveLength(raiders.length);
  });

  it('says whose turn it is, and what each fight leads to', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    const link = await linkFor(gm, 'Ana');
    const encounterId = new URL(gm.url()).hash.split('/').at(-1);
    await gm.goto(tables.server.url);
    const row = gm.locator('.fight', { hasText: 'The bridge at dusk' });
    await row.getByText(/^Round 1 · Ana to act · SEGMENTS/).waitFor();
    // The player of Ana has the turn, and the game master has not.
    await expect.poll(() => row.getByText('your turn').count()).toBe(0);
    const player = await tables.visit(viewport);
    await player.goto(link);
    await player.locator('.token').first().waitFor();
    await player.goto(tables.server.url);
    await player.locator('.fight').getByText('your turn').waitFor();
    await askFrom(
      gm,
      'mutation ($input: EndEncounterInput!) { endEncounter(input: $input) { __typename } }',
      { input: { encounterId } },
    );
    await gm.reload();
    await row.getByText(/^Round 1 · undecided/).waitFor();
    await row.getByRole('link', { name: 'Result' }).waitFor();
    await row.getByRole('link', { name: 'Replay' }).click();
    await gm.locator('.replay').waitFor();
  });

  it('takes a fight off the list once it was asked about', async () => {
    const gm = await tables.demo('SEGMENTS', viewport);
    await gm.goto(tables.server.url);
    const row = gm.locator('.fight', { hasText: 'The bridge at dusk' });
    const asked = gm.getByRole('dialog', { name: 'Remove The bridge at dusk?' });
    await row.getByRole('button', { name: 'Remove' }).click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    await expect.poll(() => row.count()).toBe(1);
    await row.getByRole('button', { name: 'Remove' }).click();
    await asked.getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
  });
});

describe('the fight that plays itself', () => {
  const caption = (page: Page) => page.locator('.showcase-caption');
  const stepsOf = (page: Page) => page.locator('.showcase .scene').innerHTML();

  it('goes on until it is paused, and asks no server', async () => {
    const page = await tables.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await caption(page).getByText('The bridge at dusk, round').waitFor();
    const first = await caption(page).innerText();
    await expect.poll(() => caption(page).innerText(), { timeout: 10_000 }).not.toBe(first);
    await page.getByRole('button', { name: 'Pause the recorded fight' }).click();
    const paused = await caption(page).innerText();
    await page.waitForTimeout(2500);
    await expect.poll(() => caption(page).innerText()).toBe(paused);
    await page.getByRole('button', { name: 'Play the recorded fight' }).click();
    await expect.poll(() => caption(page).innerText(), { timeout: 10_000 }).not.toBe(paused);
    expect(asked.filter((url) => url.includes('/graphql'))).toEqual([]);
  });

  it('stands still where less motion is asked for', async () => {
    const page = await tables.visit(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await page.getByRole('button', { name: 'Play the recorded fight' }).waitFor();
    const still = await stepsOf(page);
    await page.waitForTimeout(2500);
    expect(await stepsOf(page)).toBe(still);
  });
});
