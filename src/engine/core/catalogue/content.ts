/** Content packs: what an encounter can be set up with, and ready-made combatants. */
import type { Creature } from './creature.ts';

interface Keyed {
  readonly key: string;
}

/** A pack of a ruleset: definitions, and combatants who use them. */
export interface ContentPack<
  Action extends Keyed,
  Condition extends Keyed,
  PackCreature extends Keyed,
> {
  readonly name: string;
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  readonly combatants: readonly PackCreature[];
}

/** By key, as a state holds it; of the same key the last one counts. */
export const byKey = <T extends Keyed>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));

/**
 * What packs bring: the definitions of those that are named, and the creatures of all.
 *
 * @param needs which of the actions a combatant has, and which conditions an action brings
 */
export function contentOf<
  Action extends Keyed,
  Condition extends Keyed,
  PackCreature extends Omit<Creature, 'pack'>,
>(
  packs: Readonly<Record<string, ContentPack<Action, Condition, PackCreature>>>,
  needs: {
    readonly has: (creature: PackCreature, action: string) => boolean;
    readonly conditionsOf: (action: Action) => readonly string[];
  },
) {
  const creatures = Object.entries(packs).flatMap(([pack, { actions, conditions, combatants }]) =>
    combatants.map((creature) => {
      const known = actions.filter(({ key }) => needs.has(creature, key));
      const needed = new Set(known.flatMap(needs.conditionsOf));
      return {
        ...creature,
        pack,
        actions: known,
        conditions: conditions.filter(({ key }) => needed.has(key)),
      };
    }),
  );
  return {
    /** The packs' definitions in the form of the state; the same pack named twice counts once. */
    definitionsOf: (names: readonly string[]) => {
      const named = [...new Set(names)].flatMap((name) => packs[name] ?? []);
      return {
        actions: byKey(named.flatMap(({ actions }) => actions)),
        conditions: byKey(named.flatMap(({ conditions }) => conditions)),
      };
    },
    /** The ready-made combatants of all packs; their keys are unique over them. */
    creatures,
  };
}
