import type { Ruleset } from '@sixbeat/engine';
import { battlefieldSchema } from '../../../engine/grid/battlefield.ts';
import { momentSchema } from '../../../engine/core/views/timeline.ts';
import { outcomeSchema } from '../../../engine/core/views/outcome.ts';
import { metaOf } from '../../../engine/core/schema/describe.ts';
import { definitionOf, TypeModels } from './model.ts';

/** What the rulesets make of the API. */
export interface Collected {
  readonly output: TypeModels;
  readonly input: TypeModels;
  /** The names of types: for each ruleset one, and of events and commands all. */
  readonly sheets: readonly string[];
  readonly clocks: readonly string[];
  readonly interfaces: ReadonlyMap<string, 'Action' | 'Condition' | 'Creature'>;
  readonly events: readonly string[];
  /** The commands of all rulesets, each with what the rulesets say that it does. */
  readonly commands: readonly string[];
}

export function collect(rulesets: readonly Ruleset[]): Collected {
  const output = new TypeModels('OUTPUT');
  const input = new TypeModels('INPUT');
  for (const shared of [battlefieldSchema, momentSchema, outcomeSchema]) output.add(shared, null);
  const interfaces = new Map<string, 'Action' | 'Condition' | 'Creature'>();
  const sheets: string[] = [];
  const clocks: string[] = [];
  const events = new Set<string>();
  const commands = new Set<string>();
  for (const { id, schemas, play } of rulesets) {
    sheets.push(output.add(schemas.sheet, id));
    clocks.push(output.add(schemas.clock, id));
    interfaces.set(output.add(schemas.action, id), 'Action');
    interfaces.set(output.add(schemas.condition, id), 'Condition');
    interfaces.set(output.add(schemas.creature, id), 'Creature');
    for (const kind of [schemas.decisionKind, schemas.timelineKind, schemas.attackStage])
      output.add(kind, id);
    for (const [type, { fields }] of Object.entries(schemas.events))
      events.add(output.addFields(type, definitionOf(fields), id, descriptionOf(fields)));
    for (const [type, schema] of Object.entries(play.commands)) {
      input.addFields(`${type}Input`, definitionOf(schema), id, descriptionOf(schema));
      commands.add(type);
    }
  }
  return {
    output,
    input,
    sheets,
    clocks,
    interfaces,
    events: [...events],
    commands: [...commands],
  };
}

const descriptionOf = (schema: Parameters<typeof definitionOf>[0]): string =>
  metaOf(schema, 'description') ?? '';
