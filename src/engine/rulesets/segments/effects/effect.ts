/** What the rules say of an effect of actions; each kind has a file of its own in this room. */
import type { Rejection } from '../../../core/command/rejection.ts';
import type { Choice, CommandTemplate } from '../../../core/decision/decision.ts';
import type { Options } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Intent as Purpose } from '../../../core/values/intent.ts';
import type { Result } from '../../../core/values/result.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Action, Kind, Use } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Means } from '../model/ongoing.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Volley } from '../ongoing/follow-up.ts';

export type EffectKind = Action['effect']['type'];
export type EffectOf<K extends EffectKind> = Extract<Action['effect'], { readonly type: K }>;

/** When an action is initiated: on the own turn, readied on any turn, or before round 1. */
export type Timing = EventOf<'ActionDeclared'>['timing'];

/** One use of an action by a combatant, before it is aimed. */
export interface Using<K extends EffectKind = EffectKind> {
  readonly user: Combatant;
  readonly action: Action;
  readonly effect: EffectOf<K>;
  readonly use: Use;
  readonly timing: Timing;
}

/** What each effect starts: all that was judged, and nothing to look up again. */
export interface Plans {
  readonly ATTACK: { readonly means: Means; readonly volley: Volley };
  readonly MOVEMENT: { readonly action: string; readonly path: readonly Hex[] };
  readonly STANCE: { readonly effect: EffectOf<'STANCE'> };
  readonly STRUCTURE: {
    readonly action: string;
    readonly hexes: readonly Hex[];
    readonly speed: number;
  };
  readonly AID: {
    readonly action: string;
    readonly use: Kind;
    readonly targetId: CombatantId;
  };
  /** Of use as a defense only: it is never initiated. */
  readonly GUARD: never;
}

/** Who starts what. */
export type EffectPlan<K extends EffectKind = EffectKind> = {
  readonly [Each in K]: {
    readonly type: Each;
    readonly userId: CombatantId;
    readonly plan: Plans[Each];
  };
}[K];

/** Puts the aims of an effect into options, with the choices that all actions have. */
export interface Offer {
  readonly label: string;
  readonly command: CommandTemplate;
  with(...choices: readonly Choice[]): Options;
  as(label: string, command: CommandTemplate, ...choices: readonly Choice[]): Options;
}

/** The fields of an aim that not every effect takes. */
export type AimField = 'targetIds' | 'targetHexes' | 'speed' | 'maneuver' | 'to' | 'hexes';

export interface EffectRules<K extends EffectKind> {
  /** What it is there for, as options say. */
  readonly purpose: Purpose;
  readonly takes: readonly AimField[];
  /** Why it cannot be begun now, whatever it is aimed at. */
  refuse?(state: State, using: Using<K>): Rejection | null;
  /** Whether it reaches no creature, wherever it is aimed (SEG-62). */
  hasNoTarget?(state: State, using: Using<K>): boolean;
  /** Every legal aim: the candidates that its guard accepts. */
  list(state: State, using: Using<K>, offer: Offer): Options;
  /** What it starts when it is aimed so, by the same guard. */
  judge(state: State, using: Using<K>, aim: Aim): Result<Plans[K], Rejection>;
  /** SEG-112: what it starts that was judged earlier, as it was aimed then. */
  resume(state: State, using: Using<K>, aim: Aim): Plans[K];
  /** Its first segment at once (SEG-10, 38). */
  start(recorder: EventRecorder, userId: CombatantId, plan: Plans[K], dice: Dice): void;
}
