/** Combatants whom the computer plays, and its advice, at the Table. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ruleset } from '../../../src/client/index.ts';
import { drawerOf, letPlay, computersCard } from '../../kit/web/computers.ts';
import { Hands } from '../../kit/web/hands.ts';
import { Random } from '../../kit/engine/random.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import {
  HELD_BACK,
  LARGE,
  linkFor,
  overHexes,
  PHONE,
  Tables,
  versionOf,
} from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** The game master of a fight of two against two that is soon over, or with more left is not. */
async function gmOf(ruleset: Ruleset, viewport = LARGE, left?: number): Promise<Page> {
  const { token } = await smallFight(tables.server.url, ruleset, left);
  const page = await tables.visit(viewport, `/#/join/${token}`);
  await page.locator('.option').first().waitFor();
  return page;
}

const marks = (page: Page) => page.locator('.order .card', { hasText: 'computer' }).count();

describe('a combatant', () => {
  it('is given to the computer in its sheet, and taken back', async () => {
    const gm = await gmOf('SEGMENTS');
    const link = await linkFor(gm, 'Ana');
    await gm.locator('.order .card', { hasText: 'Ana' }).click();
    const sheet = gm.getByRole('dialog', { name: 'Ana' });
    await sheet.getByRole('radio', { name: 'Computer' }).check();
    await sheet.getByRole('radio', { name: 'Random' }).check();
    await sheet.getByRole('radio', { name: 'Careful' }).check();
    await sheet.getByLabel('Hates').selectOption('Bolg');
    await sheet.getByRole('button', { name: 'Let the computer play Ana' }).click();
    await sheet.locator('.computer-mark').waitFor();
    await expect
      .poll(() => sheet.locator('.computer-mark').getAttribute('title'))
      .toContain('random, careful');
    expect(await marks(gm)).toBe(1);
    await expect
      .poll(() => sheet.getByLabel('Hates').locator('option:checked').innerText())
      .toBe('Bolg');

    const player = await tables.visit(LARGE, new URL(link).hash.replace('#', '/#'));
    await player.locator('.order .card').first().waitFor();
    expect(await marks(player)).toBe(1);
    await player.locator('.order .card', { hasText: 'Bolg' }).click();
    await player.getByRole('dialog', { name: 'Bolg' }).waitFor();
    await expect.poll(() => player.getByRole('heading', { name: 'Who plays' }).count()).toBe(0);
    await player.getByRole('button', { name: 'Close' }).click();
    await player.locator('.order .card', { hasText: 'Ana' }).click();
    const own = player.getByRole('dialog', { name: 'Ana' });
    await own.getByRole('radio', { name: 'Person' }).check();
    await own.getByRole('button', { name: 'Let a person play Ana' }).click();
    await expect.poll(() => marks(gm)).toBe(0);
  });

  it('of the bestiary comes as one whom the computer plays', async () => {
    const gm = await gmOf('SECONDS');
    const drawer = await drawerOf(gm, 'Add');
    await drawer.locator('.creatures button').first().click();
    await drawer.getByLabel('How many').first().fill('2');
    await drawer.getByLabel('Played by the computer').first().check();
    await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
    await overHexes(gm, [{ q: -1, r: 1 }]);
    await expect.poll(() => marks(gm)).toBe(2);
  });
});

describe('a demo fight', () => {
  it('is played to its end by one person alone', async () => {
    const page = await tables.visit();
    const player = new TablePlayer(page, 'MOUSE', new Random(5));
    await player.openDemo('SEGMENTS', true);
    await expect.poll(() => marks(page)).toBeGreaterThan(2);
    await expect
      .poll(() => page.locator('.order .card.due', { hasText: 'computer' }).count())
      .toBe(0);
    await player.playToTheEnd(400);
    await expect.poll(() => page.locator('.why').count()).toBeGreaterThan(0);
  }, 240_000);
});

describe('a fight of computers', () => {
  it('is watched to its end, goes on once or by itself, and says why', async () => {
    // With less it can be over before it is paused.
    const gm = await gmOf('SEGMENTS', LARGE, 10);
    const watcher = await tables.visit(
      PHONE,
      new URL(await linkFor(gm, null)).hash.replace('#', '/#'),
    );
    await letPlay(gm, 'raiders', 'Strong');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).waitFor();
    await expect.poll(() => computersCard(watcher).count()).toBe(0);

    const before = await versionOf(gm);
    await computersCard(gm).getByRole('button', { name: 'Next move', exact: true }).click();
    await expect.poll(() => versionOf(gm)).toBe(before + 1);
    // A command at a time: fast, a fight can be over before it is paused.
    await computersCard(gm).getByLabel('How fast').selectOption('briskly');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).click();
    await expect.poll(() => versionOf(gm), { timeout: 10_000 }).toBeGreaterThan(before + 2);
    await computersCard(gm).getByRole('button', { name: 'Pause' }).click();
    await gm.waitForTimeout(900);
    const paused = await versionOf(gm);
    await gm.waitForTimeout(900);
    await expect.poll(() => versionOf(gm)).toBe(paused);

    await computersCard(gm).getByLabel('How fast').selectOption('as fast as it goes');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).click();
    await gm.getByText('The fight is over.').waitFor({ timeout: 120_000 });
    await expect.poll(() => computersCard(gm).count()).toBe(0);
    // Not every choice has a rule for its reason: some attack is among them.
    const why = gm
      .locator('.why')
      .filter({ has: gm.locator('.rule-tag') })
      .last();
    await expect.poll(() => why.locator('li').first().isVisible()).toBe(false);
    await why.locator('summary').click();
    await expect.poll(() => why.locator('.rule-tag').first().isVisible()).toBe(true);
    await expect.poll(() => watcher.locator('.why').count()).toBe(0);
  }, 240_000);

  it('does not begin to play another fight that is opened meanwhile', async () => {
    const gm = await gmOf('SEGMENTS');
    await letPlay(gm, 'raiders', 'Strong');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).click();
    await computersCard(gm).getByRole('button', { name: 'Pause' }).waitFor();
    const { token } = await smallFight(tables.server.url, 'SEGMENTS');
    await gm.goto(`${tables.server.url}#/join/${token}`);
    await gm.locator('.option').first().waitFor();
    await letPlay(gm, 'raiders', 'Strong');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).waitFor();
  });

  it('waits by itself where its seat has used up what it may for a moment', async () => {
    const gm = await gmOf('SEGMENTS');
    await letPlay(gm, 'raiders', 'Strong');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).waitFor();
    let asked = 0;
    await gm.route('**/graphql', (route) => {
      const playsComputers = sentBy(route.request()).name === 'PlayComputers';
      if (!playsComputers || asked++ > 0) return route.fallback();
      const json = { errors: [{ message: 'Too much.', extensions: { code: 'RATE_LIMITED' } }] };
      return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json });
    });
    await computersCard(gm).getByLabel('How fast').selectOption('as fast as it goes');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).click();
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(2);
    await expect.poll(() => computersCard(gm).getByRole('alert').count()).toBe(0);
    await tables.leave(HELD_BACK);
  });

  it('stops as soon as something is refused, and says what', async () => {
    const gm = await gmOf('SEGMENTS');
    await letPlay(gm, 'raiders', 'Strong');
    await letPlay(gm, 'heroes', 'Strong');
    await computersCard(gm).waitFor();
    await gm.route('**/graphql', (route) =>
      sentBy(route.request()).name === 'PlayComputers'
        ? route.fulfill({
            json: { errors: [{ message: 'Too much.', extensions: { code: 'RATE_LIMITED' } }] },
          })
        : route.fallback(),
    );
    await computersCard(gm).getByLabel('How fast').selectOption('as fast as it goes');
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).click();
    await computersCard(gm).getByRole('alert').getByText('Too much.').waitFor();
    await computersCard(gm).getByRole('button', { name: 'Autoplay' }).waitFor();
  });
});

describe('advice', () => {
  it('is off until a viewer wants it, is remembered, and is the game master’s to keep', async () => {
    const gm = await gmOf('SEGMENTS');
    const due = (
      await gm.locator('.order .card', { hasText: 'decides' }).locator('b').innerText()
    ).trim();
    const player = await tables.visit(
      LARGE,
      new URL(await linkFor(gm, due)).hash.replace('#', '/#'),
    );
    await player.locator('.option').first().waitFor();
    await expect.poll(() => player.locator('.advice-mark').count()).toBe(0);
    await player.getByLabel('Advice', { exact: true }).check();
    const best = player.getByRole('button', { name: 'Advice: best' });
    await best.waitFor();
    await new Hands(player, 'KEYBOARD').goTo(best);
    await player.locator('.advice-popup li').first().waitFor();

    const option = player.locator('.advised .option').first();
    const name = await option.locator('.what b').innerText();
    const answered = Promise.withResolvers<null>();
    await player.route('**/graphql', async (route) => {
      if (sentBy(route.request()).name === 'Suggestions') await answered.promise;
      await route.fallback();
    });
    await player.reload();
    await player.locator('.option').filter({ hasText: name }).first().focus();
    answered.resolve(null);
    await best.waitFor();
    expect(await player.evaluate(() => document.activeElement?.matches('.advised .option'))).toBe(
      true,
    );

    const drawer = await drawerOf(gm, 'Table');
    await drawer.getByLabel('The GM alone').click();
    await player.locator('.due-now').getByText('Advice is for the GM alone').waitFor();
    await expect.poll(() => player.locator('.advice-mark').count()).toBe(0);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await gm.getByLabel('Advice', { exact: true }).check();
    await gm.locator('.advice-mark').first().waitFor();
  });
});
