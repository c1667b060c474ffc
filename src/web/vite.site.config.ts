import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contentSecurityPolicy, EMBED_PATH, readerPolicy } from './headers.ts';
import { common, EMBED, embedFile, pages } from './vite.common.ts';

/** A folder of files sends no headers: each page says its policy itself, but for who may frame it. */
const policy: Plugin = {
  name: 'policy',
  transformIndexHtml: (_, { path: address }) => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'content-security-policy',
        content: (address.startsWith(`${EMBED_PATH}/`)
          ? readerPolicy()
          : contentSecurityPolicy(null)
        ).replace(/; frame-ancestors [^;]+/, ''),
      },
      injectTo: 'head-prepend',
    },
  ],
};

/** It is the first page that is installed. */
const manifestOfFirstPage: Plugin = {
  name: 'manifest-of-first-page',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path: address }) =>
      address.startsWith(`${EMBED_PATH}/`) ? html.replace(/<link rel="manifest"[^>]*>/, '') : html,
  },
};

/** Lays the files of the service beside the page, before they are listed to be kept. */
const withService = (service: string): Plugin => ({
  name: 'service',
  writeBundle({ dir = '' }) {
    cpSync(service, path.join(dir, 'service'), { recursive: true });
  },
});

const ROOT = path.join(import.meta.dirname, 'site');
const built = pages(ROOT, {
  '': { title: 'Sixbeat', script: './main.ts' },
  embed: EMBED,
});

/**
 * The site that needs no server, for scripts/build-site.ts. It works under any path.
 *
 * @param service the folder of the built service
 */
export function siteConfig(service: string): UserConfig {
  const worker = readFileSync(path.join(service, 'worker.js'));
  const version = createHash('sha256').update(worker).digest('hex').slice(0, 8);
  return defineConfig({
    root: ROOT,
    base: './',
    publicDir: path.join(import.meta.dirname, 'public'),
    // With its version, so that no cache answers with that of another one.
    define: { SERVICE_WORKER: JSON.stringify(`service/worker.js?v=${version}`) },
    plugins: [
      built.plugin,
      policy,
      embedFile,
      withService(service),
      VitePWA({
        // A new version is offered: it must not come in the middle of a fight.
        registerType: 'prompt',
        injectRegister: false,
        workbox: {
          // So that the first visit, too, goes on without a network.
          clientsClaim: true,
          globPatterns: ['**/*.{html,js,css,svg}'],
          // For servers of another version, `api/named.ts`: the service here is of this one.
          globIgnores: ['**/texts-*.js'],
          maximumFileSizeToCacheInBytes: 4_000_000,
          ignoreURLParametersMatching: [/^v$/],
        },
        manifest: {
          name: 'Sixbeat',
          short_name: 'Sixbeat',
          description: 'Tabletop fights by the rules',
          display: 'standalone',
          theme_color: '#17181b',
          background_color: '#17181b',
          icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        },
      }),
      manifestOfFirstPage,
    ],
    ...common,
    build: {
      ...common.build,
      rolldownOptions: { ...common.build.rolldownOptions, input: built.input },
    },
  });
}
