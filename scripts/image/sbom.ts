/** What the server is made of, as CycloneDX lists it: `node scripts/image/sbom.ts` prints its packages. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Component } from './part.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  readonly dev?: boolean;
  readonly devDependencies?: unknown;
}

/**
 * The packages of the server, with these after them. `npm sbom --omit dev` leaves out what a package of development
 * needs as well, such as graphql: it is asked about a project that has none of those.
 */
export async function sbomWith(components: readonly Component[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
  try {
    const lock = (await json('package-lock.json')) as {
      readonly packages: Readonly<Record<string, Manifest>>;
    };
    const packages = Object.fromEntries(
      Object.entries(lock.packages).flatMap(([place, one]) =>
        one.dev ? [] : [[place, withoutDev(one)]],
      ),
    );
    const files = {
      'package.json': withoutDev((await json('package.json')) as Manifest),
      'package-lock.json': { ...lock, packages },
    };
    for (const [name, content] of Object.entries(files))
      await writeFile(path.join(folder, name), JSON.stringify(content));
    const { stdout } = await promisify(execFile)(
      'npm',
      ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
      { cwd: folder, maxBuffer: Infinity },
    );
    const bom = JSON.parse(stdout) as { components: readonly Component[] };
    return JSON.stringify({ ...bom, components: [...bom.components, ...components] }, null, 2);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const json = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, name), 'utf8'));

function withoutDev({ devDependencies: _, ...rest }: Manifest): Manifest {
  return rest;
}

if (import.meta.main) console.log(await sbomWith([]));
