import type { Severity } from '../model/events.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEC-44: how far minimum Toughness lies below Toughness. */
const MINIMUM_BELOW = 6;

/** SEC-46: as wounds leave it. */
export function toughnessOf({ settings }: State, { sheet, wounds }: Combatant): number {
  return sheet.toughness - (settings.toughnessPerWound === 'ONE' ? wounds : 0);
}

/** SEC-44: what damage does to someone as tough as this. */
export function severityOf(state: State, target: Combatant, damage: number): Severity {
  const enough = state.settings.toughnessReached === 'EQUAL' ? 0 : 1;
  const toughness = toughnessOf(state, target);
  // What does no damage does nothing, however little Toughness wounds have left.
  if (damage >= Math.max(1, toughness + enough)) return 'WOUND_AND_DYING';
  return damage >= Math.max(1, toughness - MINIMUM_BELOW + enough) ? 'WOUND' : 'NOTHING';
}
