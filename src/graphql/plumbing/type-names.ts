import type { DefinitionView } from '@sixbeat/engine';

/** An entry of the catalogue, with the type of its ruleset. */
export interface Definition extends DefinitionView {
  readonly __typename: string;
}

/** Every ruleset has types of its own for some things, called after it, e.g. `SegmentsClock`. */
export const typeName = (ruleset: string, what: string): string =>
  `${ruleset.charAt(0)}${ruleset.slice(1).toLowerCase()}${what}`;

/** Entries of a catalogue or a bestiary, each with the type that its ruleset has for it. */
export function typed<T extends object>(entries: readonly T[], ruleset: string, what: string) {
  const __typename = typeName(ruleset, what);
  return entries.map((entry) => ({ ...entry, __typename }));
}

/** `DeclareAction` of the engine is `declareAction` of the API, with the same fields. */
export const mutationOf = (command: string): string =>
  command.charAt(0).toLowerCase() + command.slice(1);

/** The field of an input with what only the ruleset of the encounter takes. */
export const DETAILS = 'details';
