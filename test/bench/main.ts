/**
 * Measures the budgets of the project, each against a peer in the same run.
 *
 *     npm run bench -- [row ...] [--json <path>] [--record]
 *
 * Without rows, all of them. `--json` says where the results go (test/bench/results.json),
 * `--record` writes them into docs/benchmarks.md too. Exit code 1 when a budget is not met or a row
 * fails, 2 when nothing could be measured.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table, withRecord } from './kit/report.ts';
import { type Finding, isMet } from './kit/row.ts';

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

const findings: Finding[] = [];
const failed: string[] = [];
for (const row of rows) {
  if (positionals.length > 0 && !positionals.includes(row.name)) continue;
  console.error(`Measuring ${row.name} …`);
  try {
    findings.push(...(await row.measure()));
  } catch (error) {
    // What has been measured until now took half an hour.
    console.error(error);
    failed.push(row.name);
  }
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
