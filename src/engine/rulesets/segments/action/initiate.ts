import type { Dice } from '../../../core/values/dice.ts';
import { spends } from '../stats/budget.ts';
import { cooldownAfter } from '../stats/cooldowns.ts';
import { costFor, useOf } from '../stats/known-actions.ts';
import { resolveWay, movementLimits } from '../terrain/way.ts';
import type { Use } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { Aim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import { playEffect } from './effect.ts';
import type { Intent, Timing } from './intent.ts';

interface Initiation {
  readonly intent: Intent;
  readonly aim: Aim;
  readonly timing: Timing;
}

/** Initiates an action: pays for it, and plays its first segment (SEG-10, 38). */
export function initiate(log: EventRecorder, initiation: Initiation, dice: Dice): void {
  const { intent, aim, timing } = initiation;
  const { combatantId, use: kind } = intent;
  const combatant = combatantOf(log.state, combatantId);
  const action = actionOf(log.state, intent.action);
  const use = useOf(action, kind);
  const cost = costFor(combatant, action, kind);
  const swifts = aim.modifiers.map(() => 'SWIFT' as const);
  log.emit({
    type: 'ActionDeclared',
    combatantId,
    action: action.key,
    use: kind,
    modifiers: aim.modifiers,
    targetIds: aim.targetIds,
    targetHexes: aim.targetHexes,
    speed: aim.speed,
    maneuver: aim.maneuver,
    timing,
    // SEG-19: what comes before the first round is not charged to it.
    spends: timing === 'OPENING' ? [] : [...spends(cost), ...swifts],
    cooldown: cooldownAfter(log.state, { action: action.key, ...use }),
  });
  if (use.delay > 0) delayEffect(log, initiation, use);
  else playEffect(log, { user: combatant, action, aim: { ...aim, use: kind, timing } }, dice);
}

/** SEG-112: the effect stands on the timeline until its segment comes. */
function delayEffect(log: EventRecorder, { intent, aim, timing }: Initiation, use: Use): void {
  const { combatantId: ownerId, action } = intent;
  const { targetIds, targetHexes, modifiers, speed, maneuver, hexes } = aim;
  const { effect } = actionOf(log.state, action);
  const user = combatantOf(log.state, ownerId);
  const way =
    effect.type === 'MOVEMENT'
      ? resolveWay(
          log.state,
          user,
          aim,
          movementLimits(log.state, user, effect, timing === 'OPENING'),
        )
      : null;
  const since = now(log.state);
  log.emit({
    type: 'EffectDelayed',
    delayed: {
      kind: 'DELAYED',
      id: newId(log.state, ownerId),
      ...{ ownerId, since, action, use: use.kind, begins: since + use.delay },
      ...{ targetIds, targetHexes, modifiers, speed, maneuver, hexes },
      path: way?.ok ? way.value : [],
    },
  });
}
