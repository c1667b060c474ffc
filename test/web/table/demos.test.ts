/** The demo fights begin where something is under way. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('a demo fight', () => {
  it.each([
    ['SEGMENTS', 'Marsh Lurker', ['Thorn Cut is readied', 'Twin Sparks flies at Ana'], 'Ana'],
    ['VIGILANCE', 'Thicket Boar', ['Assault is prepared', 'Crossbow: Shoot'], 'Cid'],
    ['SECONDS', 'Lurking Brute', ['Slow Avalanche', 'Wall Shot has delayed the turn'], 'Warden'],
  ])(
    'of %s has a hidden foe, something to come and something that waits',
    async (ruleset, hidden, underWay, due) => {
      const page = await tables.demo(ruleset);
      const order = page.getByRole('region', { name: 'Order' });
      await order.getByRole('button', { name: new RegExp(`${hidden}.*hidden`) }).waitFor();
      const sequence = page.getByRole('region', { name: 'Sequence' });
      for (const label of underWay) await sequence.getByText(label).first().waitFor();
      const onTurn = order.getByRole('button', { name: new RegExp(`${due}.*decides`) });
      await onTurn.waitFor();

      // What was done before it was saved can be taken back as well.
      await page.getByRole('button', { name: /^Undo: / }).click();
      await page.getByRole('button', { name: /^Redo: / }).waitFor();
      await page.getByRole('button', { name: /^Redo: / }).click();
      await onTurn.waitFor();
    },
  );

  it('of SEGMENTS begins with chances that are worth a thought', async () => {
    const page = await tables.demo('SEGMENTS');
    await page.locator('.option', { hasText: 'Barge Wind' }).first().click();
    const chances = page.locator('.target-row .chance');
    await chances.first().waitFor();
    const percents = (await chances.allInnerTexts()).map((text) => Number.parseInt(text, 10));
    expect(percents.filter((chance) => chance >= 20 && chance <= 80)).not.toEqual([]);
  });
});
