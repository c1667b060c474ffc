import path from 'node:path';
import { defineConfig } from 'vite';

/** Built by scripts/build-web.ts, which sets the root and the output directory. */
export default defineConfig({
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // What the page is made of asks for its licenses to be passed on with it.
    license: { fileName: 'LICENSES.md' },
    // The editor is one large chunk by nature, and it comes from localhost.
    chunkSizeWarningLimit: 10_000,
    // 'use client' and the like, which GraphiQL's packages carry, mean nothing in a browser.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      input: {
        table: path.join(import.meta.dirname, 'index.html'),
        playground: path.join(import.meta.dirname, 'playground/index.html'),
      },
    },
  },
  worker: { format: 'es' },
});
