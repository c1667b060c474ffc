/** A site of nothing but workers, in a real browser: what tests in Node.js ask of them, and how they are killed. */
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import {
  type EncounterStore,
  type Pictures,
  StoreError,
  type StoreErrorKind,
} from '../../../src/app/ports.ts';
import { temporaryFolder } from '../store/database.ts';
import { launchBrowser, launchProfile } from '../web/browser.ts';
import { ROOT } from '../root.ts';
import { type Call, decoded, encoded, type Reply } from './messages.ts';

/** As the page of a site runs workers for its visitors; what it has is on `globalThis`. */
interface InPage {
  readonly start: (name: string, url: string) => void;
  readonly ask: (name: string, call: Call) => Promise<Reply>;
  readonly kill: (name: string) => void;
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Site</title><script type="module">
const workers = new Map();
globalThis.start = (name, url) => {
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    const replied = data.kind === 'STOPPED' ? [...waiting.keys()] : [data.id];
    for (const id of replied) { waiting.get(id)(data); waiting.delete(id); }
  };
  worker.onerror = ({ message }) => console.error(message);
  workers.set(name, { worker, waiting });
};
globalThis.ask = (name, call) => new Promise((resolve) => {
  const { worker, waiting } = workers.get(name);
  waiting.set(call.id, resolve);
  worker.postMessage(call);
});
globalThis.kill = (name) => { workers.get(name).worker.terminate(); workers.delete(name); };
</script>`;

/** The program of a worker, as it is sent to the browser. */
export function workerProgram(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

export class Site {
  readonly origin: string;
  readonly context: BrowserContext;
  private readonly release: () => Promise<void>;

  private constructor(origin: string, context: BrowserContext, release: () => Promise<void>) {
    this.origin = origin;
    this.context = context;
    this.release = release;
  }

  /**
   * @param programs by their paths
   * @param mode `KEPT`: on the disk, as for most visitors; `PRIVATE`: in a private window
   */
  static async open(
    programs: Readonly<Record<string, string>>,
    mode: 'KEPT' | 'PRIVATE' = 'KEPT',
  ): Promise<Site> {
    const server = await served(programs);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const folder = await temporaryFolder();
    const browser = mode === 'PRIVATE' ? await launchBrowser() : null;
    const context = (await browser?.newContext()) ?? (await launchProfile(folder));
    return new Site(origin, context, async () => {
      await context.close();
      await browser?.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    });
  }

  async tab(): Promise<Tab> {
    const page = await this.context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.goto(`${this.origin}/`);
    return new Tab(page);
  }

  close(): Promise<void> {
    return this.release();
  }
}

async function served(programs: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const program = programs[url];
    const type = program === undefined ? 'text/html' : 'text/javascript';
    // Also for workers of no origin.
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    if (url !== '/' && program === undefined) response.writeHead(404).end();
    else response.writeHead(200, headers).end(program ?? PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return server;
}

/** What a worker answers that was stopped. */
export const STOPPED = 'STOPPED';

export class Tab {
  readonly page: Page;
  private calls = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param url of its program */
  start(name: string, url: string): Promise<void> {
    return this.page.evaluate(
      ([name, url]) => {
        (globalThis as unknown as InPage).start(name, url);
      },
      [name, url] as const,
    );
  }

  /** As if the tab were closed, or the browser had no memory left. */
  kill(name: string): Promise<void> {
    return this.page.evaluate((name) => {
      (globalThis as unknown as InPage).kill(name);
    }, name);
  }

  /**
   * @param stopAfter how many steps it does
   * @returns its answer; {@link STOPPED} where it had another step to do
   */
  async ask(
    name: string,
    method: string,
    args: readonly unknown[],
    stopAfter?: number,
  ): Promise<unknown> {
    const call: Call = { id: this.calls++, method, args: encoded(args), stopAfter };
    const reply = await this.page.evaluate(
      ([name, call]) => (globalThis as unknown as InPage).ask(name, call),
      [name, call] as const,
    );
    if (reply.kind === 'DONE') return decoded(reply.answer);
    if (reply.kind === 'STOPPED') return STOPPED;
    const { kind, message } = reply.error;
    throw kind === null ? new Error(message) : new StoreError(kind as StoreErrorKind, message);
  }
}

const METHODS = [
  ...['create', 'load', 'versions', 'commit', 'journal', 'idempotencyRecord', 'memberships'],
  ...['membershipCount', 'pictureList', 'savePictureList', 'prepare', 'markDeleted'],
  ...['markedDeleted', 'erase'],
];

const proxied = (tab: Tab, worker: string, methods: readonly string[], prefix = ''): object =>
  Object.fromEntries(
    methods.map((method) => [
      method,
      (...args: readonly unknown[]) => tab.ask(worker, prefix + method, args),
    ]),
  );

/** The store of a worker that runs `inside/store-worker.ts`. */
export const storeIn = (tab: Tab, worker: string): EncounterStore & { readonly bytes: Pictures } =>
  ({
    ...proxied(tab, worker, METHODS),
    bytes: proxied(tab, worker, ['put', 'get', 'delete', 'erase'], 'bytes.'),
  }) as EncounterStore & { readonly bytes: Pictures };
