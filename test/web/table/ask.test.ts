/** Keys that answer: read aloud, shown, and of what the seat sees alone. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkFor, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const answerOn = (page: Page) => page.locator('.answer li');

/** What is read aloud of an answer; before it stands what has happened. */
const spokenOn = (page: Page) => page.locator('[aria-live] > span').last();

describe('a question', () => {
  it.each([
    ['w', 'Who acts?', ['Ana to act.', 'It is the turn of Ana.', 'Round 1, segment 1 of 3.']],
    ['n', 'Who is near?', ['From Ana:', 'Reed (friend): 3 hexes east.', /Marsh Lurker .*north/]],
    ['c', 'What comes, and when?', [/In 1 segment, .* Twin Sparks flies at Ana\./]],
    ['r', 'What can I reach?', [/^Move \(Move\): up to \d+ hexes away; beside /]],
    ['o', 'What are my odds?', [/^Barge Wind .*Bolg \d+ % to hit, [\d.]+ damage on average/]],
  ] as const)('by %s is answered on the screen and aloud', async (key, asks, sentences) => {
    const page = await tables.demo('SEGMENTS');
    await page.keyboard.press(key);
    await page.getByRole('heading', { name: asks }).waitFor();
    await answerOn(page).first().waitFor();
    const told = await answerOn(page).allInnerTexts();
    for (const sentence of sentences)
      expect(told).toContainEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      );
    await expect.poll(() => spokenOn(page).innerText()).toBe(told.join(' '));

    await page.keyboard.press('Escape');
    await expect.poll(() => answerOn(page).count()).toBe(0);
  });

  it('is a button too, for who has no such keys, and in the help', async () => {
    const page = await tables.demo('SEGMENTS');
    const questions = page.getByRole('group', { name: 'Ask' });
    await questions.getByRole('button', { name: 'Who is near?' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Reed (friend): 3 hexes east.').first().waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    for (const asks of await questions.getByRole('button').allInnerTexts())
      await expect.poll(() => help.getByText(asks, { exact: true }).count()).toBe(1);
  });

  it('is answered of what the seat sees: a hidden foe is in no answer, nor in the map in words', async () => {
    const gm = await tables.demo('SEGMENTS');
    const link = await linkFor(gm, 'Ana');
    const player = await tables.visit(undefined, new URL(link).hash.replace('#', '/#'));
    await player.locator('.option').first().waitFor();
    const words = player.getByRole('region', { name: 'Map in words' });
    await expect
      .poll(() => words.innerText())
      .toMatch(/Quarry Hulk, raiders, hex .*, 6 hexes east of Ana/);
    const told = [await words.innerText()];
    for (const key of 'wncro') {
      await player.keyboard.press(key);
      await answerOn(player).first().waitFor();
      told.push(await player.locator('.answer').innerText());
    }
    expect(told).toHaveLength(6);
    expect(told.join()).not.toContain('Lurker');
    await expect
      .poll(() => gm.getByRole('region', { name: 'Map in words' }).innerText())
      .toContain('Lurker');
  });
});
