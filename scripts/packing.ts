/** What the packages of a release have in common. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The first in which node:sqlite needs no flag. */
export const OLDEST_NODE = '22.13';

/** @param inputs the files that were bundled. @returns the licenses of their packages, which ask to be passed on with them. */
export async function licensesOf(inputs: readonly string[]): Promise<string> {
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
