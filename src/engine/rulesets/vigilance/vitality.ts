import type { CombatantId } from '../../core/values/ids.ts';
import type { Cost } from './actions.ts';
import { damageLimit, stressLimit } from './limits.ts';
import { combatantOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import type { Settings } from './settings.ts';
import type { Combatant, State } from './state.ts';

/** VIG-18, 25: pays with what the pools hold; the rest is damage and stress. */
export function pay(log: EventRecorder, combatantId: CombatantId, cost: Cost): void {
  const { nature } = combatantOf(log.state, combatantId);
  if (nature.kind === 'CREATURE' || cost.vigor + cost.focus === 0) return;
  const vigor = drawn(log.state.settings, cost.vigor, nature.vigor);
  const focus = drawn(log.state.settings, cost.focus, nature.focus);
  if (vigor + focus > 0) log.emit({ type: 'CostPaid', combatantId, vigor, focus });
  takeDamage(log, combatantId, cost.vigor - vigor);
  takeStress(log, combatantId, cost.focus - focus);
}

/** VIG-18: what a pool contributes to a cost. */
function drawn({ emptyPool }: Settings, cost: number, left: number): number {
  if (emptyPool === 'ALL_OVERFLOWS' && cost > left) return 0;
  return Math.min(cost, left);
}

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
export function takeDamage(log: EventRecorder, combatantId: CombatantId, dealt: number): void {
  const combatant = combatantOf(log.state, combatantId);
  const amount = damageThatCounts(log.state, combatant, dealt);
  if (amount <= 0 || combatant.status === 'DEAD') return;
  const total = combatant.damage + amount;
  log.emit({ type: 'DamageTaken', combatantId, amount, total });
  if (total > damageLimit(combatant)) log.emit({ type: 'CombatantDied', combatantId });
  else if (total === damageLimit(combatant)) log.emit({ type: 'CombatantDown', combatantId });
}

/** VIG-23. */
export function takeStress(log: EventRecorder, combatantId: CombatantId, dealt: number): void {
  const combatant = combatantOf(log.state, combatantId);
  const amount = Math.min(dealt, stressLimit(combatant) - combatant.stress);
  if (amount <= 0) return;
  const total = combatant.stress + amount;
  log.emit({ type: 'StressTaken', combatantId, amount, total });
  if (total === stressLimit(combatant)) log.emit({ type: 'PanicBegan', combatantId });
}

const RELIEF = 10;

/** VIG-23: what a panic leaves behind. */
export function endPanic(log: EventRecorder, combatantId: CombatantId): void {
  const { stress } = combatantOf(log.state, combatantId);
  log.emit({ type: 'PanicEnded', combatantId, stress: Math.max(0, stress - RELIEF) });
}
