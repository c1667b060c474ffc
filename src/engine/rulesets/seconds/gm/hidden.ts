import { identityOf } from '../../../core/roster/sheets.ts';
import type { Combatant, Hidden } from '../model/state.ts';

/** Somebody on the table as they will be hidden: with what they carry now. */
export const asHidden = (combatant: Combatant): Pick<Hidden, 'combatant' | 'was'> => {
  const { sheet, status, wounds, posture, gear, objects } = combatant;
  const { defenses, ...kept } = sheet;
  const { DODGE: dodges, PARRY: parries, BLOCK: blocks } = defenses;
  const weapons = gear.map(({ weapon, held }) => ({ weapon, held }));
  return {
    combatant: {
      ...identityOf(combatant),
      ...{ ...kept, dodges, parries, blocks, weapons, objects, wounds: 0 },
    },
    was: { status, wounds, posture, gear },
  };
};
