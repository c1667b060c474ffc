/** An action is readied at the Table: one option, of which the action is picked. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Hands } from '../../kit/web/hands.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

describe('an action is readied', () => {
  it.each(['MOUSE', 'KEYBOARD'] as const)('by %s alone, when it has been picked', async (means) => {
    const { token } = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await tables.visit(LARGE, `/#/join/${token}`);
    const hands = new Hands(page, means);
    const ready = page.locator('.fold', { hasText: 'Ready' });
    await ready.waitFor();
    const before = await versionOf(page);
    await hands.press(ready);
    await hands.press(page.locator('.option', { hasText: 'Ready an action' }));
    const draft = page.locator('.draft');
    const actions = draft.getByRole('group', { name: /^Action/ });
    const submit = page.locator('.confirm');
    await expect.poll(() => submit.isDisabled()).toBe(true);
    const picked = actions.getByRole('button').first();
    // With its uses behind it.
    const [name = ''] = (await picked.innerText()).split(' (');
    await hands.press(picked);
    await expect.poll(() => picked.getAttribute('aria-pressed')).toBe('true');
    await hands.press(submit);
    await expect.poll(() => versionOf(page), { timeout: 20_000 }).toBe(before + 1);
    await expect.poll(() => page.locator('.refusal').count()).toBe(0);
    await page.locator('.log').getByText(name).first().waitFor();
  });
});
