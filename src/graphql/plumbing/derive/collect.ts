import type { Ruleset } from '@sixbeat/engine';
import type * as z from 'zod';
import { annotationFields } from '../../../engine/core/schema/annotations.ts';
import { battlefieldFields } from '../../../engine/core/schema/battlefield.ts';
import type { Intent } from '../../../engine/core/values/intent.ts';
import { metaOf, statementOf } from '../../../engine/core/schema/describe.ts';
import { typeName } from '../type-names.ts';
import { type ObjectModel, TypeModels } from './model.ts';
import { citedRules, nodes, sharedSchemas } from './shared.ts';

/** What the rulesets make of the API. */
export interface Collected {
  readonly output: TypeModels;
  readonly input: TypeModels;
  /** The names of types: for each ruleset one, and of events and commands all. */
  readonly sheets: readonly string[];
  /** The interfaces that each of some types implements, by their names. */
  readonly interfaces: ReadonlyMap<string, readonly string[]>;
  /** The commands of all rulesets, by type: what each takes, and what the rulesets say it does. */
  readonly commands: ReadonlyMap<string, ObjectModel>;
  /** What an encounter that is created is given, whatever its ruleset. */
  readonly creation: ObjectModel;
  /** The types of the commands that may attack. */
  readonly attackCommands: readonly string[];
  /** What each command is there for, by its type. */
  readonly intents: ReadonlyMap<string, Intent>;
  /** The types of the commands that set values. */
  readonly edits: ReadonlySet<string>;
}

export function collect(rulesets: readonly Ruleset[]): Collected {
  const output = new TypeModels('OUTPUT');
  const input = new TypeModels('INPUT');
  for (const shared of Object.values(sharedSchemas)) output.add(shared, null);
  const interfaces = new Map<string, readonly string[]>(
    nodes.map((name) => [name, citedRules.includes(name) ? ['Rule', 'Node'] : ['Node']]),
  );
  const sheets: string[] = [];
  const commands = new Map<string, ObjectModel>();
  const intents = new Map<string, Intent>();
  const edits = new Set<string>();
  for (const { id, schemas, rules } of rulesets) {
    refuseUnknownAttacks(id, schemas.attackCommands, rules.commands);
    sheets.push(output.add(schemas.sheet, id));
    interfaces.set(output.add(schemas.clock, id), ['Clock']);
    interfaces.set(output.add(schemas.action, id), ['Action']);
    if (schemas.condition) interfaces.set(output.add(schemas.condition, id), ['Condition']);
    interfaces.set(output.add(schemas.creature, id), ['Creature']);
    const { decisionKind, timelineKind, attackStage, costResource } = schemas;
    for (const kind of [decisionKind, timelineKind, attackStage, costResource])
      if (kind) output.add(kind, id);
    for (const [type, { fields }] of Object.entries(schemas.events)) {
      output.addFields(type, besidesRule(fields.shape), id, statementOf(fields) ?? '');
      interfaces.set(type, [...(interfaces.get(type) ?? ['Event']), typeName(id, 'Event')]);
    }
    for (const [type, schema] of Object.entries(rules.commands)) {
      input.addFieldsTo(commands, type, { schema, owner: id, saying: statementOf(schema) ?? '' });
      intents.set(type, metaOf(schema, 'intent') ?? 'ACT');
      if (metaOf(schema, 'edits')) edits.add(type);
    }
  }
  for (const model of [...commands.values(), ...input.all.values()])
    if (model.kind === 'OBJECT') input.divide(model);
  return {
    output,
    input,
    sheets,
    interfaces,
    commands,
    intents,
    edits,
    creation: input.fieldsOf({ ...annotationFields, ...battlefieldFields }),
    attackCommands: [...new Set(rulesets.flatMap(({ schemas }) => schemas.attackCommands))],
  };
}

/** The rule of an event is for `interface Event` to say: what has none of its own has that of its type. */
const besidesRule = (fields: z.core.$ZodShape) => {
  const others = Object.entries(fields).filter(([name]) => name !== 'rule');
  return { type: 'object', shape: Object.fromEntries(others) } as const;
};

/** Odds can be asked of these commands alone, so that a misspelled one must not go unnoticed. */
function refuseUnknownAttacks(
  id: string,
  attackCommands: readonly string[],
  commands: Ruleset['rules']['commands'],
): void {
  if (attackCommands.length === 0)
    throw new TypeError(`${id} names no attackCommands: odds could be asked of nothing.`);
  const unknown = attackCommands.find((type) => !Object.hasOwn(commands, type));
  if (unknown !== undefined)
    throw new TypeError(`${id} has no command ${unknown}, which its attackCommands name.`);
}
