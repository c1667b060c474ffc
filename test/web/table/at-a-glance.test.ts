/** What the Table shows of a fight to whom only looks. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IN_VAIN } from '../../kit/web/table-player.ts';
import { linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('at a glance', () => {
  it('a phone shows how who decides is, and what is left to it', async () => {
    const page = await tables.demo('SEGMENTS', PHONE);
    const decider = page.locator('.decider');
    const decides = (await page.locator('.decision').innerText()).replace(/ to act$/, '');
    await expect.poll(() => decider.locator('b').innerText()).toBe(decides);
    await decider.getByRole('meter').waitFor();
    await expect.poll(() => decider.locator('.budget').innerText()).toMatch(/Standard|Swift/);
    await decider.click();
    await page.getByRole('dialog', { name: decides }).waitFor();
  });

  it.each([
    ['a phone on its side', { width: 844, height: 390 }],
    ['a desktop at 200 %', { width: 720, height: 450 }],
  ])('%s has the map beside the hand, and what confirms in sight', async (_, viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    await page.locator('.option').first().click();
    await page.locator('.draft').waitFor();
    const [map, hand, confirm] = [
      await boxOf('.map'),
      await boxOf('.due-now'),
      await boxOf('.act-bar .confirm'),
    ];
    expect(map.x + map.width).toBeLessThanOrEqual(hand.x + 1);
    expect(map.height).toBeGreaterThan(viewport.height / 2);
    expect(confirm.y + confirm.height).toBeLessThanOrEqual(hand.y + hand.height + 1);
    for (const leaf of ['Party', 'Order', 'Log']) {
      await page.getByRole('button', { name: leaf, exact: true }).click();
      await expect.poll(() => page.locator('.map').isVisible()).toBe(true);
    }
  });

  it('a phone shows the own heroes and the last events to who waits', async () => {
    const gm = await tables.demo('SEGMENTS');
    const waiting = await tables.visit(PHONE);
    await waiting.goto(await linkFor(gm, 'Reed'));
    const meanwhile = waiting.locator('.meanwhile');
    await meanwhile.getByRole('button', { name: /^Reed/ }).waitFor();
    await expect.poll(() => meanwhile.getByRole('listitem').count()).toBeGreaterThan(1);
    await waiting.getByRole('button', { name: 'Party', exact: true }).click();
    const party = waiting.getByRole('region', { name: 'Party' });
    await expect
      .poll(() => party.locator('.card').allInnerTexts())
      .toEqual([expect.stringContaining('Reed')]);
  });

  it('the tab says which fight it is, and that something is to be decided', async () => {
    const page = await tables.demo('SEGMENTS');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => page.title()).toBe(`● ${name} – Sixbeat`);
    await page.locator('.brand').first().click();
    await expect.poll(() => page.title()).toBe('Sixbeat');
  });

  it('a large page does so in the order', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.locator('.order .card.due').getByRole('meter').waitFor();
    await expect.poll(() => page.locator('.decider').isVisible()).toBe(false);
  });

  it('what is under way stands in the lane of its owner without the name, but for who hears it', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    const lane = page.locator('.lane').nth(1);
    const owner = await lane.getByRole('rowheader').innerText();
    const bar = lane.locator('.bar-of').first();
    await expect.poll(() => bar.locator('[aria-hidden]').first().innerText()).not.toContain(owner);
    await expect.poll(() => bar.locator('.visually-hidden').innerText()).toContain(owner);
  });

  it('no bar cuts what it says, however short it is', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    const words = page.locator('.bar-of > span:first-child');
    await words.first().waitFor();
    const cut = await words.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    await expect.poll(() => page.locator('.bar-of.short').count()).toBeGreaterThan(0);
  });

  it('an attack that would come to nobody stands after what would come to something', async () => {
    const page = await tables.demo('SECONDS');
    const options = page.locator('.option');
    await expect.poll(() => options.first().innerText()).not.toMatch(IN_VAIN);
    // They are among those behind the last card.
    await page.locator('.fold').last().click();
    await page.locator('.back').waitFor();
    expect((await options.allInnerTexts()).some((text) => IN_VAIN.test(text))).toBe(true);
  });
});
