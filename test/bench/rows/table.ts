import type { Page } from 'playwright-core';
import { Random } from '../../kit/engine/random.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, Tables, versionOf } from '../../kit/web/tables.ts';
import { crowded, laidUnder, playedByComputers } from '../kit/crowded-fight.ts';
import { framesOf } from '../kit/frames.ts';
import { median } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

const [FEW, SOME, CROWD] = [8, 40, 60];
const OBSTACLES = 1_000;
const MOVES = 40;
const VISITS = 5;
/** Two who cannot reach each other, and are played without a plan, go on for ever. */
const MAX_DECISIONS = 150;
/** 10 Mbit/s in bytes a second, and a usual way to a server. */
const LINE = {
  offline: false,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
  latency: 20,
};

interface Measured {
  readonly what: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly budget: number;
}

/** @param share which of them counts: half of them are as good, or nearly all */
function finding({ what, unit, values, budget }: Measured, share: 0.5 | 0.95 = 0.5): Finding {
  const sorted = values.toSorted((a, b) => a - b);
  const ours = share === 0.5 ? median(values) : (sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return {
    what,
    unit,
    ours,
    than: 'its budget',
    peer: budget,
    ratio: ours / budget,
    spread: [(sorted[0] ?? 0) / budget, (sorted.at(-1) ?? 0) / budget],
    budget: { atMost: 1 },
  };
}

/** From each click that does something to the new state in the page, as the page itself saw it. */
async function clicks(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      requestAnimationFrame(() => seen.push(performance.now() - clicked));
    }).observe(document.querySelector('.table')!, { attributeFilter: ['data-version'] });
  });
  const player = new TablePlayer(page, 'MOUSE', new Random(11));
  for (let n = 0; n < MOVES && !(await player.isOver); n++) await player.move();
  return page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
}

interface Effort {
  /** Presses for each thing that was asked, and for each confirmation. */
  readonly pressesEach: number;
  readonly decisions: number;
  /** Of these decisions as many for which the hand, or anything in it, was not scrolled. */
  readonly unscrolled: number;
}

/** A demo fight as far as it is counted, by a player who picks what must be picked. */
async function effortOfDemo(tables: Tables): Promise<Effort> {
  const page = await tables.visit();
  const player = new TablePlayer(page, 'MOUSE', new Random(13), 'HURRIED');
  await player.openDemo('SEGMENTS');
  await page.evaluate(() => {
    Object.assign(globalThis, { scrolls: 0 });
    const count = ({ target }: Event): void => {
      const isOfHand = target instanceof Element && target.closest('.due-now');
      if (isOfHand) (globalThis as unknown as Scrolled).scrolls++;
    };
    document.addEventListener('scroll', count, true);
  });
  const scrolls = () => page.evaluate(() => (globalThis as unknown as Scrolled).scrolls);
  let unscrolled = 0;
  while (!(await player.isOver) && player.decisions < MAX_DECISIONS) {
    const before = await scrolls();
    await player.move();
    if ((await scrolls()) === before) unscrolled++;
  }
  const { actions, questions, confirmations, decisions } = player;
  return { pressesEach: actions / (questions + confirmations), decisions, unscrolled };
}

interface Scrolled {
  scrolls: number;
}

/** The bytes that come on the stream for each choice, as they are on the wire. */
async function updates(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const streams = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('text/event-stream')) streams.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (streams.has(requestId)) bytes += encodedDataLength;
  });
  await page.reload();
  await page.locator('.option').first().waitFor();
  const player = new TablePlayer(page, 'MOUSE', new Random(12));
  const sizes: number[] = [];
  for (let n = 0; n < MOVES / 2 && !(await player.isOver); n++) {
    const [before, version] = [bytes, await versionOf(page)];
    await player.move();
    // What was begun and left is none.
    if ((await versionOf(page)) > version) sizes.push(bytes - before);
  }
  return sizes;
}

/** A first visit over a usual line: how long until one can begin, and all that came. */
async function visit(tables: Tables): Promise<{ readonly ms: number; readonly bytes: number }> {
  const page = await tables.visit(LARGE, '/health');
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = performance.now();
  await page.goto(tables.server.url);
  await page.getByRole('button', { name: 'Play the demo' }).first().waitFor();
  const ms = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ms, bytes };
}

async function measureClicks(tables: Tables, count: number): Promise<readonly number[]> {
  const { path } = await crowded(tables.server.url, count, 0);
  const page = await tables.visit(LARGE, path);
  await page.locator('.option').first().waitFor();
  return clicks(page);
}

/** A map of 60 with 1,000 obstacles, over a picture of 6,000 x 6,000 pixels. */
async function measureFrames(tables: Tables) {
  const fight = await crowded(tables.server.url, CROWD, OBSTACLES);
  await laidUnder(tables, fight);
  const page = await tables.visit(LARGE, fight.path);
  await page.locator('.option').first().waitFor();
  await page.locator('.map image[href^="blob:"]').waitFor();
  return framesOf(page, await playedByComputers(fight));
}

/** The Table in a real browser, against the real server. */
export const table: Row = {
  name: 'table',
  measure: async () => {
    const tables = await Tables.open();
    const drawn = {
      few: await measureClicks(tables, FEW),
      some: await measureClicks(tables, SOME),
    };
    const { path } = await crowded(tables.server.url, FEW, 0);
    const sizes = await updates(await tables.visit(LARGE, path));
    const frames = await measureFrames(tables);
    const visits = [];
    for (let n = 0; n < VISITS; n++) visits.push(await visit(tables));
    const { pressesEach, decisions, unscrolled } = await effortOfDemo(tables);
    await tables.close();
    const bytes = visits.map((one) => one.bytes);
    const usable = visits.map((one) => one.ms);
    const drawing = (what: string, values: readonly number[], budget: number): Finding =>
      finding({ what, unit: 'ms', values, budget }, 0.95);
    return [
      drawing(`a click to the next decision drawn, ${FEW} combatants, p95`, drawn.few, 60),
      drawing(`a click to the next decision drawn, ${SOME} combatants, p95`, drawn.some, 150),
      drawing('a frame of dragging the map, p95', frames.dragged, 16),
      drawing('a frame of zooming the map by the wheel, p95', frames.zoomed, 16),
      drawing('a frame while it is seen what happened, p95', frames.animated, 16),
      finding({
        what: 'clicks of a demo fight of SEGMENTS for each question and each confirmation',
        unit: 'clicks',
        values: [pressesEach],
        budget: 1,
      }),
      {
        what: 'decisions of the same fight for which the hand is not scrolled',
        unit: 'decisions',
        ours: unscrolled,
        than: 'all its decisions',
        peer: decisions,
        ratio: unscrolled / decisions,
        spread: [unscrolled / decisions, unscrolled / decisions],
        budget: { atLeast: 1 },
      },
      finding({ what: 'an update, compressed', unit: 'bytes', values: sizes, budget: 3_000 }),
      finding({
        what: 'the first visit, compressed',
        unit: 'bytes',
        values: bytes,
        budget: 220_000,
      }),
      finding({ what: 'usable at 10 Mbit/s', unit: 'ms', values: usable, budget: 1_000 }),
    ];
  },
};
