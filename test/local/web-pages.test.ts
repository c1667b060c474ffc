/** What pages of other sites reach of `npm start`, in a browser, on every port that it listens on. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from '../kit/web/browser.ts';
import { attemptsFrom, listeningPorts } from '../kit/web/reach.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { temporaryFolder } from '../kit/store/database.ts';

/** A name that its owner makes point here. */
const REBOUND = 'rebound.example';

let folder: string;
let browser: Browser;
let server: ServerProcess;
let port: number;
/** Two sites: pages of the first may call the API. */
let sites: readonly Server[];
beforeAll(async () => {
  await buildWeb();
  folder = await temporaryFolder();
  sites = await Promise.all([site(), site()]);
  server = new ServerProcess({
    PORT: '0',
    SIXBEAT_DATA_DIR: folder,
    SIXBEAT_ORIGINS: originOf(sites[0]!),
  });
  port = Number(new URL(await server.url()).port);
  browser = await launchBrowser([`--host-resolver-rules=MAP ${REBOUND} 127.0.0.1`]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop('SIGKILL');
  for (const one of sites) {
    one.closeAllConnections();
    one.close();
  }
  await rm(folder, { recursive: true, force: true });
});

async function site(): Promise<Server> {
  const pages = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A</title>');
  });
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  return pages;
}

const originOf = (pages: Server): string =>
  `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;

function encounters(): number {
  const database = new DatabaseSync(path.join(folder, 'encounters.db'), { readOnly: true });
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM encounter').get()?.n);
  } finally {
    database.close();
  }
}

/** What a page there reads of the server, attempt by attempt, and how many encounters it has made. */
async function reachOf(address: string, target: string) {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const before = encounters();
    const readings = await attemptsFrom(page, target);
    return { readings, made: encounters() - before };
  } finally {
    await page.close();
  }
}

it('listens on one port', () => {
  expect(listeningPorts(server.pid)).toEqual([port]);
});

it.each(['127.0.0.1', 'localhost'])(
  'a page of a site that is not listed reads nothing and changes nothing: %s',
  async (host) => {
    for (const open of listeningPorts(server.pid)) {
      const { readings, made } = await reachOf(originOf(sites[1]!), `http://${host}:${open}`);
      const read = Object.entries(readings).filter(([, reading]) => reading !== null);
      expect(read).toEqual([]);
      expect(made).toBe(0);
    }
  },
);

it('a page of a site that points its name here reads that it is refused, and changes nothing', async () => {
  const target = `http://${REBOUND}:${port}`;
  const { readings, made } = await reachOf(`${target}/`, target);
  const answered = Object.values(readings).filter((reading) => reading !== null);
  expect(answered).not.toEqual([]);
  for (const reading of answered)
    expect(reading).toMatch(/^This server does not answer by this name\./);
  expect(made).toBe(0);
});

it('a page of a listed site asks and changes by what asks first, and by nothing else', async () => {
  const { readings, made } = await reachOf(originOf(sites[0]!), `http://127.0.0.1:${port}`);
  expect(readings['fetch GET, a question']).toBe('{"data":{"__typename":"Query"}}');
  expect(readings['fetch POST application/json (asks first)']).toContain('CreateEncounterPayload');
  expect(readings['fetch GET, a mutation']).not.toContain('data');
  for (const type of ['text/plain', 'text/plain that names JSON', 'of a form', 'multipart'])
    expect(readings[`fetch POST ${type}`], type).toContain('UNSUPPORTED_MEDIA_TYPE');
  for (const unreadable of [
    'fetch of a file',
    'the playground in a frame',
    'WebSocket',
    'a script',
  ])
    expect(readings[unreadable], unreadable).toBeNull();
  // Of all of it one: a beacon brings the cookies of a site, which no origin may here.
  expect(made).toBe(1);
});
