/**
 * The input types of what a game master makes and sets, with their words and their directives: forms are
 * made from them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import { CLIENT_FILES, SCHEMA } from './documents.ts';

/** Sheets, conditions and what they are set to, actions, what is answered without being asked. */
const ROOTS = [
  'SheetInput',
  'StatsInput',
  'InflictionInput',
  'DefinitionsInput',
  'SetStandingOrdersInput',
];

/** The file by its name. */
export function inputFiles(): ReadonlyMap<string, string> {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one));
  const sdl = [...directives, ...within(schema, directives)].map(printed).join('\n');
  return new Map([
    [
      path.join(CLIENT_FILES, 'inputs.ts'),
      `export const inputs: string = ${JSON.stringify(sdl)};\n`,
    ],
  ]);
}

/** The roots and the arguments of directives, and every type that they are made of. */
function within(
  schema: GraphQLSchema,
  directives: readonly GraphQLDirective[],
): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const add = (type: GraphQLNamedType): void => {
    if (found.has(type) || isSpecifiedScalarType(type)) return;
    if (!isInputObjectType(type) && !isEnumType(type) && !isScalarType(type)) return;
    found.add(type);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  };
  for (const root of ROOTS) {
    const type = schema.getType(root);
    if (!type) throw new Error(`The schema has no ${root}.`);
    add(type);
  }
  for (const { args } of directives) for (const { type } of args) add(getNamedType(type));
  return found;
}

const printed = ({ name, astNode }: GraphQLNamedType | GraphQLDirective): string => {
  if (!astNode) throw new Error(`The schema has no definition of ${name}.`);
  return print(astNode);
};
