import type { CombatantId } from '../../../core/values/ids.ts';
import { damageLimit } from '../stats/limits.ts';
import type { EventRecorder } from '../model/handler.ts';
import { noPayment } from '../model/events.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

/**
 * VIG-22: how much of a hit counts. It stops at the limit; for who is dying already the first
 * point decides.
 */
export function damageThatCounts(state: State, combatant: Combatant, amount: number): number {
  const room = damageLimit(combatant) - combatant.damage;
  const kills = combatant.status === 'DOWN' || state.settings.fellingHit === 'KILLS';
  return Math.min(amount, room + (kills ? 1 : 0));
}

/** VIG-22. */
export function takeDamage(
  log: EventRecorder,
  combatantId: CombatantId,
  due: number,
  payment = noPayment,
): void {
  const combatant = combatantOf(log.state, combatantId);
  const amount = damageThatCounts(log.state, combatant, due);
  if (amount <= 0 || combatant.status === 'DEAD') return;
  const total = combatant.damage + amount;
  const rule = payment.paidFor ? 'VIG-18' : 'VIG-19';
  log.emit({ type: 'DamageTaken', combatantId, amount, due, total, ...payment, rule });
  if (total > damageLimit(combatant)) log.emit({ type: 'CombatantDied', combatantId });
  else if (total === damageLimit(combatant)) log.emit({ type: 'CombatantDown', combatantId });
}
