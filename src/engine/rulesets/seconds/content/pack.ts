import type { Hex } from '../../../grid/hex.ts';
import type { Action } from '../actions.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly combatants: readonly Creature[];
}

/** A combatant that waits to be put somewhere, on some side. */
export interface Creature {
  readonly key: string;
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The fields of `AddCombatants`, as far as they are not left out. */
  readonly sheet: Readonly<Record<string, unknown>> & { readonly toughness: number };
}

/** Where and as whom a creature comes into an encounter. */
export interface Posting {
  readonly id: string;
  readonly side: string;
  readonly position: Hex;
  /** For people; the creature's own name if left out. */
  readonly name?: string;
}

/** The creature as `AddCombatants` takes it. */
export const recruit = (creature: Creature, posting: Posting) => ({
  name: creature.name,
  ...creature.sheet,
  ...posting,
});
