/** The typed documents of schema/operations, as codegen.yml describes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import { parse as parseYaml } from 'yaml';
import * as plugin from './plugin.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** As much of the configuration of GraphQL Code Generator as this project uses: one file, one plugin. */
interface Configuration {
  readonly schema: string;
  /** The files of one folder: `folder/*.graphql`. */
  readonly documents: string;
  readonly generates: Readonly<Record<string, { readonly config: Record<string, unknown> }>>;
}

const configuration = parseYaml(
  readFileSync(path.join(ROOT, 'codegen.yml'), 'utf8'),
) as Configuration;
const [[file, { config }] = ['', { config: {} }]] = Object.entries(configuration.generates);

export const TYPED_DOCUMENTS = path.join(ROOT, file);
export const CLIENT_FILES = path.dirname(TYPED_DOCUMENTS);
export const SCHEMA = path.join(ROOT, configuration.schema);

/** What schema/operations publishes, file by file. */
export function published() {
  const folder = path.join(ROOT, path.dirname(configuration.documents));
  return readdirSync(folder)
    .filter((name) => name.endsWith(path.extname(configuration.documents)))
    .toSorted()
    .map((name) => {
      const location = path.join(folder, name);
      return { location, document: parse(readFileSync(location, 'utf8')) };
    });
}

export function typedDocuments(): Promise<string> {
  const sdl = readFileSync(SCHEMA, 'utf8');
  return codegen({
    filename: TYPED_DOCUMENTS,
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    documents: published(),
    config,
    plugins: [{ documents: {} }],
    pluginMap: { documents: plugin },
  });
}
