import { type Score, scoreOf, valueTerm } from '../../../core/score/score.ts';
import type { Severity } from '../model/events.ts';
import type { Combatant, State } from '../model/state.ts';
import { change } from './bonuses.ts';

/** SEC-44: how far minimum Toughness lies below Toughness. */
const MINIMUM_BELOW = 6;

/** SEC-44, 46: what damage is compared with, as wounds leave it. */
export const toughnessScore = ({ settings }: State, { sheet, wounds }: Combatant): Score =>
  scoreOf(
    [
      valueTerm('Toughness', sheet.toughness),
      ...change('wounds', fromWounds(settings, wounds), 'SEC-46'),
    ],
    [],
    '',
  );

const fromWounds = ({ toughnessPerWound }: State['settings'], wounds: number): number =>
  toughnessPerWound === 'ONE' ? -wounds : 0;

/** The same without what it is made of. */

export const toughnessOf = ({ settings }: State, { sheet, wounds }: Combatant): number =>
  sheet.toughness + fromWounds(settings, wounds);

/** SEC-44: what damage does to someone as tough as this. */
export function severityOf(state: State, target: Combatant, damage: number): Severity {
  const enough = state.settings.toughnessReached === 'EQUAL' ? 0 : 1;
  const toughness = toughnessOf(state, target);
  // What does no damage does nothing, however little Toughness wounds have left.
  if (damage >= Math.max(1, toughness + enough)) return 'WOUND_AND_DYING';
  return damage >= Math.max(1, toughness - MINIMUM_BELOW + enough) ? 'WOUND' : 'NOTHING';
}
