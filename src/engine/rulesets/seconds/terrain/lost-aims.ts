import type { CombatantId } from '../../../core/values/ids.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { coverBetween, TOTAL } from './sight.ts';

/** SEC-49: the one who moves, or loses sight of its target, loses the aim. */
export function dropLostAims(log: EventRecorder, movedId: CombatantId | null = null): void {
  for (const { id, position, aimsAt } of Object.values(log.state.combatants)) {
    if (aimsAt === null) continue;
    const target = combatantOf(log.state, aimsAt);
    if (id === movedId) log.emit({ type: 'AimLost', combatantId: id, reason: 'MOVED' });
    else if (coverBetween(log.state, position, target.position) === TOTAL)
      log.emit({ type: 'AimLost', combatantId: id, reason: 'SIGHT' });
  }
}

/** SEC-49: the one who aims at a combatant that goes aims at no one. */
export function dropAimsAt(log: EventRecorder, targetId: CombatantId): void {
  for (const { id, aimsAt } of Object.values(log.state.combatants))
    if (aimsAt === targetId) log.emit({ type: 'AimLost', combatantId: id, reason: 'GONE' });
}
