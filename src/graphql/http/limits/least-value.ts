import {
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** The least that is valid where a type is asked for: null where it takes that. */
export const leastValue = (type: GraphQLInputType): unknown =>
  isNonNullType(type) ? leastOf(type.ofType) : null;

/** The same, but never null. */
function leastOf(type: GraphQLInputType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type))
    return { Int: 0, Float: 0, Boolean: false, JSON: {} }[String(type)] ?? '';
  const fields = Object.values(type.getFields());
  const given = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(
    given.map(({ name, type: one }) => [name, leastOf(getNullableType(one))]),
  );
}
