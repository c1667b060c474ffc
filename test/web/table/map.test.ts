/** What the map shows besides: what happens, how far it is, and what others point at. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  AdjudicateDocument,
  EndTurnDocument,
  ScreenDocument,
  SetBattlefieldDocument,
  UpdateCombatantDocument,
} from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { png } from '../../kit/app/picture-files.ts';
import { ApiClient } from '../../kit/graphql/api.ts';
import { putPicture } from '../../kit/graphql/pictures.ts';
import { type SmallFight, smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, linkFor, overHexes, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** Keeps the kinds of all that is seen to happen. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          seen.push(`${node.getAttribute('class') ?? ''}${node.textContent}`);
    }).observe(document.querySelector('.motion')!, { childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
}

/** Opens a fight as its game master. */
async function open(token: string): Promise<Page> {
  const page = await tables.visit(LARGE, `/#/join/${token}`);
  await page.locator('.token').first().waitFor();
  return page;
}

/** What the game master does without the page. */
async function gmOf({ encounterId, token }: SmallFight) {
  const gm = new ApiClient(new URL(API_PATH, tables.server.url).href, { token });
  const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
  const ids = new Map(encounter?.combatants.map(({ name, id }) => [name, id]));
  return {
    wound: (name: string, hitPoints: number) =>
      gm.play(AdjudicateDocument, {
        ...{ encounterId, combatantId: ids.get(name)!, reason: 'Wounded' },
        stats: { segments: { hitPoints } },
      }),
    place: (name: string, position: { q: number; r: number }) =>
      gm.play(AdjudicateDocument, {
        ...{ encounterId, combatantId: ids.get(name)!, reason: 'Placed', position },
      }),
    /** Sends a picture, and shows it under the map and as a portrait. */
    showPicture: async (name: string) => {
      const at = { token };
      const bytes = png({ width: 8, height: 8 });
      const { body } = await putPicture(tables.server.url, encounterId, bytes, { at });
      const picture = String(body.hash);
      const combatantId = ids.get(name)!;
      await gm.play(UpdateCombatantDocument, { encounterId, combatantId, picture });
      const background = { picture, x: -2, y: -2, width: 10 };
      await gm.play(SetBattlefieldDocument, { encounterId, background });
    },
    endTurnOf: (name: string) =>
      gm.play(EndTurnDocument, { encounterId, combatantId: ids.get(name)! }),
  };
}

describe('what happens', () => {
  it('is seen: what a combatant loses, and that it falls', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS', 10);
    const [page, gm] = [await open(fight.token), await gmOf(fight)];
    const seen = await watch(page);
    await gm.wound('Bolg', -1);
    await expect.poll(seen).toEqual(['−11', 'dust']);
    const bolg = page.locator('.token', { hasText: 'Bolg' });
    await expect.poll(() => bolg.getAttribute('class')).toMatch(/down/);
    await expect.poll(() => page.locator('.motion > *').count(), { timeout: 5_000 }).toBe(0);
  });

  it('is skipped with a key, and not shown to those who ask for less motion', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS', 10);
    const [page, gm] = [await open(fight.token), await gmOf(fight)];
    const seen = await watch(page);
    // At once: what follows is seen less than half a second later.
    await page.evaluate(() => {
      const key = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.body.dispatchEvent(key);
      }).observe(document.querySelector('.motion')!, { childList: true });
    });
    await gm.wound('Ana', -1);
    await expect.poll(seen).toEqual(['−11']);
    await expect.poll(() => page.locator('.motion > *').count()).toBe(0);
    await page.waitForTimeout(600);
    expect(await seen()).toEqual(['−11']);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gm.wound('Reed', -1);
    await page.locator('.token.down', { hasText: 'Reed' }).waitFor();
    await page.waitForTimeout(600);
    expect(await seen()).toEqual(['−11']);
  });
});

describe('on the map', () => {
  it('two who share a hex stand beside each other, and either can be clicked', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const [page, gm] = [await open(fight.token), await gmOf(fight)];
    await gm.wound('Bolg', -1);
    // Where Bolg lies.
    await gm.place('Ana', { q: 1, r: 0 });
    const shared = page.locator('.token[style*="scale(0.62)"]');
    await expect.poll(() => shared.count()).toBe(2);
    for (const name of ['Ana', 'Bolg']) {
      const token = page.locator('.token', { hasText: name });
      await token.click();
      await expect.poll(() => token.getAttribute('class')).toMatch(/selected/);
    }
  });

  it('a ruler measures, and a mouse that points says how far it is from who acts', async () => {
    const { token } = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await open(token);
    await page.getByRole('button', { name: 'Ruler' }).click();
    await overHexes(page, [
      { q: -1, r: 0 },
      { q: 1, r: 1 },
    ]);
    await expect.poll(() => page.locator('.measure text').textContent()).toBe('3 hexes');
    await page.getByRole('button', { name: 'Ruler' }).click();
    await expect.poll(() => page.locator('.measure').count()).toBe(0);

    const box = (await page.locator('.token.acting .disc').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => page.locator('.pointed text').count()).toBe(0);
    // Two hexes to the left: a disc has the width of 48 of the 55 units of a hex.
    await page.mouse.move(box.x + box.width / 2 - (box.width * 2 * 55.4) / 48, box.y + 20);
    await expect.poll(() => page.locator('.pointed text').textContent()).toBe('2');
  });

  it('pictures that the service keeps are shown, to a watcher too', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const gm = await gmOf(fight);
    await gm.showPicture('Ana');
    const page = await open(fight.token);
    const watcher = await tables.visit(LARGE, `/${new URL(await linkFor(page, null)).hash}`);
    for (const one of [page, watcher]) {
      const images = one.locator('.ground > image, .token image');
      await expect.poll(() => images.count()).toBe(2);
      for (const href of await images.evaluateAll((all) =>
        all.map((image) => image.getAttribute('href')),
      ))
        expect(href).toMatch(/^blob:/);
    }
    // Ten hexes wide, with its left edge two hexes to the west.
    const [ground, disc] = await Promise.all(
      ['.ground > image', '.token .disc'].map((what) => page.locator(what).first().boundingBox()),
    );
    expect(ground!.width / disc!.width).toBeCloseTo((10 * 55.4) / 48, 0);
    expect(ground!.height).toBeCloseTo(ground!.width, 0);
  });

  it('everyone sees the hex that one points at', async () => {
    const { token } = await smallFight(tables.server.url, 'SEGMENTS');
    const gm = await open(token);
    const watcher = await tables.visit(LARGE, `/${new URL(await linkFor(gm, null)).hash}`);
    await watcher.locator('.token').first().waitFor();
    const box = (await gm.locator('.token', { hasText: 'Ana' }).boundingBox())!;
    await gm.keyboard.down('Alt');
    await gm.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await gm.keyboard.up('Alt');
    for (const page of [gm, watcher]) await page.locator('.ping').waitFor({ state: 'attached' });
    // Nobody is selected by it.
    await expect.poll(() => gm.locator('.token.selected').count()).toBe(0);
    await expect.poll(() => watcher.locator('.ping').count(), { timeout: 5_000 }).toBe(0);
  });

  it('the map goes to who acts, unless that is switched off', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const [page, gm] = [await open(fight.token), await gmOf(fight)];
    const world = () => page.locator('.map .world').getAttribute('style');
    const acting = page.locator('.token.acting title');
    const endTurn = async () => {
      const name = (await acting.textContent())!;
      // One who is alone in the first rounds, by the dice, has several turns.
      while ((await acting.textContent()) === name) {
        const before = await versionOf(page);
        await gm.endTurnOf(name);
        await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
      }
    };
    const leave = async () => {
      // Where no panel lies over the map.
      const { x, y } = (await page.locator('.map .clear').boundingBox())!;
      await page.mouse.move(x + 10, y + 200);
      await page.mouse.down();
      await page.mouse.move(x + 1_000, y + 100, { steps: 4 });
      await page.mouse.up();
    };
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await leave();
    const away = await world();
    await endTurn();
    await expect.poll(world).not.toBe(away);

    await page.getByRole('button', { name: 'Follow who acts' }).click();
    await leave();
    const left = await world();
    await endTurn();
    expect(await world()).toBe(left);
  });
});
