import type { CombatantId } from '../../../core/values/ids.ts';
import type { Cost } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import type { Payment } from '../model/events.ts';
import { takeDamage } from './damage.ts';
import { takeStress } from './stress.ts';

/** What a cost comes to for a combatant: points of the pools, and damage and stress for the rest. */
export interface Charge extends Cost {
  readonly damage: number;
  readonly stress: number;
}

/** VIG-18, 25: what a cost comes to as things stand; a creature pays nothing. */
export function chargeFor({ settings }: State, { nature }: Combatant, cost: Cost): Charge {
  if (nature.kind === 'CREATURE') return { vigor: 0, focus: 0, damage: 0, stress: 0 };
  const vigor = paidFromPool(settings, cost.vigor, nature.vigor);
  const focus = paidFromPool(settings, cost.focus, nature.focus);
  return { vigor, focus, damage: cost.vigor - vigor, stress: cost.focus - focus };
}

/** VIG-18: pays with what the pools hold; the rest is damage and stress. */
export function payCost(
  log: EventRecorder,
  combatantId: CombatantId,
  cost: Cost,
  payment: Payment,
): void {
  const charge = chargeFor(log.state, combatantOf(log.state, combatantId), cost);
  const { vigor, focus, damage, stress } = charge;
  if (vigor + focus > 0) log.emit({ type: 'CostPaid', combatantId, vigor, focus, ...payment });
  takeDamage(log, combatantId, damage, payment);
  takeStress(log, combatantId, stress, payment);
}

/** VIG-18: what a pool contributes to a cost. */
function paidFromPool({ emptyPool }: Settings, cost: number, left: number): number {
  if (emptyPool === 'ALL_OVERFLOWS' && cost > left) return 0;
  return Math.min(cost, left);
}
