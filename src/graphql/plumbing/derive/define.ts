/** Types of the API out of the data that `api-types.ts` works out. */
import type {
  EnumRef,
  ImplementableInputObjectRef,
  InterfaceParam,
  ObjectRef,
  TypeParam,
} from '@pothos/core';
import { formatFormula } from '@sixbeat/engine';
import { builder, type SchemaTypes } from '../builder.ts';
import { ruleOf } from '../cited-rules.ts';
import { directed } from '../directives.ts';
import { combatantBeside, combatantsBeside, saysBeside, shownWith } from '../in-encounter.ts';
import { CombatantType, EncounterType } from '../refs.ts';
import type {
  ApiEnum,
  ApiField,
  ApiFields,
  ApiInput,
  ApiObject,
  ApiTypes,
  ApiUnion,
} from './api-types.ts';
import type { SharedTypes } from './shared.ts';

type AnyObject = ObjectRef<SchemaTypes, object>;
type AnyInput = ImplementableInputObjectRef<SchemaTypes, object>;
type AnyEnum = EnumRef<SchemaTypes, string, string>;
type OutputRef = AnyObject | AnyEnum;
type Interfaces = ReadonlyMap<string, InterfaceParam<SchemaTypes>>;

/** Schemas have the id of a rule, the API all of it. */
const RULE = 'Rule';

const scalars: ReadonlySet<string> = new Set(['ID', 'Int', 'Float', 'String', 'Boolean', 'JSON']);

/** Those that others speak of before they are complete. */
const known: ReadonlyMap<string, AnyObject> = new Map(
  [CombatantType, EncounterType].map((ref) => [ref.name, ref as unknown as AnyObject]),
);

/** The types that follow from schemas, by name. Those that none follows from are a bug. */
export class DerivedTypes {
  private readonly outputs = new Map<string, OutputRef>();
  private readonly inputs = new Map<string, AnyInput>();
  private readonly enums = new Map<string, AnyEnum>();
  /** What the fields of some types are read from. */
  private readonly sources = new Map<string, Source>();

  /** Those with ids of combatants somewhere in them. */
  private readonly leading: ReadonlySet<string>;
  private readonly interfaces: Interfaces;

  /** @param interfaces of the API that an object may implement, by name */
  constructor({ enums, objects, unions, inputs }: ApiTypes, interfaces: Interfaces) {
    this.leading = leadingIn({ objects, unions });
    this.interfaces = interfaces;
    for (const one of enums) {
      const ref = enumOf(one);
      this.enums.set(one.name, ref);
      this.outputs.set(one.name, ref);
    }
    for (const { name } of objects)
      this.outputs.set(name, known.get(name) ?? builder.objectRef<object>(name));
    for (const union of unions) this.addUnion(union);
    for (const object of objects) this.implementObject(object);
    for (const { name } of inputs) this.inputs.set(name, builder.inputRef<object>(name));
    for (const input of inputs) this.implementInput(input);
  }

  /** @throws TypeError when there is no such type */
  output<Name extends keyof SharedTypes>(name: Name): ObjectRef<SchemaTypes, SharedTypes[Name]>;
  output(name: string): AnyObject;
  output(name: string): AnyObject {
    return found(this.outputs, name) as AnyObject;
  }

  /**
   * A type that the API shows of something else: its fields are read from the source, and
   * `builder.objectFields` adds others to it.
   */
  shownOf<Name extends keyof SharedTypes, Shown extends object>(
    name: Name,
    source: (shown: Shown) => SharedTypes[Name],
  ): ObjectRef<SchemaTypes, Shown> {
    this.sources.set(name, source as unknown as Source);
    return this.output(name) as unknown as ObjectRef<SchemaTypes, Shown>;
  }

  input(name: string): AnyInput {
    return found(this.inputs, name);
  }

  enum(name: string): AnyEnum {
    return found(this.enums, name);
  }

  /** Fields of an input, for one that may have others beside them. */
  inputFields(fields: ApiFields) {
    return (t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) =>
      mapped(fields, (field) =>
        t.field({
          type: this.typeParam(field, 'INPUT') as never,
          required: field.isRequired,
          description: field.description,
          ...directed(field.directives),
        }),
      );
  }

  private addUnion({ name, description, directives, tag, members }: ApiUnion): void {
    const types = [...new Set(Object.values(members))].map((member) => this.output(member));
    const ref = builder.unionType(name, {
      description,
      ...directed(directives),
      types,
      resolveType: (value) => members[String((value as Record<string, unknown>)[tag])] ?? null,
    });
    this.outputs.set(name, ref as unknown as AnyObject);
  }

  private implementObject(object: ApiObject): void {
    builder.objectType(this.output(object.name), {
      description: object.description,
      ...directed(object.directives),
      interfaces: object.implements.map((name) => found(this.interfaces, name)),
      fields: (t) => ({
        ...mapped(object.fields, (field, name) =>
          t.field({
            type: this.typeParam(field, 'OUTPUT') as TypeParam<SchemaTypes>,
            nullable: !field.isRequired,
            description: field.description,
            ...directed(field.directives),
            resolve: this.resolverOf(object.name, name, field) as never,
          }),
        ),
        ...this.combatantsOf(object)(t),
      }),
    });
  }

  /** The combatants beside their ids. */
  private combatantsOf({ name: type, fields }: ApiObject) {
    return (t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, object>) =>
      Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const { beside, list } = field;
          if (beside === null) return [];
          if (Object.hasOwn(fields, beside))
            throw new TypeError(`${type}.${beside} is no combatant of ${name}.`);
          const ids = resolverOf(name, field);
          const description = saysBeside(name, list);
          const combatants = list
            ? t.field({
                type: [CombatantType],
                nullable: !field.isRequired,
                description,
                resolve: this.fromSource(type, (parent) => {
                  const named = ids(parent) as readonly string[] | null;
                  return named && combatantsBeside(parent, named);
                }),
              })
            : t.field({
                type: CombatantType,
                nullable: true,
                description,
                resolve: this.fromSource(type, (parent) =>
                  combatantBeside(parent, ids(parent) as string | null),
                ),
              });
          return [[beside, combatants]];
        }),
      );
  }

  private resolverOf(type: string, name: string, field: ApiField): (shown: object) => unknown {
    const resolve = resolverOf(name, field);
    return this.fromSource(
      type,
      this.leading.has(field.type) ? (parent) => shownWith(parent, resolve(parent)) : resolve,
    );
  }

  /** Has a field of a type resolved from its source, where it has one. */
  private fromSource<T>(type: string, resolve: (parent: Parent) => T): (shown: object) => T {
    const source = this.sources.get(type);
    const resolveShown = source ? (shown: object) => resolve(source(shown)) : resolve;
    return resolveShown as (shown: object) => T;
  }

  private implementInput({ name, description, directives, isOneOf, fields }: ApiInput): void {
    this.input(name).implement({
      description,
      ...directed(directives),
      isOneOf,
      fields: this.inputFields(fields),
    });
  }

  private typeParam({ type, list }: ApiField, direction: 'INPUT' | 'OUTPUT'): unknown {
    const named = scalars.has(type) ? type : this.ref(type, direction);
    return list ? [named] : named;
  }

  private ref(type: string, direction: 'INPUT' | 'OUTPUT'): unknown {
    if (type === RULE) return found(this.interfaces, type);
    return this.enums.get(type) ?? (direction === 'INPUT' ? this.input(type) : this.output(type));
  }
}

/** The types in which, or in parts of which, combatants stand beside their ids. */
function leadingIn({ objects, unions }: Pick<ApiTypes, 'objects' | 'unions'>): ReadonlySet<string> {
  const found = new Set<string>();
  const leads = ({ beside, type }: ApiField): boolean => beside !== null || found.has(type);
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { name, fields } of objects) if (Object.values(fields).some(leads)) found.add(name);
    for (const { name, members } of unions)
      if (Object.values(members).some((member) => found.has(member))) found.add(name);
  }
  return found;
}

function enumOf({ name, description, directives, values }: ApiEnum): AnyEnum {
  const described = Object.entries(values).map(
    ([value, one]) =>
      [value, { description: one.description, ...directed(one.directives) }] as const,
  );
  const options = { description, ...directed(directives), values: Object.fromEntries(described) };
  return builder.enumType(name, options);
}

const mapped = <T>(fields: ApiFields, define: (field: ApiField, name: string) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, define(field, name)]));

type Parent = Readonly<Record<string, unknown>>;
type Source = (shown: object) => Parent;

function resolverOf(
  name: string,
  { type, written, idsOf, from }: ApiField,
): (parent: Parent) => unknown {
  if (type === RULE) return (parent) => citedIn(parent[name] as string | null | undefined);
  if (idsOf !== null) return (parent) => (parent[idsOf] as readonly Identified[]).map(idOf);
  if (written === 'FORMULA') return formulaIn(name);
  return written === 'DIGITS' ? (parent) => String(parent[name]) : (parent) => parent[from ?? name];
}

const citedIn = (id: string | null | undefined) => (id == null ? null : ruleOf(id));

/** A combatant, or what brings one with it; or a definition. */
interface Identified {
  readonly id?: string;
  readonly key?: string;
  readonly combatant?: Identified;
}

const idOf = ({ id, key, combatant }: Identified): string | undefined =>
  id ?? key ?? (combatant && idOf(combatant));

function formulaIn(field: string) {
  return (parent: Parent) => {
    const formula = parent[field] as Parameters<typeof formatFormula>[0] | null;
    return formula && formatFormula(formula);
  };
}

function found<T>(types: ReadonlyMap<string, T>, name: string): T {
  const type = types.get(name);
  if (type) return type;
  throw new TypeError(`No schema of a ruleset gives the type ${name}.`);
}
