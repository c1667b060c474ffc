import type { CommandTemplate } from '../decision/decision.ts';

/**
 * A command that leaves out which use of its action is meant, with the only one that the action has; as it
 * is where it has several, or the command names none.
 *
 * @param usesOf the uses of the action of this key; none of one that is not there
 */
export function withOnlyUse(
  command: CommandTemplate,
  usesOf: (action: string) => readonly string[],
): CommandTemplate {
  const { action, use } = command;
  if (typeof action !== 'string' || (use !== undefined && use !== null)) return command;
  const [only, ...others] = usesOf(action);
  return only === undefined || others.length > 0 ? command : { ...command, use: only };
}
