/** Commands whose answer was lost are sent again with the same key, and done once. */
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../../kit/engine/random.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';

let dataDir: string;
let server: Running;
let browser: Browser;
beforeAll(async () => {
  await buildWeb();
  dataDir = await temporaryFolder();
  server = await start({ port: 0, dataDir });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it('also when the server was killed after it had done them', async () => {
  const { origin, port } = new URL(server.url);
  const visitor = await Visitor.at(browser, origin, { viewport: { width: 1440, height: 900 } });
  const page = await visitor.tab('/');
  const player = new TablePlayer(page, 'MOUSE', new Random(3));
  await player.openDemo('SEGMENTS');
  await player.move();
  const version = async () => Number(await page.locator('.table').getAttribute('data-version'));
  const before = await version();
  const keys: string[] = [];
  let isLost = false;
  const gone = Promise.withResolvers<null>();
  const lose = async (route: Route): Promise<void> => {
    const { name, variables } = sentBy(route.request());
    if (name !== 'RewindEncounter') return route.continue();
    keys.push(variables.input!.idempotencyKey);
    if (isLost) return route.continue();
    isLost = true;
    // The server does it, and is gone before anybody hears of it.
    await route.fetch();
    await server.stop();
    gone.resolve(null);
    return route.abort();
  };
  await page.route('**/graphql', lose);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await gone.promise;
  server = await start({ port: Number(port), dataDir });
  await expect.poll(version, { timeout: 20_000 }).toBe(before + 1);
  await expect
    .poll(() => page.locator('.table').getAttribute('aria-busy'), { timeout: 20_000 })
    .toBe('false');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  expect(await version()).toBe(before + 1);
  await visitor.leave();
});
