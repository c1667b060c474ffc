/** A fight that is looked at again: step by step, by itself, and through the link that shares it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, PHONE, Tables } from '../../kit/web/tables.ts';

const HIDDEN = 'Marsh Lurker';
const OVER = 'The fight is over.';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** A fight that was played for a while, as its game master. */
async function played(moves: number): Promise<Page> {
  const gm = await tables.demo('SEGMENTS');
  const player = new TablePlayer(gm, 'MOUSE', new Random(5));
  for (let i = 0; i < moves && !(await player.isOver); i++) await player.move();
  return gm;
}

async function end(gm: Page): Promise<void> {
  if (await gm.getByText(OVER).isVisible()) return;
  await gm.getByRole('button', { name: 'Game master' }).click();
  await gm.getByRole('tab', { name: 'Fight' }).click();
  await gm.getByRole('button', { name: 'End the fight …' }).click();
  await gm.getByRole('button', { name: 'Yes, end the fight' }).click();
  await gm.getByText(OVER).waitFor();
  await gm.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

async function shared(gm: Page): Promise<string> {
  await gm.locator('.due-now').getByRole('button', { name: 'Share a replay' }).click();
  const dialog = gm.getByRole('dialog');
  const link = await dialog.getByLabel('The link of the seat').inputValue();
  await dialog.getByAltText('QR code').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

const shownAt = async (page: Page): Promise<number> =>
  Number(await page.locator('.replay').getAttribute('data-version'));
const countOf = async (page: Page): Promise<number> =>
  Number(await page.getByLabel('Step', { exact: true }).getAttribute('max'));
const opened = async (page: Page): Promise<void> => {
  await expect.poll(() => shownAt(page), { timeout: 10_000 }).toBe(1);
};

describe('a replay', () => {
  it.each([LARGE, PHONE])(
    'that is shared shows every step to its end, and nothing that is hidden ($width)',
    async (viewport) => {
      const gm = await played(4);
      await end(gm);
      const link = await shared(gm);
      const guest = await tables.visit(viewport);
      const sent: string[] = [];
      const heard: Promise<string>[] = [];
      guest.on('request', (request) => sent.push(`${request.url()} ${sentBy(request).text}`));
      guest.on('response', (response) => {
        if (response.url().includes('/graphql')) heard.push(response.text().catch(() => ''));
      });
      await guest.goto(link);
      await opened(guest);
      const count = await countOf(guest);
      expect(count).toBeGreaterThan(6);
      for (let step = 1; step <= count; step++) {
        await expect.poll(() => shownAt(guest)).toBe(step);
        expect(await guest.content()).not.toContain(HIDDEN);
        await guest.getByLabel('Step forward').click({ force: step === count });
      }
      await expect.poll(() => guest.locator('.token').count()).toBe(4);
      await expect
        .poll(() => guest.locator('.beats, .top-bar .muted').first().innerText())
        .toBe('over');
      const answers = (await Promise.all(heard)).join();
      expect(answers).toContain('Quarry Hulk');
      expect(answers).not.toContain(HIDDEN);
      // The token goes with no address, and nothing is done from here.
      const token = /join\/([^/]+)/.exec(link)![1]!;
      expect(sent.filter((one) => one.split(' ')[0]!.includes(token))).toEqual([]);
      expect(guest.url()).not.toContain(token);
      expect(sent.filter((one) => one.includes(' mutation '))).toEqual([]);
      // It is among the fights of this browser, with its replay.
      await guest.goto(tables.server.url);
      await guest.locator('.fights').getByRole('link', { name: 'Replay' }).click();
      await opened(guest);
    },
  );

  it('plays by itself, and is moved by mouse and by keyboard', async () => {
    const gm = await played(3);
    await gm.locator('.log-tools').getByRole('link', { name: 'Replay' }).click();
    await opened(gm);
    const count = await countOf(gm);
    const stop = gm.getByRole('button', { name: 'Pause' });
    const start = gm.getByRole('button', { name: 'Play', exact: true });
    await gm.keyboard.press('ArrowRight');
    await expect.poll(() => shownAt(gm)).toBe(2);
    await gm.keyboard.press('ArrowLeft');
    await expect.poll(() => shownAt(gm)).toBe(1);
    await gm.keyboard.press('End');
    await expect.poll(() => shownAt(gm)).toBe(count);
    // The game master sees what the table did not.
    await expect.poll(() => gm.locator('.order').innerText()).toContain(HIDDEN);
    // A sheet is read here, too, and nobody is played or changed from it.
    await gm.locator('.order .card').filter({ hasText: 'Quarry Hulk' }).click();
    const sheet = gm.getByRole('dialog', { name: 'Quarry Hulk' });
    await sheet.getByText('Actions of its own').waitFor();
    await expect.poll(() => sheet.getByRole('heading', { name: /Change|plays/ }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => gm.locator('.token').count()).toBeGreaterThan(0);
    await gm.keyboard.press('Home');
    await expect.poll(() => shownAt(gm)).toBe(1);
    await gm.getByLabel('Step', { exact: true }).fill('3');
    await expect.poll(() => shownAt(gm)).toBe(3);
    await gm.locator('.replay h1').click();
    await gm.keyboard.press('Space');
    await expect.poll(() => shownAt(gm), { timeout: 10_000 }).toBeGreaterThan(3);
    await gm.keyboard.press('Space');
    await start.waitFor();
    const paused = await shownAt(gm);
    await gm.waitForTimeout(2000);
    expect(await shownAt(gm)).toBe(paused);
    await gm.getByLabel('Speed').selectOption('4');
    await start.click();
    await expect.poll(() => shownAt(gm), { timeout: 20_000 }).toBe(count);
    await start.waitFor();
    await expect.poll(() => stop.count()).toBe(0);
    // From its end it begins anew.
    await start.click();
    await expect.poll(() => shownAt(gm)).toBeLessThan(count);
  });

  it('has its dice checked: step by step while the seed is secret, with every die afterwards', async () => {
    // Of its own, not a demo: the seed of what was played before an import is not known here.
    const { token } = await smallFight(tables.server.url, 'SEGMENTS');
    const gm = await tables.visit(LARGE, `/#/join/${token}`);
    await gm.locator('.option').first().waitFor();
    await new TablePlayer(gm, 'MOUSE', new Random(5)).move();
    await gm.locator('.log-tools').getByRole('link', { name: 'Replay' }).click();
    await opened(gm);
    await gm.getByRole('button', { name: 'Check this step' }).click();
    await gm.getByText('Verified ✓ It came out as it is recorded.').waitFor();
    await gm.getByText('Which dice the seed gives is shown when the fight has ended.').waitFor();
    await gm.getByRole('link', { name: 'To the fight' }).click();
    await gm.locator('.token').first().waitFor();
    await end(gm);
    await gm.locator('.due-now').getByRole('link', { name: 'Replay' }).click();
    await opened(gm);
    await gm.getByRole('button', { name: 'Check the whole fight' }).click();
    await gm.getByText(/Verified ✓ \d+ entries of the journal .*, with \d+ dice/).waitFor();
    // Initiative is rolled in the step that begins the first round.
    while ((await gm.locator('[aria-current] .moment').count()) === 0) {
      const before = await shownAt(gm);
      await gm.keyboard.press('ArrowRight');
      await expect.poll(() => shownAt(gm)).toBe(before + 1);
    }
    await gm.getByRole('button', { name: 'Check this step' }).click();
    await gm.locator('.dice-check li').first().waitFor();
    await expect
      .poll(() => gm.locator('.dice-check li').first().innerText())
      .toMatch(/^\d+d6: [\d, ]+ \(from/);
  });
});
