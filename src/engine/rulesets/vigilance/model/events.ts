import type { Battlefield } from '../../../core/values/battlefield.ts';
import type { CombatantId, ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import type { Outcome } from '../../../core/views/outcome.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Ability } from './abilities.ts';
import type { Action } from './actions.ts';
import type { CommandOf } from './commands.ts';
import type { Condition } from './conditions.ts';
import type { Newcomer, Hidden, Tie, Declared, Answer, Defense } from './state.ts';

/**
 * The total of a check: what `dice` add, less `subtracted`, plus `flat`, but not below 0. A fixed
 * difficulty has no dice.
 */
export interface Score {
  /** In the order in which they fell; each six is followed by one more (VIG-07). */
  readonly dice: readonly number[];
  readonly subtracted: readonly number[];
  readonly flat: number;
  readonly total: number;
}

export interface TieRoll {
  readonly combatantId: CombatantId;
  readonly roll: Score;
}

/** What happened, with the faces that were rolled. */
export type Event =
  // Setup
  | { readonly type: 'CombatantsAdded'; readonly combatants: readonly Newcomer[] }
  | {
      /** They wait in the wings, or wait there changed. */
      readonly type: 'CombatantsHidden';
      readonly newcomers: readonly Hidden[];
    }
  | {
      readonly type: 'CombatantUpdated';
      readonly combatantId: CombatantId;
      /** Null for what stays as it was; the sheet also for whoever may not know it. */
      readonly name: string | null;
      readonly side: string | null;
      readonly sheet: CommandOf<'UpdateCombatant'>['sheet'];
    }
  | {
      /** All that it does and that is done to it ends with it. */
      readonly type: 'CombatantRemoved';
      readonly combatantId: CombatantId;
      readonly name: string;
      readonly reason: string | null;
    }
  | {
      /** The same of somebody whom the table never saw. */
      readonly type: 'HiddenCombatantRemoved';
      readonly combatantId: CombatantId;
      readonly name: string;
      readonly reason: string | null;
    }
  | {
      /** A ruling; what it means for the rest is told by events of its own. */
      readonly type: 'Adjudicated';
      readonly combatantId: CombatantId;
      readonly reason: string;
      readonly position: Hex | null;
      /** Null also for whoever may not know them. */
      readonly figures: CommandOf<'Adjudicate'>['figures'];
    }
  | {
      readonly type: 'ActionsDefined';
      readonly actions: readonly Action[];
      readonly conditions: readonly Condition[];
    }
  | { readonly type: 'BattlefieldSet'; readonly battlefield: Battlefield }
  // Order
  | {
      readonly type: 'VigilanceCompared';
      readonly order: readonly CombatantId[];
      readonly ties: readonly Tie[];
      readonly ambushedIds: readonly CombatantId[];
    }
  | {
      readonly type: 'TieAnswered';
      readonly combatantId: CombatantId;
      readonly answer: CommandOf<'SettleTie'>['answer'];
      readonly order: readonly CombatantId[];
    }
  | {
      readonly type: 'TieSettled';
      /** The members of the tie, first to last. */
      readonly order: readonly CombatantId[];
      /** VIG-28: every group that rolled, in the order of its rolls. */
      readonly rolls: readonly (readonly TieRoll[])[];
      /** What of it is still to be settled. */
      readonly ties: readonly Tie[];
    }
  | {
      /** By a ruling; whose turn is still to come in this round comes in the new order. */
      readonly type: 'RankChanged';
      readonly combatantId: CombatantId;
      readonly order: readonly CombatantId[];
    }
  // Rounds and turns
  | { readonly type: 'RoundStarted'; readonly round: number }
  | { readonly type: 'TurnStarted'; readonly combatantId: CombatantId }
  | {
      readonly type: 'TurnSkipped';
      readonly combatantId: CombatantId;
      readonly reason: 'DOWN' | 'STABLE' | 'DEAD' | 'YIELDED' | 'COWERING';
    }
  | { readonly type: 'TurnEnded'; readonly combatantId: CombatantId }
  // The allowance and the stack
  | {
      readonly type: 'RegularActionGivenUp';
      readonly combatantId: CombatantId;
      readonly for: 'MOVEMENT' | 'QUICK';
    }
  | {
      readonly type: 'ActionPushed';
      readonly id: string;
      readonly combatantId: CombatantId;
      readonly declared: Declared;
      /** VIG-33: whether it takes a quick action gained by giving up a regular one. */
      readonly granted: boolean;
    }
  | {
      readonly type: 'PriorityPassed';
      readonly combatantId: CombatantId;
      readonly until: CommandOf<'PassPriority'>['until'];
    }
  | { readonly type: 'ActionResolving'; readonly id: string; readonly combatantId: CombatantId }
  | {
      readonly type: 'CheckAmplified';
      readonly id: string;
      readonly combatantId: CombatantId;
      readonly by: number;
    }
  | {
      readonly type: 'ActionAnswered';
      readonly id: string;
      readonly combatantId: CombatantId;
      readonly answer: Answer;
    }
  | { readonly type: 'ActionResolved'; readonly id: string; readonly combatantId: CombatantId }
  | {
      readonly type: 'ActionPrevented';
      readonly id: string;
      readonly combatantId: CombatantId;
      /** Who prevented it; null when it had become impossible. */
      readonly byId: CombatantId | null;
      /** The rule by which it was. */
      readonly rule: string;
    }
  | {
      readonly type: 'ActionPrepared';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
    }
  | { readonly type: 'PreparedActionLost'; readonly combatantId: CombatantId }
  // Checks and attacks
  | {
      readonly type: 'CheckMade';
      readonly combatantId: CombatantId;
      readonly ability: Ability;
      readonly roll: Score;
      /** What it is compared with; null where the table judges the total. */
      readonly against: {
        readonly combatantId: CombatantId;
        readonly roll: Score;
        readonly success: boolean;
      } | null;
    }
  | {
      readonly type: 'AttackRolled';
      readonly attackId: string;
      readonly attackerId: CombatantId;
      readonly targetId: CombatantId;
      readonly action: ActionKey;
      /** `FIXED` for a creature's defend difficulty. */
      readonly defense: Defense | 'FIXED';
      readonly attack: Score;
      readonly against: Score;
      /** By how much the attack exceeds the defense; 0 when it fails. */
      readonly damage: number;
    }
  | {
      readonly type: 'PercentRolled';
      readonly chance: number;
      readonly dice: readonly number[];
      readonly roll: number;
      readonly met: boolean;
    }
  // Vigor, focus, damage, stress
  | {
      readonly type: 'CostPaid';
      readonly combatantId: CombatantId;
      readonly vigor: number;
      readonly focus: number;
    }
  | {
      readonly type: 'DamageTaken' | 'StressTaken';
      readonly combatantId: CombatantId;
      readonly amount: number;
      /** What it comes to. */
      readonly total: number;
    }
  | { readonly type: 'CombatantDown'; readonly combatantId: CombatantId }
  | { readonly type: 'CombatantDied'; readonly combatantId: CombatantId }
  | { readonly type: 'CombatantStabilized'; readonly combatantId: CombatantId }
  | { readonly type: 'PanicBegan'; readonly combatantId: CombatantId }
  | { readonly type: 'PanicEnded'; readonly combatantId: CombatantId; readonly stress: number }
  // Counters, places, things
  | {
      readonly type: 'CountersGained' | 'CountersLost';
      readonly combatantId: CombatantId;
      readonly condition: ConditionKey;
      readonly count: number;
    }
  | {
      readonly type: 'CombatantMoved' | 'CombatantShoved';
      readonly combatantId: CombatantId;
      readonly path: readonly Hex[];
    }
  | {
      readonly type: 'ItemsHandled';
      readonly combatantId: CombatantId;
      readonly drop: string | null;
      readonly stow: string | null;
      readonly draw: string | null;
    }
  | {
      readonly type: 'WeaponLoaded' | 'WeaponDischarged';
      readonly combatantId: CombatantId;
      readonly weapon: string;
    }
  | { readonly type: 'CoverTaken'; readonly combatantId: CombatantId }
  // Stances and the end
  | { readonly type: 'CombatantYielded'; readonly combatantId: CombatantId }
  | { readonly type: 'CombatantFightsOn'; readonly combatantId: CombatantId }
  | { readonly type: 'EncounterEnded'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
