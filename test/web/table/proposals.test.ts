/** Fights of a wished difficulty on the page: on the first one, and for who sets up a fight. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentBy } from '../../kit/web/sent.ts';
import { askFrom, LARGE, overHexes, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** A search plays dozens of fights before it proposes anything. */
const SEARCH_MS = 45_000;

const combatantsOf = async (page: Page) => {
  const { encounter } = (await askFrom(
    page,
    `query ($id: ID!) {
      encounter(id: $id) {
        ... on Encounter {
          phase
          combatants { name side position { q r } playedByComputer { level } }
        }
      }
    }`,
    { id: new URL(page.url()).hash.split('/').at(-1) },
  )) as {
    readonly encounter: {
      readonly combatants: readonly {
        readonly name: string;
        readonly side: string;
        readonly position: { readonly q: number; readonly r: number };
        readonly playedByComputer: object | null;
      }[];
    };
  };
  return encounter.combatants;
};

/** How many foes a card names: `2 × Thicket Boar, Hired Crossbow` are three. */
const namedIn = (foes: string): number =>
  foes
    .split(', ')
    .map((one) => Number(/^(\d+) × /.exec(one)?.[1] ?? 1))
    .reduce((sum, one) => sum + one, 0);

describe.each([LARGE, PHONE])('“Make me a fight” at $width', (viewport) => {
  it('finds one for heroes of the bestiary, and puts it on the table against the computer', async () => {
    const page = await tables.visit(viewport);
    const section = page.getByRole('region', { name: 'Make me a fight' });
    await section.getByRole('button', { name: 'VIGILANCE' }).click();
    const slider = section.getByRole('slider', { name: 'How often my party wins' });
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('65 of 100');
    // To the left it is easier.
    await slider.press('ArrowLeft');
    await section.getByText('70 of 100').waitFor();
    await section.getByRole('button', { name: 'Find fights' }).click();
    const card = section.locator('.proposal').first();
    await card.waitFor({ timeout: SEARCH_MS });
    await section.getByRole('button', { name: 'Stop searching' }).click();
    await section.getByText(/^\d+ fights played, then stopped$/).waitFor();
    const foes = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: 'Play this fight' }).click();
    // There are tokens on the first page, too.
    await page.locator('.table .token').first().waitFor();
    const combatants = await combatantsOf(page);
    const ofSide = (side: string) => combatants.filter((one) => one.side === side);
    expect(ofSide('heroes').map((one) => one.playedByComputer)).toEqual([null, null]);
    expect(ofSide('foes')).toHaveLength(namedIn(foes));
    expect(ofSide('foes').every((one) => one.playedByComputer !== null)).toBe(true);
  });
});

describe('a fight that is pointed at', () => {
  const proposalOf = (name: string) => ({
    ...{ __typename: 'EncounterProposal', key: name, summary: [], isConfirmed: false },
    groups: [{ creature: name, name, count: 1 }],
    ...{ health: 1, arrivesInRound: 0, farther: 0, winChance: null, steps: [] },
    estimate: { share: 0.6, low: 0.5, high: 0.7, fights: 20 },
    ...{ partyAt: [], falls: [], decides: [], addCombatants: [] },
  });

  it('does not become another one before it is pressed', async () => {
    const page = await tables.visit();
    let best = 'Marsh Lurker';
    await page.route('**/graphql', async (route) => {
      if (sentBy(route.request()).name !== 'EncounterProposals') return route.continue();
      await page.waitForTimeout(100);
      const found = { __typename: 'EncounterProposals', isComplete: false, fightsPlayed: 20 };
      const encounterProposals = {
        ...{ ...found, candidates: 1, assumes: [], unattainable: null },
        proposals: [proposalOf(best)],
      };
      const body = JSON.stringify({ data: { encounterProposals } });
      return route.fulfill({ contentType: 'application/json', body });
    });
    const section = page.getByRole('region', { name: 'Make me a fight' });
    await section.getByRole('button', { name: 'Find fights' }).click();
    const heading = section.locator('.proposal').getByRole('heading');
    await heading.hover();
    best = 'Quarry Hulk';
    await page.waitForTimeout(1000);
    await expect.poll(() => heading.innerText()).toBe('Marsh Lurker');
    await page.mouse.move(0, 0);
    await expect.poll(() => heading.innerText()).toBe('Quarry Hulk');
    await section.getByRole('button', { name: 'Stop searching' }).click();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

describe('foes for those who are there', () => {
  const foundIn = async (page: Page) => {
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    await drawer.getByText('Find foes by difficulty').click();
    await drawer.getByRole('button', { name: 'Find fights' }).click();
    const card = drawer.locator('.proposal').first();
    await card.waitFor({ timeout: SEARCH_MS });
    // While it goes on, another one may come to be the first.
    await drawer.getByRole('button', { name: 'Stop searching' }).click();
    return card;
  };

  it('are found from where they stand, and added where nobody stands yet', async () => {
    const page = await tables.visit();
    await page.getByLabel('Name', { exact: true }).fill('Friday night');
    await page.getByLabel('System').selectOption('VIGILANCE');
    await page.getByRole('button', { name: 'Open an empty fight' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    for (const r of [0, 1]) {
      await drawer.locator('.roster button').nth(r).click();
      await overHexes(page, [{ q: 0, r }]);
      await expect.poll(() => page.locator('.token').count()).toBe(r + 1);
    }
    const card = await foundIn(page);
    const foes = namedIn(await card.getByRole('heading').innerText());
    const add = card.getByRole('button', { name: 'Add to foes' });
    await add.click();
    await expect.poll(() => page.locator('.token').count()).toBe(2 + foes);
    const [one] = (await combatantsOf(page)).filter(({ side }) => side === 'foes');
    expect(one!.position.q).toBeGreaterThanOrEqual(4);
    // Where they were played from is taken now.
    await add.click();
    await expect.poll(() => page.locator('.token').count()).toBe(2 + 2 * foes);
  });

  it('are not found where the server refuses, and it says why', async () => {
    const page = await tables.visit();
    await page.route('**/graphql', async (route) => {
      const isSearch = sentBy(route.request()).name === 'EncounterProposals';
      if (!isSearch) return route.continue();
      const error = { __typename: 'InvalidInput', code: 'INVALID_INPUT', message: 'Too many.' };
      return route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ data: { encounterProposals: { ...error, fields: [] } } }),
      });
    });
    const section = page.getByRole('region', { name: 'Make me a fight' });
    await section.getByRole('button', { name: 'Find fights' }).click();
    await section.getByRole('alert').getByText('Too many.').waitFor();
    await section.getByRole('button', { name: 'Find fights' }).waitFor();
  });
});
