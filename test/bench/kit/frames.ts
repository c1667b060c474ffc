/**
 * What frames of the map cost: the time of the renderer's main thread for script, style, layout and
 * paint. There is no GPU to measure with, and other threads rasterize meanwhile.
 */
import type { Page } from 'playwright-core';

const FRAMES = 90;
const MAX_MOVES = 40;
/** Until the first effect of what has happened is on the map. */
const FIRST_MS = 60;

export interface Frames {
  /** Milliseconds, each of one frame. */
  readonly dragged: readonly number[];
  readonly zoomed: readonly number[];
  /** While it is seen what a command of the computer has done. */
  readonly animated: readonly number[];
}

/** @param next has something happen in the fight */
export async function framesOf(page: Page, next: () => Promise<unknown>): Promise<Frames> {
  const meter = await Meter.of(page);
  const box = await page.locator('.map .view').boundingBox();
  if (!box) throw new Error('There is no map.');
  const dragged = await dragging(meter, [box.x + box.width * 0.6, box.y + box.height * 0.2]);
  const zoomed = await zooming(meter, [box.x + box.width / 2, box.y + box.height / 2]);
  return { dragged, zoomed, animated: await animating(meter, next) };
}

class Meter {
  readonly page: Page;
  private readonly spent: () => Promise<number>;

  private constructor(page: Page, spent: () => Promise<number>) {
    this.page = page;
    this.spent = spent;
  }

  static async of(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    // The thread's own time: what else the machine does is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Meter(page, async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    });
  }

  /** Milliseconds of the main thread until a frame is drawn that shows what was done. */
  async frame(what: () => Promise<unknown> = () => Promise.resolve()): Promise<number> {
    const before = await this.spent();
    await what();
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return (await this.spent()) - before;
  }

  where(): Promise<string | null> {
    return this.page.locator('.map .world').getAttribute('style');
  }
}

type At = readonly [number, number];

/** A corner where no token stands that would be carried. */
async function dragging(meter: Meter, [x, y]: At): Promise<readonly number[]> {
  const { mouse } = meter.page;
  const before = await meter.where();
  await mouse.move(x, y);
  await mouse.down();
  const frames = [];
  for (let i = 1; i <= FRAMES; i++)
    frames.push(await meter.frame(() => mouse.move(x - 3 * i, y + i)));
  await mouse.up();
  if ((await meter.where()) === before) throw new Error('The map was not dragged.');
  return frames;
}

async function zooming(meter: Meter, [x, y]: At): Promise<readonly number[]> {
  const { mouse } = meter.page;
  const before = await meter.where();
  await mouse.move(x, y);
  const frames = [];
  for (let i = 0; i < FRAMES; i++)
    frames.push(await meter.frame(() => mouse.wheel(0, i % 40 < 20 ? 30 : -30)));
  if ((await meter.where()) === before) throw new Error('The map was not zoomed.');
  return frames;
}

async function animating(meter: Meter, next: () => Promise<unknown>): Promise<readonly number[]> {
  const { page } = meter;
  const shown = page.locator('.map .motion > *');
  const frames: number[] = [];
  for (let move = 0; move < MAX_MOVES && frames.length < FRAMES; move++) {
    await next();
    await page.waitForTimeout(FIRST_MS);
    while ((await shown.count()) > 0) frames.push(await meter.frame());
  }
  if (frames.length === 0) throw new Error('Nothing was seen to happen.');
  return frames;
}
