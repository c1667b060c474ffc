import type { Rejection } from './rejection.ts';
import { invalid } from './rejection.ts';
import type { Creature } from './ruleset.ts';

/** How many combatants, and actions and conditions of its own together, an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

/** Who joins: with a sheet of their own, and by the key of a ready-made creature. */
interface Joining {
  readonly combatants: readonly unknown[];
  readonly creatures: readonly { readonly creature: string }[];
}

/** Somebody joins, and an encounter has room for them. */
export function refuseCrowd(
  present: Readonly<Record<string, unknown>>,
  { combatants, creatures }: Joining,
): Rejection | null {
  const joining = combatants.length + creatures.length;
  if (joining === 0) return invalid('combatants', 'Name at least one combatant or creature.');
  return Object.keys(present).length + joining > MAX_COMBATANTS
    ? invalid('combatants', `An encounter has at most ${MAX_COMBATANTS} combatants.`)
    : null;
}

/** A creature is named by its key in the packs. */
export function refuseStrangers(
  { creatures }: Joining,
  known: readonly Pick<Creature, 'key'>[],
): Rejection | null {
  const index = creatures.findIndex(({ creature }) => !known.some(({ key }) => key === creature));
  if (index < 0) return null;
  const keys = known.map(({ key }) => key).join(', ');
  return invalid(
    `creatures.${index}.creature`,
    `There is no creature '${creatures[index]?.creature ?? ''}': choose from ${keys}.`,
  );
}

/** The first refusal of a sheet, each with its field in the command: own sheets, then creatures. */
export function firstMisfit<Sheet>(
  sheets: readonly Sheet[],
  { combatants }: Joining,
  refuse: (
    sheet: Sheet,
    place: { readonly field: string; readonly before: readonly Sheet[]; readonly own: boolean },
  ) => Rejection | null,
): Rejection | null {
  for (const [i, sheet] of sheets.entries()) {
    const own = i < combatants.length;
    const field = own ? `combatants.${i}` : `creatures.${i - combatants.length}`;
    const refusal = refuse(sheet, { field, before: sheets.slice(0, i), own });
    if (refusal) return refusal;
  }
  return null;
}

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
