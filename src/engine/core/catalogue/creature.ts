/** A ready-made combatant; its sheet is the ruleset's own matter. */
export interface Creature {
  /** Names it in `AddCombatants`. */
  readonly key: string;
  readonly name: string;
  readonly summary: string;
  /** The content pack that it is from. */
  readonly pack: string;
}
