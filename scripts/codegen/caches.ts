/** What the caches of clients must know of the schema: `possibleTypes` for Apollo, all of it for graphcache. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospectionQuery } from '@urql/introspection';
import {
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type GraphQLNamedOutputType,
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
        `export const listsOfOne: Record<string, readonly string[]> = ${JSON.stringify(listsOfOne(schema))};`,
        `export const answersOfNow: readonly string[] = ${JSON.stringify(answersOfNow(schema))};`,
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

/** The lists of what has an id, by its type: what is read later takes the place of the whole list. */
function listsOfOne(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType).filter(hasIdentity);
  const listsOf = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).filter(({ type: of }) => isListType(getNullableType(of)));
  return Object.fromEntries(
    types.map((type) => [type.name, listsOf(type).map(({ name }) => name)]),
  );
}

/**
 * What options, decisions and odds are made of and has no id: chances, sight, picks, costs. It may be
 * another each time that it is asked for.
 */
function answersOfNow(schema: GraphQLSchema): readonly string[] {
  const found = new Set<GraphQLObjectType>();
  const add = (type: GraphQLNamedOutputType): void => {
    if (isAbstractType(type)) for (const one of schema.getPossibleTypes(type)) add(one);
    if (!isObjectType(type) || hasIdentity(type) || found.has(type)) return;
    found.add(type);
    addFields(type);
  };
  const addFields = (type: GraphQLObjectType): void => {
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  };
  for (const name of ['Decision', 'Option', 'Odds']) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
    addFields(type);
  }
  return [...found].map(({ name }) => name).toSorted();
}

const hasIdentity = (type: GraphQLObjectType): boolean => 'id' in type.getFields();

/** Names and types of fields: no descriptions, and scalars alike. */
const minified = (schema: GraphQLSchema): string =>
  JSON.stringify(minifyIntrospectionQuery(introspectionFromSchema(schema)));
