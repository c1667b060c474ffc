import type { Combatant, State } from '../model/state.ts';

/** SEG-104: has less than a third of its hit points, where the table plays that. */
export const isBloodied = (
  { settings }: Pick<State, 'settings'>,
  { hitPoints, maxHitPoints }: Pick<Combatant, 'hitPoints' | 'maxHitPoints'>,
): boolean => settings.bloodied === 'ON' && 3 * hitPoints < maxHitPoints;
