/** What a slip at the Table must not do to a fight. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFrom, LARGE, PHONE, placeFrom, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
// A browser complains of each answer that refuses a token.
afterEach(() => tables.leave(/the server responded with a status of 401/));
afterAll(() => tables.close());

async function demo(ruleset: string, viewport = LARGE): Promise<Page> {
  const page = await tables.visit(viewport);
  await page.getByLabel(/^Play solo/).uncheck();
  await page
    .locator('article', { hasText: ruleset })
    .getByRole('button', { name: 'Play the demo' })
    .click();
  await button(page, /End the turn/).waitFor();
  return page;
}

/** The first of that name: in the order, or of what may be done. */
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();

const idOf = (page: Page) => new URL(page.url()).hash.split('/').at(-1);

async function rename(page: Page, name: string, to: string): Promise<void> {
  const id = idOf(page);
  const query =
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name } } } }';
  const { encounter } = (await askFrom(page, query, { id })) as {
    encounter: { combatants: { id: string; name: string }[] };
  };
  const combatantId = encounter.combatants.find((one) => one.name === name)?.id;
  const mutation =
    'mutation ($input: UpdateCombatantInput!) { updateCombatant(input: $input) { __typename } }';
  const input = { encounterId: id, combatantId, name: to };
  expect(await askFrom(page, mutation, { input })).toEqual({
    updateCombatant: { __typename: 'UpdateCombatantPayload' },
  });
}

/** What of these is on the page and not wholly to be seen from side to side. */
const cutOff = (places: Locator): Promise<string[]> =>
  places.evaluateAll((all) =>
    all
      .filter((one) => (one as HTMLElement).offsetParent !== null)
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        if (right > innerWidth + 1) return true;
        for (let around = one.parentElement; around; around = around.parentElement) {
          const box = around.getBoundingClientRect();
          const { display, overflowX } = getComputedStyle(around);
          const clips = overflowX !== 'visible' && display !== 'contents';
          if (clips && (right > box.right + 1 || left < box.left - 1)) return true;
        }
        return false;
      })
      .map((one) => one.textContent),
  );

const LAST =
  'query ($id: ID!) { encounter(id: $id) { ... on Encounter { journal(last: 1) { nodes { command { mutation input } } } } } }';
interface Last {
  readonly encounter: {
    readonly journal: {
      readonly nodes: readonly { command: { mutation: string; input: object } }[];
    };
  };
}

describe('Enter', () => {
  it('does what the button says while the focus is on a pick that may be left out', async () => {
    const page = await demo('SEGMENTS');
    const before = await versionOf(page);
    await button(page, /End the turn/).focus();
    await page.keyboard.press('Enter');
    const pick = page.getByRole('button', { name: 'Rise one' });
    await pick.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    // Rising in the order is paid for.
    const { encounter } = (await askFrom(page, LAST, { id: idOf(page) })) as Last;
    const [last] = encounter.journal.nodes;
    expect(last?.command.mutation).toBe('endTurn');
    expect(last?.command.input).toMatchObject({ unused: 'KEEP' });
  });

  it('leaves an option open that was begun by mouse', async () => {
    const page = await demo('SEGMENTS');
    await button(page, /Move \(Move\)/).click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => cancel.isVisible()).toBe(true);
  });
});

describe('a reason', () => {
  it('is told of one ruling alone', async () => {
    const page = await demo('SEGMENTS');
    await button(page, /Quarry Hulk/).click();
    const sheet = page.getByRole('dialog');
    const reason = sheet.getByLabel('Reason (everyone sees it)');
    const usual = await reason.inputValue();
    await reason.fill('It has a secret door at its back');
    await sheet.getByRole('button', { name: 'Hide' }).click();
    await sheet.getByRole('button', { name: 'Reveal' }).waitFor();
    await expect.poll(() => reason.inputValue()).toBe(usual);

    await reason.fill('Said and not used');
    await page.keyboard.press('Escape');
    await button(page, /Ana/).click();
    await sheet.getByText('Ana').first().waitFor();
    await expect.poll(() => reason.inputValue()).toBe(usual);
  });
});

describe('a link that is none', () => {
  it.each([
    '/#/join/',
    '/#/join/nonsense',
    '/#/join/%E0%A4%A',
    '/#/fight/enc_00000000000000000000',
    '/#/fight/nonsense',
    '/#/replay/nonsense',
    '/#/sheet/nonsense',
    '/#/sheet/new/CHESS',
    '/#/nowhere',
  ])('%s says what is wrong, and leads back', async (path) => {
    const page = await tables.visit(LARGE, path);
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('link', { name: 'Go to my fights' }).click();
    await page.getByRole('heading', { name: 'My fights' }).waitFor();
  });
});

describe('a long name', () => {
  it.each([LARGE, PHONE])('cuts no bar and hides no chance ($width)', async (viewport) => {
    const page = await demo('SEGMENTS', viewport);
    await placeFrom(page, [
      { name: 'Ana', q: 0, r: 0 },
      { name: 'Quarry Hulk', q: 1, r: 0 },
    ]);
    await rename(page, 'Quarry Hulk', 'W'.repeat(80));
    await rename(page, 'Ana', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch');
    await button(page, /Barge Wind/).click();
    await page
      .getByText(/^\d+ % hit$/)
      .first()
      .waitFor();
    await expect.poll(() => cutOff(page.getByText(/^\d+ % hit$/))).toEqual([]);
    if (viewport === PHONE) await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect.poll(() => page.getByRole('meter').count()).toBeGreaterThan(4);
    expect(await cutOff(page.getByRole('meter'))).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
  });
});
