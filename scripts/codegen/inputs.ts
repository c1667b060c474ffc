/** The input types of what a game master makes and sets, with their words: forms are made from them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printType,
} from 'graphql';
import { CLIENT_FILES, SCHEMA } from './documents.ts';

/** Sheets, conditions and what they are set to, actions, what is answered without being asked. */
const ROOTS = [
  'SheetInput',
  'FiguresInput',
  'InflictionInput',
  'DefinitionsInput',
  'SetStandingOrdersInput',
];

/** The file by its name. */
export function inputFiles(): ReadonlyMap<string, string> {
  const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
  const sdl = [...within(schema)].map((name) => printed(schema, name)).join('\n');
  return new Map([
    [
      path.join(CLIENT_FILES, 'inputs.ts'),
      `export const inputs: string = ${JSON.stringify(sdl)};\n`,
    ],
  ]);
}

/** The roots, and every type that they are made of. */
function within(schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const type = schema.getType(name);
    if (found.has(name) || !type || isSpecifiedScalarType(type)) return;
    if (!isInputObjectType(type) && !isEnumType(type) && !isScalarType(type)) return;
    found.add(name);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type).name);
  };
  ROOTS.forEach(add);
  return found;
}

function printed(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (!type) throw new Error(`The schema has no ${name}.`);
  return printType(type);
}
