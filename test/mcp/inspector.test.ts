/** The Inspector of the protocol, a client of another make: over both transports, as its command line has it. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Fight } from '../../src/client/connect.ts';
import { tools } from '../../src/mcp/tools/index.ts';
import { newFight } from '../kit/client/new-fight.ts';
import { type Api, startApiProcess } from '../kit/graphql/api.ts';
import { MAIN, SERVER } from '../kit/local/process.ts';
import { nodeEnv } from '../kit/node-env.ts';
import { ROOT } from '../kit/root.ts';

const run = promisify(execFile);
const INSPECTOR = path.join(ROOT, 'node_modules/.bin/mcp-inspector');

let api: Api;
let fight: Fight;
let seatFile: string;
beforeAll(async () => {
  api = await startApiProcess();
  fight = await newFight(connect({ url: api.endpoint }));
  seatFile = path.join(api.dataDir, 'seat');
  await writeFile(seatFile, `${new URL('/', api.endpoint).href}#/join/${fight.token!}\n`);
});
afterAll(() => api.stop());

/** What it prints of an answer. */
async function inspected(target: readonly string[], args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, [INSPECTOR, '--cli', ...target, ...args], {
    cwd: api.dataDir,
    env: { ...nodeEnv, HOME: api.dataDir },
  });
  return JSON.parse(stdout);
}

const stdio = () => [
  process.execPath,
  process.env[SERVER] ?? MAIN,
  ...['mcp', '--seat-file', seatFile],
];
const http = () => [
  new URL('/mcp', api.endpoint).href,
  ...['--transport', 'http', '--header', `authorization: Bearer ${fight.token!}`],
];

describe.each([
  ['stdio', stdio],
  ['/mcp', http],
])('over %s', (_, target) => {
  it('finds nothing wrong with the tools', async () => {
    const listed = await inspected(target(), ['--method', 'tools/list', '--strict']);
    expect(listed).toMatchObject({ tools: tools.map(({ name }) => ({ name })) });
  });

  it('calls one', async () => {
    const call = ['--method', 'tools/call', '--tool-name', 'options', '--tool-arg', 'after=1'];
    const said = expect.stringMatching(
      /^Version 3\. To decide: .* \(yours, \d+ options?\)/,
    ) as string;
    expect(await inspected(target(), call)).toMatchObject({
      content: [{ type: 'text', text: said }],
    });
  });
});
