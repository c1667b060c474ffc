/**
 * `npm run pack:release`: the server as one package, `dist/sixbeat-<version>.tgz`, that
 * `npx ./sixbeat-<version>.tgz` runs wherever there is Node alone. Nothing is fetched to run it:
 * everything that it imports is bundled, the playground is in it.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '../infra/functions/bundle.ts';
import { buildWeb, webDirectory } from './build-web.ts';
import { pngFiles } from '../src/local/png-files.ts';
import { earlierFiles } from './kept-builds.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'dist');
/** The first in which node:sqlite needs no flag. */
const OLDEST_NODE = '22.13';

const COMMAND = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
const [needsMajor, needsMinor] = '${OLDEST_NODE}'.split('.').map(Number);
if (major < needsMajor || (major === needsMajor && minor < needsMinor)) {
  console.error('Sixbeat needs Node ${OLDEST_NODE} or later; this is ' + process.versions.node + '.');
  process.exit(1);
}
await import('./src/local/index.mjs');
`;

/** Packs the release and answers where it is. */
export async function packRelease(): Promise<string> {
  const { version, license, description } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Readonly<Record<'version' | 'license' | 'description', string>>;
  const release = path.join(OUTPUT, `release-${process.pid}`);
  try {
    await mkdir(path.join(release, 'dist'), { recursive: true });
    await buildWeb();
    // As in the repository: the server looks for the playground from where it lies itself.
    const earlier = await earlierFiles(webDirectory);
    await cp(webDirectory, path.join(release, 'dist/web'), {
      recursive: true,
      filter: (file) => !earlier.has(path.basename(file)),
    });
    const local = path.join(ROOT, 'src/local');
    const { inputs } = bundle(path.join(local, 'main.ts'), path.join(release, 'src/local'), {
      'forecast-worker': path.join(local, 'forecast-worker.ts'),
      'png-worker': path.join(local, 'png-worker.ts'),
    });
    const { program, fonts } = pngFiles();
    for (const file of [program, ...fonts])
      await cp(file, path.join(release, 'src/local', path.basename(file)));
    await writeFile(path.join(release, 'sixbeat.mjs'), COMMAND, { mode: 0o755 });
    await writeFile(
      path.join(release, 'THIRD-PARTY-LICENSES.txt'),
      await licensesOf([...Object.keys(inputs), ...fonts.map((file) => path.relative(ROOT, file))]),
    );
    await cp(path.join(ROOT, 'LICENSE'), path.join(release, 'LICENSE'));
    const manifest = {
      ...{ name: 'sixbeat', version, description, license },
      ...{ type: 'module', bin: 'sixbeat.mjs', engines: { node: `>=${OLDEST_NODE}` } },
    };
    await writeFile(path.join(release, 'package.json'), JSON.stringify(manifest, null, 2));
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', OUTPUT], { cwd: release });
    return path.join(OUTPUT, `sixbeat-${version}.tgz`);
  } finally {
    await rm(release, { recursive: true, force: true });
  }
}

/** The licenses of the packages that were bundled, which ask to be passed on with them. */
async function licensesOf(inputs: readonly string[]): Promise<string> {
  const folders = new Set(
    inputs.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  );
  const texts = await Promise.all([...folders].sort().map(licenseIn));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenseIn(folder: string): Promise<string> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Readonly<Record<string, string>>;
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : await readFile(path.join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text}`;
}

if (import.meta.main) {
  const packed = await packRelease();
  console.log(`${path.relative(process.cwd(), packed)} is packed; \`npx ${packed}\` runs it.`);
}
