/**
 * The types that the rulesets give the API, as plain data: all that it takes to define them, without
 * the schemas that they follow from. A bundle has it ready-made, so that it can start without rulesets.
 */
import type { Intent, Ruleset } from '@sixbeat/engine';
import { type Collected, collect } from './collect.ts';
import { type FieldModel, type ObjectModel, mergedDescription, type TypeModel } from './model.ts';

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
  readonly name: string;
  readonly description: string;
}

export interface ApiEnum extends Described {
  /** What each value means. */
  readonly values: Readonly<Record<string, string>>;
}

export interface ApiObject extends Described {
  readonly fields: ApiFields;
  /** The names of interfaces. */
  readonly implements: readonly string[];
}

export interface ApiInput extends Described {
  readonly fields: ApiFields;
  readonly isOneOf: boolean;
}

/** The names of types by the value of the field `tag`. */
export interface ApiUnion extends Described {
  readonly tag: string;
  readonly members: Readonly<Record<string, string>>;
}

export type ApiFields = Readonly<Record<string, ApiField>>;

export interface ApiField extends Pick<
  FieldModel,
  'type' | 'list' | 'written' | 'idsOf' | 'from' | 'beside' | 'bound'
> {
  readonly description: string;
  readonly isRequired: boolean;
}

export function apiTypesOf(rulesets: readonly Ruleset[]): ApiTypes {
  const collected = collect(rulesets);
  const { output, input, commands, creation, attackCommands, sheets } = collected;
  const outputs = [...output.all.values()];
  const inputs = [...input.all.values()];
  const objectOf = (model: ObjectModel): ApiObject => ({
    ...inputOf(model),
    implements: collected.interfaces.get(model.name) ?? [],
  });
  return {
    enums: enumsOf(collected),
    objects: ofKind(outputs, 'OBJECT').map(objectOf),
    unions: ofKind(outputs, 'UNION').map(({ name, says, tag, members }) => ({
      name,
      description: mergedDescription(says),
      tag,
      members: Object.fromEntries(members),
    })),
    inputs: [
      ...ofKind(inputs, 'OBJECT').map((model) => ({ ...inputOf(model), isOneOf: false })),
      ...ofKind(inputs, 'ONE_OF').map((model) => ({ ...inputOf(model), isOneOf: true })),
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

const inputOf = (model: Fielded) => ({
  name: model.name,
  description: mergedDescription(model.says),
  fields: fieldsOf(model),
});

function fieldsOf({ says, fields }: Fielded): ApiFields {
  const owners = [...says.keys()];
  return Object.fromEntries(
    [...fields].map(([name, model]) => {
      const { type, list, written, idsOf, from, beside, bound } = model;
      const description = mergedDescription(model.says, owners);
      const field = { type, list, written, idsOf, from, beside, bound, description };
      return [name, { ...field, isRequired: isRequired(model, owners) }];
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
function enumsOf({ output, input }: Collected): readonly ApiEnum[] {
  const models = ofKind([...output.all.values(), ...input.all.values()], 'ENUM');
  return [...Map.groupBy(models, ({ name }) => name)].map(([name, same]) => {
    const values = new Map<string, Map<string | null, string>>();
    for (const [value, meanings] of same.flatMap((model) => [...model.values]))
      values.set(value, new Map([...(values.get(value) ?? []), ...meanings]));
    const [first] = same;
    return {
      name,
      description: first ? mergedDescription(first.says) : '',
      values: Object.fromEntries(
        [...values].map(([value, meanings]) => [value, mergedDescription(meanings)] as const),
      ),
    };
  });
}
