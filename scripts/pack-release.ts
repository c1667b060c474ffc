/**
 * `npm run pack:release`: the server as one package, `dist/sixbeat-<version>.tgz`, that
 * `npx ./sixbeat-<version>.tgz` runs wherever there is Node alone. Nothing is fetched to run it:
 * everything that it imports is bundled, the playground is in it.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '../infra/functions/bundle.ts';
import { buildWeb, webDirectory } from './build-web.ts';
import { pngFiles } from '../src/local/threads/png-files.ts';
import { packContract } from './pack-contract.ts';
import { licensesOf, OLDEST_NODE } from './packing.ts';
import { earlierFiles } from './kept-builds.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'dist');

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
      'forecast-worker': path.join(local, 'threads/forecast-worker.ts'),
      'png-worker': path.join(local, 'threads/png-worker.ts'),
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

if (import.meta.main) {
  const packed = await packRelease();
  console.log(`${path.relative(process.cwd(), packed)} is packed; \`npx ${packed}\` runs it.`);
  const contract = await packContract();
  console.log(`\`npx ${contract} URL\` checks a server.`);
}
