/** What a client can work out from the schema alone: documents, and what an input still lacks. */
import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import { typeName } from '../../../src/graphql/plumbing/type-names.ts';

export interface Wanted {
  /** Whose events: graphql-js compares the fields of one ruleset's in a document, not of all. */
  readonly ruleset?: string | undefined;
  /** The names of types of which no field is wanted, such as those above it in the path. */
  readonly above?: readonly string[] | undefined;
  readonly beside?: 'IDS' | 'IDS_AND_COMBATANTS';
}

/**
 * Every field, down to the leaves; fields of a type that stands above them in the path are left out.
 * So are the combatants beside their ids, unless it is said otherwise.
 */
export function allFields(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  { ruleset, above = [], beside = 'IDS' }: Wanted = {},
): string {
  // Cited all over: what every rule has is enough.
  if (type.name === 'Rule') return '{ __typename id title summary }';
  if (isAbstractType(type)) {
    const asked = type.name === 'Event' ? eventsOf(schema, ruleset) : type;
    const parts = schema
      .getPossibleTypes(asked)
      .map(
        (possible) =>
          `... on ${possible.name} ${allFields(schema, possible, { ruleset, above, beside })}`,
      );
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (path.includes(named.name)) return [];
    if (named.name === 'Combatant' && type.name !== 'Encounter')
      return beside === 'IDS' ? [] : [`${field.name} { id }`];
    return [`${field.name} ${allFields(schema, named, { ruleset, above: path, beside })}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** The interface of what can happen in an encounter of this ruleset. */
export function eventsOf(schema: GraphQLSchema, ruleset = ''): GraphQLInterfaceType {
  const type = schema.getType(typeName(ruleset, 'Event'));
  if (isInterfaceType(type)) return type;
  throw new Error(`All events are asked for ruleset by ruleset; '${ruleset}' has none.`);
}

/** The input type of a mutation. */
export function inputTypeOf(schema: GraphQLSchema, mutation: string): GraphQLInputObjectType {
  const field = schema.getMutationType()?.getFields()[mutation];
  if (!field) throw new Error(`The schema has no mutation '${mutation}'.`);
  const [argument] = field.args;
  const input = argument && getNamedType(argument.type);
  if (!isInputObjectType(input)) throw new Error(`'${mutation}' has no input.`);
  return input;
}

/** The fields that must be given and are not. */
export const missingFields = (type: GraphQLInputObjectType, given: object): readonly string[] =>
  Object.values(type.getFields())
    .filter((field) => isRequiredInputField(field) && !Object.hasOwn(given, field.name))
    .map(({ name }) => name);

/** A mutation by its name, asking for these fields of its payload. */
export function mutationDocument(
  schema: GraphQLSchema,
  mutation: string,
  payloadFields: string,
): string {
  const input = inputTypeOf(schema, mutation).name;
  const payload = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`;
  return `mutation ($input: ${input}!) { answer: ${mutation}(input: $input) {
    __typename
    ... on UserError { code message }
    ... on IllegalMove { rule { id } }
    ... on InvalidInput { fields { path } }
    ... on ${payload} { ${payloadFields} }
  } }`;
}
