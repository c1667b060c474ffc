/** A finger on the map: it carries a token, moves the ground beside one, and a tap picks. */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, placeFrom, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Real events of touch, which the browser turns into those of a pointer as on a phone. */
class Finger {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: Spot): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  async over(from: Spot, to: Spot): Promise<void> {
    const steps = 6;
    for (let n = 1; n <= steps; n++) {
      const part = (a: number, b: number) => a + ((b - a) * n) / steps;
      const at = { x: part(from.x, to.x), y: part(from.y, to.y) };
      await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function spotOf(page: Page, name: string): Promise<Spot> {
  // It slides to where it stands.
  await page.waitForTimeout(400);
  const box = (await page.locator('.token', { hasText: name }).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const version = (page: Page) => page.locator('.table').getAttribute('data-version').then(Number);
const shownIn = (page: Page) => page.locator('.map .world').getAttribute('style');

describe('a finger on the map of a phone', () => {
  it('carries a token to where it goes', async () => {
    const page = await tables.demo('SECONDS', PHONE);
    const actor = (await page.locator('.token.acting title').textContent())!;
    const before = await version(page);
    // Somewhere with nobody around.
    await placeFrom(page, [{ name: actor, q: 0, r: 6 }]);
    await expect.poll(() => version(page)).toBe(before + 1);
    const [from, seen] = [await spotOf(page, actor), await shownIn(page)];
    const side = (await page.locator('.token').first().boundingBox())!.width * 1.1;

    const finger = await Finger.on(page);
    await finger.down(from);
    await finger.over(from, { x: from.x - side, y: from.y });
    await expect.poll(() => page.locator('.carried text').textContent()).toMatch(/^Move/);
    // The ground stays where it is meanwhile.
    expect(await shownIn(page)).toBe(seen);
    await finger.up();
    // A browser takes a tap at once after a drag for a part of it.
    await page.waitForTimeout(300);
    const confirm = (await page.locator('.confirm-on-map .primary').boundingBox())!;
    await finger.down({ x: confirm.x + 10, y: confirm.y + 10 });
    await finger.up();
    await expect.poll(() => version(page)).toBe(before + 2);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    await expect.poll(() => page.locator('.carried').count()).toBe(0);
  });

  it('moves the ground where nobody stands, and a tap picks', async () => {
    const page = await tables.demo('SECONDS', PHONE);
    const [before, seen] = [await version(page), await shownIn(page)];
    const map = (await page.locator('.map .view').boundingBox())!;
    const bare = await page.evaluate(({ x, y, width, height }) => {
      // The first place, from the bottom up, with the bare ground under it.
      for (let down = height - 12; down > 0; down -= 12)
        for (let right = 12; right < width; right += 12)
          if (document.elementFromPoint(x + right, y + down)?.closest('.token, button') === null)
            return { x: x + right, y: y + down };
      return { x, y };
    }, map);

    const finger = await Finger.on(page);
    await finger.down(bare);
    await finger.over(bare, { x: bare.x + 60, y: bare.y - 40 });
    await finger.up();
    await expect.poll(() => shownIn(page)).not.toBe(seen);
    // Until the last of its moves is drawn.
    await page.waitForTimeout(400);
    expect(await version(page)).toBe(before);

    const moved = await shownIn(page);
    const token = page.locator('.token:not(.turn)').first();
    const box = (await token.boundingBox())!;
    await finger.down({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await finger.up();
    await expect.poll(() => token.getAttribute('class')).toMatch(/selected/);
    expect(await shownIn(page)).toBe(moved);
    expect(await version(page)).toBe(before);
  });

  it('moves the ground while somebody is to be placed, and places with a tap', async () => {
    const page = await tables.demo('SEGMENTS', PHONE);
    await page.getByRole('button', { name: 'Game master' }).click();
    const drawer = page.getByRole('dialog', { name: 'Game master' });
    await drawer.locator('.creatures button').first().click();
    await drawer.getByRole('button', { name: 'Place on the map' }).first().click();
    // Also where somebody stands, who could be carried otherwise.
    const from = await spotOf(page, 'Bo');
    const before = await version(page);
    const to = { x: from.x - 80, y: from.y + 30 };
    const [seen, count] = [await shownIn(page), await page.locator('.token').count()];
    const finger = await Finger.on(page);
    await finger.down(from);
    await finger.over(from, to);
    await finger.up();
    await expect.poll(() => shownIn(page)).not.toBe(seen);
    // Until the last of its moves is drawn.
    await page.waitForTimeout(400);
    expect(await version(page)).toBe(before);
    await finger.down(to);
    await finger.up();
    await expect.poll(() => page.locator('.token').count()).toBe(count + 1);
  });
});
