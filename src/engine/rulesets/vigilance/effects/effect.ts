/** What the rules say of an effect of actions; each kind has a file of its own in this room. */
import type { Rejection } from '../../../core/command/rejection.ts';
import type { Choice } from '../../../core/decision/decision.ts';
import type { Options } from '../../../core/decision/findings.ts';
import { type Prospect, unjudged } from '../../../core/ruleset/tactics.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { RuleId } from '../../../core/values/ids.ts';
import type { Intent as Purpose } from '../../../core/values/intent.ts';
import type { EffectKind, EffectOf } from '../model/actions.ts';
import type { Aim, CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Answer, Combatant, Declared, StackObject, State } from '../model/state.ts';

/** What a combatant has declared, or might. */
export interface Declaring<K extends EffectKind = EffectKind> {
  readonly owner: Combatant;
  readonly declared: Declared;
  readonly effect: EffectOf<K>;
  /** Of the action. */
  readonly name: string;
  /** The action on the stack when it resolves, null while it is being declared. */
  readonly object: StackObject | null;
}

/** One of several ways to use an action: with which weapon, or with what stowed. */
export interface Variant {
  readonly name: string | null;
  readonly fixed: Partial<Aim>;
}

export const onlyVariant: readonly Variant[] = [{ name: null, fixed: {} }];

/** An action that may be declared, still to be aimed. */
export interface Candidate<K extends EffectKind = EffectKind> {
  readonly user: Combatant;
  readonly effect: EffectOf<K>;
  readonly label: string;
  /** What of the aim is not to be chosen. */
  readonly fixed: Variant['fixed'];
  /** VIG-41: the boosts that lengthen it; if there are several, some of them are chosen. */
  readonly enabledBy: readonly string[];
}

/** Puts the aims of an effect into options, with the boosts that go with it. */
export interface Offer {
  with(...choices: readonly Choice[]): Options;
  /** The same with more of the aim fixed. */
  as(label: string, fixed: Variant['fixed'], ...choices: readonly Choice[]): Options;
  /** An aim without choices, as its guard judges it. */
  ifLegal(): Options;
  /** Everyone in turn as the target, as the guard judges it. */
  targets(): Options;
}

/** What it waits for is chosen: what was paid for its check, and the answer of its target. */
export interface Resolving<K extends EffectKind = EffectKind> {
  readonly object: StackObject;
  readonly effect: EffectOf<K>;
  readonly amplification: number;
  readonly answer: Answer;
}

/** The fields of an aim that not every effect takes, in the order in which they are judged. */
export const aimFields = [
  'targetIds',
  'to',
  'path',
  'weapon',
  'ability',
  'drop',
  'stow',
  'draw',
] as const;
export type AimField = (typeof aimFields)[number];

export type DeclareAction = CommandOf<'DeclareAction'>;

export interface EffectRules<K extends EffectKind> {
  /** What it is there for, as options say. */
  readonly purpose: Purpose;
  /** The rule by which it reaches only so far. */
  readonly reachRule: RuleId;
  /** The fields of an aim that it must have, and that it may have. */
  needs(effect: EffectOf<K>): readonly AimField[];
  readonly takes: readonly AimField[];
  /** The ways to use it now, each still to be aimed; none for what makes no sense now. */
  variants(user: Combatant, effect: EffectOf<K>): readonly Variant[];
  /** VIG-55: whether what was declared is possible as things stand. */
  refuse(state: State, declaring: Declaring<K>): Rejection | null;
  /** Every legal aim: the candidates that its guard accepts. */
  list(state: State, candidate: Candidate<K>, offer: Offer): Options;
  /** VIG-70: whether a variant could be used at all, before it is aimed; null where its guard says so. */
  isUsable?(state: State, user: Combatant, effect: EffectOf<K>): boolean | null;
  /** What a policy may hope of it; an attack is judged by its chances. */
  prospect(state: State, command: DeclareAction, effect: EffectOf<K>): Prospect;
  /** VIG-49, 56: what it does when everything about it has been chosen. */
  resolve(recorder: EventRecorder, resolving: Resolving<K>, dice: Dice): void;
}

/** The parts of an effect that takes one target and nothing else. */
export const aimedAtOne = {
  purpose: 'ATTACK',
  reachRule: 'VIG-39',
  needs: (): readonly AimField[] => ['targetIds'],
  takes: [],
  variants: () => onlyVariant,
  list: (_: State, __: unknown, offer: Offer) => offer.targets(),
  prospect: () => unjudged,
} as const;

/** The parts of an effect that is aimed at nothing. */
export const aimedAtNothing = {
  purpose: 'ACT',
  reachRule: 'VIG-39',
  needs: () => [],
  takes: [],
  variants: () => onlyVariant,
  refuse: () => null,
  list: (_: State, __: unknown, offer: Offer) => offer.ifLegal(),
  prospect: () => unjudged,
} as const;

/** VIG-34: what leads to a field is judged by that. */
export const going = (_: State, { to }: DeclareAction): Prospect =>
  to ? { kind: 'GO', to, rule: 'VIG-34' } : unjudged;
