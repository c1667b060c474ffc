import type { ConditionView } from '../../core/views/view.ts';
import type { Combatant, State } from './state.ts';

/** SEG-104: has less than a third of its hit points, where the table plays that. */
export const isBloodied = (
  { settings }: Pick<State, 'settings'>,
  { hitPoints, maxHitPoints }: Pick<Combatant, 'hitPoints' | 'maxHitPoints'>,
): boolean => settings.bloodied === 'ON' && 3 * hitPoints < maxHitPoints;

/** SEG-104: as everybody sees it. Its hit points say how long it lasts. */
export const bloodied: ConditionView = {
  key: 'bloodied',
  name: 'Bloodied',
  summary: 'Less than a third of the hit points: disadvantage on all rolls.',
  ends: null,
  amount: null,
  once: false,
};
