import {
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** What something begins with. @param isWanted whether it is there although it could be left out */
export function emptyOf(type: GraphQLInputType, isWanted: boolean): unknown {
  const nullable = getNullableType(type);
  if (nullable === type && !isWanted) return undefined;
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (!isInputObjectType(nullable)) return nullable.name === 'Boolean' ? true : undefined;
  if (nullable.isOneOf) return {};
  const fields = Object.values(nullable.getFields())
    .map(({ name, type: of }) => [name, emptyOf(of, false)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}
