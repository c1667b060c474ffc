import path from 'node:path';
import { buildSync, type Metafile } from 'esbuild';

/** The name of the file that a bundle is; its handler is `index.handler`. */
const FILE = 'index.mjs';

/**
 * Makes one file of a module and everything that it imports, for the Node.js of Lambda, with a
 * source map beside it. Answers what went into it.
 *
 * The AWS SDK goes in as well: the copy that comes with the runtime is read file by file, at two to
 * three times the price for a cold start.
 */
export function bundle(entry: string, directory: string): Metafile {
  return buildSync({
    entryPoints: [entry],
    outfile: path.join(directory, FILE),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Packages without "exports" are taken as modules too: half the size, and one copy of graphql.
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // What is still CommonJS asks for Node's own modules with require.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  }).metafile;
}
