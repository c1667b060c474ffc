import {
  getNullableType,
  type GraphQLInputField,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** What people look for first, then what is short, then what has parts. */
export function rankOf({ name, type }: GraphQLInputField): number {
  const nullable = getNullableType(type);
  if (isListType(nullable) || isInputObjectType(nullable)) return 9;
  const first = ['name', 'key', 'summary'].indexOf(name);
  if (first >= 0) return first;
  return isNonNullType(type) ? 4 : 5;
}
