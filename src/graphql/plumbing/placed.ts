/** Where the fields of a command stand in the input of its mutation. */
import { apiTypes } from './derived.ts';
import { DETAILS } from './type-names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The names from the input down to a field, e.g. `["details", "segments", "speed"]`. */
export const pathInInput = (type: string, field: string, ruleset: string): readonly string[] =>
  isOwn(type, field) ? [DETAILS, ruleset.toLowerCase(), field] : [field];

/** A command as the input of its mutation has it. */
export function inputOf(command: Fields & { readonly type: string }, ruleset: string): Fields {
  const { type, ...fields } = command;
  const [own, shared] = [true, false].map((is) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isOwn(type, field) === is)),
  );
  return Object.keys(own ?? {}).length === 0
    ? fields
    : { ...shared, [DETAILS]: { [ruleset.toLowerCase()]: own } };
}

/** Whether a field is of some rulesets alone. */
function isOwn(type: string, field: string): boolean {
  const fields = apiTypes.commands[type]?.fields ?? {};
  return Object.hasOwn(fields, DETAILS) && !Object.hasOwn(fields, field);
}
