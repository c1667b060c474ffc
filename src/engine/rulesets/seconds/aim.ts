import type { CombatantId } from '../../core/values/ids.ts';
import { coverBetween, TOTAL } from './cover.ts';
import { combatantOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';

/** SEC-49: moving, or losing sight of the target, loses the aim. */
export function dropLostAims(log: EventRecorder, movedId: CombatantId | null = null): void {
  for (const { id, position, aimsAt } of Object.values(log.state.combatants)) {
    if (aimsAt === null) continue;
    const target = combatantOf(log.state, aimsAt);
    if (id === movedId || coverBetween(log.state, position, target.position) === TOTAL)
      log.emit({ type: 'AimLost', combatantId: id });
  }
}
