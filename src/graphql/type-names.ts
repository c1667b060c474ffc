/** Every ruleset has types of its own for these, called after it, e.g. `SegmentsClock`. */
type Own = 'Clock' | 'Sheet' | 'Action' | 'Condition' | 'Creature';

export const typeName = (ruleset: string, what: Own): string =>
  `${ruleset.charAt(0)}${ruleset.slice(1).toLowerCase()}${what}`;

/** `DeclareAction` of the engine is `declareAction` of the API, with the same fields. */
export const mutationOf = (command: string): string =>
  command.charAt(0).toLowerCase() + command.slice(1);
