/**
 * What frames of the map cost: the time of the renderer's main thread for script, style, layout and
 * paint, as the browser itself traces it. There is no GPU to measure with, and other threads rasterize meanwhile.
 */
import type { Page } from 'playwright-core';

const FRAMES = 90;
const MAX_MOVES = 40;
/** Until the first effect of what has happened is on the map. */
const FIRST_MS = 60;

export interface Frames {
  /** Milliseconds of the costliest frame after each step. */
  readonly dragged: readonly number[];
  readonly zoomed: readonly number[];
  /** While it is seen what a command of the computer has done. */
  readonly animated: readonly number[];
}

/** @param next has something happen in the fight */
export async function framesOf(page: Page, next: () => Promise<unknown>): Promise<Frames> {
  const box = await page.locator('.map .view').boundingBox();
  if (!box) throw new Error('There is no map.');
  const dragged = await dragging(page, [box.x + box.width * 0.6, box.y + box.height * 0.2]);
  const zoomed = await zooming(page, [box.x + box.width / 2, box.y + box.height / 2]);
  return { dragged, zoomed, animated: await animating(page, next) };
}

type At = readonly [number, number];

/** A corner where no token stands that would be carried. */
function dragging(page: Page, [x, y]: At): Promise<readonly number[]> {
  const { mouse } = page;
  return changing(page, async (step) => {
    await mouse.move(x, y);
    await mouse.down();
    for (let i = 1; i <= FRAMES; i++) await step(() => mouse.move(x - 3 * i, y + i));
    await mouse.up();
  });
}

function zooming(page: Page, [x, y]: At): Promise<readonly number[]> {
  const { mouse } = page;
  return changing(page, async (step) => {
    await mouse.move(x, y);
    for (let i = 0; i < FRAMES; i++) await step(() => mouse.wheel(0, i % 40 < 20 ? 30 : -30));
  });
}

async function animating(page: Page, next: () => Promise<unknown>): Promise<readonly number[]> {
  const shown = page.locator('.map .motion > *');
  const costs = await traced(page, async (step) => {
    let count = 0;
    for (let move = 0; move < MAX_MOVES && count < FRAMES; move++) {
      await next();
      await page.waitForTimeout(FIRST_MS);
      for (; (await shown.count()) > 0; count++) await step();
    }
  });
  if (costs.length === 0) throw new Error('Nothing was seen to happen.');
  return costs;
}

/** Of what moves the world. */
async function changing(
  page: Page,
  run: (step: Step) => Promise<void>,
): Promise<readonly number[]> {
  const where = () => page.locator('.map .world').getAttribute('style');
  const before = await where();
  const costs = await traced(page, run);
  if ((await where()) === before) throw new Error('The map did not move.');
  return costs;
}

/** Does something, and waits until a frame is drawn that shows it. */
type Step = (what?: () => Promise<unknown>) => Promise<void>;

/** Written into the trace where a step begins and ends. */
const [BEGUN, DONE] = ['a step of the bench', 'the end of a step of the bench'];

async function traced(page: Page, run: (step: Step) => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'cc', 'blink.user_timing'] });
  await run(async (what = () => Promise.resolve()) => {
    await page.evaluate((mark) => performance.mark(mark), BEGUN);
    await what();
    await page.evaluate(async (mark) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      performance.mark(mark);
    }, DONE);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return costsIn(traceEvents);
}

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread itself: what else the machine does is not counted. */
  readonly tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'ProxyMain::BeginMainFrame';

/** For each step the costliest of its frames: all tasks since the frame before it, and its own. */
export function costsIn(events: readonly TraceEvent[]): readonly number[] {
  const [first] = events.filter(({ name }) => name === BEGUN);
  if (!first) return [];
  const main = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const frames = main.filter(({ name, ph }) => name === FRAME && ph === 'X').map(({ ts }) => ts);
  const costs: number[] = [];
  let sum = 0;
  let isInStep = false;
  for (const { name, ph, ts, dur = 0, tdur = dur } of main) {
    if (name === BEGUN) costs.push(0);
    if (name === BEGUN || name === DONE) isInStep = name === BEGUN;
    if (name !== TASK || ph !== 'X') continue;
    sum += tdur / 1_000;
    if (!frames.some((frame) => frame >= ts && frame <= ts + dur)) continue;
    if (isInStep) costs[costs.length - 1] = Math.max(costs.at(-1) ?? 0, sum);
    sum = 0;
  }
  return costs;
}
