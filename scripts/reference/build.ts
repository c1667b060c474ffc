/**
 * `npm run docs:api`: the reference of the API as a static site, dist/reference.
 *
 * Its generator is installed here at the first run, apart from what the project needs. Fails when
 * the site would load anything from another host.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const site = path.join(root, 'dist/reference');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\n${path.basename(command)} failed.`);
  process.exit(2);
}

if (!existsSync(path.join(here, 'node_modules/.package-lock.json')))
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here);
rmSync(site, { recursive: true, force: true });
const generator = path.join(here, 'node_modules/spectaql/bin/spectaql.js');
run(process.execPath, [generator, path.join(here, 'spectaql.yml')], root);

/** Links may lead elsewhere; what a browser loads by itself may not. */
const LOADED = /(?:\bsrc=|<link[^>]+href=|@import\s+|url\()\s*["']?(?:https?:)?\/\/[^"')\s]+/g;

let bytes = 0;
const foreign: string[] = [];
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
  bytes += Buffer.byteLength(text);
  foreign.push(...(text.match(LOADED) ?? []));
}
for (const reference of foreign) console.error(`It would load ${reference}`);
console.log(`The reference is dist/reference/index.html (${(bytes / 1e6).toFixed(1)} MB).`);
process.exit(foreign.length === 0 ? 0 : 1);
