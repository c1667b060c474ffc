/** From what is listed to commands, without the checks that what comes from outside needs. */
import type { CommandTemplate } from '../decision/decision.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';

/** A command as its schema gave it, and which of its fields are the template's: the others are defaults. */
interface Model {
  readonly command: CommandTemplate;
  readonly fields: readonly string[];
}

type Schema = Ruleset['rules']['commands'][string];

const models = new WeakMap<Schema, Map<string, Model>>();

/** How many sets of fields of one command are kept; no one lists as many. */
const MAX_KEPT = 100;

/**
 * A listed command with the defaults of all that is left out, as its schema would give it; null where
 * the ruleset has no such command. The schema is asked once for each set of fields: what is listed is
 * legal, and which defaults there are depends on nothing else.
 */
export function completed<T extends RulesetTypes>(
  { rules }: Ruleset<T>,
  template: CommandTemplate,
): T['command'] | null {
  const schema = rules.commands[template.type];
  if (!schema) return null;
  const known = models.get(schema) ?? new Map<string, Model>();
  models.set(schema, known);
  const names = Object.keys(template);
  const key = names.join();
  const model = known.get(key);
  if (model) return filled(model, template);
  const command = schema.parse(template);
  const fields = names.filter((name) => name in command);
  if (known.size < MAX_KEPT) known.set(key, { command: { ...command }, fields });
  return command;
}

/** In the order of the schema, in which commands are written down. */
function filled({ command, fields }: Model, template: CommandTemplate): CommandTemplate {
  const result: Record<string, unknown> & CommandTemplate = { ...command };
  for (const name of fields) result[name] = template[name];
  return result;
}
