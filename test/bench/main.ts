/**
 * Measures the budgets of the project, each against a peer in the same run.
 *
 *     npm run bench -- [row ...] [--json <path>] [--record]
 *
 * Without rows, all of them, each in a process of its own. `--json` says where the results go (test/bench/results.json),
 * `--record` writes them into docs/benchmarks.md too. Exit code 1 when a budget is not met or a row
 * fails, 2 when nothing could be measured.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Report, table, withRecord } from './kit/report.ts';
import { type Finding, isMet, type Row } from './kit/row.ts';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string', default: path.join(here, 'results.json') },
    record: { type: 'boolean', default: false },
  },
});

installPeers();
// As libraries are used in earnest: without the checks that they make for developers.
process.env.NODE_ENV = 'production';
const { rows } = await import('./rows/index.ts');
const unknown = positionals.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  const known = rows.map(({ name }) => name).join(', ');
  console.error(`There is no row ${unknown.join(', ')}. The rows: ${known}.`);
  process.exit(2);
}

const wanted = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const findings: Finding[] = [];
const failed: string[] = [];
for (const row of wanted) {
  const found = wanted.length > 1 ? inProcess(row) : await measured(row);
  if (found) findings.push(...found);
  else failed.push(row.name);
}
const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${platform()} ${arch()}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  findings: findings.map((finding) => ({ ...finding, met: isMet(finding) })),
  failed,
};
console.log(table(report));
await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
if (values.record) {
  const file = path.join(here, '../../docs/benchmarks.md');
  await writeFile(file, withRecord(await readFile(file, 'utf8'), report));
}
process.exit(failed.length === 0 && findings.every(isMet) ? 0 : 1);

/** Null, with its error told, when the row cannot be measured: the others can. */
async function measured(row: Row): Promise<readonly Finding[] | null> {
  console.error(`Measuring ${row.name} …`);
  try {
    return await row.measure();
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** In a process of its own, so that none has to search the heap of those before it for garbage. */
function inProcess({ name }: Row): readonly Finding[] | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'sixbeat-bench-'));
  try {
    const json = path.join(folder, 'row.json');
    const args = [import.meta.filename, name, '--json', json];
    spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!existsSync(json)) return null;
    const { findings, failed } = JSON.parse(readFileSync(json, 'utf8')) as Report;
    return failed.length > 0 ? null : findings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The peers are no part of the project: they come from their own lock file, and only for this. */
function installPeers(): void {
  if (existsSync(path.join(here, 'node_modules/.package-lock.json'))) return;
  console.error('Installing what is measured against (test/bench/package.json) …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'http'];
  const npm = spawnSync('npm', args, { cwd: here, stdio: ['ignore', 2, 2] });
  if (npm.status === 0) return;
  console.error('The peers could not be installed, so there is nothing to measure against.');
  process.exit(2);
}
