import type { DefinedAction } from '../model/actions.ts';
import type { SheetInput } from '../model/combatant/sheet.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly DefinedAction[];
  readonly combatants: readonly Creature[];
}

/** A combatant that waits to be put somewhere, on some side. */
export interface Creature {
  readonly key: string;
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The fields of `AddCombatants`, as far as they are not left out. */
  readonly sheet: SheetInput;
}
