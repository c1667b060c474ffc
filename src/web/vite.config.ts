import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { common, EMBED, embedFile, pages } from './vite.common.ts';

const SCHEMA = path.join(import.meta.dirname, '../../schema/schema.graphql');

/** The schema as a file of the site, for tools: `/schema.graphql`. */
const schemaFile: Plugin = {
  name: 'schema-file',
  generateBundle() {
    const source = readFileSync(SCHEMA);
    this.emitFile({ type: 'asset', fileName: 'schema.graphql', source });
  },
};

const built = pages(import.meta.dirname, {
  '': { title: 'Sixbeat', script: './main.ts' },
  playground: { title: 'Sixbeat', script: './main.tsx' },
  reference: { title: 'Sixbeat: the API reference', script: './main.tsx' },
  embed: EMBED,
});

/** The pages that a server sends, built by scripts/build-web.ts, which sets the root and the output directory. */
export default defineConfig({
  ...common,
  plugins: [built.plugin, schemaFile, embedFile],
  build: {
    ...common.build,
    rolldownOptions: {
      ...common.build.rolldownOptions,
      input: built.input,
    },
  },
});
