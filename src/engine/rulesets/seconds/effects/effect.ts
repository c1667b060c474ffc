/** What the rules say of an effect of actions; each kind has a file of its own in this room. */
import type { Rejection } from '../../../core/command/rejection.ts';
import type { Option } from '../../../core/decision/decision.ts';
import type { Options } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { ok, type Result } from '../../../core/values/result.ts';
import type { Prospect } from '../../../core/ruleset/tactics.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { ChosenTargets } from '../attack/spell.ts';
import type { Action, Effect } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import type { Declared, Particulars } from './declaration.ts';

export type EffectKind = Effect['type'];
export type EffectIn<K extends EffectKind> = Effect & { readonly type: K };

/** An action of a combatant, before it is declared. */
export interface Using<K extends EffectKind = EffectKind> {
  readonly user: Combatant;
  readonly action: Action;
  readonly effect: EffectIn<K>;
}

/** The way of a movement, and the seconds that an action takes. */
export type Course = Pick<Doing, 'path' | 'seconds'>;

/** The same action with a weapon, object, combo or neighbour, and what it is called then. */
export interface NamedUse {
  readonly name: string;
  readonly particulars: Particulars;
}

/** What an effect that lists its own aims is given to do it with. */
export interface Listing {
  readonly refusalOf: (particulars: Particulars) => Rejection | null;
  /** An option to go somewhere, of so many seconds. */
  readonly optionOf: (label: string, seconds: number, choices: Option['choices']) => Option;
  /** The same with nothing chosen, for what is refused. */
  readonly bare: (label: string) => Option;
}

/** What it is worth, in attacks, to be readier for one afterwards. */
export type Preparation = Extract<Prospect, { readonly kind: 'PREPARE' }>;

/** An action that is complete. */
export interface CompletedAction extends ChosenTargets {
  readonly ownerId: string;
  readonly doing: Doing;
}

/** The fields of a declaration that not every action takes. */
export type DeclaredField = 'weapon' | 'object' | 'combo' | 'targetIds' | 'to' | 'path' | 'anyway';

export interface EffectRules<K extends EffectKind> {
  takes(effect: EffectIn<K>): readonly DeclaredField[];
  /** With what it could be done; with nothing in particular if left out. */
  uses?(state: State, using: Using<K>): readonly NamedUse[];
  /** Every legal aim, for what is aimed as it is declared. */
  list?(state: State, using: Using<K>, listing: Listing): Options;
  /** What beginning it comes to, or why it is not possible as things stand. */
  judge(state: State, using: Using<K>, declared: Declared): Result<Course, Rejection>;
  /** The seconds that it takes (appendix A of the rulebook), where it has others than are printed. */
  seconds?(state: State, using: Using<K>, weapon: string | null): number;
  /** SEC-32, 33: the hexes that are walked in the last of the seconds that it has had. */
  stretch?(mover: Combatant, doing: Doing): readonly Hex[];
  /** SEC-15: what it does once it is complete; a movement has been walked second by second. */
  apply(recorder: EventRecorder, done: CompletedAction, at: At<K>): void;
  /** Whether an event of its own tells what it has done; the log has no other line for it then. */
  tells(done: CompletedAction): boolean;
  /** SEC-15: whether its targets are named once it is complete. */
  readonly isAimed?: true;
  /** Why it cannot be aimed at this target, where its own rule replaces reach and cover. */
  refuseTarget?(state: State, user: Combatant, target: Combatant): Rejection | null;
  /** How it makes an attack possible, or better; null for not at all as things stand. */
  prepares?(state: State, using: Using<K>, weapon: string | null): Preparation | null;
}

interface At<K extends EffectKind> {
  readonly effect: EffectIn<K>;
  readonly dice: Dice;
}

/** The course of what goes nowhere and takes its printed time. */
export const printed = ({ action: { seconds } }: Using): Result<Course, Rejection> =>
  ok({ path: [], seconds });

/** The same, or why it is not possible. */
export const printedUnless = (
  rejection: Rejection | null,
  using: Using,
): Result<Course, Rejection> => (rejection ? { ok: false, error: rejection } : printed(using));

/** The weapon of what has been found to be done with one. */
export function weaponOf({ action, weapon }: Pick<Doing, 'action' | 'weapon'>): string {
  if (weapon === null) throw new Error(`'${action}' names no weapon.`);
  return weapon;
}
