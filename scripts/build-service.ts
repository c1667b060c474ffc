/**
 * `node scripts/build-service.ts`: the service for a browser, `dist/service`: `worker.js`, `client.js`, and a file for
 * each ruleset, which is loaded when it is first played. Says how large it is.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync, type Metafile } from 'esbuild';
import { rulesets } from '../src/engine/all.ts';
import { apiTypesOf } from '../src/graphql/plumbing/derive/api-types.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const serviceDirectory = path.join(ROOT, 'dist/service');

/** Without descriptions, a third of all: those who read the schema have it from a server, or from `@sixbeat/client`. */
const API_TYPES = JSON.stringify(apiTypesOf(Object.values(rulesets)), (name, value: unknown) =>
  name === 'description' && typeof value === 'string' ? undefined : value,
);

/** As for servers, see infra/functions/bundle.ts: the rulesets' part of the API is worked out beforehand. */
export function buildService(directory = serviceDirectory): Metafile {
  rmSync(directory, { recursive: true, force: true });
  return buildSync({
    entryPoints: {
      worker: path.join(ROOT, 'src/browser/worker.ts'),
      client: path.join(ROOT, 'src/browser/client.ts'),
    },
    outdir: directory,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    // Packages without "exports" are taken as modules too: half the size, and one copy of graphql.
    mainFields: ['browser', 'module', 'main'],
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      BUNDLED_API_TYPES: JSON.stringify(API_TYPES),
    },
    logLevel: 'warning',
  }).metafile;
}

/** Bytes of brotli that a visitor loads for the worker, by the names of rulesets that are played. */
export function sizes({ outputs }: Metafile, directory = serviceDirectory) {
  const files = Object.entries(outputs);
  const entry = files.find(([, { entryPoint }]) => entryPoint === 'src/browser/worker.ts')?.[0];
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const { path: imported, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) withImports(imported, found);
    return found;
  };
  const bytesOf = (entries: readonly string[]): number =>
    [...new Set(entries.flatMap((file) => [...withImports(file)]))]
      .map((file) => readFileSync(path.join(directory, path.basename(file))))
      .reduce((sum, bytes) => sum + brotliCompressSync(bytes).length, 0);
  const rulesetFiles = files.flatMap(([file, { entryPoint = '' }]) =>
    entryPoint.includes('/rulesets/') ? [{ file, name: entryPoint.split('/').at(-2) ?? '' }] : [],
  );
  const base = entry ?? '';
  return {
    none: bytesOf([base]),
    ...Object.fromEntries(rulesetFiles.map(({ file, name }) => [name, bytesOf([base, file])])),
    all: bytesOf([base, ...rulesetFiles.map(({ file }) => file)]),
  };
}

if (import.meta.main) {
  const built = sizes(buildService());
  for (const [name, bytes] of Object.entries(built))
    console.log(`${name.padEnd(10)} ${(bytes / 1000).toFixed(0)} kB of brotli`);
}
