import type { Rejection } from '../command/rejection.ts';
import { invalid } from '../command/rejection.ts';
import type { Creature } from '../catalogue/creature.ts';

/** How many combatants an encounter may have. */
export const MAX_COMBATANTS = 100;

/** Who joins: with a sheet of their own, and by the key of a ready-made creature. */
interface Joining {
  readonly combatants: readonly unknown[];
  readonly creatures: readonly { readonly creature: string }[];
  readonly members?: readonly unknown[] | undefined;
}

/** A combatant joins, and an encounter has room for them. */
export function refuseOvercrowding(
  present: Readonly<Record<string, unknown>>,
  { combatants, creatures, members = [] }: Joining,
): Rejection | null {
  const joining = combatants.length + creatures.length + members.length;
  if (joining === 0) return invalid('combatants', 'Name at least one combatant or creature.');
  return Object.keys(present).length + joining > MAX_COMBATANTS
    ? invalid('combatants', `An encounter has at most ${MAX_COMBATANTS} combatants.`)
    : null;
}

/** A creature is named by its key in the packs. */
export function refuseUnknownCreatures(
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

/** The first refusal of a sheet, each with its field in the command: own sheets, creatures, members. */
export function firstRefusedSheet<Sheet>(
  sheets: readonly Sheet[],
  { combatants, creatures }: Joining,
  refuse: (
    sheet: Sheet,
    place: { readonly field: string; readonly before: readonly Sheet[]; readonly own: boolean },
  ) => Rejection | null,
): Rejection | null {
  for (const [i, sheet] of sheets.entries()) {
    const own = i < combatants.length;
    const field = fieldOf(i, [combatants.length, creatures.length]);
    const refusal = refuse(sheet, { field, before: sheets.slice(0, i), own });
    if (refusal) return refusal;
  }
  return null;
}

function fieldOf(i: number, [sheets, creatures]: readonly [number, number]): string {
  if (i < sheets) return `combatants.${i}`;
  const among = i - sheets;
  return among < creatures ? `creatures.${among}` : `members.${among - creatures}`;
}

interface Named {
  readonly name: string;
}

/**
 * Each with a name of its own who is only called after its kind: `Gate Warden`, `Gate Warden 2`. It
 * depends on who is at the table alone, so that a number that is missing tells of no one hidden.
 */
export function numbered<Newcomer extends Named>(
  newcomers: readonly Newcomer[],
  kinds: readonly string[],
  present: readonly Named[],
): readonly Newcomer[] {
  const taken = new Set(present.map(({ name }) => name));
  return newcomers.map((newcomer) => {
    const { name } = newcomer;
    let own = name;
    for (let n = 2; kinds.includes(name) && taken.has(own); n++) own = `${name} ${n}`;
    taken.add(own);
    return own === name ? newcomer : { ...newcomer, name: own };
  });
}
