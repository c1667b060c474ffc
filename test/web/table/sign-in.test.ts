/** Signing in at an issuer of accounts, and what may go wrong on the way there and back. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../kit/app/picture-files.ts';
import { AccountServer } from '../../kit/web/account-server.ts';
import { LARGE, LOST, PHONE, Tables, versionOf } from '../../kit/web/tables.ts';

/** What a browser says of a refused code or token. */
const REFUSED = /^Failed to load resource: the server responded with a status of 40[01]/;

let accounts: AccountServer;
let tables: Tables;
beforeAll(async () => {
  accounts = await AccountServer.start();
  tables = await Tables.open({ oidc: accounts.oidc });
});
beforeEach(() => {
  Object.assign(accounts, {
    who: 'gm',
    seconds: 3600,
    renews: true,
    remembers: true,
    forgedState: null,
  });
  accounts.grants.length = 0;
});
afterEach(() => tables.leave(LOST, REFUSED));
afterAll(async () => {
  await tables.close();
  await accounts.stop();
});

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' }).first();
const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out' });

async function signIn(page: Page): Promise<void> {
  await signInButton(page).click();
  await signOutButton(page).waitFor();
}

/** A demo fight of the account. @returns where it is played */
async function demoOf(page: Page): Promise<string> {
  await page.getByLabel(/^Play solo/).uncheck();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.option').first().waitFor();
  return new URL(page.url()).hash;
}

/** Another browser of the same person, which has no seat of its own at the fight. */
async function byAccount(fight: string): Promise<Page> {
  const page = await tables.visit(LARGE, `/${fight}`);
  await signInButton(page).click();
  await page.locator('.option').first().waitFor();
  return page;
}

/** Presses what it takes, and waits for nothing. @returns the version before it */
async function endTurn(page: Page): Promise<number> {
  const before = await versionOf(page);
  await page.locator('.act-bar .closing').click();
  await page.locator('.act-bar .confirm:enabled').click();
  return before;
}

/** What is kept of it in a browser, and in its address. */
const tracesIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([location.href, Object.entries(localStorage), document.referrer]),
  );

describe.each([LARGE, PHONE])('signing in at $width', (viewport) => {
  it('is one press, says who it is, and leaves no code in the address', async () => {
    const page = await tables.visit(viewport);
    await page.getByText('To open a fight here you need an account.').waitFor();
    await signIn(page);
    await page.getByText('gm of the table').waitFor();
    expect(page.url()).toBe(tables.server.url);
    await page.goBack();
    expect(page.url()).not.toContain('code=');
    await page.goForward();
    await signOutButton(page).waitFor();
    expect(await tracesIn(page)).not.toContain('eyJ');
    expect(accounts.grants).toEqual(['authorization_code']);
  });

  it('leads back to the fight from which one came', async () => {
    const gm = await tables.visit(viewport);
    await signIn(gm);
    const fight = await demoOf(gm);
    const elsewhere = await byAccount(fight);
    expect(new URL(elsewhere.url()).hash).toBe(fight);
  });

  it('ends with a press, at the issuer too', async () => {
    const page = await tables.visit(viewport);
    await signIn(page);
    const revoked = page.waitForRequest((request) => request.url().endsWith('/revoke'));
    const left = page.waitForRequest((request) => request.url().includes('/endsession'));
    await signOutButton(page).click();
    expect((await revoked).method()).toBe('POST');
    const { searchParams } = new URL((await left).url());
    expect(searchParams.get('post_logout_redirect_uri')).toBe(tables.server.url);
    await signInButton(page).waitFor();
    await page.reload();
    await signInButton(page).waitFor();
    await expect.poll(() => signOutButton(page).count()).toBe(0);
  });
});

describe('a game master who has no seat but by the account', () => {
  it('sends a picture, and sees it', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const page = await byAccount(await demoOf(gm));
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('tab', { name: 'Terrain' }).click();
    const buffer = png({ width: 90, height: 90 });
    const cave = { name: 'Cave.png', mimeType: 'image/png', buffer };
    await page.locator('.drop-zone input').first().setInputFiles(cave);
    await page.locator('.ground > image[href^="blob:"]').waitFor({ state: 'attached' });
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('an answer that was not asked for', () => {
  it('with another state signs no one in', async () => {
    const page = await tables.visit();
    accounts.forgedState = 'forged';
    await signInButton(page).click();
    await page.getByRole('alert').getByText('was not begun in this tab').waitFor();
    expect(accounts.grants).toEqual([]);
    expect(page.url()).not.toContain('code=');
  });

  it('from another tab signs no one in', async () => {
    const page = await tables.visit(LARGE, '/?code=stolen&state=any');
    await page.getByRole('alert').getByText('was not begun in this tab').waitFor();
    expect(accounts.grants).toEqual([]);
  });
});

describe('a code', () => {
  it('is not sent twice by the page', async () => {
    const page = await tables.visit();
    const back = page.waitForRequest((request) => request.url().includes('?code='));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/token')) sent.push(request.method());
    });
    await signIn(page);
    await page.goto((await back).url());
    await page.getByRole('alert').getByText('was not begun in this tab').waitFor();
    expect(sent).toEqual(['POST']);
  });

  it('that the issuer has seen before is no sign-in', async () => {
    const page = await tables.visit();
    // Someone else has sent it first, without the secret of the page.
    await page.route('**/token', async (route) => {
      const sent = new URLSearchParams(route.request().postData() ?? '');
      sent.set('code_verifier', 'x'.repeat(43));
      await fetch(route.request().url(), { method: 'POST', body: sent });
      await route.continue();
    });
    await signInButton(page).click();
    await page.getByRole('alert').getByText('was used before, or took too long').waitFor();
    await signInButton(page).waitFor();
  });
});

describe('an issuer that is away', () => {
  it('is said, and signs in once it is back', async () => {
    const page = await tables.visit();
    await accounts.stop();
    await signInButton(page).click();
    await page.getByRole('alert').getByText('cannot be reached').waitFor();
    await accounts.startAgain();
    await signIn(page);
  });

  it('does not end a fight: what was done is done when it is back', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const fight = await demoOf(gm);
    accounts.seconds = 3;
    const page = await byAccount(fight);
    await accounts.stop();
    await page.waitForTimeout(3000);
    const before = await endTurn(page);
    await page.waitForTimeout(1000);
    await accounts.startAgain();
    await expect.poll(() => versionOf(page), { timeout: 20_000 }).toBeGreaterThan(before);
  });
});

/** The server's answer to a token that it does not accept. */
const REFUSAL = {
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify({
    errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }],
  }),
};

describe('a token that the server refuses although it should last', () => {
  async function inFight(): Promise<Page> {
    const gm = await tables.visit();
    await signIn(gm);
    const page = await byAccount(await demoOf(gm));
    // One that has just come would be no better the next time.
    await page.waitForTimeout(1000);
    return page;
  }

  it('is renewed, and what was asked is asked again', async () => {
    const page = await inFight();
    await page.route('**/graphql', (route) => route.fulfill(REFUSAL), { times: 1 });
    const before = await endTurn(page);
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    expect(accounts.grants.filter((grant) => grant === 'refresh_token')).toHaveLength(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('and the next one too: it is said, and not asked for ever', async () => {
    const page = await inFight();
    await page.route('**/graphql', (route) => route.fulfill(REFUSAL));
    await endTurn(page);
    await page.getByRole('alert').getByText('does not accept your sign-in').first().waitFor();
    expect(accounts.grants.filter((grant) => grant === 'refresh_token')).toHaveLength(1);
  });
});

describe('a token that the server refuses and that cannot be renewed', () => {
  it('has ended, as one that ran out on the way, and the issuer is asked when the page is loaded', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const fight = await demoOf(gm);
    accounts.renews = false;
    const page = await byAccount(fight);
    await page.waitForTimeout(1000);
    await page.route('**/graphql', (route) => route.fulfill(REFUSAL), { times: 1 });
    await endTurn(page);
    await page.getByRole('alert').getByText('Your sign-in has ended').first().waitFor();
    const silent = page.waitForRequest((request) => request.url().includes('prompt=none'));
    await page.reload();
    await silent;
    await page.locator('.option').first().waitFor();
    expect(new URL(page.url()).hash).toBe(fight);
  });
});

describe('a token that runs out in the middle of a fight', () => {
  it('is renewed without a word', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const fight = await demoOf(gm);
    accounts.seconds = 2;
    const page = await byAccount(fight);
    await page.waitForTimeout(2500);
    const before = await endTurn(page);
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    expect(accounts.grants).toContain('refresh_token');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('and is not renewed is signed in again from there', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const fight = await demoOf(gm);
    accounts.seconds = 2;
    const page = await byAccount(fight);
    accounts.remembers = false;
    const ended = page.getByRole('alert').getByText('Your sign-in has ended');
    // What the page asks the server by itself finds it, or else the page that is loaded again.
    await ended.waitFor({ timeout: 2500 }).catch(() => page.reload());
    await ended.waitFor();
    accounts.seconds = 3600;
    await signInButton(page).click();
    await page.locator('.option').first().waitFor();
    expect(new URL(page.url()).hash).toBe(fight);
  });

  it('without a refresh token is asked for by a look at the issuer, when the page is loaded', async () => {
    const gm = await tables.visit();
    await signIn(gm);
    const fight = await demoOf(gm);
    Object.assign(accounts, { seconds: 2, renews: false });
    const page = await byAccount(fight);
    await page.waitForTimeout(2500);
    const silent = page.waitForRequest((request) => request.url().includes('prompt=none'));
    await page.reload();
    await silent;
    await page.locator('.option').first().waitFor();
    expect(new URL(page.url()).hash).toBe(fight);
    expect(accounts.grants.filter((grant) => grant === 'refresh_token')).toEqual([]);
  });
});
