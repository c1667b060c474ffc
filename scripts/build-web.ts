import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { PRECOMPRESSED } from '../src/web/headers.ts';
import { keepBuilds } from './kept-builds.ts';

const repository = join(import.meta.dirname, '..');
const source = join(repository, 'src/web');
const inputs = [
  source,
  join(repository, 'src/scene'),
  ...['messages.ts', 'sixbeat-fight.ts'].map((name) => join(repository, 'src/embed', name)),
  // Not the folder: packing the client writes into it.
  ...['index.ts', 'brief.ts', 'inputs.ts', 'generated'].map((name) =>
    join(repository, 'src/client', name),
  ),
  join(repository, 'schema/operations'),
  join(repository, 'schema/schema.graphql'),
  join(repository, 'package-lock.json'),
];

/** Where the built pages lie: what `staticFiles` serves. */
export const webDirectory = join(repository, 'dist/web');
const page = join(webDirectory, 'index.html');

/** Builds the Table and the playground unless what is there is newer than everything it is made from. */
export async function buildWeb(): Promise<void> {
  const started = new Date();
  const built = await modified(page);
  const newest = Math.max(...(await Promise.all(inputs.map(newestIn))));
  if (built > newest) return;
  console.log('Building the pages (once, about 5 s) ...');
  // Beside its place and then renamed: a build that is cut short leaves no half of a page.
  const fresh = `${webDirectory}-${process.pid}`;
  // Loaded here, since most starts need no build.
  const { build } = await import('vite');
  await inProduction(() =>
    build({
      root: source,
      configFile: join(source, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    }),
  );
  await precompress(fresh);
  await keepBuilds(fresh, webDirectory);
  // Dated at the start, so that an edit during the build counts as newer.
  await utimes(join(fresh, 'index.html'), started, started);
  await replaceBy(fresh);
}

async function replaceBy(fresh: string): Promise<void> {
  await rm(webDirectory, { recursive: true, force: true });
  try {
    await rename(fresh, webDirectory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    // Another process has built the same meanwhile.
    await rm(fresh, { recursive: true });
  }
}

/** Bytes of a file that is worth it; the editor of the playground has larger ones, which would take seconds. */
const [MIN_BYTES, MAX_BYTES] = [1_000, 800_000];

/** Beside each script, style and schema the same with brotli at its best, an eighth smaller than what a request waits for. */
async function precompress(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(js|css|graphql)$/.test(name))
      .map(async (name) => {
        const path = join(directory, name);
        const bytes = await readFile(path);
        if (bytes.length < MIN_BYTES || bytes.length > MAX_BYTES) return;
        await writeFile(path + PRECOMPRESSED, await promisify(brotliCompress)(bytes));
      }),
  );
}

/** Vite takes the mode of React from NODE_ENV, which a test runner has set to `test`. */
async function inProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** The last change of a file, or in a directory: its own date shows that files were removed. */
async function newestIn(path: string): Promise<number> {
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  const dates = await Promise.all([path, ...inside.map((name) => join(path, name))].map(modified));
  return Math.max(...dates);
}

/** 0 for what does not exist. */
async function modified(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}

if (import.meta.main) await buildWeb();
