/** T-04: dice that are rolled by hand, in the tray of the Table. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

/** A fight of SEGMENTS in which all may roll by hand, and Ana's player does. */
async function table(viewport: typeof LARGE) {
  const { token, encounterId } = await smallFight(tables.server.url, 'SEGMENTS');
  const ask = async (mutation: string, input: string, more = '') => {
    const answer = await fetch(new URL('/graphql', tables.server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: `mutation { ${mutation}(input: { encounterId: "${encounterId}", ${input} }) { __typename ... on MutationPayload { encounter { combatants { id name } } } ${more} } }`,
      }),
    });
    return (await answer.json()) as { data: Record<string, Answer> };
  };
  const { data } = await ask('updateEncounter', 'handDice: ALL_SEATS');
  const idOf = (of: string): string =>
    data.updateEncounter?.encounter.combatants.find(({ name }) => name === of)?.id ?? '';
  const gm = await tables.visit(LARGE, `/#/join/${token}`);
  await gm.locator('.option').first().waitFor();
  const player = await tables.visit(
    viewport,
    new URL(await linkFor(gm, 'Ana')).hash.replace('#', '/#'),
  );
  const check = (opponent?: string) =>
    ask(
      'rollAbilityCheck',
      `combatantId: "${idOf('Ana')}", ability: STRENGTH, ${opponent === undefined ? 'difficulty: 1' : `opponentId: "${idOf(opponent)}"`}`,
    );
  /** A seat with some combatants, and its page. */
  const sit = async (name: string, names: readonly string[]): Promise<Page> => {
    const combatantIds = JSON.stringify(names.map(idOf));
    const input = `kind: PLAYER, name: "${name}", combatantIds: ${combatantIds}`;
    const issued = await ask('issueSeat', input, '... on IssueSeatPayload { token }');
    return tables.visit(viewport, `/#/join/${issued.data.issueSeat?.token ?? ''}`);
  };
  return { fight: { sit }, gm, player, check };
}

interface Answer {
  readonly __typename: string;
  readonly token?: string;
  readonly encounter: { readonly combatants: readonly { id: string; name: string }[] };
}

const trayOf = (page: Page) => page.getByRole('region', { name: 'Roll by hand' });

/** The server says so before the mark is set. */
async function rollByHand(player: Page): Promise<void> {
  const mark = player.getByLabel('I roll dice by hand');
  await mark.click();
  await expect.poll(() => mark.isChecked()).toBe(true);
}

it('T-04 a player declares by keys what the fight waits for', async () => {
  const { gm, player, check } = await table(LARGE);
  await rollByHand(player);
  await check();
  const tray = trayOf(player);
  await tray.waitFor();
  await expect
    .poll(() => tray.getByRole('button', { name: 'Declare dice' }).isDisabled())
    .toBe(true);
  await gm.locator('.due-now').getByText('Waiting for Ana').waitFor();
  const dice = await tray.locator('.die').count();
  await tray.focus();
  for (let die = 0; die < dice; die++) await player.keyboard.press('6');
  await player.keyboard.press('Backspace');
  await player.keyboard.press('5');
  await player.keyboard.press('Enter');
  await tray.waitFor({ state: 'detached' });
  await player
    .locator('.log')
    .getByText(/Strength/i)
    .first()
    .waitFor();
  const told = `Rolled by hand: Ana (Kim), check ${[...Array.from({ length: dice - 1 }, () => 6), 5].join(' ')}`;
  for (const page of [gm, player]) await page.locator('.log').getByText(told).waitFor();
});

it('T-04 a player declares for several combatants in one tray', async () => {
  const { fight, check } = await table(LARGE);
  const player = await fight.sit('Lou', ['Ana', 'Bolg']);
  await rollByHand(player);
  await check('Bolg');
  const tray = trayOf(player);
  await tray.waitFor();
  await expect
    .poll(() => tray.locator('li').allTextContents())
    .toEqual([expect.stringContaining('Ana'), expect.stringContaining('Bolg')]);
  await tray.getByRole('button', { name: 'Roll for me' }).click();
  await tray.waitFor({ state: 'detached' });
});

it('T-04 a player taps the faces on a phone, or has the encounter roll', async () => {
  const { player, check } = await table(PHONE);
  await rollByHand(player);
  await check();
  const tray = trayOf(player);
  await tray.waitFor();
  for (let left = await tray.locator('.die').count(); left > 0; left--)
    await tray.locator('.pad').getByRole('button', { name: '3', exact: true }).click();
  await tray.getByRole('button', { name: 'Declare dice' }).click();
  await tray.waitFor({ state: 'detached' });
  await check();
  await tray.getByRole('button', { name: 'Roll for me' }).click();
  await tray.waitFor({ state: 'detached' });
});
