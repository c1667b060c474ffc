import type { ActionKey, CombatantId, ConditionKey } from '../../core/values/ids.ts';
import type { Battlefield } from '../../core/values/battlefield.ts';
import type { Score } from '../../core/views/score.ts';
import type { Outcome } from '../../core/views/outcome.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Action, Kind } from './actions.ts';
import type { CommandOf, Maneuver } from './commands.ts';
import type { Condition } from './conditions.ts';
import type { Critical } from './criticals.ts';
import type {
  Attack,
  Binding,
  Combatant,
  Cooldown,
  Defense,
  Grapple,
  Hidden,
  Newcomer,
  Ongoing,
  PendingManeuver,
  Profile,
  Segment,
  Strike,
  Target,
} from './state.ts';

export interface InitiativeRoll {
  readonly combatantId: CombatantId;
  readonly dice: readonly number[];
  readonly sixes: number;
}

export interface CheckRoll {
  readonly combatantId: CombatantId;
  readonly dice: readonly number[];
  readonly successes: number;
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
      readonly sheet: Profile | null;
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
  | {
      readonly type: 'CheckRolled';
      readonly combatantId: CombatantId;
      /** The ability or the skill. */
      readonly check: string;
      readonly roll: CheckRoll;
      readonly opposed: CheckRoll | null;
      /** Successes needed: the difficulty, or those of the opponent. */
      readonly needed: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'BindingContinued';
      readonly combatantId: CombatantId;
      readonly dc: number;
      readonly roll: Score;
      readonly binding: Binding;
    }
  | { readonly type: 'LongRestTaken'; readonly combatantId: CombatantId }
  | {
      readonly type: 'StandingOrderSet';
      readonly combatantId: CombatantId;
      readonly order: Combatant['standingOrder'];
    }
  | {
      readonly type: 'InitiativeRolled';
      readonly rolls: readonly InitiativeRoll[];
      /** SEG-15: the re-rolls of each tied group, in the order they were made. */
      readonly rerolls: readonly (readonly InitiativeRoll[])[];
      readonly order: readonly CombatantId[];
      /** SEG-17: who cannot act before which segment of round 1. */
      readonly delayed: readonly { readonly combatantId: CombatantId; readonly until: Segment }[];
    }
  // Rounds, segments, turns
  | { readonly type: 'RoundStarted'; readonly round: number }
  | {
      readonly type: 'SegmentStarted';
      readonly round: number;
      readonly segment: Segment;
      readonly turns: readonly CombatantId[];
    }
  | { readonly type: 'TurnStarted'; readonly combatantId: CombatantId }
  | {
      readonly type: 'TurnPassed';
      readonly combatantId: CombatantId;
      readonly reason: 'DOWN' | 'SURPRISED' | 'YIELDED';
      readonly queue: readonly string[];
    }
  | {
      readonly type: 'TurnClosed';
      readonly combatantId: CombatantId;
      /** The ongoing actions that now play, and the way of the running Moves. */
      readonly queue: readonly string[];
      readonly path: readonly Hex[];
    }
  | { readonly type: 'TurnEnded'; readonly combatantId: CombatantId }
  // Actions
  | {
      readonly type: 'ActionDeclared';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
      readonly use: Kind;
      readonly modifiers: readonly string[];
      readonly targetIds: readonly CombatantId[];
      readonly targetHexes: readonly Hex[];
      /** SEG-63: hexes a segment, where it is used more slowly than it could be. */
      readonly speed: number | null;
      /** SEG-99: whether its attacks are maneuvers. */
      readonly maneuver: boolean;
      readonly timing: 'TURN' | 'READIED' | 'OPENING';
      /** What it takes from the round's budget. */
      readonly spends: readonly Kind[];
      readonly cooldown: Cooldown | null;
    }
  | { readonly type: 'OpeningEnded' }
  | {
      readonly type: 'ActionReadied';
      readonly combatantId: CombatantId;
      readonly action: ActionKey;
      readonly use: Kind;
      readonly trigger: string;
    }
  | { readonly type: 'ReadiedActionLost'; readonly combatantId: CombatantId }
  | {
      readonly type: 'RankChanged';
      readonly combatantId: CombatantId;
      readonly spends: readonly Kind[];
      readonly order: readonly CombatantId[];
    }
  | {
      readonly type: 'TopOfRoundTaken';
      readonly combatantId: CombatantId;
      readonly spends: readonly Kind[];
    }
  // Movement
  | { readonly type: 'MovementStarted'; readonly movement: Extract<Ongoing, { kind: 'MOVEMENT' }> }
  | {
      readonly type: 'CombatantMoved';
      readonly combatantId: CombatantId;
      readonly path: readonly Hex[];
    }
  | {
      readonly type: 'MovementPlayed';
      readonly id: string;
      readonly combatantId: CombatantId;
      readonly segmentsLeft: number;
      readonly bonusUsed: number;
      /** SEG-73: whether a pushback kept it from moving. */
      readonly suspended: boolean;
    }
  | {
      readonly type: 'OngoingEnded';
      readonly id: string;
      readonly reason: 'DONE' | 'REPLACED' | 'OWNER_STOPPED' | 'BLOCKED' | 'TARGET_GONE';
    }
  | { readonly type: 'DodgeReadied'; readonly combatantId: CombatantId }
  // Attacks
  | { readonly type: 'FollowUpSet'; readonly followUp: Extract<Ongoing, { kind: 'FOLLOW_UP' }> }
  | {
      readonly type: 'FollowUpTaken';
      readonly id: string;
      /** The targets still to come. */
      readonly targets: readonly Target[];
    }
  | {
      readonly type: 'ProjectileLaunched';
      readonly projectile: Extract<Ongoing, { kind: 'PROJECTILE' }>;
    }
  | { readonly type: 'ProjectileAdvanced'; readonly id: string; readonly flown: number }
  | { readonly type: 'AreaStarted'; readonly area: Extract<Ongoing, { kind: 'AREA' }> }
  | {
      readonly type: 'AreaGrew';
      readonly id: string;
      /** The hexes that it fills now, and whom it comes upon in them. */
      readonly hexes: readonly Hex[];
      readonly struckIds: readonly CombatantId[];
      readonly flown: number;
      /** Hexes that its front has still to come. */
      readonly left: number;
    }
  | { readonly type: 'AttackArrived'; readonly attack: Strike }
  | {
      readonly type: 'DefenseDeclared';
      readonly attackId: string;
      readonly combatantId: CombatantId;
      readonly defense: Defense;
      /** Whether it was chosen by the combatant's standing order, without asking. */
      readonly byStandingOrder: boolean;
      readonly spends: readonly Kind[];
      readonly cooldown: Cooldown | null;
      /** SEG-42: whether it waits for the defender's turn. */
      readonly stage: Attack['stage'];
    }
  | {
      /** SEG-37: the roll against the concealment of the target, before the attack roll. */
      readonly type: 'MissChanceRolled';
      readonly attackId: string;
      readonly attackerId: CombatantId;
      readonly targetId: CombatantId;
      /** In sixths: this face or a lower one misses, and ends the attack. */
      readonly missChance: 1 | 2 | 3;
      readonly die: number;
      readonly missed: boolean;
    }
  | {
      readonly type: 'AttackHit' | 'AttackMissed';
      readonly attackId: string;
      readonly attackerId: CombatantId;
      readonly targetId: CombatantId;
      readonly action: ActionKey;
      readonly defense: Defense['kind'];
      readonly attackScore: Score;
      readonly defenseScore: Score;
      /** SEG-36; 0 for a miss. */
      readonly excess: number;
      /** SEG-39, 40: what the faces alone decided, where criticals are played. */
      readonly critical: Critical;
    }
  | {
      readonly type: 'AttackSpent';
      readonly attackId: string;
      readonly reason:
        'TARGET_DOWN' | 'ATTACKER_DOWN' | 'OUT_OF_REACH' | 'OUT_OF_SIGHT' | 'NOBODY_THERE';
    }
  | {
      readonly type: 'DamageDealt';
      readonly combatantId: CombatantId;
      readonly damage: Score;
      readonly damageType: string | null;
      /** SEG-39: dice that showed 1 and were rolled again; the damage has their second faces. */
      readonly rerolled: number;
      /** SEG-45: what a Reaction took off, where the table plays it so. */
      readonly reducedBy: number;
      readonly hitPoints: number;
    }
  | { readonly type: 'CombatantDown'; readonly combatantId: CombatantId }
  | { readonly type: 'CombatantYielded'; readonly combatantId: CombatantId }
  | { readonly type: 'CombatantFightsOn'; readonly combatantId: CombatantId }
  | {
      readonly type: 'ConditionInflicted';
      readonly combatantId: CombatantId;
      readonly condition: ConditionKey;
      /** The first segment that it no longer covers; null until it is healed. */
      readonly until: number | null;
      /** SEG-93: the damage dice of the attack that caused it. */
      readonly dice: number;
      /** Whether it ends with the first roll that it changes. */
      readonly once: boolean;
    }
  | {
      readonly type: 'ConditionHurt';
      readonly combatantId: CombatantId;
      readonly condition: ConditionKey;
      readonly damage: number;
      readonly hitPoints: number;
    }
  | {
      readonly type: 'ConditionLifted';
      readonly combatantId: CombatantId;
      readonly condition: ConditionKey;
    }
  | {
      readonly type: 'ConditionEnded';
      readonly combatantId: CombatantId;
      readonly condition: ConditionKey;
    }
  | { readonly type: 'PushbackStarted'; readonly pushback: Extract<Ongoing, { kind: 'PUSHBACK' }> }
  | {
      readonly type: 'CombatantPushed';
      readonly id: string;
      readonly combatantId: CombatantId;
      readonly path: readonly Hex[];
      /** Hexes still to come in later segments. */
      readonly left: number;
    }
  // Maneuvers
  | {
      /** SEG-100: the attack waits until its attacker has spent the points. */
      readonly type: 'ManeuverSucceeded';
      readonly attack: PendingManeuver;
    }
  | {
      readonly type: 'ManeuverPointsSpent';
      readonly attackId: string;
      readonly combatantId: CombatantId;
      readonly targetId: CombatantId;
      readonly maneuvers: readonly Maneuver[];
      /** SEG-101: hexes that the target is repositioned. */
      readonly hexes: number;
    }
  | { readonly type: 'GrappleStarted'; readonly grapple: Grapple }
  | {
      /** SEG-102: a new maneuver must maintain it now. */
      readonly type: 'GrappleChecked';
      readonly grapplerId: CombatantId;
      readonly targetId: CombatantId;
      readonly checkId: string;
    }
  | {
      readonly type: 'GrappleMaintained' | 'GrappleEnded';
      readonly grapplerId: CombatantId;
      readonly targetId: CombatantId;
    }
  // Structures
  | {
      readonly type: 'StructureStarted';
      readonly structure: Extract<Ongoing, { kind: 'STRUCTURE' }>;
    }
  | {
      readonly type: 'StructureGrew';
      readonly id: string;
      readonly hexes: readonly Hex[];
      readonly left: number;
    }
  // The end
  | { readonly type: 'EncounterEnded'; readonly outcome: Outcome };

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
