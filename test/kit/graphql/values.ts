/** Values that the schema allows for its inputs. */
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** The least that is valid: no optional fields, no entries of lists. */
export function leastValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type))
    return { Int: 1, Float: 1, Boolean: true }[type.name] ?? (type.name === 'JSON' ? {} : 'x');
  const fields = Object.values(type.getFields());
  // One of a `oneOf`, whichever.
  const given = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(given.map((field) => [field.name, leastValue(field.type)]));
}
