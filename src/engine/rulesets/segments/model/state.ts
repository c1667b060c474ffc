import type { WithHidden } from '../../../core/roster/hidden.ts';
import type { Battlefield } from '../../../core/values/battlefield.ts';
import type { ActionKey, CombatantId, ConditionKey } from '../../../core/values/ids.ts';
import type { Outcome } from '../../../core/views/outcome.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Settings } from '../rulebook/settings.ts';
import type { Action, Kind } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Newcomer } from './sheet.ts';
import type { Attack, Grapple, Ongoing } from './under-way.ts';

/** Everything about an encounter. Plain JSON; what has ended leaves it. */
export interface State extends WithHidden<Hidden> {
  readonly name: string;
  readonly settings: Settings;
  /** What this encounter adds to the basic actions and conditions, by key. */
  readonly actions: Readonly<Record<ActionKey, Action>>;
  readonly conditions: Readonly<Record<ConditionKey, Condition>>;
  readonly combatants: Readonly<Record<CombatantId, Combatant>>;
  readonly battlefield: Battlefield;
  readonly phase: Phase;
  /** Attacks that have arrived and are not resolved; of those open, the last comes first. */
  readonly attacks: readonly Attack[];
  /** What plays on in later segments, oldest first (SEG-10, 11). */
  readonly ongoing: readonly Ongoing[];
  /** Who holds whom, oldest first (SEG-102). */
  readonly grapples: readonly Grapple[];
}

export type Segment = 1 | 2 | 3;

export type Phase =
  /** Before initiative. The opening is the one action that comes before round 1 (SEG-19). */
  | { readonly kind: 'SETUP'; readonly opening: 'UNUSED' | 'PLAYING' | 'USED' }
  | Combat
  | { readonly kind: 'ENDED'; readonly round: number; readonly outcome: Outcome };

export interface Combat {
  readonly kind: 'COMBAT';
  readonly round: number;
  readonly segment: Segment;
  /** The ranking (SEG-13), first to last. */
  readonly order: readonly CombatantId[];
  /** Who bought the top of the next round's first segment (SEG-29). */
  readonly first: readonly CombatantId[];
  /** Whose turn in this segment is still to come, in order. */
  readonly waiting: readonly CombatantId[];
  readonly turn: Turn;
}

export type Turn =
  /** Nobody's: the next in `waiting` is up; with none left the segment is over. */
  | { readonly kind: 'BETWEEN' }
  /** The combatant may initiate an action, then ends the turn. */
  | { readonly kind: 'ACTING'; readonly combatantId: CombatantId }
  /** The turn is ending: these ongoing actions still play their segment (SEG-10). */
  | {
      readonly kind: 'PLAYING';
      readonly combatantId: CombatantId;
      readonly queue: readonly string[];
      /** The hexes that running Moves are to take. */
      readonly path: readonly Hex[];
    };

/** A combatant: as it joined, and what has happened to it since. */
export interface Combatant extends Newcomer {
  /** What is left of them; all of them are `maxHitPoints`. */
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  /** SEG-105: `DOWN` can do nothing; SEG-107: `YIELDED` has willingly stopped fighting. */
  readonly status: 'STANDING' | 'DOWN' | 'YIELDED';
  readonly conditions: readonly ActiveCondition[];
  readonly cooldowns: readonly Cooldown[];
  /** SEG-17: the first segment of round 1 in which the combatant can act. */
  readonly actsFrom: Segment;
  /** SEG-21: what was spent this round. */
  readonly spent: readonly Kind[];
  /** SEG-22: whether this segment's one initiation is used. */
  readonly initiated: boolean;
  /** SEG-44: a dodge under way whose benefit is not used yet. */
  readonly dodge: 'NONE' | 'READY';
  readonly readied: Readied | null;
  /** SEG-97: hours of continuous binding borne since the last night's rest. */
  readonly binding: Binding;
  /** How attacks are met without asking. */
  readonly standingOrder: 'ASK' | 'REACTION' | 'NONE';
}

/** A newcomer, and what it brings with it: defined as it joins, if it is unknown by then. */
export interface Hidden {
  readonly combatant: Newcomer;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

export type Binding =
  | { readonly kind: 'HOURS'; readonly hours: number }
  /** SEG-98: cannot go on before a full night's rest. */
  | { readonly kind: 'FAILED' };

export interface ActiveCondition {
  readonly condition: ConditionKey;
  /** The segment, counted from the start of the fight, in which it began. */
  readonly since: number;
  /** The first segment, counted likewise, that it no longer covers; null until it is healed. */
  readonly until: number | null;
  /** SEG-93: the damage dice of the attack that caused it. */
  readonly dice: number;
  /** Whether it ends with the first roll that it changes. */
  readonly once: boolean;
  /** Hexes that its bearer has walked under it in this round. */
  readonly walked: number;
  /** SEG-93: whether a check lets its bearer act normally in this round. */
  readonly lifted: boolean;
}

export interface Cooldown {
  readonly action: ActionKey;
  readonly use: Kind;
  /** The first round in which this use is free again. */
  readonly readyInRound: number;
}

/** SEG-27. The trigger is the table's own words: people judge whether it has come. */
export interface Readied {
  readonly action: ActionKey;
  readonly use: Kind;
  readonly trigger: string;
  /** The segment, counted from the start of the fight, in which it was readied. */
  readonly since: number;
}
