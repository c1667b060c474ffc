/** A page that is open while another build is deployed: its parts still come, and nothing is lost. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepBuilds } from '../../../scripts/kept-builds.ts';
import { temporaryFolder } from '../../kit/store/database.ts';
import { build, laterBuild, served } from '../../kit/web/builds.ts';
import { smallFight } from '../../kit/web/small-fight.ts';
import { LOST, MISSING, Tables } from '../../kit/web/tables.ts';

/** Longer than a page takes to be loaded again. */
const A_WHILE_MS = 1500;

let tables: Tables;
let folder: string;
let first: string;
let next: string;
beforeAll(async () => {
  tables = await Tables.open();
  folder = await temporaryFolder();
  first = await build(path.join(folder, 'first'));
  next = await laterBuild(path.join(folder, 'next'));
});
afterEach(() => tables.leave(LOST, MISSING));
afterAll(async () => {
  await tables.close();
  await rm(folder, { recursive: true });
});

/** A fight with an option begun, on the first build. */
async function opened() {
  const { token } = await smallFight(tables.server.url, 'SEGMENTS');
  const page = await tables.visit();
  const site = await served(page, first);
  await page.goto(`${tables.server.url}#/join/${token}`);
  await page.getByRole('region', { name: 'Due now' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('1');
  await draftOf(page).waitFor();
  const loads = site.loads();
  return { page, site, reloads: () => site.loads() - loads };
}

const draftOf = (page: Page) => page.getByRole('button', { name: /^Cancel/ });
const openAna = (page: Page) => page.locator('.order .card', { hasText: 'Ana' }).click();
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ana' });

describe('a part of the page', () => {
  it('comes from the build that the page is of, as long as that is kept', async () => {
    const { page, site, reloads } = await opened();
    const kept = await laterBuild(path.join(folder, 'kept'));
    await keepBuilds(kept, first);
    site.deploy(kept);
    await openAna(page);
    await sheetOf(page).waitFor();
    expect(reloads()).toBe(0);
  });

  it('that is gone loads the page again, once, and lies open; the draft is there', async () => {
    const { page, site, reloads } = await opened();
    site.deploy(next);
    await openAna(page);
    await sheetOf(page).getByRole('heading', { name: 'Change' }).waitFor();
    expect(reloads()).toBe(1);
    await draftOf(page).waitFor();
  });

  it('that is gone from the new build too is asked for once more, and no oftener', async () => {
    const { page, site, reloads } = await opened();
    await page.route('**/assets/sheet*.js', (route) => route.fulfill({ status: 404 }));
    site.deploy(next);
    await openAna(page);
    await page.getByText('This part could not be loaded.').waitFor();
    await page.waitForTimeout(A_WHILE_MS);
    expect(reloads()).toBe(1);
    await draftOf(page).waitFor();
  });

  it('that cannot come, because the server is away, takes the page not along', async () => {
    const { page, reloads } = await opened();
    await page.context().setOffline(true);
    await page.route('**/*', (route) => route.abort());
    await openAna(page);
    await page.getByText('This part could not be loaded.').waitFor();
    await page.waitForTimeout(A_WHILE_MS);
    expect(reloads()).toBe(0);
    await draftOf(page).waitFor();
  });
});
