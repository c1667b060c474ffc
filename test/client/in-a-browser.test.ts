/** The methods of `@sixbeat/client/connect` in a page of another site, and in a worker of it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../src/client/connect.ts';
import type { playAndFollow } from '../kit/client/play-and-follow.ts';
import { type Api, startApiProcess } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';
import { launchBrowser, Visitor } from '../kit/web/browser.ts';

let api: Api;
let browser: Browser;
beforeAll(async () => {
  api = await startApiProcess();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await api.stop();
});

type Played = Awaited<ReturnType<typeof playAndFollow>>;

const WORKER = `import { playAndFollow } from '/play.js';
onmessage = async ({ data }) => postMessage(await playAndFollow(...data));`;

/** A site with an empty page, a script that plays, and a worker that does. @returns its origin */
async function site(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'test/kit/client/play-and-follow.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const files: Readonly<Record<string, string>> = {
    '/play.js': outputFiles[0]!.text,
    '/worker.js': WORKER,
  };
  const server = createServer(({ url = '' }, response) => {
    const script = files[url];
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const inPage = (given: string) => `import('/play.js').then((it) => it.playAndFollow(...${given}))`;

const inWorker = (given: string) => `new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = reject;
  worker.postMessage(${given});
})`;

it.each([
  ['a page', inPage],
  ['a worker', inWorker],
])('%s plays a whole fight, and follows it', async (_where, script) => {
  const visitor = await Visitor.at(browser, await site(), {}, [new URL(api.endpoint).origin]);
  const page = await visitor.tab('/');
  const given = JSON.stringify([api.endpoint, 'SEGMENTS']);
  const { made, followed, outcome } = await page.evaluate<Played>(script(given));
  expect(outcome?.reason).toBe('ONE_SIDE_LEFT');
  expect(followed).toEqual(made);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('the link of a new fight opens its page', async () => {
  const made = await connect({ url: api.endpoint }).create({ name: 'Bridge', ruleset: 'SEGMENTS' });
  if (!made.ok) throw new Error(made.message);
  const { origin, pathname, hash } = new URL(made.link);
  const visitor = await Visitor.at(browser, origin);
  const page = await visitor.tab(`${pathname}${hash}`);
  await page.getByText('Bridge').first().waitFor();
  await visitor.leave();
});
