/** The release as somebody gets it: one file, in an empty folder, on a machine with Node alone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packRelease } from '../../scripts/pack-release.ts';
import { AddCombatantsDocument, ForecastDocument } from '../../src/client/index.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { pictureRequest } from '../kit/graphql/pictures.ts';
import { Assistant } from '../kit/mcp/assistant.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const LICENSES = 'package/THIRD-PARTY-LICENSES.txt';
const PATIENCE_MS = 120_000;

let folder: string;
let running: ChildProcess | null = null;
let url = '';
let metrics = '';
let release = '';
beforeAll(async () => {
  folder = await temporaryFolder();
  const packed = await packRelease();
  const file = path.basename(packed);
  release = path.join(folder, file);
  await copyFile(packed, release);
  running = npx([`./${file}`]);
  [url, metrics] = await announced(running);
}, PATIENCE_MS);
afterAll(async () => {
  // npx and what it runs are a group of processes.
  if (running?.pid) {
    const ended = once(running, 'close');
    process.kill(-running.pid, 'SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

/** Nothing of this repository or of a cache within reach, and no network. */
const alone = () => ({
  PATH: `${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
  HOME: folder,
  PORT: '0',
  SIXBEAT_TOKEN_KEY: TOKEN_KEY,
  // What is loaded only when it is asked for. Nothing listens at this port: it goes on without.
  SIXBEAT_METRICS: '0',
  SIXBEAT_NEWS: 'redis://127.0.0.1:1',
  npm_config_cache: path.join(folder, 'cache'),
  npm_config_offline: 'true',
});

const npx = (args: readonly string[]): ChildProcess =>
  spawn('npx', ['--yes', ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: alone(),
  });

async function announced({ stdout, stderr }: ChildProcess): Promise<readonly [string, string]> {
  if (!stdout || !stderr) throw new Error('It has no output.');
  const problems = text(stderr);
  let output = '';
  for await (const part of stdout) {
    output += String(part);
    const found = /Listening on (\S+) .*\n.*\nMetrics are at (\S+)\.\n/.exec(output);
    if (found) return [found[1]!, found[2]!];
  }
  throw new Error(`It ended: ${await problems}`);
}

describe('the packed release', () => {
  it('plays, and keeps its encounters where it was started', async () => {
    const client = new ApiClient(`${url}graphql`);
    for (const ruleset of ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)
      expect((await client.create({ ruleset })).version).toBe(1);
    const header = await readFile(path.join(folder, '.sixbeat/encounters.db'));
    expect(header.toString('latin1', 0, 15)).toBe('SQLite format 3');
  });

  it('has figures for who looks after it', async () => {
    expect(await (await fetch(metrics)).text()).toContain('sixbeat_mutation_seconds');
  });

  it('forecasts on a thread of its own', async () => {
    const client = new ApiClient(`${url}graphql`);
    const { id } = await client.create({ ruleset: 'SECONDS' });
    const creatures = ['heroes', 'raiders'].map((side, q) => ({
      creature: 'gate-warden',
      name: side,
      side,
      position: { q, r: 0 },
    }));
    await client.play(AddCombatantsDocument, { encounterId: id, creatures });
    const input = { side: 'heroes' };
    const { forecast } = (await client.ask(ForecastDocument, { encounterId: id, input })) as {
      forecast: object;
    };
    expect(forecast).toMatchObject({ __typename: 'Forecast' });
  });

  it('has the tools of an assistant, over stdio and at /mcp', async () => {
    const stdio = new StdioClientTransport({
      command: 'npx',
      args: ['--yes', `./${path.basename(release)}`, 'mcp', '--url', `${url}graphql`],
      ...{ cwd: folder, env: alone() },
    });
    for (const assistant of [await Assistant.over(stdio), await Assistant.at(url)]) {
      const { text } = await assistant.call('begin', { ruleset: 'VIGILANCE' });
      expect(text).toContain('gate-warden: "Gate Warden"');
      await assistant.close();
    }
  });

  it('paints maps with a program and fonts of its own, and passes their licenses on', async () => {
    const { id } = await new ApiClient(`${url}graphql`).create();
    const { status, bytes } = await pictureRequest(url, `/fights/${id}/map.png`);
    expect([status, bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', release, LICENSES], {
      maxBuffer: Infinity,
    });
    for (const name of ['@resvg/resvg-wasm', 'dejavu-fonts-ttf']) expect(stdout).toContain(name);
  });

  it('has the playground, and what it is made of', async () => {
    const page = await fetch(url);
    const script = /src="\.?\/?(assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    expect((await fetch(new URL(script ?? 'none', url))).headers.get('content-type')).toMatch(
      /javascript/,
    );
    expect(await (await fetch(new URL('LICENSES.md', url))).text()).toContain('graphiql');
  });
});
