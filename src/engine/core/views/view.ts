import type { ComputerPlay } from '../roster/played-by.ts';
import type { Annotations } from '../schema/annotations.ts';
import type { Battlefield } from '../values/battlefield.ts';
import type { Hex } from '../values/hex.ts';
import type { ActionKey, CombatantId, ConditionKey } from '../values/ids.ts';
import type { ClockView } from './clock.ts';
import type { BudgetItem } from './budget.ts';
import type { Outcome } from './outcome.ts';
import type { Vitals } from './foe-numbers.ts';
import type { TimelineEntryView } from './course.ts';
import type { PointInTime } from './timeline.ts';

/**
 * An encounter as a seat sees it. What all rulesets tell alike stands here; a ruleset's own
 * figures are in the clock, the sheets, and the entries of the catalogue.
 */
export interface EncounterView extends Annotations {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly phase: 'SETUP' | 'COMBAT' | 'ENDED';
  /** 0 before the first round. */
  readonly round: number;
  /** Where the fight stands; null when no fight is on. */
  readonly clock: ClockView | null;
  /** Who comes before whom; empty before initiative. */
  readonly order: readonly CombatantId[];
  /** Those in the fight, then the hidden ones that this seat may know of. */
  readonly combatants: readonly CombatantView[];
  readonly battlefield: Battlefield;
  readonly actions: readonly DefinitionView[];
  readonly conditions: readonly DefinitionView[];
  readonly attacks: readonly AttackView[];
  readonly timeline: readonly TimelineEntryView[];
  readonly outcome: Outcome | null;
}

/** What everybody at the table sees of a combatant, and the sheet for who plays it. */
export interface CombatantView extends Annotations {
  readonly id: CombatantId;
  readonly name: string;
  /** Combatants of different sides are hostile. */
  readonly side: string;
  readonly position: Hex;
  /** `STANDING` is able and willing to fight, `DOWN` unable, `YIELDED` unwilling. */
  readonly status: 'STANDING' | 'DOWN' | 'YIELDED';
  readonly conditions: readonly ConditionView[];
  /** What is left of it, in numbers, as far as this seat may know. */
  readonly vitals: readonly Vitals[];
  /** What it may still do in this round, for who plays it; empty for others, and while no fight is on. */
  readonly budget: readonly BudgetItem[];
  readonly sheet: { readonly kind: string } | null;
  /** How the computer plays it; null where a person does, and for who does not play it. */
  readonly playedByComputer: ComputerPlay | null;
  /** Whether it waits to be revealed; only the GM and who plays it are shown it until then. */
  readonly hidden: boolean;
}

/** A condition that a combatant has now. */
export interface ConditionView {
  readonly key: ConditionKey;
  readonly name: string;
  readonly summary: string;
  /** The first point in time that it no longer covers; null as long as that is open. */
  readonly ends: PointInTime | null;
  /** How much of it there is, where that matters: counters, or damage dice that caused it. */
  readonly amount: number | null;
  /** Whether it ends with the first roll that it changes. */
  readonly once: boolean;
}

/** An action or a condition of the catalogue. */
export interface DefinitionView {
  readonly key: string;
  readonly name: string;
  readonly summary: string;
}

/** An attack that has arrived and is not resolved. */
export interface AttackView {
  readonly id: string;
  readonly attackerId: CombatantId;
  readonly targetId: CombatantId;
  readonly action: ActionKey;
  /**
   * `WINDOW`: the target must choose a defense; `DEFERRED`: it has, and its turn is awaited;
   * `MANEUVER`: the attacker must spend the points that it has won; `REPOSITION`: it must say where
   * its target goes; `MET`: nothing is left to
   * choose, and it waits for the other attacks made at the same time; `WAITING`: others may answer it;
   * `RESOLVING`: they no longer may, and what is to be chosen before the dice fall is awaited.
   */
  readonly stage:
    'WINDOW' | 'DEFERRED' | 'MANEUVER' | 'REPOSITION' | 'MET' | 'WAITING' | 'RESOLVING';
}
