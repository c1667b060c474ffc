import type { ActionKey, CombatantId } from '../../core/values/ids.ts';
import type { Outcome } from '../../core/views/outcome.ts';
import type { Score } from '../../core/views/score.ts';
import type { Battlefield } from '../../core/values/battlefield.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Action, Posture } from './actions.ts';
import type { CombatantInput, CommandOf } from './commands.ts';
import type { Condition } from './conditions.ts';
import type { CreatureSheet } from './sheet.ts';
import type { Attack, DefenseKind, Delay, Doing, Hidden, Strike } from './state.ts';

export interface InitiativeRoll {
  readonly combatantId: CombatantId;
  readonly roll: Score;
}

export interface Ranking {
  readonly rolls: readonly InitiativeRoll[];
  /** SEC-04: the rolls that broke ties, group by group, in the order they were made. */
  readonly rerolls: readonly (readonly InitiativeRoll[])[];
  readonly order: readonly CombatantId[];
}

/** SEC-44: what one hit does. */
export type Severity = 'NOTHING' | 'WOUND' | 'WOUND_AND_DYING';

/** What happened, with the faces that were rolled. */
export type Event =
  // Setup
  | { readonly type: 'CombatantsAdded'; readonly combatants: readonly CombatantInput[] }
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
      readonly sheet: CreatureSheet | null;
    }
  | {
      /** Gone with all that it does and all that comes to it; or nobody but the GM ever saw it. */
      readonly type: 'CombatantRemoved' | 'HiddenCombatantRemoved';
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
      /** For whoever may not know the sheet, what the whole table sees of them, or null. */
      readonly figures: CommandOf<'Adjudicate'>['figures'];
    }
  | {
      /** By a ruling: who comes after whom from now on. */
      readonly type: 'RankChanged';
      readonly combatantId: CombatantId;
      readonly order: readonly CombatantId[];
    }
  | {
      readonly type: 'ActionsDefined';
      readonly actions: readonly Action[];
      /** Always empty: the conditions of this ruleset are those of the rulebook. */
      readonly conditions: readonly Condition[];
    }
  | { readonly type: 'BattlefieldSet'; readonly battlefield: Battlefield }
  /** SEC-02, and for late arrivals SEC-06: the whole order, and who is still to come this round. */
  | ({ readonly type: 'InitiativeChecked'; readonly waiting: readonly CombatantId[] } & Ranking)
  /** SEC-05. */
  | ({ readonly type: 'ContestRolled' } & Ranking)
  | {
      readonly type: 'WoundsHealed';
      readonly combatantId: CombatantId;
      readonly healed: number;
      readonly wounds: number;
    }
  // Rounds, turns, seconds
  | { readonly type: 'RoundStarted'; readonly round: number }
  | { readonly type: 'TurnStarted'; readonly combatantId: CombatantId }
  | {
      readonly type: 'SecondPassed';
      readonly combatantId: CombatantId;
      /** 1 to 6. */
      readonly second: number;
      /** What it was spent on; null when it passed idle. */
      readonly action: ActionKey | null;
    }
  /** SEC-10: the rest of the turn passes idle. */
  | { readonly type: 'TurnIdled'; readonly combatantId: CombatantId }
  | { readonly type: 'TurnEnded'; readonly combatantId: CombatantId }
  | {
      readonly type: 'TurnDelayed' | 'DelayedTurnTaken' | 'DelayedTurnLost' | 'PriorityPassed';
      readonly combatantId: CombatantId;
    }
  // Actions
  | { readonly type: 'ActionBegun'; readonly combatantId: CombatantId; readonly doing: Doing }
  | {
      readonly type: 'ActionContinued' | 'TargetsDue';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
    }
  | {
      readonly type: 'ActionCompleted';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
      readonly targetIds: readonly CombatantId[];
      readonly to: Hex | null;
    }
  | {
      readonly type: 'ActionAbandoned';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
      readonly reason: 'CHOICE' | 'DELAYED' | 'DOWN' | 'YIELDED' | 'WOUNDED';
      readonly secondsLost: number;
    }
  /** SEC-31. */
  | {
      readonly type: 'FreeActionTaken' | 'ActionVetoed';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
    }
  | { readonly type: 'DelayStarted'; readonly delay: Delay }
  | {
      readonly type: 'DelayEnded';
      readonly id: string;
      readonly ownerId: CombatantId;
      readonly action: ActionKey;
      readonly reason: 'EFFECT' | 'OWNER_DOWN';
    }
  // Movement, posture, gear
  | {
      readonly type: 'CombatantMoved';
      readonly combatantId: CombatantId;
      readonly path: readonly Hex[];
    }
  | {
      readonly type: 'PostureChanged';
      readonly combatantId: CombatantId;
      readonly posture: Posture;
    }
  | {
      readonly type: 'AimTaken';
      readonly combatantId: CombatantId;
      readonly targetId: CombatantId;
    }
  | { readonly type: 'AimLost'; readonly combatantId: CombatantId }
  | {
      readonly type: 'WeaponHandled';
      readonly combatantId: CombatantId;
      readonly weapon: ActionKey;
      readonly how: 'DRAWN' | 'SHEATHED' | 'DROPPED';
    }
  | {
      readonly type: 'ShotsFired' | 'WeaponReloaded';
      readonly combatantId: CombatantId;
      readonly weapon: ActionKey;
      /** Shots left in it. */
      readonly shots: number;
    }
  | {
      readonly type: 'ReloadHelped';
      readonly combatantId: CombatantId;
      readonly ownerId: CombatantId;
      readonly weapon: ActionKey;
    }
  // Attacks
  | {
      readonly type: 'StrikeRolled';
      readonly strike: Strike;
      readonly roll: Score;
      /** SEC-40: the Target score. */
      readonly needed: number;
      /** SEC-37: `COVER` is a miss that hits what covers the target. */
      readonly result: 'HIT' | 'MISS' | 'COVER';
      /** What comes next for a hit. */
      readonly stage: Attack['stage'];
    }
  | {
      readonly type: 'DefenseRolled';
      readonly attackId: string;
      readonly combatantId: CombatantId;
      readonly defense: DefenseKind | 'NONE';
      /** Null without a defence. */
      readonly roll: Score | null;
      readonly needed: number;
      readonly result: 'CANCELLED' | 'REDUCED' | 'FAILED';
      readonly stage: Attack['stage'];
    }
  | {
      readonly type: 'AttackLanded';
      readonly attackId: string;
      readonly combatantId: CombatantId;
      /** Null for an effect without damage. */
      readonly damage: Score | null;
      readonly reducedBy: number;
      readonly severity: Severity;
      /** All that the combatant has. */
      readonly wounds: number;
    }
  // Dying
  | {
      readonly type: 'CombatantDown';
      readonly combatantId: CombatantId;
      /** SEC-53: what its first check must reach. */
      readonly dc: number;
    }
  | {
      readonly type: 'DyingChecked';
      readonly combatantId: CombatantId;
      readonly roll: Score;
      readonly needed: number;
      readonly success: boolean;
      /** What the next check must reach. */
      readonly dc: number;
    }
  | {
      /** SEC-53: the one chance in ten. */
      readonly type: 'RecoveryRolled';
      readonly combatantId: CombatantId;
      readonly die: number;
    }
  | {
      readonly type: 'MedicineTried';
      readonly combatantId: CombatantId;
      readonly targetId: CombatantId;
      readonly roll: Score;
      readonly needed: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'CombatantStabilized' | 'CombatantDied';
      readonly combatantId: CombatantId;
    }
  | {
      readonly type: 'CatchTried';
      readonly combatantId: CombatantId;
      readonly catches: 'OBJECT' | 'SELF';
      readonly roll: Score;
      readonly needed: number;
      readonly success: boolean;
    }
  // The end
  | { readonly type: 'CombatantYielded' | 'CombatantFightsOn'; readonly combatantId: CombatantId }
  | { readonly type: 'EncounterEnded'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
