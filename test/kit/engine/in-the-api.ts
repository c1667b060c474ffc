/** A value of the engine as far as the API has it. */
import type * as z from 'zod';
import { bare, metaOf } from '../../../src/engine/core/schema/describe.ts';

type Definition = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
  readonly values?: readonly unknown[];
};

const definitionOf = (schema: z.core.$ZodType): Definition => bare(schema)._zod.def;

/** The value without the fields that serve the engine alone, and ids where the API lists ids. */
export function inTheApi(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (metaOf(schema, 'scalar') === 'JSON') return value;
  const { shape, element, options, discriminator = '' } = definitionOf(schema);
  if (element && Array.isArray(value)) return value.map((one) => inTheApi(element, one));
  const fields = value as Readonly<Record<string, unknown>>;
  const member = options?.find((option) =>
    definitionOf(definitionOf(option).shape?.[discriminator] ?? option).values?.includes(
      fields[discriminator],
    ),
  );
  if (member) return inTheApi(member, value);
  if (!shape) return value;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      if (metaOf(field, 'seenBy') === 'ENGINE') return [];
      const inside = fields[name];
      if (metaOf(field, 'idsAs') !== undefined) return [[name, idsIn(inside)]];
      return [[name, inTheApi(field, inside)]];
    }),
  );
}

/** Of newcomers, of those who are hidden, and of definitions. */
const idsIn = (list: unknown): readonly unknown[] =>
  (list as readonly Identified[]).map(({ id, key, combatant }) => id ?? key ?? combatant?.id);

interface Identified {
  readonly id?: string;
  readonly key?: string;
  readonly combatant?: { readonly id: string };
}
