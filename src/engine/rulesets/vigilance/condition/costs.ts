import type { CombatantId } from '../../../core/values/ids.ts';
import type { Cost } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Settings } from '../rulebook/settings.ts';
import { takeDamage } from './damage.ts';
import { takeStress } from './stress.ts';

/** VIG-18, 25: pays with what the pools hold; the rest is damage and stress. */
export function payCost(log: EventRecorder, combatantId: CombatantId, cost: Cost): void {
  const { nature } = combatantOf(log.state, combatantId);
  if (nature.kind === 'CREATURE' || cost.vigor + cost.focus === 0) return;
  const vigor = paidFromPool(log.state.settings, cost.vigor, nature.vigor);
  const focus = paidFromPool(log.state.settings, cost.focus, nature.focus);
  if (vigor + focus > 0) log.emit({ type: 'CostPaid', combatantId, vigor, focus });
  takeDamage(log, combatantId, cost.vigor - vigor);
  takeStress(log, combatantId, cost.focus - focus);
}

/** VIG-18: what a pool contributes to a cost. */
function paidFromPool({ emptyPool }: Settings, cost: number, left: number): number {
  if (emptyPool === 'ALL_OVERFLOWS' && cost > left) return 0;
  return Math.min(cost, left);
}
