import type { CombatantId, RuleId } from '../values/ids.ts';

/** Something under way, and the moment at which it resolves. */
export interface TimelineEntry {
  readonly id: string;
  /** In the ruleset's own words, e.g. `PROJECTILE`, `COOLDOWN`. */
  readonly kind: string;
  /** One line for the table. */
  readonly label: string;
  /** Whose doing it is, and whom it concerns; null where there is no such combatant. */
  readonly sourceId: CombatantId | null;
  readonly targetId: CombatantId | null;
  readonly resolves: Moment;
  readonly rule: RuleId;
}

/**
 * A moment of the fight. `step` counts segments (1-3) or seconds (1-6) within the round;
 * `onTurnOf` is whose turn it is then, null for the very start of the step.
 */
export interface Moment {
  readonly round: number;
  readonly step: number;
  readonly onTurnOf: CombatantId | null;
}
