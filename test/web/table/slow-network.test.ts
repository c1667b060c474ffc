/** The Table over a line as in a train: what comes late is waited for, and nothing is sent twice. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, Tables, versionOf } from '../../kit/web/tables.ts';

/** 10 Mbit/s in bytes a second. */
const THROUGHPUT = 1_250_000;
const PATIENCE_MS = 15_000;

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** A browser that has seen nothing of the page yet. @param latency of the line, in milliseconds */
async function overLine(latency: number): Promise<Page> {
  const page = await tables.visit(LARGE, '/health');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency },
    ...{ downloadThroughput: THROUGHPUT, uploadThroughput: THROUGHPUT },
  });
  return page;
}

async function sits(page: Page): Promise<void> {
  const { token } = await smallFight(tables.server.url, 'SEGMENTS');
  await page.goto(`${tables.server.url}#/join/${token}`);
  await page.locator('.option').first().waitFor();
}

/** The mutations that the page sends from now on, by their names. */
function commandsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { name, text } = sentBy(request);
    if (text.startsWith('mutation')) sent.push(name);
  });
  return sent;
}

/** Something was done after a version, and nothing is on its way any more. */
async function done(page: Page, before: number): Promise<void> {
  await expect.poll(() => versionOf(page), { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  await page.locator('.table[aria-busy=false]').waitFor();
}

describe('over a slow line', () => {
  it.each([20, 400])('a demo is begun and played (%i ms)', async (latency) => {
    const page = await overLine(latency);
    await page.goto(tables.server.url);
    const player = new TablePlayer(page, 'MOUSE', new Random(3));
    await player.openDemo('SEGMENTS');
    const before = await versionOf(page);
    for (let n = 0; n < 4; n++) await player.move();
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  });

  it('who clicks twice does it once', async () => {
    const page = await overLine(400);
    await sits(page);
    const before = await versionOf(page);
    const sent = commandsOf(page);
    await page.locator('.closing').click();
    await page.locator('.confirm').dblclick();
    await done(page, before);
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.dblclick();
    await page.getByRole('button', { name: /^Redo/ }).waitFor();
    await done(page, before + 1);
    expect(sent).toEqual(['TakeOption', 'RewindEncounter']);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  });

  it('who presses Enter twice does it once', async () => {
    const page = await overLine(400);
    await sits(page);
    const before = await versionOf(page);
    const sent = commandsOf(page);
    await page.locator('.closing').click();
    await page.locator('.confirm').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await done(page, before);
    expect(sent).toEqual(['TakeOption']);
  });
});
