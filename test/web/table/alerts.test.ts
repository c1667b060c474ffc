/** What is heard of a fight, and told of it while another tab is looked at. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askFrom, LARGE, linkFor, PHONE, Tables } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterEach(() => tables.leave());
afterAll(() => tables.close());

interface Noticed {
  /** How many tones have begun. */
  readonly tones: number;
  readonly notifications: readonly string[];
  /** How often the permission was asked for. */
  readonly asked: number;
}

/** Counts what the browser plays and shows from now on, all the same. */
async function listen(page: Page): Promise<() => Promise<Noticed>> {
  await page.evaluate(() => {
    const noticed = { tones: 0, notifications: [] as string[], asked: 0 };
    Object.assign(globalThis, { noticed });
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator() {
        noticed.tones += 1;
        return super.createOscillator();
      }
    };
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        noticed.notifications.push(`${title} | ${options?.body ?? ''}`);
      }
      static override async requestPermission() {
        noticed.asked += 1;
        return super.requestPermission();
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { noticed: Noticed }).noticed);
}

/** As if another tab were in front. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });

/** A game master, and the player of Ana, who has the turn. */
async function table(viewport = LARGE): Promise<{ gm: Page; player: Page }> {
  const gm = await tables.demo('SEGMENTS');
  const player = await tables.visit(viewport);
  await player.goto(await linkFor(gm, 'Ana'));
  await player.locator('.option').first().waitFor();
  return { gm, player };
}

async function turnOn(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Help' }).click();
  const box = page.getByRole('dialog').getByLabel(name);
  await expect.poll(() => box.isChecked()).toBe(false);
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Ana's turn ends, and is given back. */
async function againAna({ gm, player }: { gm: Page; player: Page }): Promise<void> {
  const id = new URL(gm.url()).hash.split('/').at(-1);
  const { encounter } = (await askFrom(
    gm,
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { version combatants { id name } } } }',
    { id },
  )) as { encounter: { version: number; combatants: { id: string; name: string }[] } };
  const combatantId = encounter.combatants.find(({ name }) => name === 'Ana')?.id;
  await askFrom(gm, 'mutation ($input: EndTurnInput!) { endTurn(input: $input) { __typename } }', {
    input: { encounterId: id, combatantId },
  });
  await player.locator('.act-bar').waitFor({ state: 'detached' });
  await askFrom(
    gm,
    'mutation ($input: RewindEncounterInput!) { rewindEncounter(input: $input) { __typename } }',
    { input: { encounterId: id, toVersion: encounter.version, reason: 'Once more' } },
  );
  await player.locator('.act-bar').waitFor();
}

describe.each([LARGE, PHONE])('a turn at $width', (viewport) => {
  it('is silent until sounds are wanted, then heard, also after a reload', async () => {
    const both = await table(viewport);
    let noticed = await listen(both.player);
    await againAna(both);
    expect(await noticed()).toEqual({ tones: 0, notifications: [], asked: 0 });
    await turnOn(both.player, /^Play sounds/);
    await expect.poll(async () => (await noticed()).tones).toBe(2);
    await againAna(both);
    await expect.poll(async () => (await noticed()).tones).toBe(4);
    await both.player.reload();
    await both.player.locator('.option').first().waitFor();
    noticed = await listen(both.player);
    await againAna(both);
    await expect.poll(async () => (await noticed()).tones).toBe(2);
  });
});

describe('a notification', () => {
  it('is asked for by the switch alone, and shown while the page is not looked at', async () => {
    const both = await table();
    const { player } = both;
    await player.context().grantPermissions(['notifications']);
    const noticed = await listen(player);
    await turnOn(player, /^Notify me/);
    await againAna(both);
    expect(await noticed()).toEqual({ tones: 0, notifications: [], asked: 1 });
    await hide(player);
    await againAna(both);
    const shown = ['Ana to act | The bridge at dusk'];
    await expect.poll(async () => (await noticed()).notifications).toEqual(shown);
  });

  it('that the browser blocks is said to be blocked, and the switch stays off', async () => {
    const { player } = await table();
    await player.context().clearPermissions();
    await player.getByRole('button', { name: 'Help' }).click();
    await player.getByLabel(/^Notify me/).click();
    await player.getByRole('alert').getByText('Allow them in its settings').waitFor();
    await expect.poll(() => player.getByLabel(/^Notify me/).isChecked()).toBe(false);
  });
});
