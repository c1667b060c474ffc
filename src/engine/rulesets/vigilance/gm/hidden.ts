import { partBy } from '../../../core/roster/sheets.ts';
import { newcomerSchema } from '../model/combatant/sheet.ts';
import type { Combatant, Hidden } from '../model/state.ts';

const newcomerOf = partBy(newcomerSchema);

/** A combatant on the table as they will be hidden: what is left of vigor and focus is on the sheet. */
export const asHidden = (combatant: Combatant): Pick<Hidden, 'combatant' | 'was'> => {
  const { damage, stress, conditions, traumas, status, mind } = combatant;
  return {
    combatant: { ...newcomerOf(combatant), damage: 0, stress: 0, conditions: [] },
    was: { damage, stress, conditions, traumas, status, mind },
  };
};
