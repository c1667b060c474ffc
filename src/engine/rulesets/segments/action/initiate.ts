import { startAttacks } from '../attack/flight.ts';
import { meansOf } from '../attack/strike.ts';
import { inflict } from '../condition/inflict.ts';
import { spends } from '../figures/budget.ts';
import { cooldownAfter } from '../figures/cooldowns.ts';
import { costFor, useOf } from '../figures/known-actions.ts';
import { startMovement } from '../ground/movement.ts';
import { startStructure } from '../ground/structures.ts';
import { resolveWay, strideOf } from '../ground/way.ts';
import type { Action, Kind } from '../model/actions.ts';
import { roundOf, tick } from '../model/clock.ts';
import type { Aim } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant } from '../model/state.ts';
import type { Target } from '../model/under-way.ts';
import type { Intent, Timing } from './intent.ts';

/** Initiates an action: pays for it, and plays its first segment (SEG-10, 38). */
export function initiate(log: EventRecorder, intent: Intent, aim: Aim, timing: Timing): void {
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
  playEffect(log, combatant, action, { ...aim, use: kind, timing });
}

function playEffect(
  log: EventRecorder,
  combatant: Combatant,
  action: Action,
  aim: Aim & { readonly use: Kind; readonly timing: Timing },
): void {
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK':
      startAttacks(
        log,
        combatant.id,
        meansOf({ ...aim, action: action.key }),
        targetsOf(aim, combatant),
      );
      return;
    case 'MOVEMENT': {
      const stride = strideOf(log.state, combatant, effect.mode, aim.timing === 'OPENING');
      const way = resolveWay(log.state, combatant, aim, stride);
      startMovement(log, combatant.id, effect.mode, way.ok ? way.value : []);
      return;
    }
    case 'STANCE':
      // SEG-31: for the rest of the round.
      inflict(log, combatant.id, {
        condition: effect.condition,
        until: tick(roundOf(log.state) + 1, 1),
        dice: 0,
        once: false,
      });
      return;
    case 'STRUCTURE':
      startStructure(log, combatant.id, {
        action: action.key,
        hexes: aim.hexes,
        speed: aim.speed ?? effect.speed,
      });
      return;
    case 'GUARD':
      return;
  }
}

/** One for each attack; an area around its user is aimed at nothing else (SEG-62). */
function targetsOf({ targetIds, targetHexes }: Aim, { position }: Combatant): readonly Target[] {
  if (targetIds.length > 0) return targetIds.map((id) => ({ kind: 'CREATURE', id }));
  const hexes = targetHexes.length > 0 ? targetHexes : [position];
  return hexes.map((hex) => ({ kind: 'HEX', hex }));
}
