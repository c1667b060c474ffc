/** What the API answers in the form in which it takes the same, as the schema says by `@answeredBy`. */
import {
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { metadataOf } from './schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @param answer with `__typename` where it is one of several; fields that the type does not have are left */
export function asInput(type: GraphQLInputObjectType, answer: Fields): Fields {
  const found = fieldsFor(type, answer).flatMap((field) => {
    const value = given(field, type.isOneOf ? [] : [field.name], answer);
    return value === null || value === undefined ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Of several, the one that stands for the type of the answer. */
function fieldsFor(type: GraphQLInputObjectType, answer: Fields): readonly GraphQLInputField[] {
  const fields = Object.values(type.getFields());
  return type.isOneOf
    ? fields.filter((field) => metadataOf(field).answeredBy?.type === answer.__typename)
    : fields;
}

/** @param usual where its value is, unless the schema says otherwise */
function given(field: GraphQLInputField, usual: readonly string[], answer: Fields): unknown {
  const path = metadataOf(field).answeredBy?.field;
  return path === null ? null : converted(field.type, valueAt(answer, path?.split('.') ?? usual));
}

/** Of a list, what each entry has there. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => valueAt(one, path));
  return isGroup(value) ? valueAt(value[step], rest) : undefined;
}

function converted(type: GraphQLInputType, value: unknown): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return Array.isArray(value) ? value.map((one) => converted(nullable.ofType, one)) : value;
  if (!isGroup(value)) return value;
  return isInputObjectType(nullable) ? asInput(nullable, value) : true;
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
