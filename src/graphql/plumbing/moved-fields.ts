/** What stood beside the fields of all rulesets in 1.0, and stands in the part of its ruleset now. */
import { type GraphQLError, type GraphQLSchema, isInputObjectType } from 'graphql';
import type { Guard } from '../http/guard.ts';
import { DETAILS } from './type-names.ts';

const UNKNOWN_FIELD = /Field "(\w+)" is not defined by type "(\w+)"/;

type Place = (error: GraphQLError) => GraphQLError;

/** The same for what is written in the document itself. */
export const placesIn = (place: Place): Guard => ({
  onValidate:
    () =>
    ({ result }) => {
      for (const error of result) place(error as GraphQLError);
    },
});

/** Adds to an error about an unknown field where that field stands, if its input has a part that has it. */
export const withPlace =
  (schema: GraphQLSchema): Place =>
  (error) => {
    const [, field = '', input = ''] = UNKNOWN_FIELD.exec(error.message) ?? [];
    const places = placesOf(field, schema.getType(input));
    if (places.length > 0) error.message += ` It is in ${places.join(' or ')}.`;
    return error;
  };

function placesOf(field: string, input: ReturnType<GraphQLSchema['getType']>): readonly string[] {
  const parts = isInputObjectType(input) ? input.getFields()[DETAILS]?.type : undefined;
  if (!isInputObjectType(parts)) return [];
  return Object.values(parts.getFields())
    .filter(({ type }) => isInputObjectType(type) && field in type.getFields())
    .map(({ name }) => `\`${DETAILS}.${name}\``);
}
