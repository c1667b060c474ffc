import type { WithHidden } from '../../../core/roster/hidden.ts';
import type { Battlefield } from '../../../core/values/battlefield.ts';
import type { ActionKey, ConditionKey, CombatantId } from '../../../core/values/ids.ts';
import type { Outcome } from '../../../core/views/outcome.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Settings } from '../rulebook/settings.ts';
import type { Ability, Modifiers } from './abilities.ts';
import type { Action, Slot } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Item } from './items.ts';
import type { CombatantInput } from './sheet.ts';

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
}

export type Phase =
  | { readonly kind: 'SETUP' }
  | Combat
  | { readonly kind: 'ENDED'; readonly round: number; readonly outcome: Outcome };

export interface Combat {
  readonly kind: 'COMBAT';
  /** 0 while ties of vigilance are still to be settled. */
  readonly round: number;
  /** VIG-26, first to last. */
  readonly order: readonly CombatantId[];
  /** VIG-28: what is still to be settled of the order; the first one now. */
  readonly ties: readonly Tie[];
  /** Whose turn in this round is still to come, in order. */
  readonly waiting: readonly CombatantId[];
  readonly turn: Turn;
  /** VIG-46: the bottom first; the last one resolves first. */
  readonly stack: readonly StackObject[];
  /** VIG-49: who has passed since the last action or resolution. */
  readonly passed: readonly CombatantId[];
}

export type Turn =
  /** Nobody's: the next in `waiting` is up; with none left the round is over. */
  { readonly kind: 'BETWEEN' } | { readonly kind: 'ACTING'; readonly combatantId: CombatantId };

/** VIG-28: combatants of the same vigilance, in the order in which they were added. */
export type Tie =
  /** Each character says whether it goes before the creatures. */
  | {
      readonly kind: 'PRECEDENCE';
      readonly asking: readonly CombatantId[];
      readonly first: readonly CombatantId[];
      readonly declined: readonly CombatantId[];
      readonly creatures: readonly CombatantId[];
    }
  /** Characters agree on an order, the first of `asking` proposing one, or roll. */
  | {
      readonly kind: 'ORDER';
      readonly members: readonly CombatantId[];
      readonly asking: readonly CombatantId[];
      readonly proposal: readonly CombatantId[] | null;
    };

/** VIG-46: an action that has been declared and has not resolved. */
export interface StackObject {
  readonly id: string;
  readonly ownerId: CombatantId;
  readonly declared: Declared;
  readonly stage: Stage;
}

/** What was declared, and all that was chosen with it. */
export interface Declared {
  /** The action; `prepare` for preparing one. */
  readonly action: ActionKey;
  readonly use: Slot;
  readonly boosts: readonly ActionKey[];
  readonly targetIds: readonly CombatantId[];
  /** The weapon of an attack, or to reload; null for bare hands. */
  readonly weapon: string | null;
  /** The ability of a check that leaves it open. */
  readonly ability: Ability | null;
  /** The way to travel; empty to stay. */
  readonly path: readonly Hex[];
  readonly drop: string | null;
  readonly stow: string | null;
  readonly draw: string | null;
  /** VIG-52: the action that is being prepared. */
  readonly prepares: ActionKey | null;
}

export type Stage =
  /** It may be answered (VIG-45). */
  | { readonly kind: 'WAITING' }
  /** VIG-56: responses are over; what is still null is to be chosen before the dice fall. */
  | {
      readonly kind: 'RESOLVING';
      readonly amplification: number | null;
      readonly answer: Answer | null;
    };

/** How the target meets it. */
export type Answer =
  | {
      readonly kind: 'DEFENSE';
      readonly defense: Defense;
      readonly boosts: readonly ActionKey[];
      readonly amplification: number;
      /** Where to move afterwards. */
      readonly to: Hex | null;
    }
  | { readonly kind: 'CHECK'; readonly amplification: number }
  | { readonly kind: 'CONSENT'; readonly accepts: boolean };

export type Defense = 'ACTIVE' | 'PASSIVE';

export interface Combatant {
  readonly id: CombatantId;
  readonly name: string;
  /** Combatants of different sides are hostile. */
  readonly side: string;
  /** VIG-27, without counters. */
  readonly vigilance: number;
  readonly nature: Nature;
  readonly position: Hex;
  readonly damage: number;
  readonly stress: number;
  readonly traumas: number;
  /**
   * VIG-22: `DOWN` is unconscious and dying, `STABLE` unconscious. `YIELDED` has stopped fighting
   * of its own will.
   */
  readonly status: 'STANDING' | 'YIELDED' | 'DOWN' | 'STABLE' | 'DEAD';
  /** VIG-23. */
  readonly mind: 'CALM' | 'PANICKING';
  readonly items: readonly Item[];
  /** Actions beyond the basic ones. */
  readonly learnt: readonly ActionKey[];
  readonly conditions: readonly ActiveCondition[];
  readonly spent: Allowance;
  /** VIG-33: what was gained by giving up regular actions. */
  readonly granted: Granted;
  /** VIG-52: may be performed as a quick action until the own next turn begins. */
  readonly prepared: ActionKey | null;
  /** VIG-67: until the own next turn begins. */
  readonly cover: 'NONE' | 'TAKEN';
  /** What this combatant may do in the round, VIG-68 and for who joins late. */
  readonly presence: 'READY' | 'AMBUSHED' | 'JOINING';
  /** Until when not to ask for responses. */
  readonly silence: 'NONE' | 'STACK' | 'TURN' | 'ROUND';
}

/** A combatant as it joins. */
export type Newcomer = CombatantInput;

/** A newcomer, and what it brings with it: defined as it joins, if it is unknown by then. */
export interface Hidden {
  readonly combatant: Newcomer;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
}

export type Nature = CharacterNature | CreatureNature;

export interface CharacterNature {
  readonly kind: 'CHARACTER';
  readonly abilities: Modifiers;
  readonly vigor: number;
  readonly focus: number;
  /** VIG-19: what talents add to the limits. */
  readonly damageLimitBonus: number;
  readonly stressLimitBonus: number;
}

/** VIG-14, 25: fixed numbers instead of abilities and pools. */
export interface CreatureNature {
  readonly kind: 'CREATURE';
  readonly attackDifficulty: number;
  readonly defendDifficulty: number;
  /** Fields. */
  readonly movement: number;
  readonly damageLimit: number;
  readonly stressLimit: number;
}

export interface Allowance {
  readonly regular: number;
  readonly movement: number;
  readonly quick: number;
}

export interface Granted {
  /** Movement actions, for this turn only. */
  readonly movement: number;
  /** Quick actions left, until the own next turn begins. */
  readonly quick: number;
  /** The round in which they were gained. */
  readonly round: number;
}

/** Counters of a condition; at least one. */
export interface ActiveCondition {
  readonly condition: ConditionKey;
  readonly count: number;
}
