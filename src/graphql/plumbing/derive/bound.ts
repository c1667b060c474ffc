/** How much a field takes, by the schema that checks it. */
import { metaOf } from '../../../engine/core/schema/describe.ts';
import type * as z from 'zod';
import type { DeclaredBound } from '../../http/limits/bounds.ts';

/** What wraps another schema, or is made of others. */
type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
};

/** Of a list, of a text and of JSON; nothing of anything else. */
export function boundIn(schema: z.core.$ZodType): DeclaredBound {
  const characters = metaOf(schema, 'characters');
  if (characters !== undefined) return { characters };
  const { checks = [], innerType, in: source, out, element, type } = definitionOf(schema);
  const most = checks.flatMap(({ _zod: { def } }) => (isMaximum(def) ? [def.maximum] : []));
  const within = [innerType, source, out, element].map((one) => (one ? boundIn(one) : {}));
  const own =
    most.length === 0 ? {} : { [type === 'array' ? 'entries' : 'characters']: Math.min(...most) };
  return Object.assign({}, ...within, own) as DeclaredBound;
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

const isMaximum = (def: z.core.$ZodCheckDef): def is z.core.$ZodCheckMaxLengthDef =>
  def.check === 'max_length';

/** What all rulesets together may take. */
export function widest(one: DeclaredBound | undefined, other: DeclaredBound): DeclaredBound {
  const both = [one ?? {}, other];
  const most = (name: keyof DeclaredBound) => {
    const known = both.flatMap((bound) => bound[name] ?? []);
    return known.length > 0 ? { [name]: Math.max(...known) } : {};
  };
  return { ...most('entries'), ...most('characters') };
}
