/**
 * The types that the rulesets give the API, as plain data: all that it takes to define them, without
 * the schemas that they follow from. A bundle has it ready-made, so that it can start without rulesets.
 */
import type { Intent, Ruleset } from '@sixbeat/engine';
import type { Directives } from '../directives.ts';
import { type Collected, collect } from './collect.ts';
import { mergedDescription, type Statements } from './description.ts';
import { fieldDirectives, partDirectives } from './directives.ts';
import { type FieldModel, type ObjectModel, type TypeModel } from './model.ts';

export interface ApiTypes {
  readonly enums: readonly ApiEnum[];
  readonly objects: readonly ApiObject[];
  readonly unions: readonly ApiUnion[];
  readonly inputs: readonly ApiInput[];
  /** What each command takes, by its type. */
  readonly commands: Readonly<Record<string, ApiObject>>;
  /** What each command is there for, by its type. */
  readonly intents: Readonly<Record<string, Intent>>;
  /** The types of the commands that set values: they may say which version their sender saw. */
  readonly edits: readonly string[];
  /** The types of the commands that may attack. */
  readonly attackCommands: readonly string[];
  /** Of what an encounter is created with. */
  readonly creation: ApiFields;
  /** The names of types: for each ruleset one. */
  readonly sheets: readonly string[];
  /** What each ruleset is, by its id. */
  readonly rulesets: Readonly<Record<string, string>>;
}

interface Described {
  readonly description: string;
  readonly directives: Directives;
}

interface Named extends Described {
  readonly name: string;
}

export interface ApiEnum extends Named {
  /** What each value means. */
  readonly values: Readonly<Record<string, Described>>;
}

export interface ApiObject extends Named {
  readonly fields: ApiFields;
  /** The names of interfaces. */
  readonly implements: readonly string[];
}

export interface ApiInput extends Named {
  readonly fields: ApiFields;
  readonly isOneOf: boolean;
}

/** The names of types by the value of the field `tag`. */
export interface ApiUnion extends Named {
  readonly tag: string;
  readonly members: Readonly<Record<string, string>>;
}

export type ApiFields = Readonly<Record<string, ApiField>>;

export interface ApiField
  extends Described, Pick<FieldModel, 'type' | 'list' | 'written' | 'idsOf' | 'from' | 'beside'> {
  readonly isRequired: boolean;
}

export function apiTypesOf(rulesets: readonly Ruleset[]): ApiTypes {
  const collected = collect(rulesets);
  const { output, input, commands, creation, attackCommands, sheets } = collected;
  const all = rulesets.map(({ id }) => id);
  const answered = new Set([...output.all.keys()].map((name) => `${name}Input`));
  const outputs = [...output.all.values()];
  const inputs = [...input.all.values()];
  const described = ({ says }: TypeModel): Described => ({
    description: mergedDescription(says),
    directives: partDirectives(says, all),
  });
  const withFields = (model: Fielded) => ({
    name: model.name,
    ...described(model),
    fields: fieldsOf(model, answered.has(model.name)),
  });
  const objectOf = (model: ObjectModel): ApiObject => ({
    ...withFields(model),
    implements: collected.interfaces.get(model.name) ?? [],
  });
  return {
    enums: enumsOf(collected, all),
    objects: ofKind(outputs, 'OBJECT').map(objectOf),
    unions: ofKind(outputs, 'UNION').map((model) => ({
      name: model.name,
      ...described(model),
      tag: model.tag,
      members: Object.fromEntries(model.members),
    })),
    inputs: [
      ...ofKind(inputs, 'OBJECT').map((model) => ({ ...withFields(model), isOneOf: false })),
      ...ofKind(inputs, 'ONE_OF').map((model) => ({ ...withFields(model), isOneOf: true })),
    ],
    commands: Object.fromEntries([...commands].map(([type, model]) => [type, objectOf(model)])),
    intents: Object.fromEntries(collected.intents),
    edits: [...collected.edits],
    attackCommands,
    creation: fieldsOf(creation),
    sheets,
    rulesets: Object.fromEntries(rulesets.map(({ id, summary }) => [id, summary])),
  };
}

type ModelOf<K extends TypeModel['kind']> = Extract<TypeModel, { kind: K }>;
type Fielded = ModelOf<'OBJECT'> | ModelOf<'ONE_OF'>;

const ofKind = <K extends TypeModel['kind']>(models: readonly TypeModel[], kind: K) =>
  models.filter((model): model is ModelOf<K> => model.kind === kind);

function fieldsOf({ kind, says, fields }: Fielded, isAnswered = false): ApiFields {
  const owners = [...says.keys()];
  // Of a one-of input each member says itself whose it is.
  const speakers = (model: FieldModel) => (kind === 'ONE_OF' ? [...model.says.keys()] : owners);
  return Object.fromEntries(
    [...fields].map(([name, model]) => {
      const { type, list, written, idsOf, from, beside } = model;
      const field: ApiField = {
        ...{ type, list, written, idsOf, from, beside },
        description: mergedDescription(model.says, speakers(model)),
        directives: fieldDirectives(model, owners, isAnswered),
        isRequired: isRequired(model, owners),
      };
      return [name, field];
    }),
  );
}

/** Not null in any ruleset, and there in each that has the type. */
const isRequired = (
  { optionalFor, says }: FieldModel,
  owners: readonly (string | null)[],
): boolean =>
  optionalFor.size === 0 && (says.has(null) || owners.every((owner) => says.has(owner)));

/** An enum that is answered and given is one type, with the values of both. */
function enumsOf({ output, input }: Collected, all: readonly string[]): readonly ApiEnum[] {
  const models = ofKind([...output.all.values(), ...input.all.values()], 'ENUM');
  return [...Map.groupBy(models, ({ name }) => name)].map(([name, same]) => {
    const says: Statements = new Map(same.flatMap((model) => [...model.says]));
    const values = new Map<string, Statements>();
    for (const [value, meanings] of same.flatMap((model) => [...model.values]))
      values.set(value, new Map([...(values.get(value) ?? []), ...meanings]));
    const valueOf = (meanings: Statements): Described => ({
      description: mergedDescription(meanings),
      directives: partDirectives(meanings, [...says.keys()]),
    });
    return {
      name,
      description: mergedDescription(says),
      directives: partDirectives(says, all),
      values: Object.fromEntries(
        [...values].map(([value, meanings]) => [value, valueOf(meanings)]),
      ),
    };
  });
}
