/** One attack at the Table in six frames side by side, from a demo fight that is played at random. */
import type { Browser, Page } from 'playwright-core';
import { Random } from '../test/kit/engine/random.ts';
import { Visitor } from '../test/kit/web/browser.ts';
import { TablePlayer } from '../test/kit/web/table-player.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** The map beside what floats on it. */
const MAP = { x: 0, y: 60, width: 1100, height: 540 };
/** Of a frame, in pixels. */
const [WIDTH, HEIGHT] = [300, 240];
/** Of the map in a frame. */
const SCALE = 0.8;
const [MAX_FIGHTS, MAX_MOVES] = [8, 30];
/** Milliseconds in which all that follows from a move is seen. */
const SEEN_MS = 3_000;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A moment of the map, and what was seen there. */
interface Frame {
  readonly picture: Buffer;
  /** What is on its way, in words. */
  readonly coming: readonly string[];
  /** Where something is struck. */
  readonly struck: Place | null;
  readonly isChanging: boolean;
  /** By the ids of combatants. */
  readonly tokens: Readonly<Record<string, Place>>;
}

interface Cell {
  readonly caption: string;
  readonly picture: Buffer;
  /** What stands in the middle of it; null for the whole picture. */
  readonly middle: Place | null;
}

/** Whether such an attack came. @param file where the picture is written */
export async function filmStrip(browser: Browser, url: string, file: string): Promise<boolean> {
  for (let seed = 1; seed <= MAX_FIGHTS; seed++) {
    const cells = await filmed(browser, url, seed);
    if (!cells) continue;
    await joined(browser, cells, file);
    return true;
  }
  return false;
}

/** The frames of the first attack that flew before it struck; null where none did. */
async function filmed(browser: Browser, url: string, seed: number): Promise<Cell[] | null> {
  const visitor = await Visitor.at(browser, new URL(url).origin, { viewport: VIEWPORT });
  const page = await visitor.tab('/');
  const player = new TablePlayer(page, 'MOUSE', new Random(seed));
  await player.openDemo('SEGMENTS');
  let flying: readonly Frame[] = [];
  let cells: Cell[] | null = null;
  for (let moves = 0; !cells && moves < MAX_MOVES && !(await player.isOver); moves++) {
    await player.move();
    await page.mouse.move(0, 0);
    const frames = await framesOf(page);
    cells = await cellsOf(page, flying, frames);
    const coming = frames.filter(({ coming: some }) => some.length > 0);
    flying = coming.length > 0 ? [...flying, ...coming] : [];
  }
  await visitor.leave();
  return cells;
}

async function framesOf(page: Page): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for (const end = Date.now() + SEEN_MS; Date.now() < end;) {
    const seen = await page.evaluate(() => {
      const middle = (one: Element) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const tokens = [...document.querySelectorAll('.map .token[data-id]')];
      const burst = document.querySelector('.motion .burst');
      return {
        coming: [...document.querySelectorAll('.map .coming .way title')].map(
          ({ textContent }) => textContent,
        ),
        struck: burst && middle(burst),
        isChanging: document.querySelector('.motion .change.loss') !== null,
        tokens: Object.fromEntries(
          tokens.map((one) => [one.getAttribute('data-id') ?? '', middle(one)]),
        ),
      };
    });
    frames.push({ ...seen, picture: await page.screenshot({ clip: MAP }) });
  }
  return frames;
}

/** @param flying the frames of the moves before, in which something was on its way */
async function cellsOf(
  page: Page,
  flying: readonly Frame[],
  frames: readonly Frame[],
): Promise<Cell[] | null> {
  const hits = frames.filter(({ struck, isChanging }) => struck && !isChanging);
  const changes = frames.filter(({ isChanging }) => isChanging);
  const [hit, change] = [hits.at(-1), changes[Math.floor(changes.length / 2)]];
  const last = flying.at(-1);
  // What was on its way until then is what struck.
  const attack = last?.coming.find((one) => !hit?.coming.includes(one));
  const flight = flying.slice(
    flying.findLastIndex(({ coming }) => !coming.includes(attack ?? '')) + 1,
  );
  const [declared, after] = [flight[0], frames.at(-1)];
  const dice = page.locator('.log .entry', { has: page.locator('.die') }).last();
  if (!hit?.struck || !change || !last || !declared || !after) return null;
  if (!(await dice.isVisible())) return null;
  const target = nearest(hit.tokens, hit.struck);
  const cell = (caption: string, { picture, tokens }: Frame): Cell => ({
    ...{ caption, picture },
    middle: tokens[target] ?? null,
  });
  return [
    cell('Declared', declared),
    // A slow machine has one frame of it alone.
    cell('In flight', hits.length > 1 ? (hits[0] ?? last) : last),
    { caption: 'The dice', picture: await dice.screenshot(), middle: null },
    cell('The hit', hit),
    cell('The damage', change),
    cell('After it', after),
  ];
}

function nearest(tokens: Frame['tokens'], { x, y }: Place): string {
  const far = ([, at]: [string, Place]): number => Math.hypot(at.x - x, at.y - y);
  return Object.entries(tokens).toSorted((a, b) => far(a) - far(b))[0]?.[0] ?? '';
}

/** All of them beside each other, each with its words. */
async function joined(browser: Browser, cells: readonly Cell[], file: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: cells.length * (WIDTH + 8), height: 300 },
  });
  await page.setContent(`
    <style>
      body { margin: 0; font: 15px system-ui, sans-serif; background: #f5f4f0; color: #1d232e; }
      main { display: flex; gap: 8px; inline-size: fit-content; padding: 8px; }
      figure { margin: 0; inline-size: ${WIDTH}px; }
      div { block-size: ${HEIGHT}px; border-radius: 8px; background: #fff center / contain no-repeat; }
      figcaption { padding-block-start: 4px; font-weight: 600; }
    </style>
    <main>${cells.map((one, i) => figure(one, i + 1)).join('')}</main>`);
  await page.locator('main').screenshot({ path: file });
  await page.close();
}

function figure({ caption, picture, middle }: Cell, number: number): string {
  const place = middle
    ? `background-size: ${MAP.width * SCALE}px; background-position: ${offset(middle.x - MAP.x, WIDTH, MAP.width)}px ${offset(middle.y - MAP.y, HEIGHT, MAP.height)}px;`
    : '';
  const image = `background-image: url(data:image/png;base64,${picture.toString('base64')});`;
  return `<figure><div style="${image}${place}"></div><figcaption>${number} ${caption}</figcaption></figure>`;
}

/** Where a picture begins so that a place of it is in the middle, without a gap at its ends. */
const offset = (at: number, shown: number, whole: number): number =>
  Math.min(0, Math.max(shown - whole * SCALE, shown / 2 - at * SCALE));
