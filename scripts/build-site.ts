/** `npm run build:site`: the Table with its API in the browser, as a folder of files for any web server. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '../src/web/vite.site.config.ts';
import { buildService, serviceDirectory } from './build-service.ts';

/** Where the site lies. */
export const siteDirectory = path.resolve(import.meta.dirname, '../dist/site');

export async function buildSite(outDir = siteDirectory): Promise<void> {
  buildService();
  // Loaded here, since tests import what this file says.
  const { build } = await import('vite');
  process.env.NODE_ENV = 'production';
  await build({
    ...siteConfig(serviceDirectory),
    configFile: false,
    logLevel: 'warn',
    build: { ...siteConfig(serviceDirectory).build, outDir, emptyOutDir: true },
  });
}

if (import.meta.main) {
  await buildSite();
  const names = await readdir(siteDirectory, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(siteDirectory, name))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`dist/site has ${names.length} files of ${(bytes / 1e6).toFixed(1)} MB.`);
  console.log('Serve it as it is: python3 -m http.server --directory dist/site 8000');
}
