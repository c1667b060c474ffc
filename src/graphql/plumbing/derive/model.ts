/**
 * What the types of the API are to be, worked out from the zod schemas of the rulesets. Types of the
 * same name in several rulesets are one type: it has the fields, or the values, of all of them.
 */
import {
  bare,
  metaOf,
  restated,
  stated,
  type ReferenceKind,
  type Statement,
  statementOf,
  unwrapped,
} from '../../../engine/core/schema/describe.ts';
import type * as z from 'zod';
import type { DeclaredBound } from '../../http/limits/bounds.ts';
import type { Directives } from '../directives.ts';
import { DETAILS, typeName } from '../type-names.ts';
import { type Statements, withOmission } from './description.ts';
import { boundIn, defaultOf, omissionOf, shownBoundIn, widest } from './bound.ts';

export interface FieldModel {
  /** The name of a type of the API. */
  readonly type: string;
  readonly list: boolean;
  /** What is written out as text: a formula, or the digits of a bigint; null for what stays as it is. */
  readonly written: 'FORMULA' | 'DIGITS' | null;
  /** The field of the engine's whose entries' ids it lists; null for every other field. */
  readonly idsOf: string | null;
  /** The field of the engine's; null where it has the same name. */
  readonly from: string | null;
  /** The field beside it with the combatants that its ids name; null where it names none. */
  readonly beside: string | null;
  /** What its ids or keys name in every ruleset that has it; null for any other field. */
  readonly refersTo: ReferenceKind | null;
  /** Of a list, a text or a number that is given, or of a text that is shown: the widest of all rulesets. */
  readonly bound: DeclaredBound;
  /** Of what is given: what an answer has in place of it, where that is not the field of the same name. */
  readonly answeredBy: Directives['answeredBy'];
  /** What each ruleset takes in place of what is left out, as a document has it. */
  readonly defaults: Map<string | null, string | undefined>;
  readonly says: Statements;
  /** Of the rulesets that have it, those where it may be null or left out. */
  readonly optionalFor: Set<string | null>;
}

export type TypeModel =
  | (Named & { readonly kind: 'OBJECT'; readonly fields: Map<string, FieldModel> })
  /** An input of which exactly one field is given. */
  | (Named & { readonly kind: 'ONE_OF'; readonly fields: Map<string, FieldModel> })
  | (Named & { readonly kind: 'ENUM'; readonly values: Map<string, Statements> })
  /** `members` are the names of types by the value of the field `tag`. */
  | (Named & {
      readonly kind: 'UNION';
      readonly tag: string;
      readonly members: Map<string, string>;
    });

interface Named {
  readonly name: string;
  readonly says: Statements;
}

type Kind = TypeModel['kind'];
type ModelOf<K extends Kind> = Extract<TypeModel, { kind: K }>;
export type ObjectModel = ModelOf<'OBJECT'>;

/** What the code below reads of the definition of a schema, whatever its kind. */
type Definition = z.core.$ZodTypeDef & {
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  /** Of a tuple, whose items are all alike. */
  readonly items?: readonly z.core.$ZodType[];
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
};

export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

/** The types for one direction: what the API answers, or what it is given. */
export class TypeModels {
  readonly direction: 'OUTPUT' | 'INPUT';
  readonly all = new Map<string, TypeModel>();

  constructor(direction: TypeModels['direction']) {
    this.direction = direction;
  }

  /**
   * Adds the type of a schema, as a ruleset has it, with all that it is made of.
   *
   * @returns its name in the API
   */
  add(schema: z.core.$ZodType, owner: string | null): string {
    const inner = bare(schema);
    const definition = definitionOf(inner);
    const scalar = scalarOf(schema, definition);
    if (scalar) return scalar;
    if (definition.type === 'enum') return this.addEnum(schema, inner, owner);
    if (definition.type === 'union') return this.addUnion(schema, inner, owner);
    if (definition.type === 'object') return this.addObject(schema, inner, owner);
    throw new TypeError(`The API has no type for a schema of the kind ${definition.type}.`);
  }

  /** Adds an object under a name of its own, e.g. an event under that of its type. */
  addFields(
    name: string,
    schema: Definition,
    owner: string | null,
    saying: Statement = '',
  ): string {
    this.fill(
      this.model('OBJECT', name, [owner, saying], () => ({ fields: new Map() })),
      schema,
      owner,
    );
    return name;
  }

  /** Adds fields to an object that is no type of its own yet, e.g. a command. */
  addFieldsTo(
    models: Map<string, ObjectModel>,
    name: string,
    from: {
      readonly schema: z.core.$ZodType;
      readonly owner: string | null;
      readonly saying: Statement;
    },
  ): void {
    const model = models.get(name) ?? {
      kind: 'OBJECT',
      name,
      says: new Map<string | null, Statement>(),
      fields: new Map<string, FieldModel>(),
    };
    model.says.set(from.owner, from.saying);
    this.fill(model, definitionOf(from.schema), from.owner);
    models.set(name, model);
  }

  /** Fields that are no part of a command, and of no type of their own. */
  fieldsOf(shape: NonNullable<Definition['shape']>): ObjectModel {
    const model = {
      kind: 'OBJECT',
      name: '',
      says: new Map([[null, '']]),
      fields: new Map(),
    } as const;
    this.fill(model, { type: 'object', shape }, null);
    return model;
  }

  /**
   * What only some of the rulesets take of an input goes into a part for each of them, of which one is
   * given: what does not go together cannot be written.
   */
  divide(model: ObjectModel): void {
    const owners = [...model.says.keys()].filter((owner) => owner !== null);
    const isShared = ({ says }: FieldModel) =>
      says.has(null) || owners.every((owner) => says.has(owner));
    const own = [...model.fields].filter(([, field]) => !isShared(field));
    if (own.length === 0) return;
    const base = model.name.replace(/Input$/, '');
    const choice = this.model('ONE_OF', `${base}DetailsInput`, [null, ONE_OF_THESE], () => ({
      fields: new Map(),
    }));
    for (const owner of owners) {
      const fields = own.filter(([, { says }]) => says.has(owner));
      if (fields.length === 0) continue;
      const name = `${typeName(owner, base)}Input`;
      const part = this.model('OBJECT', name, [owner, IN_ITS_TERMS], () => ({ fields: new Map() }));
      for (const [field, { says, ...all }] of fields) {
        const said = new Map([[owner, says.get(owner) ?? '']]);
        const optionalFor = new Set(all.optionalFor.has(owner) ? [owner] : []);
        part.fields.set(field, { ...all, says: said, optionalFor });
      }
      choice.fields.set(owner.toLowerCase(), partOfFamily(name, owner));
    }
    for (const [field] of own) model.fields.delete(field);
    model.fields.set(DETAILS, {
      ...fieldModel(choice.name, "What only the encounter's ruleset takes."),
      optionalFor: new Set([null]),
    });
  }

  private fill(model: ObjectModel, { shape = {} }: Definition, owner: string | null): void {
    for (const [field, schema] of Object.entries(shape)) {
      const ids = this.direction === 'OUTPUT' ? metaOf(schema, 'idsAs') : undefined;
      if (ids !== undefined) addIds(model, ids, { field, schema, owner });
      else if (!isTag(schema) && this.isOpen(schema)) this.addField(model, field, schema, owner);
    }
  }

  private addObject(schema: z.core.$ZodType, inner: z.core.$ZodType, owner: string | null): string {
    const family = metaOf(schema, 'family');
    const name = this.nameOf(schema);
    this.addFields(name, definitionOf(inner), owner, aboutOf(schema));
    const model = this.all.get(name);
    // An object type needs a field: a member of a union without any has its tag.
    const tag = Object.entries(definitionOf(inner).shape ?? {}).find(([, field]) => isTag(field));
    if (this.direction === 'OUTPUT' && model?.kind === 'OBJECT' && model.fields.size === 0 && tag)
      model.fields.set(tag[0], fieldModel('String', 'The type of the variant.'));
    if (this.direction === 'OUTPUT' || family === undefined || owner === null) return name;
    const choice = `${family}Input`;
    const wrapper = this.model('ONE_OF', choice, [null, ONE_OF_THESE], () => ({
      fields: new Map(),
    }));
    wrapper.fields.set(owner.toLowerCase(), partOfFamily(name, owner));
    return choice;
  }

  private addUnion(schema: z.core.$ZodType, inner: z.core.$ZodType, owner: string | null): string {
    const { options = [], discriminator: tag = '' } = definitionOf(inner);
    const name = this.nameOf(schema);
    const saying = aboutOf(schema);
    if (this.direction === 'OUTPUT') {
      const model = this.model('UNION', name, [owner, saying], () => ({ tag, members: new Map() }));
      for (const option of options)
        for (const value of tagsOf(option, tag)) model.members.set(value, this.add(option, owner));
      return name;
    }
    const model = this.model('ONE_OF', name, [owner, saying], () => ({ fields: new Map() }));
    for (const option of options)
      for (const value of tagsOf(option, tag)) {
        const part = partOf(option);
        const type = this.variant(option, part, owner);
        const says = aboutOf(option);
        const list = part.kind === 'ONE' && isList(part.schema);
        const toTrue = `${stated(says).description} Set it to true.`;
        const described = part.kind === 'NONE' ? restated(says, toTrue) : says;
        model.fields.set(camelCase(value), {
          ...fieldModel(type, described),
          list,
          bound: part.kind === 'ONE' ? boundIn(part.schema) : {},
          answeredBy: {
            type: this.nameOf(option, 'OUTPUT'),
            ...(part.kind === 'ONE' && { field: apiName(part.field, part.schema) }),
          },
          optionalFor: new Set([null]),
        });
      }
    return name;
  }

  /** The type of what is to be said of a member of a union, besides which one it is. */
  private variant(option: z.core.$ZodType, part: Part, owner: string | null): string {
    if (part.kind === 'NONE') return 'Boolean';
    return this.add(part.kind === 'ONE' ? elementOf(part.schema) : option, owner);
  }

  private addEnum(schema: z.core.$ZodType, inner: z.core.$ZodType, owner: string | null): string {
    const name = metaOf(schema, 'title');
    if (name === undefined) throw new TypeError('An enum of the API has a title.');
    const saying = aboutOf(schema);
    const model = this.model('ENUM', name, [owner, saying], () => ({ values: new Map() }));
    const meanings = metaOf(schema, 'values') ?? {};
    for (const value of Object.keys(definitionOf(inner).entries ?? {})) {
      const says = model.values.get(value) ?? new Map<string | null, Statement>();
      model.values.set(value, says.set(owner, meanings[value] ?? ''));
    }
    return name;
  }

  private addField(
    { name, fields }: ModelOf<'OBJECT'>,
    from: string,
    schema: z.core.$ZodType,
    owner: string | null,
  ): void {
    const type = this.add(elementOf(schema), owner);
    const list = isList(schema);
    const field = this.direction === 'OUTPUT' ? apiName(from, schema) : inputName(from, schema);
    const renamed = field === from ? null : from;
    const known = fields.get(field);
    const beside = this.direction === 'OUTPUT' ? findResolvedReference(from, schema) : null;
    const refersTo = metaOf(elementOf(schema), 'refersTo') ?? null;
    const same = { type, list, from: renamed };
    if (known) requireSame(`${name}.${field}`, known, same);
    const own = this.direction === 'INPUT' ? boundIn(schema) : shownBoundIn(schema);
    const bound = widest(known?.bound, own);
    const answeredBy = this.direction === 'INPUT' ? answerOf(from, schema) : undefined;
    const model = {
      ...(known ?? {
        ...fieldModel(type),
        ...same,
        written: writtenAs(schema),
        beside,
        answeredBy,
      }),
      ...{ bound, refersTo: known && known.refersTo !== refersTo ? null : refersTo },
    };
    this.addOwner(model, schema, owner);
    fields.set(field, model);
  }

  /** What a ruleset says of a field. */
  private addOwner(model: FieldModel, schema: z.core.$ZodType, owner: string | null): void {
    const said = statementOf(schema) ?? statementOf(elementOf(schema));
    const isGiven = this.direction === 'INPUT' && isOptional(schema);
    const omission = isGiven ? omissionOf(schema) : null;
    model.says.set(owner, omission === null ? (said ?? '') : withOmission(said ?? '', omission));
    if (this.direction === 'INPUT') model.defaults.set(owner, defaultOf(schema));
    if (this.direction === 'OUTPUT' ? isShownNullable(schema) : isOptional(schema))
      model.optionalFor.add(owner);
  }

  /** Whether a field has a place in the API. */
  private isOpen(schema: z.core.$ZodType): boolean {
    if (metaOf(schema, 'seenBy') === 'ENGINE') return false;
    return this.direction === 'OUTPUT' || metaOf(schema, 'generated') === undefined;
  }

  private nameOf(schema: z.core.$ZodType, direction = this.direction): string {
    const title = metaOf(schema, 'title');
    if (title === undefined) throw new TypeError('An object or union of the API has a title.');
    return direction === 'INPUT' ? `${title}Input` : title;
  }

  private model<K extends Kind>(
    kind: K,
    name: string,
    [owner, saying]: readonly [owner: string | null, saying: Statement],
    make: () => Omit<ModelOf<K>, 'kind' | keyof Named>,
  ): ModelOf<K> {
    const known = this.all.get(name);
    if (known && known.kind !== kind) throw new TypeError(`${name} is ${known.kind} and ${kind}.`);
    const model = (known ?? { kind, name, says: new Map(), ...make() }) as ModelOf<K>;
    model.says.set(owner, saying);
    this.all.set(name, model);
    return model;
  }
}

const ONE_OF_THESE = "In the terms of the encounter's ruleset: exactly one of these.";
const IN_ITS_TERMS = 'In its terms.';

/** The member of a one-of input that is a ruleset's own. */
const partOfFamily = (type: string, owner: string): FieldModel => ({
  ...fieldModel(type),
  says: new Map([[owner, `In an encounter of ${owner}.`]]),
  optionalFor: new Set([null]),
});

/** What the rulesets must agree on that have the same field. */
type Same = Pick<FieldModel, 'type' | 'list' | 'from'>;

function requireSame(field: string, known: Same, now: Same): void {
  for (const key of Object.keys(now) as (keyof Same)[])
    if (known[key] !== now[key])
      throw new TypeError(
        `${field}: ${key} is ${known[key]} in one ruleset, ${now[key]} in another.`,
      );
}

/** What lists of ids are of. */
const named: Readonly<Record<string, readonly [type: 'ID' | 'String', of: ReferenceKind]>> = {
  combatantIds: ['ID', 'COMBATANT'],
  actionKeys: ['String', 'ACTION'],
  conditionKeys: ['String', 'CONDITION'],
};

/** A list of ids or keys in place of what they are of. */
function addIds(
  { fields }: ModelOf<'OBJECT'>,
  name: string,
  from: { readonly field: string; readonly schema: z.core.$ZodType; readonly owner: string | null },
): void {
  const [type, refersTo] = named[name] ?? ['ID', null];
  const beside = refersTo === 'COMBATANT' ? 'combatants' : null;
  const model = fields.get(name) ?? {
    ...fieldModel(type),
    ...{ list: true, idsOf: from.field, beside, refersTo },
  };
  model.says.set(from.owner, statementOf(from.schema) ?? '');
  fields.set(name, model);
}

/**
 * `id` is for what has an identity of its own: a cache of a client takes two things of one type and
 * one `id` for the same. What stands in a state or in an event has a name there, and no more.
 */
const apiName = (field: string, schema: z.core.$ZodType): string => {
  const said = metaOf(schema, 'shownAs');
  if (said !== undefined) return said;
  if (field === 'id') return namesCombatants(schema) ? 'combatantId' : 'entryId';
  if (!namesCombatants(schema) || ENDS_AS_IDS.test(field)) return field;
  return isList(schema) ? `${field.replace(/s$/, '')}Ids` : `${field}Id`;
};

/** The name of a field in an input: what is answered under another name is given under it. */
export const inputName = (field: string, schema: z.core.$ZodType): string =>
  metaOf(schema, 'shownAs') ?? field;

/** What an answer has in place of a field that is given; undefined for the field of the same name. */
function answerOf(field: string, schema: z.core.$ZodType): Directives['answeredBy'] {
  const said = [schema, elementOf(schema)].map((one) => metaOf(one, 'takenFrom'));
  const taken = said.find((path) => path !== undefined);
  const answer = taken === undefined ? apiName(field, schema) : taken;
  return answer === inputName(field, schema) ? undefined : { field: answer };
}

const ENDS_AS_IDS = /Ids?$/;

const namesCombatants = (schema: z.core.$ZodType): boolean =>
  metaOf(elementOf(schema), 'refersTo') === 'COMBATANT';

/** Ids whose combatants are several: `targetIds` are those of `targets`, `waitingIds` of who is `waiting`. */
const NOUNS: ReadonlySet<string> = new Set(['combatant', 'target']);

/** The name for combatants in place of their ids: `turnOfId` is that of `turnOf`, `orderIds` those of `order`. */
function findResolvedReference(field: string, schema: z.core.$ZodType): string | null {
  if (!namesCombatants(schema)) return null;
  if (field === 'id') return 'combatant';
  const name = (metaOf(schema, 'shownAs') ?? field).replace(ENDS_AS_IDS, '');
  return isList(schema) && NOUNS.has(name) ? `${name}s` : name;
}

const aboutOf = (schema: z.core.$ZodType): Statement => metaOf(schema, 'about') ?? '';

const fieldModel = (type: string, saying?: Statement): FieldModel => ({
  type,
  list: false,
  written: null,
  idsOf: null,
  from: null,
  beside: null,
  refersTo: null,
  answeredBy: undefined,
  bound: {},
  defaults: new Map(),
  says: new Map(saying === undefined ? [] : [[null, saying]]),
  optionalFor: new Set(),
});

function writtenAs(schema: z.core.$ZodType): FieldModel['written'] {
  const element = elementOf(schema);
  if (metaOf(element, 'scalar') === 'FORMULA') return 'FORMULA';
  return definitionOf(bare(element)).type === 'bigint' ? 'DIGITS' : null;
}

function scalarOf(schema: z.core.$ZodType, { type, format, values }: Definition): string | null {
  const said = metaOf(schema, 'scalar');
  if (said !== undefined) return said === 'FORMULA' ? 'String' : said;
  const named = metaOf(schema, 'enum');
  if (named !== undefined) return named;
  if (type === 'string' || type === 'bigint') return 'String';
  if (type === 'boolean') return 'Boolean';
  if (type === 'number' || type === 'int') return format === 'safeint' ? 'Int' : 'Float';
  if (type === 'literal') return typeof values?.[0] === 'number' ? 'Int' : 'String';
  return null;
}

/** Whether a field only says which member of a union an object is. */
export function isTag(schema: z.core.$ZodType): boolean {
  const { type, values } = definitionOf(schema);
  return type === 'literal' && values?.length === 1 && typeof values[0] === 'string';
}

function tagsOf(option: z.core.$ZodType, tag: string): readonly string[] {
  const field = definitionOf(bare(option)).shape?.[tag];
  if (!field) return [];
  const { values, entries } = definitionOf(field);
  return (values ?? Object.values(entries ?? {})).map(String);
}

/** What is to be said of a member of a union: nothing, one field, or several. */
export type Part =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'ONE'; readonly field: string; readonly schema: z.core.$ZodType }
  | { readonly kind: 'SEVERAL' };

/** In an input a member without fields is a Boolean, and one with a single field is that field. */
export function partOf(option: z.core.$ZodType): Part {
  const fields = Object.entries(definitionOf(bare(option)).shape ?? {});
  const [first, ...others] = fields.filter(([, schema]) => !isTag(schema));
  if (!first) return { kind: 'NONE' };
  if (others.length > 0) return { kind: 'SEVERAL' };
  return { kind: 'ONE', field: first[0], schema: first[1] };
}

export const isList = (schema: z.core.$ZodType): boolean =>
  metaOf(schema, 'scalar') === undefined &&
  ['array', 'tuple'].includes(definitionOf(bare(schema)).type);

/** What a list is made of; of anything else it itself. */
export function elementOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (!isList(schema)) return schema;
  const { element, items } = definitionOf(bare(schema));
  return element ?? items?.[0] ?? schema;
}

/** Whether it may be null in the API. */
const isShownNullable = (schema: z.core.$ZodType): boolean =>
  metaOf(schema, 'shownNullable') ?? isNullable(schema);

/** Whether null comes out of it. */
function isNullable(schema: z.core.$ZodType): boolean {
  const { type } = definitionOf(schema);
  if (type === 'nullable' || type === 'optional') return true;
  const inner = type === 'pipe' ? null : unwrapped(schema);
  return inner !== null && isNullable(inner);
}

/** Whether it may be left out of what is given. */
function isOptional(schema: z.core.$ZodType): boolean {
  const { type } = definitionOf(schema);
  if (metaOf(schema, 'completed') === true) return true;
  if (['nullable', 'optional', 'default', 'prefault'].includes(type)) return true;
  const inner = type === 'pipe' ? null : unwrapped(schema);
  return inner !== null && isOptional(inner);
}

/** `SPEED_HALVED` as a field: `speedHalved`. */
export const camelCase = (constant: string): string =>
  constant.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
