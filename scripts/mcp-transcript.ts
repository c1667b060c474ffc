/**
 * A fight over `/mcp`, played by what the tools say, with its tokens counted as characters divided by four:
 * `node scripts/mcp-transcript.ts` prints all of it, with `--record` its beginning and its end are written into docs/mcp.md.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { start } from '../src/local/start.ts';
import { INSTRUCTIONS, TOOLS } from '../src/mcp/server.ts';
import { Assistant } from '../test/kit/mcp/assistant.ts';
import { beginning, nextMove } from '../test/kit/mcp/player.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/mcp.md');
const [BEGIN, END] = [
  '<!-- transcript: written by `node scripts/mcp-transcript.ts --record` -->',
  '<!-- end of transcript -->',
];

interface Call {
  readonly name: string;
  readonly input: object;
  readonly text: string;
}

/** The same ids and dice each time. */
function entropy(): (count: number) => Buffer {
  let n = 0;
  return (count) => createHash('shake256', { outputLength: count }).update(String(n++)).digest();
}

async function playedFight(): Promise<readonly Call[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-'));
  const server = await start({ port: 0, dataDir }, entropy());
  try {
    const assistant = await Assistant.at(server.url);
    const calls: Call[] = [];
    const call = async (name: string, input: object = {}): Promise<void> => {
      calls.push({ name, input, text: await assistant.done(name, input) });
    };
    await call('begin', { ...beginning('SEGMENTS'), name: 'Bridge at dusk' });
    await call('look');
    for (let taken = 1; ; taken++) {
      await call('options');
      const move = await nextMove(assistant);
      if (!move) break;
      await call('take', move);
      if (taken === 2) await call('why');
    }
    await call('look');
    await assistant.close();
    return calls;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const tokens = (characters: number): number => Math.ceil(characters / 4);
const inWords = ({ name, input, text }: Call): string =>
  `> ${name} ${JSON.stringify(input)}\n\n${text}`;

/** Calls that are shown from the beginning, and from the end. */
const SHOWN = { first: 7, last: 3 };

/** The section of docs/mcp.md. */
export function sectionOf(calls: readonly Call[]): string {
  const asked = calls.reduce(
    (sum, { name, input }) => sum + name.length + JSON.stringify(input).length,
    0,
  );
  const told = calls.reduce((sum, { text }) => sum + text.length, 0);
  const tools = JSON.stringify(TOOLS).length + INSTRUCTIONS.length;
  const shown = [
    ...calls.slice(0, SHOWN.first).map(inWords),
    `(${calls.length - SHOWN.first - SHOWN.last} more calls)`,
    ...calls.slice(-SHOWN.last).map(inWords),
  ].join('\n\n');
  return [
    `Names and arguments of ${calls.length} calls: ${tokens(asked)} tokens. Their answers: ${tokens(told)} tokens, ${tokens(told / calls.length)} each. The tools and the instructions, once: ${tokens(tools)} tokens.`,
    `\`\`\`text\n${shown}\n\`\`\``,
  ].join('\n\n');
}

/** With no clock by which a request uses up its time: the same each time, on a busy machine too. */
export async function transcript(): Promise<readonly Call[]> {
  const clock = process.threadCpuUsage.bind(process);
  process.threadCpuUsage = () => ({ user: 0, system: 0 });
  try {
    return await playedFight();
  } finally {
    process.threadCpuUsage = clock;
  }
}

/** What stands between the marks of the page, and with what in its place it reads. */
export async function recorded(): Promise<string> {
  const [, rest = ''] = (await readFile(PAGE, 'utf8')).split(BEGIN);
  return rest.split(END)[0]?.trim() ?? '';
}

if (import.meta.main) {
  const calls = await transcript();
  if (process.argv.includes('--record')) {
    const [before = '', rest = ''] = (await readFile(PAGE, 'utf8')).split(BEGIN);
    const after = rest.split(END)[1] ?? '';
    await writeFile(PAGE, `${before}${BEGIN}\n\n${sectionOf(calls)}\n\n${END}${after}`);
  } else console.log(calls.map(inWords).join('\n\n'));
  process.exit(0);
}
