/**
 * Writes docs/without-sight.md: the beginning of a fight by keyboard and the accessibility tree alone.
 *
 *     node scripts/without-sight.ts
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { start } from '../src/local/start.ts';
import { Random } from '../test/kit/engine/random.ts';
import { launchBrowser, Visitor } from '../test/kit/web/browser.ts';
import { smallFight } from '../test/kit/web/small-fight.ts';
import { type Line, TreePlayer } from '../test/kit/web/tree-player.ts';
import { buildWeb } from './build-web.ts';

const FILE = path.resolve(import.meta.dirname, '../docs/without-sight.md');
const DECISIONS = 5;

const INTRODUCTION = `# A fight without sight

After this page you know what a player hears and presses who has a screen reader and a keyboard. It is the beginning of
a small fight of SEGMENTS, as a test plays it to its end in each system: by the names, roles and states that the browser
tells, and nothing of how the page looks ([test/browsers/without-sight.test.ts](../test/browsers/without-sight.test.ts)).
\`node scripts/without-sight.ts\` writes it anew.
`;

await buildWeb();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sixbeat-without-sight-'));
const server = await start({ port: 0, dataDir });
const browser = await launchBrowser();
try {
  const { token } = await smallFight(server.url, 'SEGMENTS');
  const visitor = await Visitor.at(browser, new URL(server.url).origin);
  const page = await visitor.tab(`/#/join/${token}`);
  await page.getByRole('region', { name: 'Due now' }).waitFor();
  const player = await TreePlayer.at(page, new Random(8));
  for (const key of ['w', 'n', 'r', 'o', 'c']) await player.ask(key);
  for (let i = 0; i < DECISIONS && !(await player.isOver()); i++) await player.move();
  const text = `${INTRODUCTION}\n${told(player.transcript)}`;
  await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** Keys on the way to something are counted. */
function told(lines: readonly Line[]): string {
  const parts: string[] = [];
  let keys = 0;
  for (const line of lines)
    switch (line.kind) {
      case 'DECISION':
        parts.push(`## ${line.heading}`, line.cards.map((card) => `- ${card}`).join('\n'));
        break;
      case 'HEARD':
        parts.push(`> ${line.text}`);
        break;
      case 'PRESSED':
        if (line.key.endsWith('Tab')) {
          keys++;
          break;
        }
        parts.push(`**${line.key}**${on(line.on, keys)}`);
        keys = 0;
    }
  return `${parts.join('\n\n')}\n`;
}

function on(name: string | null, keys: number): string {
  if (name === null) return '';
  const way = keys > 0 ? `, ${keys} ${keys === 1 ? 'Tab' : 'Tabs'} away` : '';
  return ` on “${name}”${way}`;
}
