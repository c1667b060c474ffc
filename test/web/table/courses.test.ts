/** What is under way across the map. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { joinAs, setUnderWay } from '../../kit/web/courses.ts';
import { LARGE, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('under way', () => {
  it.each([LARGE, PHONE])(
    'what flies, is pushed and spreads is drawn with its moments ($width)',
    async (viewport) => {
      const token = await setUnderWay(new URL('/graphql', tables.server.url).href);
      const page = await tables.visit(viewport);
      await joinAs(page, token);
      const way = (title: string) =>
        page.locator('.coming .way', { has: page.locator('title', { hasText: title }) });

      // Three hexes a segment: from where it is, over a tick, to its target.
      const dart = way('dart');
      await expect.poll(() => dart.locator('text').allTextContents()).toEqual(['1·2', '1·3']);
      await expect.poll(() => dart.locator('.tick').count()).toBe(1);
      expect((await dart.locator('.behind').getAttribute('d'))!.split('L')).toHaveLength(4);
      expect((await dart.locator('.line').getAttribute('d'))!.split('L')).toHaveLength(6);
      await expect.poll(() => way('pushed').locator('text').allTextContents()).toEqual(['1·2']);
      const wave = way('wave');
      await expect
        .poll(() => wave.locator('text').allTextContents())
        .toEqual(['1·2', '1·3', '2·1']);
      await expect.poll(() => wave.locator('.to-fill').count()).toBe(3);
      if (viewport === PHONE) return;

      // What is pointed at in the sequence is lit on the map, and the other way round.
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.locator('.bar-of', { hasText: 'dart' }).hover();
      await expect.poll(() => dart.getAttribute('class')).toBe('way lit');
      await expect.poll(() => wave.getAttribute('class')).toBe('way');
      await wave.locator('.to-fill').first().dispatchEvent('pointerover');
      await expect.poll(() => wave.getAttribute('class')).toBe('way lit');
      await page.locator('.bar-of.lit', { hasText: 'wave' }).waitFor();
    },
  );
});
