import type { ActionKey, CombatantId, ConditionKey } from '../../core/values/ids.ts';
import type { Outcome } from '../../core/views/outcome.ts';
import type { WithHidden } from '../../core/roster/hidden.ts';
import type { Battlefield } from '../../core/values/battlefield.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Action, Kind } from './actions.ts';
import type { Condition } from './conditions.ts';
import type { Settings } from './settings.ts';

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

export interface Combatant {
  readonly id: CombatantId;
  readonly name: string;
  /** Combatants of different sides are hostile. */
  readonly side: string;
  /** Ability modifiers. */
  readonly abilities: Abilities;
  readonly attackBonus: number;
  readonly defenseBonus: number;
  /** Feet. */
  readonly speed: number;
  readonly swimSpeed: number;
  readonly maxHitPoints: number;
  readonly hitPoints: number;
  readonly talents: readonly Talent[];
  /** SEG-102: arms that hold nothing else; a grapple takes one of them. */
  readonly freeArms: number;
  readonly position: Hex;
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

/** What is given with a combatant, besides who and where it is. */
export type Profile = Pick<
  Combatant,
  | 'abilities'
  | 'attackBonus'
  | 'defenseBonus'
  | 'speed'
  | 'swimSpeed'
  | 'hitPoints'
  | 'freeArms'
  | 'talents'
>;

/** A combatant as it joins. */
export type Newcomer = Pick<Combatant, 'id' | 'name' | 'side' | 'position'> & Profile;

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

export interface Abilities {
  readonly strength: number;
  readonly dexterity: number;
  readonly intelligence: number;
  readonly resolve: number;
}

/** An action that the combatant knows; SEG-30: `reducedBy` levels cheaper. */
export interface Talent {
  readonly action: ActionKey;
  readonly reducedBy: number;
}

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

/** What an attack is aimed at: someone, or a hex, whoever may be in it (SEG-49, 61, 77). */
export type Target =
  | { readonly kind: 'CREATURE'; readonly id: CombatantId }
  | { readonly kind: 'HEX'; readonly hex: Hex };

/** What an attack is made with, whatever it is aimed at. */
export interface Means {
  readonly action: ActionKey;
  readonly use: Kind;
  readonly modifiers: readonly string[];
  /** SEG-63: hexes a segment where it is used more slowly than it could be. */
  readonly speed: number | null;
  /** SEG-99: whether it is to do something other than damage. */
  readonly maneuver: boolean;
}

/** An attack that has been let loose. */
export interface Launch extends Means {
  readonly id: string;
  readonly attackerId: CombatantId;
  /** The hex it was launched from. */
  readonly origin: Hex;
}

/** One attack on a creature. */
export interface Strike extends Launch {
  readonly targetId: CombatantId;
  /** SEG-49: whether it was aimed at the target's hex, in which nobody could be seen. */
  readonly blind: boolean;
}

export interface Attack extends Strike {
  readonly stage:
    /** The target must choose a defense (SEG-41). */
    | { readonly kind: 'WINDOW' }
    /** The defense is chosen and waits for the defender's turn (SEG-42). */
    | { readonly kind: 'DEFERRED'; readonly defense: CounterAction | Dodge }
    /** A maneuver has succeeded: its attacker has points to spend (SEG-100). */
    | {
        readonly kind: 'MANEUVER';
        readonly points: number;
        /** Where the dodge that met it goes afterwards. */
        readonly dodge: readonly Hex[];
      };
}

/** An attack whose attacker has points to spend. */
export type PendingManeuver = Attack & {
  readonly stage: Extract<Attack['stage'], { kind: 'MANEUVER' }>;
};

/** SEG-102: ends when it is not maintained, and with what it needs. */
export interface Grapple {
  readonly grapplerId: CombatantId;
  readonly targetId: CombatantId;
  /** The attack that grabbed, which also maintains. */
  readonly action: ActionKey;
  readonly use: Kind;
  /** The segment, counted from the start of the fight, of the grab or the last maintaining. */
  readonly since: number;
  /** The attack that is to maintain it now. */
  readonly checkId: string | null;
}

export interface CounterAction {
  readonly kind: 'COUNTER';
  readonly action: ActionKey;
  readonly use: Kind;
}

export interface Dodge {
  readonly kind: 'DODGE';
  readonly path: readonly Hex[];
}

export type Defense =
  CounterAction | Dodge | { readonly kind: 'REACTION' } | { readonly kind: 'NONE' };

/** SEG-10, 12: plays one segment on each turn of its owner. */
export type Ongoing = {
  /** The segment, counted from the start of the fight, whose share it played when it began. */
  readonly since: number;
} & (
  | (Launch & {
      readonly kind: 'PROJECTILE';
      readonly ownerId: CombatantId;
      readonly target: Target;
      /** Hexes flown so far. */
      readonly flown: number;
    })
  | (Launch & {
      /** SEG-61, 62: fills its hexes as its front comes to them. */
      readonly kind: 'AREA';
      readonly ownerId: CombatantId;
      /** The hex that it is laid towards, or around. */
      readonly aim: Hex;
      /** Hexes that its front has come so far. */
      readonly flown: number;
      /** Whom it has come upon; nobody twice. */
      readonly struckIds: readonly CombatantId[];
    })
  | (Means & {
      /** The attacks still to come of an action that makes several (SEG-26). */
      readonly kind: 'FOLLOW_UP';
      readonly id: string;
      readonly ownerId: CombatantId;
      readonly targets: readonly Target[];
    })
  | {
      readonly kind: 'MOVEMENT';
      readonly id: string;
      readonly ownerId: CombatantId;
      readonly mode: 'MOVE' | 'SWIM';
      readonly segmentsLeft: number;
      /** Bonus hexes used so far (SEG-53). */
      readonly bonusUsed: number;
    }
  | {
      readonly kind: 'PUSHBACK';
      readonly id: string;
      readonly ownerId: CombatantId;
      readonly targetId: CombatantId;
      /** The single steps still to come, as vectors. */
      readonly steps: readonly Hex[];
      readonly hexesPerSegment: number;
    }
  | {
      readonly kind: 'STRUCTURE';
      readonly id: string;
      readonly ownerId: CombatantId;
      readonly action: ActionKey;
      readonly hexes: readonly Hex[];
      readonly hexesPerSegment: number;
    }
);
