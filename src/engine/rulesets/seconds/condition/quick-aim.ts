import type { CombatantId } from '../../../core/values/ids.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';

/** SEC-49: a quick aim serves an attack that begins with the very next second. */
export function dropQuickAim(log: EventRecorder, combatantId: CombatantId): void {
  if (combatantOf(log.state, combatantId).aimsQuickly)
    log.emit({ type: 'AimLost', combatantId, reason: 'NOT_AT_ONCE' });
}
