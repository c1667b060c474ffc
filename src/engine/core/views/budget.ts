/** One kind of what a combatant may spend in a round, in the terms of its ruleset. */
export interface BudgetItem {
  /** One of those that options of its ruleset cost. */
  readonly resource: string;
  /** For people, e.g. `Standard`. */
  readonly label: string;
  readonly left: number;
  /** How much of it a round has. */
  readonly max: number;
}
