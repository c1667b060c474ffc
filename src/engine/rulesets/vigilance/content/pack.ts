import type { Hex } from '../../../grid/hex.ts';
import type { Modifiers } from '../model/abilities.ts';
import type { Action } from '../model/actions.ts';
import type { Condition } from '../model/conditions.ts';
import type { ItemInput } from '../model/items.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  readonly combatants: readonly Recruit[];
}

/** The sheet of a combatant that waits to be put somewhere, on some side. */
export interface Recruit {
  readonly key: string;
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly vigilance: number;
  readonly nature: RecruitNature;
  readonly items: readonly ItemInput[];
  readonly learnt: readonly string[];
}

export type RecruitNature =
  | { readonly kind: 'CHARACTER'; readonly abilities: Partial<Modifiers> }
  | {
      readonly kind: 'CREATURE';
      readonly attackDifficulty: number;
      readonly defendDifficulty: number;
      readonly movement: number;
      readonly damageLimit: number;
    };

/** Where and as whom a combatant comes into an encounter. */
export interface Posting {
  readonly id: string;
  readonly side: string;
  readonly position: Hex;
  /** For people; the sheet's own name if left out. */
  readonly name?: string | undefined;
}

/** The combatant as `AddCombatants` takes it. */
export function recruit(
  { name: own, vigilance, nature, items, learnt }: Recruit,
  { id, side, position, name = own }: Posting,
) {
  return { id, name, side, vigilance, nature, position, items: [...items], learnt: [...learnt] };
}
