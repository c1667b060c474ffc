/** A form that is left open writes back nothing that is old: what was edited is sent, for what was seen. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  AdjudicateDocument,
  ScreenDocument,
  SetBattlefieldDocument,
  SetPaceDocument,
  UpdateCombatantDocument,
} from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { ApiClient } from '../../kit/graphql/api.ts';
import { drawerOf } from '../../kit/web/computers.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { type SmallFight, smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, overHexes, Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

const gmOf = ({ token }: SmallFight): ApiClient =>
  new ApiClient(new URL(API_PATH, tables.server.url).href, { token });

const now = async (fight: SmallFight) =>
  (await gmOf(fight).send(ScreenDocument, { id: fight.encounterId })).encounter!;

const anaIn = async (fight: SmallFight) =>
  (await now(fight)).combatants.find(({ name }) => name.startsWith('Ana'))!;

async function sitting({ token }: SmallFight): Promise<Page> {
  const page = await tables.visit(LARGE, `/#/join/${token}`);
  await page.getByRole('button', { name: /^Undo:/ }).waitFor();
  return page;
}

async function sheetOfAna(page: Page): Promise<Locator> {
  await page.locator('.order .card', { hasText: 'Ana' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'Change' }).waitFor();
  return sheet;
}

const hitPointsIn = (sheet: Locator): Locator =>
  sheet.getByRole('spinbutton', { name: 'Hit points' });

it('a name that is changed leaves the side as it is by now', async () => {
  const fight = await smallFight(tables.server.url, 'SEGMENTS');
  const page = await sitting(fight);
  const sheet = await sheetOfAna(page);
  await sheet.getByLabel('Name', { exact: true }).fill('Ana the Bold');
  const { id: combatantId } = await anaIn(fight);
  const { encounterId } = fight;
  await gmOf(fight).play(UpdateCombatantDocument, { encounterId, combatantId, side: 'turncoats' });
  await expect.poll(() => sheet.getByLabel('Side').inputValue()).toBe('turncoats');
  await sheet.getByRole('button', { name: 'Rename' }).click();
  await expect.poll(async () => (await anaIn(fight)).name).toBe('Ana the Bold');
  expect((await anaIn(fight)).side).toBe('turncoats');
  await expect.poll(() => sheet.getByRole('alert').count()).toBe(0);
});

it('hit points written while a blow lands are asked about, and kept', async () => {
  const fight = await smallFight(tables.server.url, 'SEGMENTS');
  const page = await sitting(fight);
  const sheet = await sheetOfAna(page);
  await hitPointsIn(sheet).fill('20');
  const { id: combatantId } = await anaIn(fight);
  const { encounterId } = fight;
  const hit = { segments: { hitPoints: 1 } };
  await gmOf(fight).play(AdjudicateDocument, {
    ...{ encounterId, combatantId, stats: hit, reason: 'A falling stone' },
  });
  const { version } = await now(fight);
  await expect.poll(() => versionOf(page)).toBe(version);
  await sheet.getByRole('button', { name: 'Apply the stats' }).click();
  const told = sheet.getByRole('alert');
  await told.getByText('Changed by others since you looked: Hit points.').waitFor();
  await expect.poll(() => told.getByRole('list').innerText()).toContain('A falling stone');
  expect((await now(fight)).version).toBe(version);
  await expect.poll(() => hitPointsIn(sheet).inputValue()).toBe('20');
  await told.getByRole('button', { name: 'Apply anyway' }).click();
  await expect.poll(async () => (await anaIn(fight)).vitals[0]?.current).toBe(20);
  await expect.poll(() => hitPointsIn(sheet).inputValue()).toBe('');
});

it('the pace that somebody else set is asked about, what else happened is not', async () => {
  const fight = await smallFight(tables.server.url, 'SEGMENTS');
  const { encounterId } = fight;
  const page = await sitting(fight);
  const drawer = await drawerOf(page, 'Table');
  await drawer.getByLabel('End a turn when nothing is left to do').uncheck();
  const { id: combatantId } = await anaIn(fight);
  await gmOf(fight).play(UpdateCombatantDocument, { encounterId, combatantId, side: 'turncoats' });
  const { version } = await now(fight);
  await drawer.getByRole('button', { name: 'Set the pace' }).click();
  await expect.poll(async () => (await now(fight)).version).toBe(version + 1);
  await drawer.getByLabel('Begin segments and rounds').uncheck();
  await gmOf(fight).play(SetPaceDocument, { encounterId, pace: 'STEP' });
  await drawer.getByRole('button', { name: 'Set the pace' }).click();
  await drawer.getByRole('alert').getByText('Changed by others since you looked').waitFor();
});

it('two who paint the ground at once both do', async () => {
  const fight = await smallFight(tables.server.url, 'SEGMENTS');
  const { encounterId } = fight;
  const page = await sitting(fight);
  const drawer = await drawerOf(page, 'Terrain');
  await drawer.getByRole('button', { name: 'Darkness' }).click();
  let first = true;
  await page.route('**/graphql', async (route) => {
    if (first && sentBy(route.request()).name === 'SetBattlefield') {
      first = false;
      const { obstacles, concealing } = (await now(fight)).battlefield;
      const dark = [{ q: -1, r: 1 }];
      await gmOf(fight).play(SetBattlefieldDocument, { encounterId, obstacles, concealing, dark });
    }
    await route.continue();
  });
  await overHexes(page, [{ q: -1, r: 2 }]);
  const darkHexes = async () =>
    (await now(fight)).battlefield.dark.map(({ q, r }) => `${q},${r}`).sort();
  await expect.poll(darkHexes).toEqual(['-1,1', '-1,2']);
  await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
});
