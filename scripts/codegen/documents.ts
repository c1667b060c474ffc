/** The typed documents of schema/operations, as `npm run codegen` writes them and a test expects them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import * as plugin from './plugin.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const OPERATIONS = path.join(ROOT, 'schema/operations');

export const TYPED_DOCUMENTS = path.join(ROOT, 'src/client/generated/operations.ts');

const config = {
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  inlineFragmentTypes: 'combine',
  avoidOptionals: { field: true },
  scalars: { JSON: 'unknown', ID: 'string' },
};

export function typedDocuments(): Promise<string> {
  const sdl = readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8');
  const documents = readdirSync(OPERATIONS)
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => {
      const location = path.join(OPERATIONS, file);
      const document = parse(readFileSync(location, 'utf8'));
      return { location, document };
    });
  return codegen({
    filename: TYPED_DOCUMENTS,
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents,
    config,
    plugins: [{ documents: {} }],
    pluginMap: { documents: plugin },
  });
}
