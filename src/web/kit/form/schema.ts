/** The input types that forms are made from, and what they say is wrong with a value. */
import {
  buildSchema,
  coerceInputValue,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import { inputs } from '../../../client/inputs.ts';
import type { FieldProblem } from '../../api/command.ts';

let schema: GraphQLSchema | null = null;

/** @throws Error when the schema has no input type of this name */
export function inputType(name: string): GraphQLInputObjectType {
  schema ??= buildSchema(inputs);
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`The schema has no input ${name}.`);
  return type;
}

/** Everything that the schema has against a value, in its own words. */
export function problemsOf(type: GraphQLInputObjectType, value: unknown): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  coerceInputValue(value, type, (path, _, { message }) => {
    // What is missing is said of what it is missing in.
    const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
    const place = missing === undefined ? path : [...path, missing];
    problems.push({ path: place.join('.'), message });
  });
  return problems;
}
