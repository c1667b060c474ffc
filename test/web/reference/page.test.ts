/** The reference in a browser, from the real server. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { violations } from '../../kit/web/axe.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';

let api: Api;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  await buildWeb();
  api = await startApi();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await api.stop();
});
beforeEach(async () => {
  visitor = await Visitor.at(browser, new URL(api.endpoint).origin);
  page = await visitor.tab('/reference');
  await heading('The API, by what you want to do').waitFor();
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  expect(visitor.foreign).toEqual([]);
  await visitor.leave();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = () => page.getByRole('main');
const go = (hash: string) => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);

describe('the reference', () => {
  it('leads from a search to an operation, its input and an example', async () => {
    await page.getByRole('searchbox').fill('take option');
    await main().getByRole('link', { name: 'takeOption', exact: true }).click();
    await heading(/takeOption/).waitFor();
    await main().getByText('ifStillListed', { exact: true }).waitFor();
    await main().getByText('mutation TakeOption').waitFor();
    await main().getByRole('link', { name: 'OptionPickInput' }).click();
    await heading('input OptionPickInput').waitFor();
  });

  it('shows the field that a link names, and says when there is none of that name', async () => {
    await go('/Encounter.awaiting');
    const shown = page.locator('.is-shown');
    await shown.getByText('awaiting', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
    expect(await page.title()).toBe('awaiting · Sixbeat');
    await go('/Nothing');
    await page.getByText('There is nothing called Nothing in this version.').waitFor();
  });

  it('leaves out what only other rulesets have', async () => {
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByText('Act and answer').click();
    const advance = contents.getByRole('link', { name: 'advanceSegment' });
    await advance.waitFor();
    await page.getByLabel('Ruleset').selectOption('SECONDS');
    await advance.waitFor({ state: 'detached' });
    await contents.getByText('Of SECONDS').waitFor();
    await expect.poll(() => contents.getByText('Of SEGMENTS').count()).toBe(0);
  });

  it('is small: a page has hundreds of elements, not tens of thousands', async () => {
    for (const hash of ['/', '/Encounter', '/Mutation.declareAction', '/Combatant']) {
      await go(hash);
      await page.waitForTimeout(200);
      const elements = await page.evaluate<number>('document.querySelectorAll("*").length');
      expect(elements).toBeLessThan(2_000);
    }
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('has nothing that axe finds, at %i x %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const hash of ['/', '/Encounter', '/Mutation.takeOption']) {
      await go(hash);
      await page.waitForTimeout(300);
      expect(await violations(page, hash)).toEqual([]);
    }
  });
});

it('the schema is a file of the site, for tools', async () => {
  const answer = await fetch(new URL('/schema.graphql', api.endpoint));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^type Query \{$/m);
});
