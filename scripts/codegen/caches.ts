/** What the caches of clients must know of the schema: `possibleTypes` for Apollo, all of it for graphcache. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospectionQuery } from '@urql/introspection';
import {
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { CLIENT_FILES, SCHEMA } from './documents.ts';

/** The files by their names. */
export function cacheFiles(): ReadonlyMap<string, string> {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const file = (name: string): string => path.join(CLIENT_FILES, name);
  return new Map([
    [
      file('cached-types.ts'),
      [
        `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes(schema))};`,
        `export const partsOfOne: readonly string[] = ${JSON.stringify(partsOfOne(schema))};`,
        '',
      ].join('\n'),
    ],
    [
      file('introspection.ts'),
      [
        "import type { IntrospectionQuery } from 'graphql';",
        `export const introspection = JSON.parse(${JSON.stringify(minified(schema))}) as IntrospectionQuery;`,
        '',
      ].join('\n'),
    ],
  ]);
}

function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const namesIn = (type: (typeof abstract)[number]) =>
    schema.getPossibleTypes(type).map(({ name }) => name);
  return Object.fromEntries(abstract.map((type) => [type.name, namesIn(type)]));
}

/**
 * The types without an id of which something with an id has one: what is read of them at different
 * times belongs together. What stands in a list does not.
 */
function partsOfOne(schema: GraphQLSchema): readonly string[] {
  const found = new Set<GraphQLObjectType>();
  const add = (type: GraphQLOutputType): void => {
    const named = getNullableType(type);
    if (isListType(named)) return;
    if (isAbstractType(named)) for (const one of schema.getPossibleTypes(named)) add(one);
    if (!isObjectType(named) || hasIdentity(named) || found.has(named)) return;
    found.add(named);
    for (const field of Object.values(named.getFields())) add(field.type);
  };
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && hasIdentity(type))
      for (const field of Object.values(type.getFields())) add(field.type);
  return [...found].map(({ name }) => name).toSorted();
}

const hasIdentity = (type: GraphQLObjectType): boolean => 'id' in type.getFields();

/** Names and types of fields: no descriptions, and scalars alike. */
const minified = (schema: GraphQLSchema): string =>
  JSON.stringify(minifyIntrospectionQuery(introspectionFromSchema(schema)));
