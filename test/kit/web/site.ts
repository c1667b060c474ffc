/** The built site on a server that knows nothing but files, beneath a path of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildSite } from '../../../scripts/build-site.ts';
import { temporaryFolder } from '../store/database.ts';
import { launchBrowser, Visitor } from './browser.ts';
import { LARGE } from './tables.ts';

const BENEATH = '/games/sixbeat/';
const PATIENCE_MS = 15_000;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class Site {
  private readonly visitors: Visitor[] = [];
  private readonly server = createServer((request, response) => {
    void this.answer(request.url ?? '').then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    });
  });
  private readonly folder: string;
  private readonly browser: Browser;

  private constructor(folder: string, browser: Browser) {
    this.folder = folder;
    this.browser = browser;
  }

  static async open(): Promise<Site> {
    const folder = await temporaryFolder();
    await buildSite(folder);
    const site = new Site(folder, await launchBrowser());
    await new Promise<void>((listening) => site.server.listen(0, '127.0.0.1', listening));
    return site;
  }

  private async answer(url: string): Promise<[number, string, Buffer | string]> {
    const [asked = ''] = url.split('?');
    const name = asked.slice(BENEATH.length).replace(/(^|\/)$/, '$1index.html');
    const body = asked.startsWith(BENEATH)
      ? await readFile(path.join(this.folder, name)).catch(() => null)
      : null;
    return body
      ? [200, types[path.extname(name)] ?? 'application/octet-stream', body]
      : [404, 'text/plain', 'Not found'];
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Without a slash at its end. */
  get address(): string {
    return this.origin + BENEATH.slice(0, -1);
  }

  /** A browser of its own, on the first page. */
  async visit(viewport = LARGE): Promise<Page> {
    const visitor = await Visitor.at(this.browser, this.origin, { viewport });
    this.visitors.push(visitor);
    return this.another(visitor);
  }

  /** Another tab of the browser that came last. */
  another(visitor = this.visitors.at(-1)!): Promise<Page> {
    return visitor.tab(BENEATH).then((page) => {
      page.setDefaultTimeout(PATIENCE_MS);
      return page;
    });
  }

  /** What the next visitor is sent is newer by something that does nothing. */
  async publishAnew(): Promise<void> {
    const worker = path.join(this.folder, 'sw.js');
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// Newer.\n`);
  }

  /** Everyone leaves; no one has asked for another host, and no browser has complained. */
  async leave(): Promise<void> {
    for (const visitor of this.visitors.splice(0)) {
      expect(visitor.foreign).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Once everything is kept that the page needs, so that it needs no network. */
export const isInstalled = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((controlled) => {
      serviceWorker.addEventListener('controllerchange', controlled, { once: true });
    });
  });
