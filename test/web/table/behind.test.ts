/** A page that is behind does no harm: what is done on it is for the fight as it was seen. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  AdjudicateDocument,
  IssueSeatDocument,
  ScreenDocument,
} from '../../../src/client/index.ts';
import { API_PATH } from '../../../src/graphql/http/paths.ts';
import { ApiClient } from '../../kit/graphql/api.ts';
import { drawerOf, letPlay, computersCard } from '../../kit/web/computers.ts';
import { sentBy } from '../../kit/web/sent.ts';
import { type SmallFight, smallFight } from '../../kit/web/small-fight.ts';
import { LARGE, LOST, Tables, versionOf } from '../../kit/web/tables.ts';

/** As long as an answer may take on a slow machine. */
const SLOW_MS = 20_000;
/** Longer than the computer waits before it plays on by itself. */
const NEXT_MOVE_MS = 1500;

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave(LOST));
afterAll(() => tables.close());

const undoOf = (page: Page): Locator => page.getByRole('button', { name: /^Undo:/ });
const redoOf = (page: Page): Locator => page.getByRole('button', { name: /^Redo:/ });
const movedOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'The fight has moved on' });

async function sitting({ token }: SmallFight): Promise<Page> {
  const page = await tables.visit(LARGE, `/#/join/${token}`);
  await page.getByRole('status').getByText('live').waitFor();
  return page;
}

const gmOf = ({ token }: SmallFight): ApiClient =>
  new ApiClient(new URL(API_PATH, tables.server.url).href, { token });

/** Sets Ana down on so many hexes, one after the other. */
async function moveAna(fight: SmallFight, ...hexes: readonly { q: number; r: number }[]) {
  const { encounterId } = fight;
  const gm = gmOf(fight);
  const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
  const combatantId = encounter!.combatants.find(({ name }) => name === 'Ana')!.id;
  for (const position of hexes)
    await gm.play(AdjudicateDocument, { encounterId, combatantId, position, reason: 'Pushed' });
}

const anaIsAt = async (fight: SmallFight) => {
  const { encounter } = await gmOf(fight).send(ScreenDocument, { id: fight.encounterId });
  const { position } = encounter!.combatants.find(({ name }) => name === 'Ana')!;
  return `${position.q},${position.r}`;
};

const versionNow = async (fight: SmallFight): Promise<number> =>
  (await gmOf(fight).send(ScreenDocument, { id: fight.encounterId })).encounter!.version;

/** A page that shows the fight as it was before `meanwhile`: its stream is silent, its requests arrive. */
async function behind(fight: SmallFight, meanwhile: () => Promise<void>) {
  const page = await tables.visit();
  await page.route('**/graphql/stream', () => new Promise(() => undefined));
  await page.goto(`${tables.server.url}#/join/${fight.token}`);
  await undoOf(page).waitFor();
  const seen = await versionOf(page);
  await meanwhile();
  await expect.poll(() => versionOf(page)).toBe(seen);
  return { page, seen };
}

describe('undo on a page that is behind', () => {
  it('takes back nothing of what it has not shown: it says what happened, and asks', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    await moveAna(fight, { q: -1, r: 0 });
    const { page, seen } = await behind(fight, () =>
      moveAna(fight, { q: -1, r: 1 }, { q: -2, r: 1 }),
    );
    await undoOf(page).click();
    await movedOn(page).waitFor();
    expect(await versionNow(fight)).toBe(seen + 2);
    expect(await anaIsAt(fight)).toBe('-2,1');
    const happened = movedOn(page).getByRole('list', { name: 'What has happened since' });
    await expect.poll(() => happened.getByRole('listitem').count()).toBe(2);
    await expect.poll(() => happened.innerText()).toContain('Ana');
    await movedOn(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await versionNow(fight)).toBe(seen + 2);
    // The page has caught up: what it shows now is taken back without a question.
    await undoOf(page).click();
    await expect.poll(() => anaIsAt(fight)).toBe('-1,1');
  });

  it('takes back the last step alone when its person says so', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const { page, seen } = await behind(fight, () =>
      moveAna(fight, { q: -1, r: 1 }, { q: -2, r: 1 }),
    );
    await page.keyboard.press('z');
    await movedOn(page).getByRole('button', { name: 'Undo anyway' }).click();
    await expect.poll(() => versionNow(fight)).toBe(seen + 3);
    expect(await anaIsAt(fight)).toBe('-1,1');
  });

  it('asks nothing about seats that were made meanwhile', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    await moveAna(fight, { q: -1, r: 0 });
    const { encounterId } = fight;
    const { page, seen } = await behind(fight, async () => {
      await gmOf(fight).play(IssueSeatDocument, { encounterId, kind: 'SPECTATOR', name: 'Kim' });
    });
    await undoOf(page).click();
    await expect.poll(() => anaIsAt(fight)).toBe('0,0');
    expect(await versionNow(fight)).toBe(seen + 2);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('ends no fight that has moved on before its person has said so again', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const { page, seen } = await behind(fight, () => moveAna(fight, { q: -1, r: 1 }));
    const drawer = await drawerOf(page, 'Fight');
    await drawer.getByRole('button', { name: 'End the fight' }).click();
    await drawer.getByRole('button', { name: 'Yes, end the fight' }).click();
    await movedOn(page).getByText('Ana').waitFor();
    expect(await versionNow(fight)).toBe(seen + 1);
    await movedOn(page).getByRole('button', { name: 'End anyway' }).click();
    await page.getByText('The fight is over.').waitFor();
  });
});

describe('two game masters who undo at once', () => {
  it('undo once, and the second is told who did', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    await moveAna(fight, { q: -1, r: 0 }, { q: -1, r: 1 });
    const one = await sitting(fight);
    const { encounterId } = fight;
    const seat = await gmOf(fight).play(IssueSeatDocument, {
      encounterId,
      kind: 'GM',
      name: 'Bea',
    });
    const { token } = seat as unknown as { readonly token: string };
    const other = await sitting({ encounterId, token });
    const before = await versionNow(fight);
    await expect.poll(() => versionOf(one)).toBe(before);
    // The server hears of neither before both have asked; then it hears of Bea first.
    const asked = new Map<Page, () => void>();
    for (const page of [one, other])
      await page.route('**/graphql', async (route) => {
        if (sentBy(route.request()).name === 'RewindEncounter' && !asked.has(page))
          await new Promise<void>((resolve) => asked.set(page, resolve));
        await route.continue();
      });
    await undoOf(one).click();
    await undoOf(other).click();
    await expect.poll(() => asked.size).toBe(2);
    asked.get(other)!();
    await expect.poll(() => versionNow(fight)).toBe(before + 1);
    asked.get(one)!();
    const told = one.getByRole('dialog', { name: 'Already done' });
    await told.getByText(/^Bea already undid “.*Ana/).waitFor();
    expect(await versionNow(fight)).toBe(before + 1);
    expect(await anaIsAt(fight)).toBe('-1,0');
    await told.getByRole('button', { name: 'Close' }).first().click();
    // What was undone once is done again once.
    await redoOf(one).click();
    await expect.poll(() => anaIsAt(fight)).toBe('-1,1');
    await expect.poll(() => redoOf(one).count()).toBe(0);
  });
});

describe('the computer', () => {
  it('that plays on by itself pauses after an undo, on every page, and goes on when it is told', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await sitting(fight);
    await letPlay(page, 'raiders', 'Strong');
    await letPlay(page, 'heroes', 'Strong');
    const other = await sitting(fight);
    const card = computersCard(page);
    await card.getByLabel('How fast').selectOption('briskly');
    const before = await versionOf(page);
    await card.getByRole('button', { name: 'Autoplay' }).click();
    await expect.poll(() => versionOf(page), { timeout: SLOW_MS }).toBeGreaterThan(before);
    await undoOf(page).click();
    await card.getByText('Paused by an undo').waitFor();
    // What the computer did while the button was pressed is asked about.
    const asked = movedOn(page).getByRole('button', { name: 'Undo anyway' });
    const isUndone = async (): Promise<boolean> => {
      if (await asked.isVisible()) await asked.click();
      return (await redoOf(page).count()) === 1;
    };
    await expect.poll(isUndone, { timeout: SLOW_MS }).toBe(true);
    const undone = await versionOf(page);
    await page.waitForTimeout(NEXT_MOVE_MS);
    await expect.poll(() => versionOf(page)).toBe(undone);
    await card.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => versionOf(page), { timeout: SLOW_MS }).toBeGreaterThan(undone);
    // Somebody else's undo pauses it as well.
    await expect
      .poll(
        async () => {
          if (!(await card.getByText('Paused by an undo').isVisible()))
            await undoOf(other)
              .click({ timeout: 500 })
              .catch(() => undefined);
          const question = movedOn(other).getByRole('button', { name: 'Undo anyway' });
          if (await question.isVisible()) await question.click();
          return card.getByText('Paused by an undo').isVisible();
        },
        { timeout: SLOW_MS },
      )
      .toBe(true);
    const paused = await versionOf(page);
    await page.waitForTimeout(NEXT_MOVE_MS);
    await expect.poll(() => versionOf(page)).toBe(paused);
  }, 90_000);
});

describe('a server that went back', () => {
  it('is followed again: what it no longer has is dropped from the page', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const copy = await tables.backUp();
    const page = await sitting(fight);
    const kept = await versionOf(page);
    await moveAna(fight, { q: -1, r: 0 }, { q: -1, r: 1 });
    await expect.poll(() => versionOf(page)).toBe(kept + 2);
    await tables.goBackTo(copy);
    await expect.poll(() => versionOf(page), { timeout: SLOW_MS }).toBe(kept);
    const told = page.getByRole('dialog', { name: 'The server went back' });
    await told.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('status').getByText('live').waitFor();
    await expect.poll(() => page.getByRole('log').innerText()).not.toContain('Pushed');
    await moveAna(fight, { q: -2, r: 1 });
    await expect.poll(() => versionOf(page)).toBe(kept + 1);
  });

  it('and on is noticed too: no log is made of two histories', async () => {
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const copy = await tables.backUp();
    const page = await sitting(fight);
    const kept = await versionOf(page);
    await moveAna(fight, { q: -1, r: 0 });
    await expect.poll(() => versionOf(page)).toBe(kept + 1);
    // As many versions and more, and other ones.
    await tables.goBackTo(copy, async (url) => {
      const gm = new ApiClient(new URL(API_PATH, url).href, { token: fight.token });
      const { encounterId } = fight;
      const { encounter } = await gm.send(ScreenDocument, { id: encounterId });
      const { id: combatantId } = encounter!.combatants.find(({ name }) => name === 'Bolg')!;
      for (const q of [1, 2])
        await gm.play(AdjudicateDocument, {
          ...{ encounterId, combatantId, position: { q, r: -1 } },
          reason: 'Another story',
        });
    });
    await page
      .getByRole('dialog', { name: 'The server went back' })
      .getByRole('button', { name: 'Close' })
      .first()
      .click({ timeout: SLOW_MS });
    await expect.poll(() => versionOf(page), { timeout: SLOW_MS }).toBe(kept + 2);
    const fresh = await sitting(fight);
    const linesOf = async (one: Page) => (await one.getByRole('log').innerText()).split('\n');
    await expect.poll(() => linesOf(page)).toEqual(await linesOf(fresh));
  });

  it('to before the fight, or another one: the page and the list of fights say so', async () => {
    const copy = await tables.backUp();
    const fight = await smallFight(tables.server.url, 'SEGMENTS');
    const page = await sitting(fight);
    await tables.goBackTo(copy);
    await page
      .getByRole('alert')
      .getByText('does not have this fight')
      .waitFor({ timeout: SLOW_MS });
    // The table that never was is left standing, or gone already: a way back is there in both.
    await page.getByRole('link', { name: /^(Sixbeat|Go to my fights)$/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'A small fight of SEGMENTS' });
    await row.getByText('no longer on this server').waitFor();
    await expect
      .poll(() => row.getByRole('link', { name: /Begin|Continue|Result|Open/ }).count())
      .toBe(0);
    await row.getByRole('button', { name: /^Remove/ }).waitFor();
  });
});
