/** The site that needs no server: installed, in flight mode, in two tabs, and when a newer one is there. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../kit/engine/random.ts';
import { isInstalled, Site } from '../kit/web/site.ts';
import { TablePlayer } from '../kit/web/table-player.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** The longest of some twenty had 180, with the computer as the enemy. */
const MAX_DECISIONS = 600;

describe('in flight mode', () => {
  it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'])(
    'a demo of %s is played to its end, with a reload in between',
    { timeout: 600_000 },
    async (ruleset) => {
      const page = await site.visit();
      await isInstalled(page);
      await page.context().setOffline(true);
      const player = new TablePlayer(page, 'KEYBOARD', new Random(7), 'HURRIED');
      await player.openDemo(ruleset, true);
      for (let i = 0; i < 5 && !(await player.isOver); i++) await player.move();
      await page.reload();
      await page.locator('.token').first().waitFor();
      await page.locator('.option').first().waitFor();
      await player.playToTheEnd(MAX_DECISIONS);
      await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    },
  );
});

describe('in one browser', () => {
  it('a second tab sees what the first one does', async () => {
    const page = await site.visit();
    const player = new TablePlayer(page, 'MOUSE', new Random(3), 'HURRIED');
    await player.openDemo('SEGMENTS', true);
    const second = await site.another();
    await second.goto(page.url());
    await second.locator('.token').first().waitFor();
    const version = () => second.locator('.table').getAttribute('data-version').then(Number);
    await expect.poll(version).toBeGreaterThan(0);
    const before = await version();
    await player.move();
    await expect.poll(version).toBeGreaterThan(before);
  });

  it('a newer version is offered on the first page, and loaded when it is wanted', async () => {
    const page = await site.visit();
    await isInstalled(page);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await site.publishAnew();
    await page.reload();
    const offer = page.getByRole('status').filter({ hasText: 'A new version' });
    await offer.waitFor();
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Load it' }).click();
    await loaded;
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await expect.poll(() => offer.count()).toBe(0);
  });

  it('says where the fights are, and what a link cannot do', async () => {
    const page = await site.visit();
    await page.getByText('Your fights are kept in this browser').waitFor();
    await new TablePlayer(page, 'MOUSE', new Random(3)).openDemo('SEGMENTS');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('This fight is in this browser alone').waitFor();
    await expect.poll(() => page.getByText('Keep the recovery link').count()).toBe(0);
  });
});
