/** What actions do: the closed list of their effects. */
import type { Rejection } from '../../../core/command/rejection.ts';
import { allowed, option, type Options } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { Result } from '../../../core/values/result.ts';
import { type Aim, noAim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Delayed } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { useOf } from '../stats/known-actions.ts';
import { aidRules } from './aid.ts';
import { attackRules } from './attack.ts';
import type {
  AimField,
  EffectKind,
  EffectPlan,
  EffectRules,
  Offer,
  Plans,
  Using,
} from './effect.ts';
import { guardRules } from './guard.ts';
import { movementRules } from './movement.ts';
import { stanceRules } from './stance.ts';
import { structureRules } from './structure.ts';

const effects: { readonly [K in EffectKind]: EffectRules<K> } = {
  ATTACK: attackRules,
  MOVEMENT: movementRules,
  STANCE: stanceRules,
  STRUCTURE: structureRules,
  AID: aidRules,
  GUARD: guardRules,
};

const rulesOf = <K extends EffectKind>(type: K): EffectRules<K> => effects[type];

export const purposeOf = (type: EffectKind) => effects[type].purpose;

export const takes = (type: EffectKind, field: AimField): boolean =>
  effects[type].takes.includes(field);

/** Why an effect cannot be begun now, whatever it is aimed at. */
export const refuseEffect = (state: State, using: Using): Rejection | null =>
  rulesOf(using.effect.type).refuse?.(state, using) ?? null;

/** SEG-62: whether it reaches no creature, wherever it is aimed. */
export const hasNoTarget = (state: State, using: Using): boolean =>
  rulesOf(using.effect.type).hasNoTarget?.(state, using) ?? false;

export const listAims = (state: State, using: Using, offer: Offer): Options =>
  rulesOf(using.effect.type).list(state, using, offer);

/** Whether there is anything that it could be aimed at. */
export function hasAim(state: State, using: Using): boolean {
  const label = using.action.name;
  const as: Offer['as'] = (name, template) => allowed(option(name, template));
  const command = { type: 'DeclareAction', combatantId: using.user.id };
  const offer: Offer = { label, command, as, with: () => as(label, command) };
  return listAims(state, using, offer).options.length > 0;
}

export function judgeAim(state: State, using: Using, aim: Aim): Result<EffectPlan, Rejection> {
  const { type } = using.effect;
  const judged = rulesOf(type).judge(state, using, aim);
  return judged.ok ? { ok: true, value: planned(using, judged.value) } : judged;
}

const planned = ({ user, effect: { type } }: Using, plan: Plans[EffectKind]): EffectPlan =>
  ({ type, userId: user.id, plan }) as EffectPlan;

/** Its first segment at once (SEG-10, 38). */
export const startEffect = <K extends EffectKind>(
  recorder: EventRecorder,
  { type, userId, plan }: EffectPlan<K>,
  dice: Dice,
): void => {
  rulesOf(type).start(recorder, userId, plan, dice);
};

/** SEG-112: what was initiated earlier takes effect, as it was aimed then. */
export function beginDelayed(recorder: EventRecorder, delayed: Delayed, dice: Dice): void {
  const { id, ownerId, action: key, use, path } = delayed;
  const { targetIds, targetHexes, modifiers, speed, maneuver, hexes } = delayed;
  const aimedAt = { targetIds, targetHexes };
  recorder.emit({ type: 'EffectBegan', id, combatantId: ownerId, action: key, ...aimedAt });
  const { state } = recorder;
  const action = actionOf(state, key);
  const using: Using = {
    user: combatantOf(state, ownerId),
    action,
    effect: action.effect,
    use: useOf(action, use),
    timing: state.phase.kind === 'SETUP' ? 'OPENING' : 'TURN',
  };
  const aim = { ...noAim, targetIds, targetHexes, modifiers, speed, maneuver, hexes, path };
  const plan = rulesOf(action.effect.type).resume(state, using, aim);
  startEffect(recorder, planned(using, plan), dice);
}
