/** How much a field takes, and what instead of nothing, by the schema that checks it. */
import { metaOf, unwrapped } from '../../../engine/core/schema/describe.ts';
import type * as z from 'zod';
import type { DeclaredBound } from '../../http/limits/bounds.ts';

/** What wraps another schema, or is made of others. */
type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
};

/** Of a list, of a text, of a number and of JSON; nothing of anything else. */
export function boundIn(schema: z.core.$ZodType): DeclaredBound {
  const characters = metaOf(schema, 'characters');
  if (characters !== undefined) return { characters };
  const { checks = [], innerType, in: source, out, element, type } = definitionOf(schema);
  const within = [innerType, source, out, element].map((one) => (one ? boundIn(one) : {}));
  const own = checks.map(({ _zod: { def } }) => limitOf(def as AnyCheck, type));
  return [...within, ...own].reduce((all, one) => ({ ...all, ...one }), {});
}

/** Of a text in an answer, where it is declared for itself: what it was made of has no say in it. */
export function shownBoundIn(schema: z.core.$ZodType): DeclaredBound {
  const characters = metaOf(schema, 'characters');
  return characters === undefined ? {} : { characters };
}

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

type AnyCheck =
  | z.core.$ZodCheckMaxLengthDef
  | z.core.$ZodCheckGreaterThanDef
  | z.core.$ZodCheckLessThanDef
  | { readonly check: null };

/** Of one check. Numbers are compared with what they may just be. */
function limitOf(def: AnyCheck, type: Definition['type']): DeclaredBound {
  if (def.check === 'max_length')
    return { [type === 'array' ? 'entries' : 'characters']: def.maximum };
  if (def.check === 'greater_than') return { min: Number(def.value) };
  return def.check === 'less_than' ? { max: Number(def.value) } : {};
}

/** What all rulesets together may take: no more than nothing is known of what one of them may. */
export function widest(one: DeclaredBound | undefined, other: DeclaredBound): DeclaredBound {
  if (!one) return other;
  const of = (name: keyof DeclaredBound, most: typeof Math.max) => {
    const [mine, others] = [one[name], other[name]];
    return mine === undefined || others === undefined ? {} : { [name]: most(mine, others) };
  };
  return {
    ...of('entries', Math.max),
    ...of('characters', Math.max),
    ...of('min', Math.min),
    ...of('max', Math.max),
  };
}

/** What is given in place of a scalar or a value of an enum that is left out, as a document has it. */
export function defaultOf(schema: z.core.$ZodType): string | undefined {
  const { type, defaultValue } = schema._zod.def as Defaulted;
  if (type !== 'default') {
    const inner = unwrapped(schema);
    return inner ? defaultOf(inner) : undefined;
  }
  if (typeof defaultValue === 'object') return undefined;
  return metaOf(schema, 'values') ? defaultValue : JSON.stringify(defaultValue);
}

const EMPTY: ReadonlySet<string> = new Set(['0', 'false', '""']);

/** What is taken in place of what is left out, in words; null where that goes without saying. */
export function omissionOf(schema: z.core.$ZodType): string | null {
  const said = metaOf(schema, 'ifLeftOut');
  if (said !== undefined) return said;
  const given = defaultOf(schema);
  if (given === undefined || EMPTY.has(given)) return null;
  return metaOf(schema, 'values') ? `\`${given}\`` : given;
}

type Defaulted = z.core.$ZodTypeDef & { readonly defaultValue?: string | object | null };
