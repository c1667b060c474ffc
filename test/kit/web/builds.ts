/** Builds of the pages, of which a browser is given one or another. */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { webDirectory } from '../../../scripts/build-web.ts';
import { staticFiles } from '../../../src/local/listener/static.ts';

/** The pages as they are built. */
export async function build(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  await cp(webDirectory, directory, { recursive: true });
  await rm(path.join(directory, 'builds.json'), { force: true });
  return directory;
}

/** The same pages as a later build has them: each hash in a name is another one. */
export async function laterBuild(directory: string): Promise<string> {
  await build(directory);
  const assets = path.join(directory, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(
    names
      .filter((name) => /\.(js|css)$/.test(name))
      .map(
        (name) =>
          [
            name,
            name.replace(
              /-([\w-]{8})(\.\w+)$/,
              (_, hash: string, end: string) => `-${hash.slice(4)}${hash.slice(0, 4)}${end}`,
            ),
          ] as const,
      ),
  );
  for (const name of names) if (name.endsWith('.br')) await rm(path.join(assets, name));
  for (const file of ['index.html', ...[...renamed.keys()].map((name) => `assets/${name}`)]) {
    const at = path.join(directory, file);
    let text = await readFile(at, 'utf8');
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    await writeFile(at, text);
  }
  for (const [before, after] of renamed)
    await rename(path.join(assets, before), path.join(assets, after));
  return directory;
}

/** Gives a page the files of one build, and of another after it was deployed. */
export async function served(page: Page, first: string) {
  let files = staticFiles(first);
  /** How often the page itself was asked for. */
  let loads = 0;
  await page.route(
    (url) => !url.pathname.startsWith('/graphql'),
    async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) loads++;
      const answer = await files(new Request(request.url()));
      if (!answer) return route.fulfill({ status: 404, body: 'Not found' });
      return route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    },
  );
  return {
    deploy: (next: string): void => {
      files = staticFiles(next);
    },
    loads: (): number => loads,
  };
}
