/**
 * What the API answers in the form in which it takes the same, by the names of the schema alone: a field is
 * taken from its namesake, from the one whose name says a word more, or from a group.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { fullNameOf } from '../figures.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param answer with `__typename` where it is one of several; fields that the type does not have are left
 * @param around what it stands in, in which there may be the most that its figures can be
 */
export function asInput(
  type: GraphQLInputObjectType,
  answer: Fields,
  around: Fields = answer,
): Fields {
  if (type.isOneOf) return oneOf(type, answer, around);
  const found = Object.values(type.getFields()).flatMap((field) => {
    const value = sought(field, type, answer, around);
    if (value === null || value === undefined) return [];
    return [[field.name, converted(field.type, value, around)] as const];
  });
  return Object.fromEntries(found);
}

/** Where the value of a field is. Who begins begins with all that there can be, and without harm. */
function sought(
  field: GraphQLInputField,
  type: GraphQLInputObjectType,
  answer: Fields,
  around: Fields,
): unknown {
  const { name } = field;
  const full = fullNameOf(name, around);
  if (full !== null && name in answer) return isNonNullType(field.type) ? around[full] : undefined;
  if (name in answer) return answer[name];
  const others = Object.entries(answer).filter(([key]) => !(key in type.getFields()));
  const typeName = getNamedType(field.type).name;
  const longer = others.find(
    ([key]) =>
      key.endsWith(capital(name)) || saysMore(key, name) || typeName.endsWith(capital(key)),
  );
  if (longer) return longer[1];
  // What is left of a group is no part of what somebody begins with.
  const group = others.find(
    ([key, value]) => !key.endsWith('Left') && isGroup(value) && name in value,
  );
  return group && (group[1] as Fields)[name];
}

/**
 * Of several the one whose type the answer has; else the one by the longest word of the type's name.
 * Nothing where it is what the API cannot be given.
 */
function oneOf(type: GraphQLInputObjectType, answer: Fields, around: Fields): Fields {
  const kind = String(answer.__typename);
  const fields = Object.values(type.getFields());
  const byType = fields.find((field) => getNamedType(field.type).name === `${kind}Input`);
  const [byWord] = fields
    .filter(({ name }) => kind.includes(capital(name)))
    .sort((a, b) => b.name.length - a.name.length);
  const chosen = byType ?? byWord;
  const value = chosen && converted(chosen.type, answer, around);
  return chosen && value !== null && value !== undefined ? { [chosen.name]: value } : {};
}

function converted(type: GraphQLInputType, value: unknown, around: Fields): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return (value as readonly unknown[]).map((one) => converted(nullable.ofType, one, around));
  if (!isGroup(value)) return value;
  if (isInputObjectType(nullable)) return asInput(nullable, value, around);
  if (nullable.name === 'Boolean') return true;
  if ('key' in value) return value.key;
  return Object.entries(value).find(([key]) => key !== '__typename')?.[1];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `reachKind` of `reach`. */
const saysMore = (longer: string, name: string): boolean =>
  longer.startsWith(name) && /^[A-Z]/.test(longer.slice(name.length));

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
