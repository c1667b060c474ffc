/** What is lost on the way at the Table, and that nothing is lost by it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { type Road, roadTo } from '../../kit/web/road.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { type SmallFight, smallFight } from '../../kit/web/small-fight.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, LOST, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

const SLOW_MS = 30_000;
/** Longer than a stream is ever silent. */
const SILENCE_MS = 31_000;
/** Longer than a server keeps a connection that is not used. */
const IDLE_MS = 11_000;

let tables: Tables;
let fight: SmallFight;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave(LOST));
afterAll(() => tables.close());

/** The game master of a fight of SEGMENTS, in which somebody beside a foe is on turn. */
async function opened(viewport = LARGE, url = tables.server.url): Promise<Page> {
  fight = await smallFight(tables.server.url, 'SEGMENTS');
  return sitting(viewport, url);
}

async function sitting(viewport = LARGE, url = tables.server.url): Promise<Page> {
  const page = await tables.visit(viewport, `/#/join/${fight.token}`, url);
  await page.locator('.option').first().waitFor();
  await says(page, 'live');
  return page;
}

const says = (page: Page, words: string): Promise<void> =>
  page.locator('.connection').getByText(words).waitFor({ state: 'attached', timeout: SLOW_MS });
const lines = async (page: Page) =>
  (await page.locator('.log .entry').allInnerTexts()).map((line) => line.trim());
const moves = (page: Page) => new TablePlayer(page, 'MOUSE', new Random(3)).move();

/** Begins the first option, which is aimed at somebody, and picks a modifier of it if there is one. */
async function drafted(page: Page): Promise<string> {
  await page.locator('.option').first().click();
  await page.locator('.draft').waitFor();
  const chip = page.locator('.draft .chip').first();
  if (await chip.isVisible()) await chip.click();
  return draftOf(page);
}

const draftOf = (page: Page): Promise<string> =>
  page
    .locator('.due-now [aria-pressed]')
    .evaluateAll((all) =>
      all.map((one) => `${one.querySelector('b')?.textContent}: ${one.ariaPressed}`).join(),
    );

/** What the page shows is what a new page shows. */
async function expectWhole(page: Page): Promise<void> {
  const fresh = await sitting();
  await expect.poll(() => versionOf(page)).toBe(await versionOf(fresh));
  const seen = await lines(page);
  expect(seen.slice(-3)).toEqual((await lines(fresh)).slice(-3));
}

describe('a page that is loaded again', () => {
  it('asks what became of what was sent, and it is done once', async () => {
    const page = await opened();
    const before = await versionOf(page);
    const keys: string[] = [];
    const arrived = Promise.withResolvers<null>();
    let isLost = true;
    await page.route('**/graphql', async (route) => {
      const { name, variables } = sentBy(route.request());
      if (name !== 'UpdateCombatant') return route.continue();
      keys.push(variables.input!.idempotencyKey);
      if (!isLost) return route.continue();
      // The server does it, and its answer never comes.
      await route.fetch();
      arrived.resolve(null);
    });
    await page.locator('.order .card').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name', { exact: true }).fill('Renamed');
    await sheet.getByRole('button', { name: 'Rename' }).click();
    await arrived.promise;
    isLost = false;
    await page.reload();
    await expect.poll(() => keys.length, { timeout: SLOW_MS }).toBe(2);
    expect(new Set(keys).size).toBe(1);
    await expect
      .poll(() => page.locator('.table').getAttribute('aria-busy'), { timeout: SLOW_MS })
      .toBe('false');
    await expect.poll(() => page.locator('.order').innerText()).toContain('Renamed');
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    await expect.poll(() => versionOf(page)).toBe(before + 1);
    // Once it is answered nobody asks again.
    await page.reload();
    await page.locator('.option').first().waitFor();
    expect(keys.length).toBe(2);
  });

  it.each([LARGE, PHONE])('has the draft that was begun ($width)', async (viewport) => {
    const page = await opened(viewport);
    const [draft, version] = [await drafted(page), await versionOf(page)];
    expect(draft).toContain(': true');
    await page.reload();
    await page.locator('.draft').waitFor();
    expect(await draftOf(page)).toBe(draft);
    await expect.poll(() => versionOf(page)).toBe(version);
    await page.locator('.act-bar .cancel').click();
    await page.reload();
    await page.locator('.option').first().waitFor();
    await expect.poll(() => page.locator('.draft').count()).toBe(0);
  });

  it('has the focus where the draft goes on, for who works by keyboard', async () => {
    const page = await opened();
    await page.keyboard.press('1');
    await page.locator('.draft :focus').waitFor();
    await page.reload();
    await page.locator('.draft :focus').waitFor();
  });

  it('is turned to the same leaf', async () => {
    const page = await opened(PHONE);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.reload();
    await page.locator('.log .entry').first().waitFor();
  });
});

describe('a connection that is lost', () => {
  it('by a server that is killed: the page says so, and goes on when there is one', async () => {
    const page = await opened();
    const draft = await drafted(page);
    await tables.server.stop();
    await says(page, 'offline');
    expect(await draftOf(page)).toBe(draft);
    await tables.startAgain();
    await says(page, 'live');
    expect(await draftOf(page)).toBe(draft);
    await page.locator('.act-bar .cancel').click();
    const before = await versionOf(page);
    await moves(page);
    await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(before);
    await expectWhole(page);
  });

  it('by being offline: what others did meanwhile is there when one is back', async () => {
    const page = await opened();
    const other = await sitting();
    const draft = await drafted(page);
    await page.context().setOffline(true);
    await says(page, 'offline');
    await moves(other);
    await moves(other);
    const version = await versionOf(other);
    expect(await draftOf(page)).toBe(draft);
    await page.context().setOffline(false);
    // At once, not when it would have tried again.
    await expect.poll(() => versionOf(page), { timeout: 3000 }).toBe(version);
    await expectWhole(page);
  });

  it('without a word, as while a machine sleeps: the page notices the silence', async () => {
    const road: Road = await roadTo(tables.server.url);
    fight = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await tables.visit(LARGE, '/', road.url);
    await page.clock.install();
    await page.goto(`${road.url}#/join/${fight.token}`);
    await says(page, 'live');
    const other = await sitting();
    // By then the server has closed what nobody uses: of that a browser knows.
    await page.waitForTimeout(IDLE_MS);
    road.goDead();
    await moves(other);
    const version = await versionOf(other);
    await page.waitForTimeout(1000);
    await expect.poll(() => versionOf(page)).toBeLessThan(version);
    await page.clock.fastForward(SILENCE_MS);
    await expect.poll(() => versionOf(page), { timeout: 8000 }).toBe(version);
    await expectWhole(page);
    await page.close();
    await road.close();
  });
});

describe('two tabs of one seat', () => {
  it('follow each other', async () => {
    const page = await opened();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.option').first().waitFor();
    await moves(page);
    await expect.poll(() => versionOf(other)).toBe(await versionOf(page));
    await moves(other);
    await expect.poll(() => versionOf(page)).toBe(await versionOf(other));
  });

  it('that act at once do it once each, or one is told why not', async () => {
    const page = await opened();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('.option').first().waitFor();
    const before = await versionOf(page);
    const both = [page, other];
    for (const tab of both) await tab.locator('.closing').click();
    // The server hears of neither before both have asked.
    const asked = new Set<Page>();
    const all = Promise.withResolvers<null>();
    for (const tab of both)
      await tab.route('**/graphql', async (route) => {
        if (sentBy(route.request()).name === 'TakeOption') asked.add(tab);
        if (asked.size === both.length) all.resolve(null);
        if (asked.has(tab)) await all.promise;
        await route.continue();
      });
    for (const tab of both) await tab.locator('.confirm').click();
    const settled = async (): Promise<number> => {
      const busy = await Promise.all(
        both.map((tab) => tab.locator('.table[aria-busy=true]').count()),
      );
      const refused = await Promise.all(both.map((tab) => tab.locator('.refusal').count()));
      const done = (await versionOf(page)) - before;
      await expect.poll(() => versionOf(other)).toBe(await versionOf(page));
      return busy.includes(1) ? -1 : done + refused.filter(Boolean).length;
    };
    await expect.poll(settled, { timeout: 8000 }).toBe(2);
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  });

  it('a part of the page takes nothing else along', async () => {
    const page = await opened();
    await page.route('**/*.js', (route) => route.abort());
    await page.locator('.order .card').first().click();
    await page.getByText('This part could not be loaded.').waitFor();
    await page.getByRole('dialog').getByText('Close', { exact: true }).click();
    const before = await versionOf(page);
    await moves(page);
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
  });
});
