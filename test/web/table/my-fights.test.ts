/** The first page: where the fights of this browser and of an account stand, and the ways into them. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Issuer } from '../../kit/graphql/accounts.ts';
import { LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let issuer: Issuer;
let tables: Tables;
beforeAll(async () => {
  issuer = await Issuer.start();
  tables = await Tables.open({ oidc: issuer.oidc });
});
afterEach(() => tables.leave());
afterAll(async () => {
  await tables.close();
  issuer.stop();
});

async function signIn(page: Awaited<ReturnType<Tables['visit']>>, who: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Token of your account').fill(await issuer.token(who));
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
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
      .getByRole('link', { name: 'Open' })
      .click();
    await elsewhere.getByText('No combatants yet.').waitFor();
    expect(await elsewhere.locator('.seat').innerText()).toBe('GM');
  });

  it('say where each stands, and take the seat of a link that was sent', async () => {
    const gm = await tables.visit();
    await signIn(gm, 'host');
    const demo = gm.locator('article', { hasText: 'SEGMENTS' });
    await demo.getByRole('button', { name: 'Play the demo' }).click();
    await gm.locator('.option').first().waitFor();
    const link = await linkFor(gm, 'Ana');
    const player = await tables.visit(PHONE);
    await player.getByLabel('An invite link').fill(link);
    await player.getByRole('button', { name: 'Take the seat' }).click();
    await player.locator('.token').first().waitFor();
    const watching = await tables.visit();
    await watching.goto(link);
    await watching.locator('.token').first().waitFor();
    await gm.goto(tables.server.url);
    const row = gm.locator('.fight', { hasText: 'The bridge at dusk' });
    await row.getByText(/SEGMENTS · round 1, .+ to decide · you are the GM/).waitFor();
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
});
