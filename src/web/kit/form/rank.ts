import {
  getNullableType,
  type GraphQLInputField,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** What people look for first, then what is short, then the key, which follows from the name, then what has parts. */
export function rankOf({ name, type }: GraphQLInputField): number {
  const nullable = getNullableType(type);
  if (isListType(nullable) || isInputObjectType(nullable)) return 9;
  if (name === 'key') return 6;
  const first = ['name', 'summary'].indexOf(name);
  if (first >= 0) return first;
  return isNonNullType(type) ? 4 : 5;
}
