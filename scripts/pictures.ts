/**
 * Takes the pictures of docs/images from demo fights at the Table:
 *
 *     node scripts/pictures.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../src/local/start.ts';
import { Random } from '../test/kit/engine/random.ts';
import { launchBrowser, Visitor } from '../test/kit/web/browser.ts';
import { TablePlayer } from '../test/kit/web/table-player.ts';
import { buildWeb } from './build-web.ts';

const IMAGES = path.resolve(import.meta.dirname, '../docs/images');
const LARGE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What is taken: after how many moves, and with which option begun. */
const pictures = [
  { name: 'table-gm', ruleset: 'SEGMENTS', moves: 6, viewport: LARGE, begins: 'Move' },
  { name: 'table-vigilance', ruleset: 'VIGILANCE', moves: 5, viewport: LARGE, begins: '' },
  { name: 'table-seconds', ruleset: 'SECONDS', moves: 5, viewport: LARGE, begins: 'Move' },
  { name: 'table-phone', ruleset: 'SECONDS', moves: 2, viewport: PHONE, begins: 'Move' },
] as const;

await buildWeb();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-pictures-'));
const server = await start({ port: 0, dataDir });
const browser = await launchBrowser();
try {
  for (const { name, ruleset, moves, viewport, begins } of pictures) {
    const hasTouch = viewport === PHONE;
    const visitor = await Visitor.at(browser, new URL(server.url).origin, { viewport, hasTouch });
    const page = await visitor.tab('/');
    const player = new TablePlayer(page, hasTouch ? 'TOUCH' : 'MOUSE', new Random(4));
    await player.openDemo(ruleset);
    for (let n = 0; n < moves; n++) await player.move();
    const option = page.locator('.option', { hasText: begins }).first();
    if (begins !== '' && (await option.isVisible())) await option.click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: path.join(IMAGES, `${name}.png`) });
    await visitor.leave();
    console.log(`docs/images/${name}.png`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
