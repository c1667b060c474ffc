import type * as z from 'zod';
import { bare, metaOf, type ReferenceKind } from '../schema/describe.ts';
import { type Fault, type Path, twice, unless } from './fault.ts';

/** Whether there is what an id or a key names. */
export type Known = (kind: ReferenceKind, name: string) => boolean;

/** What the code below reads of the definition of a schema, whatever its kind. */
type Definition = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
};

const names: Readonly<Record<ReferenceKind, string>> = {
  COMBATANT: 'combatant',
  ACTION: 'action',
  ATTACK_ACTION: 'attack',
  CONDITION: 'condition',
};

/** Where a value names what is not there, by what its schema says that it names (`refersTo`). */
export function referenceFaults(
  schema: z.core.$ZodType,
  value: unknown,
  known: Known,
  path: Path = [],
): readonly Fault[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') {
    const kind = metaOf(schema, 'refersTo');
    if (kind === undefined) return [];
    return unless(known(kind, value), path, `There is no ${names[kind]} '${value}'.`);
  }
  if (typeof value !== 'object') return [];
  const { type, element, valueType, ...definition } = bare(schema)._zod.def as Definition;
  if (type === 'array' && element)
    return [
      ...(metaOf(schema, 'unique') === true ? twice(path, value as readonly unknown[]) : []),
      ...(value as readonly unknown[]).flatMap((entry, i) =>
        referenceFaults(element, entry, known, [...path, i]),
      ),
    ];
  const shape = type === 'union' ? shapeOfMember(definition, value) : definition.shape;
  return Object.entries(value).flatMap(([field, below]) => {
    const inner = valueType ?? shape?.[field];
    return inner ? referenceFaults(inner, below, known, [...path, field]) : [];
  });
}

/** Of a union of objects, the fields of the one that this is. */
function shapeOfMember(
  { options = [], discriminator = '' }: Definition | Omit<Definition, 'type'>,
  value: object,
): Definition['shape'] {
  const tag: unknown = (value as Readonly<Record<string, unknown>>)[discriminator];
  for (const option of options) {
    const { shape = {} } = bare(option)._zod.def as Definition;
    const { values = [] } = (shape[discriminator]?._zod.def ?? {}) as {
      readonly values?: readonly unknown[];
    };
    if (values.includes(tag)) return shape;
  }
  return undefined;
}
