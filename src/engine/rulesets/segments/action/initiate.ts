import type { Rejection } from '../../../core/command/rejection.ts';
import type { Dice } from '../../../core/values/dice.ts';
import type { Result } from '../../../core/values/result.ts';
import type { EffectPlan, Timing } from '../effects/effect.ts';
import { startEffect } from '../effects/index.ts';
import type { Kind, Use } from '../model/actions.ts';
import { now, roundAndSegment } from '../model/clock.ts';
import type { Aim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, askedToRelease, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { spends } from '../stats/budget.ts';
import { cooldownAfter } from '../stats/cooldowns.ts';
import { costFor, useOf } from '../stats/known-actions.ts';
import { judgeAimed } from './aim.ts';
import type { Intent } from './intent.ts';

/** An action that may be initiated, with all that was judged. */
export interface Initiation {
  readonly intent: Intent;
  readonly use: Use;
  readonly cost: Kind;
  readonly aim: Aim;
  readonly timing: Timing;
  readonly starts: EffectPlan;
}

/** What initiating an action comes to. The intent has passed. */
export function judgeInitiation(
  state: State,
  intent: Intent,
  aim: Aim,
  timing: Timing,
): Result<Initiation, Rejection> {
  const starts = judgeAimed(state, intent, aim, timing);
  if (!starts.ok) return starts;
  const action = actionOf(state, intent.action);
  const use = useOf(action, intent.use);
  const cost = costFor(combatantOf(state, intent.combatantId), action, intent.use);
  return { ok: true, value: { intent, use, cost, aim, timing, starts: starts.value } };
}

/** Initiates an action: pays for it, and plays its first segment (SEG-10, 38). */
export function initiate(recorder: EventRecorder, initiation: Initiation, dice: Dice): void {
  const { intent, use, cost, aim, timing, starts } = initiation;
  const { combatantId, action } = intent;
  const swifts = aim.modifiers.map(() => 'SWIFT' as const);
  recorder.emit({
    type: 'ActionDeclared',
    combatantId,
    action,
    use: use.kind,
    modifiers: aim.modifiers,
    targetIds: aim.targetIds,
    targetHexes: aim.targetHexes,
    speed: aim.speed,
    maneuver: aim.maneuver,
    ...(cost !== use.kind && { paid: cost }),
    timing,
    // SEG-19: what comes before the first round is not charged to it.
    spends: timing === 'OPENING' ? [] : [...spends(cost), ...swifts],
    cooldown: cooldownAfter(recorder.state, { action, ...use }),
  });
  // a combatant who waits for it may be asked before anything of it is played.
  const isHeld = recorder.state.settings.askedWhen === 'SETS_OFF' && isWaitedFor(recorder, action);
  if (use.delay > 0 || isHeld) delayEffect(recorder, initiation);
  else startEffect(recorder, starts, dice);
}

/** SEG-27: whether a combatant is asked now who waits for just this; one who waits for an attack is asked before it is met. */
function isWaitedFor({ state }: EventRecorder, action: string): boolean {
  const trigger = askedToRelease(state)?.readied?.trigger;
  if (trigger?.kind !== 'COMBATANT') return false;
  return trigger.does === 'ACTS' || (trigger.does === 'MOVES' && isMovement(state, action));
}

const isMovement = (state: State, action: string): boolean =>
  actionOf(state, action).effect.type === 'MOVEMENT';

/** SEG-112: the effect stands on the timeline until its segment comes. */
function delayEffect(recorder: EventRecorder, { intent, use, aim, starts }: Initiation): void {
  const { combatantId: ownerId, action } = intent;
  const { targetIds, targetHexes, modifiers, speed, maneuver, hexes } = aim;
  const since = now(recorder.state);
  recorder.emit({
    type: 'EffectDelayed',
    ...roundAndSegment(since + use.delay),
    delayed: {
      kind: 'DELAYED',
      id: newId(recorder.state, ownerId),
      ownerId,
      since,
      action,
      use: use.kind,
      begins: since + use.delay,
      targetIds,
      targetHexes,
      modifiers,
      speed,
      maneuver,
      hexes,
      path: starts.type === 'MOVEMENT' ? starts.plan.path : [],
    },
  });
}
