import type { CombatantId } from '../../../core/values/ids.ts';
import { stressLimit } from '../stats/limits.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Payment } from '../model/events.ts';
import { combatantOf } from '../model/lookup.ts';

/** VIG-23. */
export function takeStress(
  log: EventRecorder,
  combatantId: CombatantId,
  due: number,
  payment: Payment,
): void {
  const combatant = combatantOf(log.state, combatantId);
  const amount = Math.min(due, stressLimit(combatant) - combatant.stress);
  if (amount <= 0) return;
  const total = combatant.stress + amount;
  log.emit({ type: 'StressTaken', combatantId, amount, due, total, ...payment, rule: 'VIG-18' });
  if (total === stressLimit(combatant)) log.emit({ type: 'PanicBegan', combatantId });
}

const RELIEF = 10;

/** VIG-23: what a panic leaves behind. */
export function endPanic(log: EventRecorder, combatantId: CombatantId): void {
  const { stress } = combatantOf(log.state, combatantId);
  log.emit({ type: 'PanicEnded', combatantId, stress: Math.max(0, stress - RELIEF) });
}
