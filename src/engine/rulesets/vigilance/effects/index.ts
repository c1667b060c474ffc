/** What actions do: the closed list of their effects. */
import { causeOf, groundsOf, invalid, type Rejection } from '../../../core/command/rejection.ts';
import type { Options } from '../../../core/decision/findings.ts';
import type { Prospect } from '../../../core/ruleset/tactics.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { helplessDefense } from '../attack/defend.ts';
import { gainCounters } from '../condition/counters.ts';
import { boostsOf } from '../stats/boosts.ts';
import type { Action, Effect, EffectKind, EffectOf } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, Declared, StackObject, State } from '../model/state.ts';
import { refusePanicking, refuseUnable } from '../stats/able.ts';
import { aidRules } from './aid.ts';
import { attackRules } from './attack.ts';
import { boostRules } from './boost.ts';
import { checkRules, openCheckRules } from './check.ts';
import {
  type AimField,
  aimFields,
  type Candidate,
  type DeclareAction,
  type EffectRules,
  type Offer,
  type Variant,
} from './effect.ts';
import { moveRules } from './move.ts';
import { opposedRules } from './opposed.ts';
import { prepareRules } from './prepare.ts';
import { prevent } from './prevented.ts';
import { reloadRules } from './reload.ts';
import { standUpRules } from './stand-up.ts';
import { switchWeaponsRules } from './switch-weapons.ts';
import { takeCoverRules } from './take-cover.ts';
import { travelRules } from './travel.ts';

const effects: { readonly [K in EffectKind]: EffectRules<K> } = {
  ATTACK: attackRules,
  CHECK: checkRules,
  OPEN_CHECK: openCheckRules,
  OPPOSED: opposedRules,
  AID: aidRules,
  PREPARE: prepareRules,
  TRAVEL: travelRules,
  MOVE: moveRules,
  SWITCH_WEAPONS: switchWeaponsRules,
  RELOAD: reloadRules,
  STAND_UP: standUpRules,
  TAKE_COVER: takeCoverRules,
  BOOST: boostRules,
};

export const rulesOf = <K extends EffectKind>({ type }: { readonly type: K }): EffectRules<K> =>
  effects[type];

export const takesTarget = (effect: Effect): boolean =>
  rulesOf(effect).needs(effect).includes('targetIds');

/** The variants of an action, each still to be aimed. */
export const variantsOf = (user: Combatant, { effect }: Action): readonly Variant[] =>
  rulesOf(effect).variants(user, effect);

export const listAims = (state: State, candidate: Candidate, offer: Offer): Options =>
  rulesOf(candidate.effect).list(state, candidate, offer);

/** VIG-70: whether a variant without a target could be used at all; null where its guard says so. */
export const isUsableUnaimed = (state: State, user: Combatant, effect: Effect): boolean | null =>
  rulesOf(effect).isUsable?.(state, user, effect) ?? null;

export const prospectOf = (state: State, command: DeclareAction, effect: Effect): Prospect =>
  rulesOf(effect).prospect(state, command, effect);

type Fields = Pick<DeclareAction, AimField>;

const isGiven = (aim: Fields, field: AimField): boolean =>
  field === 'targetIds' ? aim.targetIds.length === 1 : aim[field] !== null;

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
export function refuseShape({ name, effect }: Action, aim: Fields): Rejection | null {
  const rules = rulesOf(effect);
  const needed = rules.needs(effect);
  const wrong = aimFields.find((field) =>
    needed.includes(field)
      ? !isGiven(aim, field)
      : isGiven(aim, field) && !rules.takes.includes(field),
  );
  return wrong === undefined
    ? null
    : invalid(wrong, `${name} does not go with this; see its options.`);
}

/**
 * VIG-55: whether the declared action is possible now, apart from whose turn it is.
 * `object` is the action on the stack when it resolves, null while it is being declared.
 */
export function refuseDeclared(
  state: State,
  owner: Combatant,
  declared: Declared,
  object: StackObject | null = null,
): Rejection | null {
  const { name, effect } = actionOf(state, declared.action);
  return (
    refuseUnable(owner) ??
    refusePanicking(owner, effect) ??
    rulesOf(effect).refuse(state, { owner, declared, effect, name, object })
  );
}

/** VIG-55: what has become impossible counts as prevented. */
export function preventImpossible(recorder: EventRecorder, object: StackObject): boolean {
  const owner = combatantOf(recorder.state, object.ownerId);
  const refusal = refuseDeclared(recorder.state, owner, object.declared, object);
  if (!refusal) return false;
  const { rule, values } = groundsOf(refusal);
  prevent(recorder, object, { why: causeOf(refusal), rule: rule ?? 'VIG-55', values });
  return true;
}

/** VIG-49, 56: an action when everything about it has been chosen. */
export function resolveAction(recorder: EventRecorder, object: StackObject, dice: Dice): void {
  const { id: objectId, ownerId: combatantId, declared, stage } = object;
  const { effect } = actionOf(recorder.state, declared.action);
  const chosen = stage.kind === 'RESOLVING' ? stage : null;
  const resolving = {
    object,
    effect: effect as EffectOf<EffectKind>,
    amplification: chosen?.amplification ?? 0,
    answer: chosen?.answer ?? helplessDefense,
  };
  rulesOf(effect).resolve(recorder, resolving, dice);
  const boosts = boostsOf(recorder.state, declared.boosts);
  gainCounters(
    recorder,
    combatantId,
    boosts.flatMap(({ gains = [] }) => gains),
  );
  recorder.emit({ type: 'ActionResolved', objectId, combatantId });
}
