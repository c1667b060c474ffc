/** The Table names the documents that it sends, and has their texts for a server of another version. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webDirectory } from '../../../scripts/build-web.ts';
import { publishedText } from '../../../src/graphql/http/documents/published.ts';
import { Random } from '../../kit/engine/random.ts';
import { TablePlayer } from '../../kit/web/table-player.ts';
import { Tables, versionOf } from '../../kit/web/tables.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
});
afterAll(() => tables.close());

/** Bytes of a choice that is sent, with its picks. */
const MAX_COMMAND_BYTES = 600;
/** Bytes of brotli of all scripts that the first page loads. */
const MAX_SCRIPT_BYTES = 108_000;

interface Body {
  readonly documentId?: string;
  readonly query?: string;
  readonly operationName: string;
}

/** What the page asks of the API from now on, streams included. */
function bodiesOf(page: Page): readonly string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const nameIn = (text: string): string | undefined => /^\w+ (\w+)/.exec(text)?.[1];

describe('the Table', () => {
  it('sends each document by its id, with the name of its operation, and no text', async () => {
    const page = await tables.visit();
    const bodies = bodiesOf(page);
    const player = new TablePlayer(page, 'MOUSE', new Random(3));
    await player.openDemo('SEGMENTS');
    const before = await versionOf(page);
    for (let n = 0; n < 3; n++) await player.move();
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    const sent = bodies.map((body) => JSON.parse(body) as Body);
    const names = new Set(sent.map(({ operationName }) => operationName));
    for (const name of ['ScreenUpdated', 'Screen', 'TakeOption']) expect(names).toContain(name);
    for (const { documentId = '', query, operationName } of sent) {
      expect(query).toBeUndefined();
      expect(nameIn(publishedText(documentId.replace('sha256:', '')) ?? '')).toBe(operationName);
    }
    const commands = bodies.filter((body) => body.includes('"TakeOption"'));
    expect(Math.max(...commands.map(({ length }) => length))).toBeLessThan(MAX_COMMAND_BYTES);
  });

  it('has none of their texts in what its first page loads', () => {
    const assets = path.join(webDirectory, 'assets');
    const page = readFileSync(path.join(webDirectory, 'index.html'), 'utf8');
    const scripts = readdirSync(assets)
      .filter((name) => name.endsWith('.js') && page.includes(name))
      .map((name) => readFileSync(path.join(assets, name)));
    const bytes = scripts.map((script) => brotliCompressSync(script).length);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((script) => script.includes('FragmentDefinition'))).toEqual([]);
    expect(bytes.reduce((all, one) => all + one)).toBeLessThan(MAX_SCRIPT_BYTES);
  });
});

/** As a server answers that has no document of this id. */
const UNKNOWN = {
  errors: [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ],
};

describe('at a server of another version', () => {
  it('it sends texts once an id was not known, and plays on', async () => {
    const page = await tables.visit();
    const byId: string[] = [];
    const forget = async (route: Route): Promise<void> => {
      const { documentId, operationName } = route.request().postDataJSON() as Body;
      if (documentId === undefined) return route.continue();
      byId.push(operationName);
      return route.fulfill({ json: UNKNOWN });
    };
    await page.route('**/graphql', forget);
    const player = new TablePlayer(page, 'MOUSE', new Random(3));
    await player.openDemo('SEGMENTS');
    const before = await versionOf(page);
    await player.move();
    await expect.poll(() => versionOf(page)).toBeGreaterThan(before);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    // What was on its way at once; nothing after that.
    expect(byId.length).toBeLessThan(5);
  });

  it('it opens its stream again with a text', async () => {
    const page = await tables.demo('SEGMENTS');
    const bodies = bodiesOf(page);
    await page.route('**/graphql/stream', (route) => {
      const { documentId } = route.request().postDataJSON() as Body;
      if (documentId === undefined) return route.continue();
      const body = `event: next\ndata: ${JSON.stringify(UNKNOWN)}\n\nevent: complete\ndata:\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await page.reload();
    await page.locator('.option').first().waitFor();
    const opens = (): readonly string[] =>
      bodies
        .filter((body) => body.includes('"ScreenUpdated"'))
        .map((body) => Object.keys(JSON.parse(body) as Body)[0]!);
    await expect.poll(() => opens()).toEqual(['documentId', 'query']);
    await page.locator('.connection.following').waitFor();
  });

  it('what a page was still to send as a text is sent after the page has been updated', async () => {
    const page = await tables.demo('SEGMENTS');
    await new TablePlayer(page, 'MOUSE', new Random(3)).move();
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('sixbeat:tab:sent:'))!;
      const input = {
        encounterId: key.split(':')[3],
        name: 'Named before the update',
        idempotencyKey: crypto.randomUUID(),
      };
      const query = 'mutation UpdateEncounter($input: UpdateEncounterInput!) { __typename }';
      const until = Date.now() + 60_000;
      sessionStorage.setItem(key, JSON.stringify([{ query, variables: { input }, until }]));
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Named before the update' }).waitFor();
  });
});
