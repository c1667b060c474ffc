import path from 'node:path';
import type { Plugin } from 'vite';
import { embedScript } from '../embed/build.ts';

/** A page of a folder: what it is called, and what it runs. */
interface PageFile {
  readonly title: string;
  /** Relative to its folder. */
  readonly script: string;
}

/**
 * The pages of a site, all written alike.
 *
 * @param root the folder that is built
 * @param pages by their folders; the first page has none
 */
export function pages(root: string, files: Readonly<Record<string, PageFile>>) {
  const addresses = new Map(
    Object.entries(files).map(([folder, page]) => [path.join(root, folder, 'index.html'), page]),
  );
  const plugin: Plugin = {
    name: 'pages',
    enforce: 'pre',
    resolveId: (id) => (addresses.has(id) ? id : null),
    load(id) {
      const page = addresses.get(id);
      return page ? html(page) : null;
    },
  };
  const input = Object.fromEntries(
    Object.keys(files).map((folder) => [folder || 'table', path.join(root, folder, 'index.html')]),
  );
  return { plugin, input };
}

const html = ({ title, script }: PageFile): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>${title}</title>
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** The page that others embed. */
export const EMBED: PageFile = { title: 'Sixbeat: a fight', script: './main.ts' };

/** What pages that embed a fight load, beside the page that they embed. */
export const embedFile: Plugin = {
  name: 'embed-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'embed/sixbeat-fight.js', source: embedScript() });
  },
};

/** How all pages are built. */
export const common = {
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // What the page is made of asks for its licenses to be passed on with it.
    license: { fileName: 'LICENSES.md' },
    // The editor is one large chunk by nature, and it comes from localhost.
    chunkSizeWarningLimit: 10_000,
    // 'use client' and the like, which GraphiQL's packages carry, mean nothing in a browser.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  worker: { format: 'es' as const },
};
