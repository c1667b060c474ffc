/**
 * Each place looks as it did: large, middle and small, light and dark. `SIXBEAT_PICTURES=record` takes them anew, after
 * they were looked at; what differs is left as a picture in a temporary folder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ImportEncounterDocument } from '../../src/client/index.ts';
import { API_PATH } from '../../src/graphql/http/paths.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { difference, lookOf } from '../kit/web/looks.ts';
import { LARGE, PHONE, Tables } from '../kit/web/tables.ts';

const FOLDER = path.join(import.meta.dirname, 'pictures');
/** Another font moves up to a fiftieth; a panel that is gone or has moved is more than a twentieth. */
const MOST = 0.04;

const sizes = { large: LARGE, middle: { width: 1024, height: 768 }, small: PHONE };
type Size = keyof typeof sizes;

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** A fight that was exported in its middle or at its end, as its game master sees it. */
async function fight(name: string, size: Size): Promise<Page> {
  const document = JSON.parse(
    readFileSync(path.join(FOLDER, 'fights', `${name}.json`), 'utf8'),
  ) as unknown;
  const endpoint = new URL(API_PATH, tables.server.url).href;
  const { importEncounter } = await new ApiClient(endpoint, 'NOWHERE').send(
    ImportEncounterDocument,
    { input: { document } },
  );
  if (!('token' in importEncounter)) throw new Error(JSON.stringify(importEncounter));
  const page = await tables.visit(sizes[size], `/#/join/${importEncounter.token}`);
  await page.locator('.token').first().waitFor();
  return page;
}

const places: Readonly<Record<string, (size: Size) => Promise<Page>>> = {
  home: async (size) => {
    const page = await tables.visit(sizes[size]);
    await page.getByRole('button', { name: 'Play the demo' }).first().waitFor();
    return page;
  },
  segments: (size) => fight('segments', size),
  vigilance: (size) => fight('vigilance', size),
  seconds: (size) => fight('seconds', size),
  ended: (size) => fight('ended', size),
  help: async (size) => {
    const page = await fight('segments', size);
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  sheet: async (size) => {
    const page = await fight('seconds', size);
    if (size === 'small') await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.locator('.order .card').first().click();
    await page.locator('section > .facts').waitFor();
    return page;
  },
};

describe.each(Object.keys(sizes) as Size[])('%s', (size) => {
  it.each(Object.keys(places))('%s looks as it did', async (place) => {
    const page = await places[place]!(size);
    const found: Record<string, number> = {};
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // What fades, scrolls or is shown for a moment comes to rest.
      await page.waitForTimeout(1500);
      const name = `${place}-${size}-${colorScheme}`;
      const now = await lookOf(page);
      const file = path.join(FOLDER, `${name}.png`);
      if (process.env.SIXBEAT_PICTURES === 'record') writeFileSync(file, now);
      expect(existsSync(file), `${name} was never taken`).toBe(true);
      const share = await difference(page, readFileSync(file), now);
      if (share <= MOST) continue;
      found[name] = share;
      await page.screenshot({ path: path.join(tmpdir(), `${name}.png`) });
    }
    expect(found).toEqual({});
  });
});
