/** What actions do: the closed list of their effects. */
import type { Rejection } from '../../../core/command/rejection.ts';
import type { Options } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { Result } from '../../../core/values/result.ts';
import type { Hex } from '../../../grid/hex.ts';
import { castSpell } from '../attack/spell.ts';
import type { Effect } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, Delay, Doing, State } from '../model/state.ts';
import { activityRules } from './activity.ts';
import { aimRules, quickAimRules } from './aim.ts';
import { attackRules } from './attack.ts';
import { comboRules } from './combo.ts';
import type { Declared } from './declaration.ts';
import type {
  CompletedAction,
  Course,
  DeclaredField,
  EffectKind,
  EffectRules,
  Listing,
  NamedUse,
  Preparation,
  Using,
} from './effect.ts';
import { fetchRules } from './fetch.ts';
import { handleRules } from './handle.ts';
import { helpReloadRules } from './help-reload.ts';
import { moveRules } from './move.ts';
import { postureRules } from './posture.ts';
import { reloadRules } from './reload.ts';
import { runRules } from './run.ts';
import { spellRules } from './spell.ts';
import { stabilizeRules } from './stabilize.ts';

const effects: { readonly [K in EffectKind]: EffectRules<K> } = {
  MOVE: moveRules,
  RUN: runRules,
  POSTURE: postureRules,
  AIM: aimRules,
  QUICK_AIM: quickAimRules,
  HANDLE: handleRules,
  FETCH: fetchRules,
  RELOAD: reloadRules,
  HELP_RELOAD: helpReloadRules,
  COMBO: comboRules,
  MELEE: attackRules,
  RANGED: attackRules,
  SPELL: spellRules,
  STABILIZE: stabilizeRules,
  ACTIVITY: activityRules,
};

const rulesOf = <K extends EffectKind>({ type }: { readonly type: K }): EffectRules<K> =>
  effects[type];

export const takes = (effect: Effect, field: DeclaredField): boolean =>
  rulesOf(effect).takes(effect).includes(field);

/** With what an action could be done. */
export const usesOf = (state: State, using: Using): readonly NamedUse[] =>
  rulesOf(using.effect).uses?.(state, using) ?? [{ name: using.action.name, particulars: {} }];

/** Every legal aim of what is aimed as it is declared; null for all else, which takes no listing. */
export const listAims = (state: State, using: Using, listing: () => Listing): Options | null =>
  rulesOf(using.effect).list?.(state, using, listing()) ?? null;

/** What beginning an action comes to, or why it is not possible as things stand. */
export const judgeCourse = (
  state: State,
  using: Using,
  declared: Declared,
): Result<Course, Rejection> => rulesOf(using.effect).judge(state, using, declared);

/** SEC-32, 33: whether an action goes somewhere, hex by hex. */
export const isMovement = (effect: Effect): boolean => rulesOf(effect).stretch !== undefined;

/** The hexes of the last of the seconds that a movement has had; none of anything else. */
export const stretchOf = (effect: Effect, mover: Combatant, doing: Doing): readonly Hex[] =>
  rulesOf(effect).stretch?.(mover, doing) ?? [];

/** SEC-15: whether an action is aimed only when it is complete. */
export const isAimed = (effect: Effect): boolean => rulesOf(effect).isAimed ?? false;

/** What stands against a target by the effect's own rule; undefined where reach and cover decide. */
export const refuseTargetOf = (
  state: State,
  effect: Effect,
  user: Combatant,
  target: Combatant,
): Rejection | null | undefined => rulesOf(effect).refuseTarget?.(state, user, target);

/** How an action makes an attack possible, or better; null for not at all. */
export const preparationBy = (
  state: State,
  using: Using,
  weapon: string | null,
): Preparation | null => rulesOf(using.effect).prepares?.(state, using, weapon) ?? null;

/** The seconds that an action takes. */
export function secondsOf(
  state: State,
  user: Combatant,
  { action: key, weapon }: Pick<Declared, 'action' | 'weapon'>,
): number {
  const action = actionOf(state, key);
  const { effect } = action;
  return rulesOf(effect).seconds?.(state, { user, action, effect }, weapon) ?? action.seconds;
}

/** An action that is complete and not aimed: its targets, if any, were declared. */
export const completedUnaimed = (ownerId: string, doing: Doing): CompletedAction => ({
  ownerId,
  doing,
  targetIds: doing.targetIds,
  to: null,
});

/** Whether what follows tells what comes of an action that is complete. */
export function isTold(state: State, done: CompletedAction): boolean {
  const { delay, effect } = actionOf(state, done.doing.action);
  const isLetGo = isAimed(effect) && done.targetIds.length === 0 && !done.to;
  return !isLetGo && (delay > 0 || rulesOf(effect).tells(done));
}

/** SEC-15, 17: an action that is complete takes effect, at once or after its delay. */
export function takeEffect(recorder: EventRecorder, done: CompletedAction, dice: Dice): void {
  const { ownerId, doing, targetIds, to } = done;
  const { key: action, delay: secondsLeft, effect } = actionOf(recorder.state, doing.action);
  if (secondsLeft === 0) {
    rulesOf(effect).apply(recorder, done, { effect, dice });
    return;
  }
  const delayId = newId(recorder.state, ownerId);
  recorder.emit({ type: 'DelayStarted', delayId, ownerId, action, secondsLeft, targetIds, to });
}

/** SEC-19: the seconds of a delay are over, and its effect comes. */
export function endDelay(recorder: EventRecorder, delay: Delay, dice: Dice): void {
  const { id: delayId, ownerId, action, targetIds, to } = delay;
  recorder.emit({ type: 'DelayEnded', delayId, ownerId, action, reason: 'EFFECT', targetIds, to });
  if (actionOf(recorder.state, action).effect.type === 'SPELL')
    castSpell(recorder, { ...delay, isDelayed: true }, dice);
}
