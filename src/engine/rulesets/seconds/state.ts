import type { ActionKey, CombatantId } from '../../core/values/ids.ts';
import type { Outcome } from '../../core/views/outcome.ts';
import type { WithHidden } from '../../core/roster/hidden.ts';
import type { Battlefield } from '../../core/values/battlefield.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Action, Posture } from './actions.ts';
import type { CombatantInput } from './commands.ts';
import type { Settings } from './settings.ts';

/** Everything about an encounter. Plain JSON; what has ended leaves it. */
export interface State extends WithHidden<Hidden> {
  readonly name: string;
  readonly settings: Settings;
  /** What this encounter adds to the basic actions, by key. */
  readonly actions: Readonly<Record<ActionKey, Action>>;
  readonly combatants: Readonly<Record<CombatantId, Combatant>>;
  readonly battlefield: Battlefield;
  readonly phase: Phase;
  /** Attacks that have hit and are not resolved, in the order of their rolls. */
  readonly attacks: readonly Attack[];
  /** What waits for seconds of its owner's turns, oldest first (SEC-17 to 23). */
  readonly delays: readonly Delay[];
}

export type Phase =
  | { readonly kind: 'SETUP' }
  | Combat
  | { readonly kind: 'ENDED'; readonly round: number; readonly outcome: Outcome };

export interface Combat {
  readonly kind: 'COMBAT';
  readonly round: number;
  /** SEC-02, highest initiative first. */
  readonly order: readonly CombatantId[];
  /** Whose turn in this round is still to come, in order. */
  readonly waiting: readonly CombatantId[];
  /** SEC-25, 29: the turn that is on is the last; those before it are interrupted. */
  readonly turns: readonly Turn[];
  /** Who has let this moment between two turns go by without taking a delayed turn. */
  readonly passed: readonly CombatantId[];
}

export interface Turn {
  readonly combatantId: CombatantId;
  /** Whether it is a turn at its place in the order, or one taken later (SEC-24). */
  readonly kind: 'REGULAR' | 'DELAYED';
  /** Seconds spent. */
  readonly second: number;
  readonly stage: Stage;
  /** SEC-31: zero-second actions that the GM has ruled out for this turn. */
  readonly vetoed: readonly ActionKey[];
}

export type Stage =
  /** Its owner says what comes next. */
  | 'DECIDING'
  /** Its owner's action plays, second by second. */
  | 'PLAYING'
  /** The action has had its last second: its owner names the targets (SEC-15). */
  | 'AIMING'
  /** What is left of it passes idle (SEC-10). */
  | 'IDLING';

/** All of a combatant that a fight does not change. */
export type Sheet = Omit<
  CombatantInput,
  'id' | 'name' | 'side' | 'position' | 'weapons' | 'wounds' | 'dodges' | 'parries' | 'blocks'
> & { readonly defenses: Readonly<Record<DefenseKind, number>> };

export interface Combatant {
  readonly id: CombatantId;
  readonly name: string;
  /** Combatants of different sides are hostile. */
  readonly side: string;
  readonly sheet: Sheet;
  readonly position: Hex;
  readonly status: Status;
  readonly wounds: number;
  readonly posture: Posture;
  readonly gear: readonly Gear[];
  /** SEC-42: what is left of them until the next turn. */
  readonly defenses: Readonly<Record<DefenseKind, number>>;
  /** SEC-49: whom a shot is aimed at. */
  readonly aimsAt: CombatantId | null;
  /** What it is busy with (SEC-12). */
  readonly doing: Doing | null;
  /** SEC-24: whether a turn of its own waits to be taken. */
  readonly holdsTurn: boolean;
  /** SEC-52: the last hexes of an unbroken movement, seven at most. */
  readonly runUp: readonly Hex[];
  /**
   * SEC-04, 06: its initiative, and the results by which ties were broken; empty before it has
   * rolled, and once the GM has given it another place.
   */
  readonly initiative: readonly number[];
}

/** A newcomer, and what it brings with it: defined as it joins, if it is unknown by then. */
export interface Hidden {
  readonly combatant: CombatantInput;
  readonly actions: readonly Action[];
}

export type Status =
  | { readonly kind: 'STANDING' }
  /** It has willingly stopped fighting. */
  | { readonly kind: 'YIELDED' }
  /** SEC-53: unconscious; what the next check must reach. */
  | { readonly kind: 'DYING'; readonly dc: number }
  /** Unconscious, but no longer dying. */
  | { readonly kind: 'STABLE' }
  | { readonly kind: 'DEAD' };

export type DefenseKind = 'DODGE' | 'PARRY' | 'BLOCK';

export interface Gear {
  readonly weapon: ActionKey;
  readonly held: boolean;
  /** SEC-50: shots until it must be reloaded; 0 as well for what needs none. */
  readonly shots: number;
  /** Seconds that helpers have taken off the next reloading. */
  readonly helped: number;
}

/** An action of one second or more, from its first to its last. */
export interface Doing {
  readonly action: ActionKey;
  readonly weapon: ActionKey | null;
  /** The combo's key, of a combo. */
  readonly combo: string | null;
  readonly targetIds: readonly CombatantId[];
  /** The whole way of a movement. */
  readonly path: readonly Hex[];
  readonly seconds: number;
  readonly done: number;
}

/** SEC-17: the effect of an action that comes later. */
export interface Delay {
  readonly id: string;
  readonly ownerId: CombatantId;
  readonly action: ActionKey;
  /** Seconds of the owner's turns. */
  readonly left: number;
  readonly targetIds: readonly CombatantId[];
  readonly to: Hex | null;
}

/** One attack, from its roll to its effect. */
export interface Strike {
  readonly id: string;
  readonly attackerId: CombatantId;
  readonly targetId: CombatantId;
  /** The weapon or the spell. */
  readonly action: ActionKey;
  /** The components of the combo; none for a single attack. */
  readonly combo: readonly string[];
  /** Where it comes from: the attacker's hex, or the middle of an area. */
  readonly origin: Hex;
}

export interface Attack extends Strike {
  readonly stage:
    /** The target must choose a defence (SEC-41). */
    | { readonly kind: 'WINDOW' }
    /** It gets through; SEC-43: a dodge may have taken the edge off. */
    | { readonly kind: 'MET'; readonly reducedBy: number };
}
