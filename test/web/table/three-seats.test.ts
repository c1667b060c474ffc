/** A game master, a player and a spectator at one fight: what each hears, and what each keeps. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { Ear } from '../../kit/web/ear.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import {
  askFrom,
  LARGE,
  linkFor,
  LOST,
  PHONE,
  placeFrom,
  Tables,
  versionOf,
} from '../../kit/web/tables.ts';

const HIDDEN = 'Pit Lurker';
/** Where nobody else and nothing else ever is. */
const LAIR = { q: 43, r: -47 };

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterAll(() => tables.close());

let gm: Page;
let guests: readonly { readonly page: Page; readonly ear: Ear }[];
/** The id of who is hidden. */
let hiddenId: string;

beforeEach(async () => {
  gm = await tables.demo('SEGMENTS');
  await placeFrom(gm, [
    { name: 'Ana', q: 0, r: 0 },
    { name: 'Bolg', q: 1, r: 0 },
  ]);
  await askFrom(
    gm,
    'mutation ($input: AddCombatantsInput!) { addCombatants(input: $input) { __typename } }',
    {
      input: {
        encounterId: fightOf(gm),
        creatures: [{ creature: 'marsh-lurker', name: HIDDEN, side: 'raiders', position: LAIR }],
        hidden: true,
      },
    },
  );
  hiddenId = await idOf(HIDDEN);
  const player = await invited('Ana', LARGE);
  const spectator = await invited(null, PHONE);
  guests = [player, spectator];
});
afterEach(() => tables.leave(LOST));

const fightOf = (page: Page) => new URL(page.url()).hash.split('/').at(-1);

async function idOf(name: string): Promise<string> {
  const { encounter } = (await askFrom(
    gm,
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name } } } }',
    { id: fightOf(gm) },
  )) as { encounter: { combatants: { id: string; name: string }[] } };
  return encounter.combatants.find((one) => one.name === name)!.id;
}

async function invited(whom: string | null, viewport: typeof LARGE) {
  const link = await linkFor(gm, whom);
  const page = await tables.visit(viewport);
  const ear = await Ear.at(page);
  await page.goto(link);
  await page.locator('.token').first().waitFor();
  return { page, ear };
}

const moves = (n = 1) => new TablePlayer(gm, 'MOUSE', new Random(n)).move();

/** Everyone sees what the game master sees of how far it is, without loading the page again. */
async function expectTogether(): Promise<void> {
  const version = await versionOf(gm);
  for (const { page } of guests)
    await expect.poll(() => versionOf(page), { timeout: 10_000 }).toBe(version);
}

it('sees by a sign that a chance is an estimate, where the game master sees what it is', async () => {
  const [player] = guests;
  for (const [page, sign] of [
    [gm, false],
    [player!.page, true],
  ] as const) {
    const chance = page.locator('.option .chance').first();
    await chance.waitFor();
    expect((await chance.innerText()).includes('≈')).toBe(sign);
  }
});

describe('who is hidden', () => {
  it('is on no wire, in no page and in no storage of who may not know', async () => {
    for (let n = 1; n <= 5; n++) await moves(n);
    await expectTogether();
    for (const { page, ear } of guests) {
      const heard = ear.heard();
      // The ear does hear: what came in answers, and on the stream.
      expect(heard).toContain('Quarry Hulk');
      expect(ear.messages).toBeGreaterThan(0);
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      for (const place of [heard, await page.content(), kept]) {
        expect(place).not.toContain(HIDDEN);
        expect(place).not.toContain(hiddenId);
        expect(place).not.toMatch(hexOf(LAIR));
      }
    }
  });

  it('is there for everyone without a reload when revealed', async () => {
    await gm.locator('.order .card', { hasText: HIDDEN }).click();
    await gm.getByRole('dialog', { name: HIDDEN }).getByRole('button', { name: 'Reveal' }).click();
    for (const { page, ear } of guests) {
      await page.locator('.order .card b', { hasText: HIDDEN }).waitFor({ state: 'attached' });
      expect(ear.heard()).toContain(hiddenId);
      expect(ear.heard()).toMatch(hexOf(LAIR));
    }
  });
});

const hexOf = ({ q, r }: typeof LAIR): RegExp => new RegExp(`"q":\\s*${q},\\s*"r":\\s*${r}\\b`);

describe('what others do', () => {
  it('takes neither the focus nor the draft of who is about to do something', async () => {
    // The game master is about to do something while the table changes.
    await gm.locator('.option', { hasText: 'Move (Move)' }).first().click();
    await gm.locator('.draft').waitFor();
    const begun = await gm.locator('.option[aria-pressed=true] b').innerText();
    await placeFrom(gm, [{ name: 'Reed', q: -3, r: 3 }]);
    await gm.getByRole('log').getByText('Step 1').last().waitFor();
    await expect.poll(() => gm.locator('.option[aria-pressed=true] b').innerText()).toBe(begun);
    await expect.poll(() => gm.locator('.draft').isVisible()).toBe(true);
    await gm.locator('.act-bar .cancel').click();
    const { page } = guests[0]!;
    const possible = page.getByLabel('What else is possible');
    await possible.focus();
    await moves(2);
    await expectTogether();
    expect(await possible.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('a seat that is taken away', () => {
  it('hears nothing any more, and says why', async () => {
    const [player, spectator] = guests;
    await gm.getByRole('button', { name: 'Game master' }).click();
    await gm.getByRole('tab', { name: 'Seats' }).click();
    await gm.getByRole('button', { name: 'Revoke Kim' }).first().click();
    const asked = gm.getByRole('dialog', { name: 'Revoke the seat of Kim?' });
    await asked.getByRole('button', { name: 'Revoke' }).click();
    const revoked = player!.page.getByText('taken this seat away');
    await revoked.waitFor();
    const [before, heard] = [await versionOf(player!.page), player!.ear.heard().length];
    await placeFrom(gm, [{ name: 'Reed', q: -3, r: 3 }]);
    await spectator!.page
      .locator('[aria-live]', { hasText: 'Step 1' })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => versionOf(player!.page)).toBe(before);
    expect(player!.ear.heard().length).toBe(heard);
    await player!.page.reload();
    await player!.page.getByRole('alert').waitFor();
    await expect.poll(() => player!.page.locator('.token').count()).toBe(0);
  });
});
