import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSync, type Metafile } from 'esbuild';
import { rulesets } from '../../src/engine/all.ts';
import { apiTypesOf } from '../../src/graphql/plumbing/derive/api-types.ts';

/** The rulesets' part of the API, which takes a third of a cold start to work out. */
const API_TYPES = JSON.stringify(apiTypesOf(Object.values(rulesets)));

/** Yoga's own Request and Response are for older Nodes; those of Node are loaded anyway. */
const FETCH = createRequire(import.meta.url).resolve('@whatwg-node/fetch/dist/global-ponyfill.js');

/**
 * Makes `index.mjs` of a module and everything that it imports, for the Node.js of Lambda, with source
 * maps. What is imported when it is needed, each ruleset, is a file beside it, and so is each module of
 * `threads`, by its name. Answers what went in.
 *
 * The AWS SDK goes in as well: the copy that comes with the runtime is read file by file, at two to
 * three times the price for a cold start.
 */
export function bundle(
  entry: string,
  directory: string,
  threads: Readonly<Record<string, string>> = {},
): Metafile {
  // The names of files follow from what is in them: those of another build would stay.
  rmSync(directory, { recursive: true, force: true });
  return buildSync({
    entryPoints: { index: entry, ...threads },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages without "exports" are taken as modules too: half the size, and one copy of graphql.
    mainFields: ['module', 'main'],
    alias: { '@whatwg-node/fetch': FETCH },
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      BUNDLED_API_TYPES: JSON.stringify(API_TYPES),
    },
    // What is still CommonJS asks for Node's own modules with require.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  }).metafile;
}
