/**
 * What a document of 1.0 asks for where it no longer is: what has another name now, an input field that is
 * in the part of its ruleset, a field of what is one of several types, an id that is an object.
 */
import {
  type GraphQLError,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { Guard } from '../http/guard.ts';
import { nameOfToday } from './renamed.ts';
import { DETAILS } from './type-names.ts';

const UNKNOWN_INPUT_FIELD = /Field "(\w+)" is not defined by type "(\w+)"/;
const UNKNOWN_FIELD = /Cannot query field "(\w+)" on type "(\w+)"/;
const NO_SELECTION = /Field "(\w+)" of type "(\w+)!?" must have a selection/;
/** GraphQL's own guess, which comes last. */
const GUESS = / Did you mean .*\?$/s;

type Place = (error: GraphQLError) => GraphQLError;

/** The same for what is written in the document itself. */
export const placesIn = (place: Place): Guard => ({
  onValidate:
    () =>
    ({ result }) => {
      for (const error of result) place(error as GraphQLError);
    },
});

/** Adds to an error about an unknown field where that field stands, if it stands nearby. */
export const withPlace =
  (schema: GraphQLSchema): Place =>
  (error) => {
    const advice =
      inputAdvice(schema, error) ??
      nameAdvice(schema, error) ??
      fieldAdvice(schema, error) ??
      idAdvice(schema, error);
    if (advice !== null) error.message = `${error.message.replace(GUESS, '')} ${advice}`;
    return error;
  };

/** Null where there is none. */
type Advice = (schema: GraphQLSchema, error: GraphQLError) => string | null;

const inputAdvice: Advice = (schema, { message }) => {
  const [, field = '', input = ''] = UNKNOWN_INPUT_FIELD.exec(message) ?? [];
  return isIn(placesOf(field, schema.getType(input)));
};

const nameAdvice: Advice = (schema, error) => {
  const name = nameOfToday(schema, error);
  return name === null ? null : `It is called \`${name}\` now.`;
};

const fieldAdvice: Advice = (schema, { message }) => {
  const [, field = '', name = ''] = UNKNOWN_FIELD.exec(message) ?? [];
  const type = schema.getType(name);
  if (!isAbstractType(type)) return null;
  const having = schema.getPossibleTypes(type).filter((one) => field in one.getFields());
  return having.length > MAX_TYPES ? null : isIn(having.map((one) => `\`... on ${one.name}\``));
};

/** Of an abstract type with more there is no one place. */
const MAX_TYPES = 3;

const idAdvice: Advice = (schema, { message }) => {
  const [, field = '', name = ''] = NO_SELECTION.exec(message) ?? [];
  const type = schema.getType(name);
  const hasId = (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
  return hasId ? `Ask for \`${field} { id }\`.` : null;
};

const isIn = (places: readonly string[]): string | null =>
  places.length > 0 ? `It is in ${places.join(' or ')}.` : null;

function placesOf(field: string, input: ReturnType<GraphQLSchema['getType']>): readonly string[] {
  const parts = isInputObjectType(input) ? input.getFields()[DETAILS]?.type : undefined;
  if (!isInputObjectType(parts)) return [];
  return Object.values(parts.getFields())
    .filter(({ type }) => isInputObjectType(type) && field in type.getFields())
    .map(({ name }) => `\`${DETAILS}.${name}\``);
}
