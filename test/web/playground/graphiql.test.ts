import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSchema, createYoga, Repeater } from 'graphql-yoga';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWeb, webDirectory } from '../../../scripts/build-web.ts';
import { staticFiles } from '../../../src/local/listener/static.ts';
import { launchBrowser, Visitor } from '../../kit/web/browser.ts';

let listeners = 0;

/** Three beats, and then none until the listener has gone. */
const beats = () =>
  new Repeater<number>(async (push, stop) => {
    listeners++;
    for (const beat of [1, 2, 3]) void push(beat);
    await stop;
    listeners--;
  });

/** A small API: what the tests below ask for, no more. It streams where a deployment does. */
const yoga = createYoga({
  graphiql: false,
  graphqlEndpoint: '/graphql{/stream}?',
  schema: createSchema({
    typeDefs: `
      type Rule { id: ID! title: String! }
      type Query { rules: [Rule!]! seat: String }
      type Subscription { beat: Int! }
    `,
    resolvers: {
      Query: {
        rules: () => [{ id: 'SEG-1', title: 'Six segments make a round' }],
        seat: (_root: unknown, _args: unknown, { request }: { request: Request }) =>
          request.headers.get('authorization'),
      },
      Subscription: {
        beat: {
          subscribe: (_root: unknown, _args: unknown, { request }: { request: Request }) => {
            if (!request.url.endsWith('/graphql/stream')) throw new Error('Nothing streams here.');
            return beats();
          },
          resolve: (beat: number) => beat,
        },
      },
    },
  }),
});

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', origin);
  if (url.pathname.startsWith('/graphql')) {
    await yoga(incoming, outgoing);
    return;
  }
  const file = await staticFiles(webDirectory)(new Request(url));
  outgoing.writeHead(file?.status ?? 404, Object.fromEntries(file?.headers ?? []));
  outgoing.end(file && Buffer.from(await file.arrayBuffer()));
}

const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
let origin = '';
let browser: Browser;
let page: Page;
let visitor: Visitor;

beforeAll(async () => {
  await buildWeb();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  visitor = await Visitor.at(browser, origin);
  page = await visitor.open();
});

afterEach(() => visitor.leave());

/**
 * Into a tab of its own, whatever the tabs at the start are. GraphiQL notes the new operation
 * a moment after the last key; then the tab bears its name.
 */
async function type(operation: string, query: string): Promise<void> {
  await page.getByRole('button', { name: 'New tab' }).click();
  await page.locator('.graphiql-query-editor .monaco-editor').click();
  await page.keyboard.insertText(query);
  await page.locator('.graphiql-tab-active', { hasText: operation }).waitFor();
}

const execute = () => page.locator('.graphiql-execute-button').click();
const answer = (text: string) =>
  page.locator('.result-window .view-lines', { hasText: text }).waitFor();

describe('the playground', () => {
  it('runs a query, asks no host but its own, and breaks nothing', async () => {
    await type('Titles', 'query Titles { rules { id title } }');
    await execute();
    await answer('SEG-1');
    expect(await page.title()).toBe('Sixbeat');
    expect(visitor.foreign).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('sends the headers of the headers editor', async () => {
    await type('Seat', 'query Seat { seat }');
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText('{ "authorization": "Bearer of-a-seat" }');
    await execute();
    await answer('Bearer of-a-seat');
    expect(visitor.complaints).toEqual([]);
  });

  it('shows the events of a subscription, and the stop button ends it', async () => {
    await type('Beats', 'subscription Beats { beat }');
    await execute();
    await answer('"beat": 3');
    expect(listeners).toBe(1);
    await execute();
    await expect.poll(() => listeners, { timeout: 20_000 }).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });

  it('follows the colors of the system', async () => {
    const background = () =>
      page.evaluate<string>(
        'getComputedStyle(document.querySelector(".graphiql-container")).backgroundColor',
      );
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
  });

  it('may not reach another host or run an inline script, whatever it tries', async () => {
    await page.evaluate(`new Promise((resolve) => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }));
      const styles = document.createElement('link');
      Object.assign(styles, { rel: 'stylesheet', href: 'https://example.com/styles.css' });
      styles.onerror = styles.onload = resolve;
      document.head.append(styles);
    })`);
    const reached = await page.evaluate(`fetch('https://example.com/').then(() => 1, () => 0)`);
    expect([reached, await page.evaluate('window.ran ?? 0')]).toEqual([0, 0]);
    const refused = visitor.complaints.filter((text) =>
      text.includes('Content Security Policy directive'),
    );
    expect(refused.map((text) => text.split(' ', 2).join(' '))).toEqual([
      'Executing inline',
      'Loading the',
      'Connecting to',
    ]);
  });
});
