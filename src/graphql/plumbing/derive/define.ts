/** Types of the API out of what {@link TypeModels} worked out. */
import type {
  EnumRef,
  ImplementableInputObjectRef,
  InterfaceParam,
  ObjectRef,
  TypeParam,
} from '@pothos/core';
import { formatFormula } from '@sixbeat/engine';
import * as z from 'zod';
import { builder, type SchemaTypes } from '../builder.ts';
import {
  type FieldModel,
  type ObjectModel,
  spoken,
  type TypeModel,
  type TypeModels,
} from './model.ts';

type Owner = string | null;
type AnyObject = ObjectRef<SchemaTypes, object>;
type AnyInput = ImplementableInputObjectRef<SchemaTypes, object>;
type Interfaces = InterfaceParam<SchemaTypes>[];
type AnyEnum = EnumRef<SchemaTypes, string, string>;
type OutputRef = AnyObject | AnyEnum;

const scalars: ReadonlySet<string> = new Set(['ID', 'Int', 'Float', 'String', 'Boolean', 'JSON']);

/** The types that follow from schemas, by name. Those that none follows from are a bug. */
export class DerivedTypes {
  private readonly outputs = new Map<string, OutputRef>();
  private readonly inputs = new Map<string, AnyInput>();
  private readonly enums = new Map<string, AnyEnum>();
  private readonly inputModels: TypeModels;

  /** @param interfaces of the API that an object implements, by its name */
  constructor(
    output: TypeModels,
    input: TypeModels,
    interfaces: (name: string) => Interfaces = () => [],
  ) {
    this.inputModels = input;
    for (const model of [...output.all.values(), ...input.all.values()])
      if (model.kind === 'ENUM') this.addEnum(model, [output, input]);
    for (const [name, model] of output.all)
      if (model.kind === 'OBJECT') this.outputs.set(name, builder.objectRef<object>(name));
    for (const model of output.all.values()) if (model.kind === 'UNION') this.addUnion(model);
    for (const model of output.all.values())
      if (model.kind === 'OBJECT') this.implementObject(model, interfaces(model.name));
    for (const name of input.all.keys())
      if (!this.enums.has(name)) this.inputs.set(name, builder.inputRef<object>(name));
    for (const model of input.all.values()) this.implementInput(model);
  }

  /** @throws TypeError when there is no such type */
  output(name: string): AnyObject {
    return found(this.outputs, name) as AnyObject;
  }

  input(name: string): AnyInput {
    return found(this.inputs, name);
  }

  enum(name: string): AnyEnum {
    return found(this.enums, name);
  }

  /** The fields of an input that was worked out, for one that has others beside them. */
  inputFields({ fields, says }: Extract<TypeModel, { kind: 'OBJECT' }>) {
    const owners = [...says.keys()];
    return (t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) =>
      Object.fromEntries(
        [...fields].map(([field, model]) => [
          field,
          t.field({
            type: this.typeParam(model, 'INPUT') as never,
            required: isRequired(model, owners),
            description: spoken(model.says, owners),
          }),
        ]),
      );
  }

  /** The same for fields that are no part of a command. */
  inputFieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>) {
    const models = new Map<string, ObjectModel>();
    const from = { schema: z.strictObject(shape), owner: null, saying: '' };
    this.inputModels.addFieldsTo(models, '', from);
    const [model] = models.values();
    if (!model) throw new TypeError('There are no fields.');
    return this.inputFields(model);
  }

  private addEnum(
    { name, says }: Extract<TypeModel, { kind: 'ENUM' }>,
    directions: readonly TypeModels[],
  ): void {
    if (this.enums.has(name)) return;
    const values = new Map<string, Map<Owner, string>>();
    for (const { all } of directions) {
      const model = all.get(name);
      if (model?.kind !== 'ENUM') continue;
      for (const [value, meanings] of model.values)
        values.set(value, new Map([...(values.get(value) ?? []), ...meanings]));
    }
    const described = [...values].map(([value, meanings]) => [
      value,
      { description: spoken(meanings) },
    ]);
    const ref = builder.enumType(name, {
      description: spoken(says),
      values: Object.fromEntries(described) as Record<string, { description: string }>,
    });
    this.enums.set(name, ref);
    this.outputs.set(name, ref);
  }

  private addUnion({ name, says, tag, members }: Extract<TypeModel, { kind: 'UNION' }>): void {
    const types = [...new Set(members.values())].map((member) => this.output(member));
    const ref = builder.unionType(name, {
      description: spoken(says),
      types,
      resolveType: (value) => members.get(String((value as Record<string, unknown>)[tag])) ?? null,
    });
    this.outputs.set(name, ref as unknown as AnyObject);
  }

  private implementObject(
    { name, says, fields }: Extract<TypeModel, { kind: 'OBJECT' }>,
    interfaces: Interfaces,
  ): void {
    const owners = [...says.keys()];
    builder.objectType(this.output(name), {
      description: spoken(says),
      interfaces,
      fields: (t) =>
        Object.fromEntries(
          [...fields].map(([field, model]) => [
            field,
            t.field({
              type: this.typeParam(model, 'OUTPUT') as TypeParam<SchemaTypes>,
              nullable: !isRequired(model, owners),
              description: spoken(model.says, owners),
              resolve: resolverOf(field, model) as never,
            }),
          ]),
        ),
    });
  }

  private implementInput(model: TypeModel): void {
    if (model.kind !== 'OBJECT' && model.kind !== 'ONE_OF') return;
    const { name, says, fields, kind } = model;
    const fieldsOf = this.inputFields({ kind: 'OBJECT', name, says, fields });
    this.input(name).implement({
      description: spoken(says),
      isOneOf: kind === 'ONE_OF',
      fields: fieldsOf,
    });
  }

  private typeParam({ type, list }: FieldModel, direction: 'INPUT' | 'OUTPUT'): unknown {
    const named = scalars.has(type) ? type : this.ref(type, direction);
    return list ? [named] : named;
  }

  private ref(type: string, direction: 'INPUT' | 'OUTPUT'): unknown {
    return this.enums.get(type) ?? (direction === 'INPUT' ? this.input(type) : this.output(type));
  }
}

/** Not null in any ruleset, and there in each that has the type. */
const isRequired = ({ optionalFor, says }: FieldModel, owners: readonly Owner[]): boolean =>
  optionalFor.size === 0 && (says.has(null) || owners.every((owner) => says.has(owner)));

type Parent = Readonly<Record<string, unknown>>;

function resolverOf(field: string, { formula, idsOf }: FieldModel): (parent: Parent) => unknown {
  if (idsOf !== null) return (parent) => (parent[idsOf] as readonly Identified[]).map(idOf);
  return formula ? formulaIn(field) : (parent) => parent[field];
}

/** Somebody, or what brings somebody with it. */
interface Identified {
  readonly id?: string;
  readonly combatant?: Identified;
}

const idOf = ({ id, combatant }: Identified): string | undefined =>
  id ?? (combatant && idOf(combatant));

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
