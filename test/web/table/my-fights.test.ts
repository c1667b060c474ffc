/** The first page: where the fights of this browser and of an account stand, and the ways into them. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountServer } from '../../kit/web/account-server.ts';
import { askFrom, LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let accounts: AccountServer;
let tables: Tables;
beforeAll(async () => {
  accounts = await AccountServer.start();
  tables = await Tables.open({ oidc: accounts.oidc });
});
afterEach(() => tables.leave());
afterAll(async () => {
  await tables.close();
  await accounts.stop();
});

async function signIn(page: Page, who: string): Promise<void> {
  accounts.who = who;
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

describe('my fights', () => {
  it.each([LARGE, PHONE])('are those of the account on every device ($width)', async (viewport) => {
    const gm = await tables.visit(viewport);
    await signIn(gm, 'gm');
    await gm.getByLabel('Name').fill('The ford');
    await gm.getByRole('button', { name: 'Open an empty fight' }).click();
    await gm.getByText('No combatants yet.').waitFor();
    const elsewhere = await tables.visit(viewport);
    await signIn(elsewhere, 'gm');
    await elsewhere
      .locator('.fight', { hasText: 'The ford' })
      .first()
      .getByRole('link', { name: 'Begin' })
      .click();
    await elsewhere.getByText('No combatants yet.').waitFor();
    await expect.poll(() => elsewhere.locator('.seat').innerText()).toBe('GM');
  });

  it('say where each stands, and take the seat of a link that was sent', async () => {
    const gm = await tables.visit();
    await signIn(gm, 'host');
    const demo = gm.locator('article', { hasText: 'SEGMENTS' });
    await gm.getByLabel(/^Play solo/).uncheck();
    await demo.getByRole('button', { name: 'Play the demo' }).click();
    await gm.locator('.option').first().waitFor();
    const link = await linkFor(gm, 'Ana');
    const player = await tables.visit(PHONE);
    await player.getByLabel('An invite link').fill(link);
    await player.getByRole('button', { name: 'Join' }).click();
    await player.locator('.token').first().waitFor();
    const watching = await tables.visit();
    await watching.goto(link);
    await watching.locator('.token').first().waitFor();
    await gm.goto(tables.server.url);
    const row = gm.locator('.fight', { hasText: 'The bridge at dusk' });
    await row.getByText(/Round 1 · .+ to act · SEGMENTS · you are the GM/).waitFor();
    await row.getByText('live, 1 there').waitFor();
  });

  it('are tied to the account of who signs in later', async () => {
    const gm = await tables.visit();
    await signIn(gm, 'third');
    await gm.getByLabel('Name').fill('The mill');
    await gm.getByRole('button', { name: 'Open an empty fight' }).click();
    const link = await linkFor(gm, null);
    const guest = await tables.visit();
    await guest.goto(link);
    await guest.getByText('No combatants yet.').waitFor();
    await guest.goto(tables.server.url);
    await signIn(guest, 'guest');
    await guest.getByRole('button', { name: 'Add The mill to your account' }).click();
    const elsewhere = await tables.visit();
    await signIn(elsewhere, 'guest');
    await elsewhere.locator('.fight', { hasText: 'The mill' }).waitFor();
  });

  it.each([LARGE, PHONE])('are found by name and by how they stand ($width)', async (viewport) => {
    const gm = await tables.visit(viewport);
    await signIn(gm, `finder ${viewport.width}`);
    for (const name of ['The north tower', 'The south tower', 'The well']) {
      await gm.getByLabel('Name').fill(name);
      await gm.getByRole('button', { name: 'Open an empty fight' }).click();
      await gm.getByText('No combatants yet.').waitFor();
      await gm.goto(tables.server.url);
    }
    const elsewhere = await tables.visit(viewport);
    await signIn(elsewhere, `finder ${viewport.width}`);
    const names = () => elsewhere.locator('.fight b').allInnerTexts();
    await expect.poll(names).toEqual(['The well', 'The south tower', 'The north tower']);
    await elsewhere.getByLabel('Search your fights').fill('TOWER');
    await expect.poll(names).toEqual(['The south tower', 'The north tower']);
    await elsewhere.getByLabel('Which fights').selectOption('Running');
    await elsewhere.getByText('No such fights.').waitFor();
    await elsewhere.getByLabel('Which fights').selectOption('Not begun');
    await expect.poll(names).toEqual(['The south tower', 'The north tower']);
    // Here they are listed already, and found all the same.
    await gm.getByLabel('Search your fights').fill('well');
    await expect.poll(() => gm.locator('.fight', { hasText: 'The well' }).count()).toBe(2);
  });

  it('say by themselves whose turn it is now', async () => {
    const gm = await tables.visit();
    await signIn(gm, 'waiting');
    await gm.getByLabel(/^Play solo/).uncheck();
    await gm.getByRole('button', { name: 'Play now' }).click();
    await gm.locator('.option').first().waitFor();
    const encounterId = new URL(gm.url()).hash.split('/').at(-1);
    const link = await linkFor(gm, 'Ana');
    const player = await tables.visit();
    await player.goto(link);
    await player.locator('.token').first().waitFor();
    // The game master has a seat of the browser here, and one of the account there.
    await gm.goto(tables.server.url);
    const elsewhere = await tables.visit(PHONE);
    await signIn(elsewhere, 'waiting');
    const shown = [gm, elsewhere].map((page) => page.locator('.fight', { hasText: 'The bridge' }));
    for (const row of shown) await row.waitFor();
    for (const row of shown) await expect.poll(() => row.getByText('your turn').count()).toBe(0);
    await askFrom(
      player,
      'mutation ($input: EndTurnInput!) { endTurn(input: $input) { __typename } }',
      { input: { encounterId, combatantId: await combatantIn(player, 'Ana') } },
    );
    for (const row of shown) await row.getByText('your turn').waitFor();
  });
});

/** The id of a combatant in the fight that a page shows. */
async function combatantIn(page: Page, name: string): Promise<string | undefined> {
  const { encounter } = (await askFrom(
    page,
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name } } } }',
    { id: /enc_\w+/.exec(page.url())?.[0] },
  )) as { encounter: { combatants: { id: string; name: string }[] } };
  return encounter.combatants.find((one) => one.name === name)?.id;
}
