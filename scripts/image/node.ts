/** Node itself, from the package of its builds that `node` of package.json is installed from. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Part } from './part.ts';
import { filesInPackage } from './tar.ts';

const PLACES: Readonly<Record<string, string>> = {
  'bin/node': 'usr/local/bin/node',
  LICENSE: 'usr/share/doc/node/copyright',
};

/**
 * @param processor as Node names it
 * @param folder where what is fetched may lie
 */
export async function nodeBuild(version: string, processor: string, folder: string): Promise<Part> {
  const name = `node-linux-${processor}`;
  await promisify(execFile)('npm', ['pack', `${name}@${version}`, '--pack-destination', folder]);
  const cpe = `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`;
  const purl = `pkg:npm/${name}@${version}`;
  return {
    files: await filesInPackage(
      path.join(folder, `${name}-${version}.tgz`),
      (file) => PLACES[file] ?? null,
    ),
    components: [{ type: 'application', 'bom-ref': purl, name, version, purl, cpe }],
  };
}
