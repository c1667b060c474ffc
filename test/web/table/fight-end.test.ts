/** A server that does not keep for ever what no one opens says so on the first page. */
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { violations } from '../../kit/web/axe.ts';
import { LARGE, LOST, PHONE, Tables } from '../../kit/web/tables.ts';

const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open({ keepDays: KEEP_DAYS });
});
afterEach(() => tables.leave(LOST));
afterAll(() => tables.close());

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** As if so many days had passed since all of it was opened. */
async function pass(days: number): Promise<void> {
  const copy = await tables.backUp();
  const database = new DatabaseSync(copy);
  const day = dayIn(-days).slice(0, 10);
  database.prepare('UPDATE opened SET day = :day').run({ day });
  database.prepare('UPDATE keeping SET since = :day').run({ day });
  database.close();
  await tables.goBackTo(copy);
}

it.each([LARGE, PHONE])(
  'says at $width when a fight is erased, until it is opened',
  async (viewport) => {
    const page = await tables.demo('SEGMENTS', viewport);
    const home = new URL('/', page.url()).href;
    await page.goto(home);
    const end = page.getByText(/^This fight will be erased on .* unless it is opened\.$/);
    await page.getByRole('link', { name: 'Continue' }).first().waitFor();
    await expect.poll(() => end.count()).toBe(0);
    await pass(KEEP_DAYS - 3);
    await page.goto(home);
    await end.waitFor();
    const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
    const day = dated.format(Date.parse(dayIn(3)));
    await expect.poll(() => end.textContent()).toContain(day);
    expect(await violations(page, 'home')).toEqual([]);
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await page.locator('.option').first().waitFor();
    await page.goto(home);
    await page.getByRole('link', { name: 'Continue' }).first().waitFor();
    await expect.poll(() => end.count()).toBe(0);
  },
);
