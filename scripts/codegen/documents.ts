/** The typed documents of schema/operations, as codegen.yml describes them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { mutationDocuments } from './mutations.ts';
import * as plugin from './plugin.ts';

export const ROOT = path.join(import.meta.dirname, '../..');

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

const FOLDER = path.join(ROOT, path.dirname(configuration.documents));
export const MUTATIONS = path.join(FOLDER, 'mutations.graphql');

/** The text of `MUTATIONS`. */
export const mutations = (): string => mutationDocuments(buildSchema(readFileSync(SCHEMA, 'utf8')));

/** What schema/operations publishes: the mutations as the schema has them now, the rest by hand. */
export function published() {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(path.extname(configuration.documents)))
    .map((name) => path.join(FOLDER, name))
    .filter((file) => file !== MUTATIONS)
    .toSorted();
  return [
    ...files.map((location) => ({ location, document: parse(readFileSync(location, 'utf8')) })),
    { location: MUTATIONS, document: parse(mutations()) },
  ];
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
