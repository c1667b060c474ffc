/** A server with the Table, and browsers at it, for one file of tests. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.ts';
import type { Ports } from '../../../src/app/ports.ts';
import { backUp, restore } from '../../../src/local/database/backup.ts';
import type { Settings } from '../../../src/local/settings.ts';
import { type Running, start } from '../../../src/local/start.ts';
import { Random } from '../engine/random.ts';
import { sameDice } from '../same-dice.ts';
import { temporaryFolder } from '../store/database.ts';
import { launchBrowser, Visitor } from './browser.ts';
import { TablePlayer } from './table-player.ts';

export const LARGE = { width: 1440, height: 900 };
/** As long as anything may take on a slow machine. */
const PATIENCE_MS = 12_000;

/** What a browser says of a connection that was lost, and of files that are gone. */
export const LOST =
  /^Failed to load resource: net::ERR_|^TypeError: Failed to fetch dynamically|^Error: Unable to preload CSS/;
/** What it says of an answer that it was to wait for. */
export const HELD_BACK = /^Failed to load resource: .* status of 429/;
export const MISSING = /^Failed to load resource: the server responded with a status of 404/;

export const PHONE = { width: 390, height: 844 };

export class Tables {
  private visitors: Visitor[] = [];
  server: Running;
  readonly browser: Browser;
  private readonly dataDir: string;
  private readonly settings: Partial<Settings>;
  private readonly dice: Ports['randomBytes'];

  private constructor(
    server: Running,
    browser: Browser,
    behind: {
      readonly dataDir: string;
      readonly settings: Partial<Settings>;
      readonly dice: Ports['randomBytes'];
    },
  ) {
    this.server = server;
    this.browser = browser;
    this.dataDir = behind.dataDir;
    this.settings = behind.settings;
    this.dice = behind.dice;
  }

  static async open(settings: Partial<Settings> = {}): Promise<Tables> {
    await buildWeb();
    const dataDir = await temporaryFolder();
    const dice = sameDice();
    const server = await start({ ...settings, port: 0, dataDir }, dice);
    return new Tables(server, await launchBrowser(), { dataDir, settings, dice });
  }

  /** Starts the server again where it was, on what it has kept. */
  async startAgain(): Promise<void> {
    const port = Number(new URL(this.server.url).port);
    this.server = await start({ ...this.settings, port, dataDir: this.dataDir }, this.dice);
  }

  /** Copies what the server has. @returns the file of the copy */
  async backUp(): Promise<string> {
    const copy = path.join(this.dataDir, `copy-${randomUUID()}.db`);
    await backUp(this.dataDir, copy);
    return copy;
  }

  /**
   * Stops the server, puts a copy in the place of what it has, and starts it where it was.
   *
   * @param meanwhile what is done on the copy, by another address, before pages find the server again
   */
  async goBackTo(copy: string, meanwhile?: (url: string) => Promise<void>): Promise<void> {
    await this.server.stop();
    await restore(this.dataDir, copy);
    if (meanwhile) {
      const elsewhere = await start({ port: 0, dataDir: this.dataDir });
      await meanwhile(elsewhere.url);
      await elsewhere.stop();
    }
    await this.startAgain();
  }

  /**
   * A browser of its own.
   *
   * @param path on the origin; the first page if left out
   * @param url by which it reaches the server
   */
  async visit(viewport = LARGE, path = '/', url = this.server.url): Promise<Page> {
    const options = { viewport, hasTouch: viewport === PHONE };
    const { oidc } = this.settings;
    const others = oidc ? [new URL(oidc.issuer).origin] : [];
    const visitor = await Visitor.at(this.browser, new URL(url).origin, options, others);
    this.visitors.push(visitor);
    const page = await visitor.tab(path);
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  }

  /** A browser of its own, as the game master of a demo fight. */
  async demo(ruleset: string, viewport = LARGE): Promise<Page> {
    const page = await this.visit(viewport);
    await new TablePlayer(page, 'MOUSE', new Random(3)).openDemo(ruleset);
    return page;
  }

  /**
   * Everyone leaves; nobody has asked another host, and no browser has complained.
   *
   * @param provoked what a test has brought about that browsers complain of
   */
  async leave(...provoked: readonly RegExp[]): Promise<void> {
    const visitors = this.visitors;
    this.visitors = [];
    for (const { foreign, complaints } of visitors) {
      expect(foreign).toEqual([]);
      expect(complaints.filter((one) => !provoked.some((kind) => kind.test(one)))).toEqual([]);
    }
    for (const visitor of visitors) await visitor.leave();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    await rm(this.dataDir, { recursive: true });
  }
}

/** The version of the fight that a page shows. */
export const versionOf = (page: Page): Promise<number> =>
  page.locator('.table').getAttribute('data-version').then(Number);

/** The link of a seat that the game master makes. @param whom they play; nobody is a spectator */
export async function linkFor(gm: Page, whom: string | null): Promise<string> {
  await gm.getByRole('button', { name: 'Invite' }).click();
  // A new fight of one's own has the drawer of its setup open, too.
  const dialog = gm.getByRole('dialog', { name: /^(Invite players|A seat for Kim)$/ });
  await dialog.getByText('A seat for one person').click();
  await dialog.getByLabel('Name').fill('Kim');
  if (whom === null) await dialog.getByLabel('Watches').check();
  else await dialog.getByLabel(whom).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('The link of the seat').inputValue();
  await dialog.getByAltText('QR code').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

/** Sends a document from a seat of a page: at the fight that it shows, if it has one there. */
export const askFrom = (page: Page, query: string, variables: object): Promise<unknown> =>
  page.evaluate(
    async ([text, given]) => {
      const seats = Object.keys(localStorage).filter((one) => one.startsWith('sixbeat:seat:'));
      const shown = /enc_\w+/.exec(location.hash)?.[0] ?? '';
      const key = seats.find((one) => one.includes(shown)) ?? seats[0];
      const seat = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as Record<string, string>;
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${seat.token ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ query: text, variables: given }),
      });
      const { data } = (await response.json()) as { data: unknown };
      return data;
    },
    [query, variables] as const,
  );

/** The game master ends the fight that the page shows. */
export const endFrom = (gm: Page): Promise<unknown> =>
  askFrom(
    gm,
    'mutation ($input: EndEncounterInput!) { endEncounter(input: $input) { __typename } }',
    { input: { encounterId: /enc_\w+/.exec(gm.url())?.[0] ?? '' } },
  );

/** The game master sets combatants down by name, in as many commands. */
export async function placeFrom(
  page: Page,
  places: readonly { readonly name: string; readonly q: number; readonly r: number }[],
): Promise<void> {
  const id = new URL(page.url()).hash.split('/').at(-1);
  const { encounter } = (await askFrom(
    page,
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { id name } } } }',
    { id },
  )) as { encounter: { combatants: { id: string; name: string }[] } };
  for (const [i, { name, q, r }] of places.entries())
    await askFrom(
      page,
      'mutation ($input: AdjudicateInput!) { adjudicate(input: $input) { __typename } }',
      {
        input: {
          encounterId: id,
          combatantId: encounter.combatants.find((one) => one.name === name)?.id,
          position: { q, r },
          reason: `Step ${i + 1}`,
        },
      },
    );
}

/** Clicks a hex of the map, drags from it over others. */
export async function overHexes(page: Page, hexes: readonly { q: number; r: number }[]) {
  const points = await page.locator('.map .scene').evaluate((svg, places) => {
    const matrix = (svg as SVGSVGElement).getScreenCTM() ?? undefined;
    const size = 32;
    return places.map(({ q, r }) => {
      const at = new DOMPoint(Math.sqrt(3) * size * (q + r / 2), size * 1.5 * r);
      const { x, y } = at.matrixTransform(matrix);
      return { x, y };
    });
  }, hexes);
  const [first, ...rest] = points;
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}
