import { builder, type SchemaTypes } from './builder.ts';

/** An enum from its values and what each means. */
export function enumOf<const V extends Readonly<Record<string, string>>>(
  name: string,
  description: string,
  meanings: V,
) {
  const described = Object.entries(meanings).map(
    ([value, meaning]) => [value, { description: meaning }] as const,
  );
  const ref = builder.enumType(name, { description, values: Object.fromEntries(described) });
  return ref as unknown as PothosSchemaTypes.EnumRef<SchemaTypes, keyof V & string>;
}
