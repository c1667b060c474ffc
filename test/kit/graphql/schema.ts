/** What a client can work out from the schema alone: documents, and what an input still lacks. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';

/**
 * Every field, down to the leaves; fields of a type that stands above them in the path are left out.
 * So are the combatants beside their ids, unless it is said otherwise.
 */
export function allFields(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  above: readonly string[] = [],
  beside: 'IDS' | 'IDS_AND_COMBATANTS' = 'IDS',
): string {
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} ${allFields(schema, possible, above, beside)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const path = [...above, type.name];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const answer = nameOf(schema, type.name, field);
    if (isLeafType(named)) return [answer];
    if (path.includes(named.name)) return [];
    if (named.name === 'Combatant' && type.name !== 'Encounter')
      return beside === 'IDS' ? [] : [`${answer} { id }`];
    return [`${answer} ${allFields(schema, named, path, beside)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/**
 * Two types of a union or an interface may have fields of the same name and different types: these get
 * aliases. Any other type stands alone in its place.
 */
function nameOf(
  schema: GraphQLSchema,
  type: string,
  field: GraphQLField<unknown, unknown>,
): string {
  const { name } = field;
  if (!membersOf(schema).has(type)) return name;
  return usualTypes(schema).get(name) === String(field.type) ? name : `${type}_${name}: ${name}`;
}

const membersBySchema = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** The types of all unions and interfaces. */
function membersOf(schema: GraphQLSchema): ReadonlySet<string> {
  const known = membersBySchema.get(schema);
  if (known) return known;
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const possible = abstract.flatMap((type) => schema.getPossibleTypes(type));
  const members = new Set(possible.map(({ name }) => name));
  membersBySchema.set(schema, members);
  return members;
}

const usualBySchema = new WeakMap<GraphQLSchema, ReadonlyMap<string, string>>();

/**
 * By the name of a field, the type that most fields of this name have: combatants beside their ids
 * only where no field of the name is anything else.
 */
function usualTypes(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const known = usualBySchema.get(schema);
  if (known) return known;
  const counts = new Map<string, Map<string, number>>();
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const { name, type } of types.flatMap((of) => Object.values(of.getFields()))) {
    const count = counts.get(name) ?? new Map<string, number>();
    const weight = getNamedType(type).name === 'Combatant' && name !== 'combatants' ? 0 : 1;
    counts.set(name, count.set(String(type), (count.get(String(type)) ?? 0) + weight));
  }
  const most = (count: ReadonlyMap<string, number>) =>
    [...count].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  const usual = new Map([...counts].map(([name, count]) => [name, most(count)]));
  usualBySchema.set(schema, usual);
  return usual;
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
    ... on IllegalMove { rule }
    ... on InvalidInput { fields { path } }
    ... on ${payload} { ${payloadFields} }
  } }`;
}
