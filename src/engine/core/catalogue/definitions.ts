import * as z from 'zod';
import { invalid, type Rejection } from '../command/rejection.ts';
import { MAX_NOTE } from '../values/words.ts';

/** How many actions and conditions of its own, together, an encounter may have. */
export const MAX_DEFINITIONS = 300;

export const keySchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, e.g. low-kick.')
  .max(60);

/** What is said of an action, a condition or a creature, whatever else it has. */
export const definitionFields = {
  key: keySchema.describe('Names it in a command: lower-case words with hyphens.'),
  name: z.string().min(1).max(80).describe('The name to show.'),
  summary: z.string().max(MAX_NOTE).default('').describe('A summary of one line.'),
};

interface Keyed {
  readonly key: string;
}

/** Of several of the same key the last, and none that the encounter knows already. */
export const unknownOf = <T extends Keyed>(
  needed: readonly T[],
  isKnown: (key: string) => boolean,
): readonly T[] =>
  [...new Map(needed.map((entry) => [entry.key, entry])).values()].filter(
    ({ key }) => !isKnown(key),
  );

/** An encounter has room for so much of its own. */
export const refuseRoom = (known: number, added: number): Rejection | null =>
  known + added > MAX_DEFINITIONS
    ? invalid('actions', `An encounter defines at most ${MAX_DEFINITIONS} things.`)
    : null;

/** Definitions are final: what a fight began with stays what it was. */
export function refuseTaken(
  field: string,
  added: readonly Keyed[],
  isKnown: (key: string) => boolean,
): Rejection | null {
  const keys = added.map(({ key }) => key);
  const index = keys.findIndex((key, i) => isKnown(key) || keys.indexOf(key) < i);
  if (index < 0) return null;
  return invalid(
    `${field}.${index}.key`,
    `'${keys[index] ?? ''}' is defined already: choose another key.`,
  );
}
