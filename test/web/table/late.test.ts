/** A choice is for the decision that its sender saw: what comes late is out of date, and done never. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ScreenDocument, TakeOptionDocument } from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { ApiClient } from '../../kit/graphql/api.ts';
import { type SmallFight, smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, LOST, Tables, versionOf } from '../../kit/web/tables.ts';

/** As long as an answer may take on a slow machine. */
const SLOW_MS = 20_000;
const END = 'End the turn';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave(LOST));
afterAll(() => tables.close());

const gmOf = ({ token }: SmallFight): ApiClient =>
  new ApiClient(new URL(API_PATH, tables.server.url).href, { token });

const now = async (fight: SmallFight) =>
  (await gmOf(fight).send(ScreenDocument, { id: fight.encounterId })).encounter!;

/** Whoever is on turn ends it. @returns who is on turn then */
async function endTurn(fight: SmallFight): Promise<string | null> {
  const { version, due } = await now(fight);
  const option = due[0]!.options.find(({ label }) => label.startsWith(END))!;
  const input = { encounterId: fight.encounterId, version, optionId: option.id };
  await gmOf(fight).play(TakeOptionDocument, input);
  return (await now(fight)).clock?.turnOfId ?? null;
}

async function sitting({ token }: SmallFight): Promise<Page> {
  const page = await tables.visit(LARGE, `/#/join/${token}`);
  await dueOn(page).getByRole('listitem').first().waitFor();
  return page;
}

const dueOn = (page: Page): Locator => page.getByRole('region', { name: 'Due now' });
const optionOn = (page: Page): Locator => dueOn(page).locator('.closing');
/** The button that does what was begun. */
const commitOn = (page: Page): Locator => dueOn(page).getByRole('button', { name: `${END} Enter` });

describe('a choice made offline', () => {
  it('is not done a round later, when the same may be chosen again', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const { clock, round } = await now(fight);
    const page = await sitting(fight);
    await optionOn(page).click();
    await page.context().setOffline(true);
    await commitOn(page).click();
    // The others play on; somebody ends that turn from elsewhere.
    while ((await endTurn(fight)) !== clock!.turnOfId || (await now(fight)).round === round);
    const { version } = await now(fight);
    await page.context().setOffline(false);
    const told = dueOn(page).getByRole('alert');
    await told.getByText('Nothing was changed.').waitFor({ timeout: SLOW_MS });
    const happened = told.getByRole('list', { name: 'What has happened since' });
    await expect.poll(() => happened.getByRole('listitem').count()).toBeGreaterThan(1);
    expect((await now(fight)).version).toBe(version);
    // It is dropped: a page that is loaded again does not send it either.
    await page.reload();
    await dueOn(page).getByRole('listitem').first().waitFor();
    await page.waitForTimeout(1000);
    expect((await now(fight)).version).toBe(version);
  });

  it('is done, once, while its decision stands', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const { version, clock } = await now(fight);
    const page = await sitting(fight);
    await optionOn(page).click();
    await page.context().setOffline(true);
    await commitOn(page).click();
    await page.waitForTimeout(1000);
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await now(fight)).version, { timeout: SLOW_MS })
      .toBe(version + 1);
    await expect.poll(() => versionOf(page)).toBe(version + 1);
    expect((await now(fight)).clock?.turnOfId).not.toBe(clock!.turnOfId);
    await expect.poll(() => dueOn(page).getByRole('alert').count()).toBe(0);
  });
});

describe('a press', () => {
  /**
   * Presses a key in the very moment in which the page shows a new version.
   *
   * @returns once it watches for that, what waits until it has pressed
   */
  const pressWithNews = async (page: Page, key: string): Promise<() => Promise<void>> => {
    await page.evaluate((pressed) => {
      const done = new Promise<void>((resolve) => {
        const table = document.querySelector('[data-version]')!;
        new MutationObserver((_, observer) => {
          observer.disconnect();
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: pressed, bubbles: true }),
          );
          resolve();
        }).observe(table, { attributeFilter: ['data-version'] });
      });
      Object.assign(globalThis, { pressedWithNews: done });
    }, key);
    return () =>
      page.evaluate(
        () => (globalThis as unknown as { pressedWithNews: Promise<void> }).pressedWithNews,
      );
  };

  it('while the question changes begins nothing of the new one', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await sitting(fight);
    const pressed = await pressWithNews(page, '1');
    await endTurn(fight);
    await pressed();
    await page.waitForTimeout(100);
    await expect.poll(() => dueOn(page).getByRole('button', { pressed: true }).count()).toBe(0);
    // Read, it is pressed for what it says.
    await page.waitForTimeout(400);
    await page.keyboard.press('1');
    await dueOn(page).getByRole('button', { pressed: true }).first().waitFor();
  });

  it('a second time, just as the next question comes up, does not answer that', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await sitting(fight);
    const { version } = await now(fight);
    await optionOn(page).click();
    await commitOn(page).hover();
    const again = await pressWithNews(page, 'Enter');
    await page.mouse.down();
    await page.mouse.up();
    await again();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(600);
    expect((await now(fight)).version).toBe(version + 1);
    await expect.poll(() => dueOn(page).getByRole('button', { pressed: true }).count()).toBe(0);
  });
});
