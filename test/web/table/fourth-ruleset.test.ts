/** A ruleset that the Table has never heard of: what it has no drawing for stands there in words. */
// Before whatever loads the schema of the API.
import '../../kit/plug-duel-in.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../kit/engine/random.ts';
import { opening } from '../../kit/web/small-fight.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { LARGE, Tables } from '../../kit/web/tables.ts';
import { WHOLE_FIGHT_MS } from '../../kit/web/whole-fight.ts';

const MAX_DECISIONS = 200;

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('a fourth ruleset', () => {
  it(
    'is played to its end by mouse',
    async () => {
      const { token, gm, encounterId } = await opening(tables.server.url, 'DUEL' as never);
      const cadet = (name: string, side: string, q: number) => ({
        ...{ creature: 'cadet', name, side, position: { q, r: 0 } },
      });
      const creatures = [cadet('Ana', 'heroes', 0), cadet('Bor', 'foes', 1)];
      await gm.ask(
        `mutation ($add: AddCombatantsInput!, $roll: RollInitiativeInput!) {
          addCombatants(input: $add) { __typename } rollInitiative(input: $roll) { __typename } }`,
        { add: { encounterId, creatures }, roll: { encounterId } },
      );
      const page = await tables.visit(LARGE, `/#/join/${token}`);
      await page.locator('.option').first().waitFor();
      await expect.poll(() => page.locator('.beats').innerText()).toContain('Round 1');
      await page.locator('.order .card', { hasText: 'Ana' }).click();
      const sheet = page.getByRole('dialog', { name: 'Ana' });
      await sheet.waitFor();
      await expect.poll(() => sheet.innerText()).not.toMatch(/\[object|undefined|null|NaN/);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await new TablePlayer(page, 'MOUSE', new Random(4)).playToTheEnd(MAX_DECISIONS);
      await expect.poll(() => page.locator('.refusal').count()).toBe(0);
      await expect
        .poll(() =>
          page
            .getByRole('log')
            .getByText(/takes \d+ damage/)
            .count(),
        )
        .toBeGreaterThan(0);
      for (const room of ['Add', 'Terrain', 'Seats', 'Table', 'Dice', 'Fight']) {
        await page.getByRole('button', { name: 'Game master' }).click();
        await page.getByRole('tab', { name: room }).click();
        const drawer = page.getByRole('dialog', { name: 'Game master' });
        await expect.poll(() => drawer.innerText()).not.toMatch(/\[object|undefined|NaN/);
        await drawer.getByRole('button', { name: 'Close' }).click();
      }
      await page.goto(tables.server.url);
      await page.locator('.fights').getByText('DUEL', { exact: false }).first().waitFor();
    },
    WHOLE_FIGHT_MS,
  );
});
