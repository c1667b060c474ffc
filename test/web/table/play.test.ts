/** Whole demo fights at the Table, in a real browser against the real server. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../../kit/engine/random.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';
import { type Means, TablePlayer } from '../../kit/web/table-player.ts';

const LARGE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MOST_MOVES = 60;

let server: Running;
let browser: Browser;
beforeAll(async () => {
  await buildWeb();
  server = await start({ port: 0, dataDir: await temporaryFolder() });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the Table', () => {
  it.each([
    ['SEGMENTS', 'MOUSE', LARGE],
    ['VIGILANCE', 'KEYBOARD', LARGE],
    ['SECONDS', 'TOUCH', PHONE],
  ] as const)('plays a fight of %s by %s', async (ruleset, means: Means, viewport) => {
    const options = { viewport, hasTouch: means === 'TOUCH' };
    const visitor = await Visitor.at(browser, new URL(server.url).origin, options);
    const page = await visitor.tab('/');
    const player = new TablePlayer(page, means, new Random(7));
    await player.openDemo(ruleset);
    for (let n = 0; n < MOST_MOVES && !(await player.isOver); n++) await player.move();
    const round = await page.locator('.beats').innerText();
    expect(await page.locator('.refusal').count()).toBe(0);
    expect(visitor.foreign).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    expect(round).not.toBe('');
    await visitor.leave();
  });
});
