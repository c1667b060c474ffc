import type { Action, Kind } from './actions.ts';
import { useOf } from './aim.ts';
import { cooldownAfter, spends } from './budget.ts';
import { roundOf, tick } from './clock.ts';
import type { Aim } from './commands.ts';
import { inflictCondition } from './effects.ts';
import { startAttacks } from './flight.ts';
import type { Intent, Timing } from './intent.ts';
import { actionOf, combatantOf, costFor } from './lookup.ts';
import type { Log } from './log.ts';
import { resolveWay, startMovement, strideOf } from './movement.ts';
import { startStructure } from './structures.ts';
import type { Combatant } from './state.ts';

/** Initiates an action: pays for it, and plays its first segment (SEG-10, 38). */
export function initiate(log: Log, intent: Intent, aim: Aim, timing: Timing): void {
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
    maneuver: aim.maneuver,
    timing,
    // SEG-19: what comes before the first round is not charged to it.
    spends: timing === 'OPENING' ? [] : [...spends(cost), ...swifts],
    cooldown: cooldownAfter(log.state, { action: action.key, ...use }),
  });
  play(log, combatant, action, { ...aim, use: kind, timing });
}

function play(
  log: Log,
  combatant: Combatant,
  action: Action,
  aim: Aim & { readonly use: Kind; readonly timing: Timing },
): void {
  const { effect } = action;
  switch (effect.type) {
    case 'ATTACK':
      startAttacks(log, combatant.id, { ...aim, action: action.key });
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
        speed: effect.speed,
      });
      return;
    case 'GUARD':
      return;
  }
}
