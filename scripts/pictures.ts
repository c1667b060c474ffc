/**
 * Takes the pictures of docs/images from demo fights at the Table:
 *
 *     node scripts/pictures.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { start } from '../src/local/start.ts';
import { Random } from '../test/kit/engine/random.ts';
import { embedding, OtherSite } from '../test/kit/web/other-site.ts';
import { launchBrowser, Visitor } from '../test/kit/web/browser.ts';
import { TablePlayer } from '../test/kit/web/table-player.ts';
import { buildWeb } from './build-web.ts';
import { filmStrip } from './film-strip.ts';

const IMAGES = path.resolve(import.meta.dirname, '../docs/images');
const LARGE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What is taken: of a moment that shows this, where `begins` with an option begun whose targets have chances. */
const pictures = [
  { name: 'table-gm', ruleset: 'SEGMENTS', viewport: LARGE, shows: '.next-up li', begins: true },
  {
    name: 'table-vigilance',
    ruleset: 'VIGILANCE',
    viewport: LARGE,
    shows: '.stack li',
    begins: false,
  },
  {
    name: 'table-seconds',
    ruleset: 'SECONDS',
    viewport: LARGE,
    shows: '.next-up li',
    begins: true,
  },
  { name: 'table-phone', ruleset: 'SEGMENTS', viewport: PHONE, shows: '.next-up li', begins: true },
] as const;
const MAX_FIGHTS = 12;
const MAX_MOVES = 10;
/** Within which a search has come to its end. */
const SEARCH_MS = 180_000;

await buildWeb();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-pictures-'));
const club = await OtherSite.open();
const server = await start({ port: 0, dataDir, embedOrigins: [club.origin] });
const browser = await launchBrowser();
try {
  for (const picture of pictures) {
    let isTaken = false;
    for (let seed = 1; !isTaken && seed <= MAX_FIGHTS; seed++) isTaken = await taken(picture, seed);
    console.log(
      isTaken ? `docs/images/${picture.name}.png` : `${picture.name}: no such moment came`,
    );
  }
  await embedded();
  console.log('docs/images/embedded.png');
  await proposals();
  console.log('docs/images/proposals.png');
  const strip = path.join(IMAGES, 'attack.png');
  const isFilmed = await filmStrip(browser, server.url, strip);
  console.log(isFilmed ? 'docs/images/attack.png' : 'attack: no such attack came');
} finally {
  await browser.close();
  await server.stop();
  club.close();
  await rm(dataDir, { recursive: true });
}

/** A fight in the page of a club. */
async function embedded(): Promise<void> {
  const { origin } = new URL(server.url);
  const visitor = await Visitor.at(browser, origin, { viewport: LARGE }, [club.origin]);
  const page = await visitor.tab('/');
  await new TablePlayer(page, 'MOUSE', new Random(3)).openDemo('SEGMENTS');
  const [encounter = ''] = /enc_\w+/.exec(page.url()) ?? [];
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('sixbeat:seat:')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { token?: string }).token;
  });
  const fight = `<sixbeat-fight server="${origin}" encounter="${encounter}" theme="light"></sixbeat-fight>`;
  const style = '<style>body { font: 18px serif; margin: 2rem; background: #fff8e8 }</style>';
  const words = '<h1>The Tuesday club</h1><p>We play on. Ana is up: what would you do?</p>';
  await page.goto(club.put('club.html', style + words + embedding(origin, fight, token)));
  await page.frames()[1]?.locator('.option').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: path.join(IMAGES, 'embedded.png') });
  await visitor.leave();
}

/** What the first page proposes, with all of it played. */
async function proposals(): Promise<void> {
  const origin = new URL(server.url).origin;
  const visitor = await Visitor.at(browser, origin, { viewport: LARGE, hasTouch: false });
  const page = await visitor.tab('/');
  const section = page.getByRole('region', { name: 'Make me a fight' });
  await section.getByRole('button', { name: 'VIGILANCE' }).click();
  await section.getByRole('button', { name: 'Find fights' }).click();
  await section.getByText(/^\d+ fights played$/).waitFor({ timeout: SEARCH_MS });
  await section.screenshot({ path: path.join(IMAGES, 'proposals.png') });
  await visitor.leave();
}

/** Whether the moment came in a demo fight, played at random. */
async function taken(
  { name, ruleset, viewport, shows, begins }: (typeof pictures)[number],
  seed: number,
): Promise<boolean> {
  const hasTouch = viewport === PHONE;
  const visitor = await Visitor.at(browser, new URL(server.url).origin, { viewport, hasTouch });
  const page = await visitor.tab('/');
  const player = new TablePlayer(page, hasTouch ? 'TOUCH' : 'MOUSE', new Random(seed));
  await player.openDemo(ruleset);
  let isThere = false;
  for (let moves = 0; !isThere && moves < MAX_MOVES; moves++) {
    await player.move();
    isThere = (await page.locator(shows).count()) > 0 && (!begins || (await beginsAttack(page)));
  }
  if (isThere) {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    await page.screenshot({ path: path.join(IMAGES, `${name}.png`) });
  }
  await visitor.leave();
  return isThere;
}

/** Begins the first option that has chances at several targets, or meets an attack. */
async function beginsAttack(page: Page): Promise<boolean> {
  if (await page.locator('.option .chance').first().isVisible()) return true;
  const options = page.locator('.option');
  for (let n = 0; n < (await options.count()); n++) {
    await options.nth(n).click();
    await page.waitForTimeout(300);
    if (!(await page.locator('.draft').isVisible())) return false;
    if ((await page.locator('.target-row .chance').count()) > 1) return true;
    const cancel = page.locator('.act-bar .cancel');
    // The only option of a decision is begun by itself and cannot be cancelled.
    if (!(await cancel.isVisible())) return false;
    await cancel.click();
  }
  return false;
}
