/** What Vitest runs before tests that start servers: in one piece a server starts in half the time. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../root.ts';
import { MAIN, SERVER } from './process.ts';

/** As deep as `src/local`: from there it finds the pages. */
const FOLDER = path.join(ROOT, 'dist/local');

export function setup(): void {
  for (const worker of ['forecast-worker', 'png-worker'])
    bundleOf(worker, path.join(ROOT, `src/local/threads/${worker}.ts`));
  process.env[SERVER] = bundleOf('main', MAIN);
}

function bundleOf(name: string, entry: string): string {
  const file = path.join(FOLDER, `${name}.mjs`);
  const fresh = `${file}-${process.pid}`;
  buildSync({
    entryPoints: [entry],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    // What is still CommonJS asks for Node's own modules with require.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
  });
  // Another run of tests beside this one reads the old one or the new one whole.
  renameSync(fresh, file);
  return file;
}
