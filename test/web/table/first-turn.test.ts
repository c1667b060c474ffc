/** The guided first turn, and the words for the marks. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe.each([LARGE, PHONE])('the first fight at $width pixels', (viewport) => {
  it('explains itself once, beside what it explains', async () => {
    const page = await tables.visit(viewport);
    await page.getByRole('button', { name: 'Play now' }).click();
    const callout = page.locator('.callout');
    await callout.getByText('the computer plays the raiders').waitFor();
    for (const title of [
      'Whose turn it is',
      'Your hand',
      'The target',
      'Confirm',
      'End the turn',
    ]) {
      await callout.getByRole('heading', { name: title }).waitFor();
      await callout.getByRole('button', { name: /^(Next|Done)$/ }).click();
    }
    await callout.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.option').first().waitFor();
    await page.waitForTimeout(500);
    await expect.poll(() => callout.count()).toBe(0);
  });

  it('can be skipped, and has its legend under the help', async () => {
    const page = await tables.visit(viewport);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.callout').getByRole('button', { name: 'Skip' }).click();
    await page.locator('.callout').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').getByText('Decides now').waitFor();
  });
});
