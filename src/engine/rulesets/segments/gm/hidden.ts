import { partBy } from '../../../core/roster/sheets.ts';
import { GRAPPLED } from '../attack/maneuvers/grapple.ts';
import { newcomerSchema } from '../model/combatant/sheet.ts';
import type { Combatant, Hidden } from '../model/state.ts';

const newcomerOf = partBy(newcomerSchema);

/** A combatant on the table as they will be hidden. No one holds them any more (SEG-102). */
export const asHidden = (combatant: Combatant): Pick<Hidden, 'combatant' | 'was' | 'used'> => {
  const { maxHitPoints, hitPoints, status, conditions, cooldowns, binding } = combatant;
  const { actsFrom, spent, initiatedNext } = combatant;
  return {
    combatant: { ...newcomerOf(combatant), hitPoints: maxHitPoints },
    was: {
      ...{ hitPoints, status, cooldowns, binding },
      conditions: conditions.filter(({ condition }) => condition !== GRAPPLED),
    },
    used: { actsFrom, spent, initiatedNext },
  };
};
