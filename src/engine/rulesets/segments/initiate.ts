import type { Action, Kind } from './actions.ts';
import { useOf } from './aim.ts';
import { cooldownAfter, spends } from './budget.ts';
import { roundOf, tick } from './clock.ts';
import type { Aim } from './commands.ts';
import { inflictCondition } from './effects.ts';
import { startAttacks } from './flight.ts';
import type { Intent, Timing } from './intent.ts';
import { actionOf, combatantOf, costFor } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { resolveWay, startMovement, strideOf } from './movement.ts';
import { meansOf } from './strike.ts';
import { startStructure } from './structures.ts';
import type { Combatant, Target } from './state.ts';

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
  play(log, combatant, action, { ...aim, use: kind, timing });
}

function play(
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
      inflictCondition(log, combatant.id, {
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
