import type { Sheet } from '../model/combatant/sheet.ts';
import type { Combatant } from '../model/state.ts';

/** A new sheet is that of a fresh combatant: with all hit points, and what else it has stays. */
export const afterSheetChange = (sheet: Sheet): Partial<Combatant> => ({
  ...sheet,
  maxHitPoints: sheet.hitPoints,
});
