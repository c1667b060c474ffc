import type { ActionKey, CombatantId } from '../../../core/values/ids.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Kind } from './actions.ts';

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

/** An attack that has been launched. */
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
      /** Whom it has reached; nobody twice. */
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
