import { partBy } from '../../../core/roster/sheets.ts';
import { type Combatant, type Hidden, newcomerSchema } from '../model/state.ts';

const newcomerOf = partBy(newcomerSchema);

/** A combatant on the table as they will be hidden: with what they carry now. */
export const asHidden = (combatant: Combatant): Pick<Hidden, 'combatant' | 'was' | 'used'> => {
  const { sheet, status, wounds, posture, gear, initiative, defenses: left, ...rest } = combatant;
  const { defenses, ...kept } = sheet;
  const { DODGE: dodges, PARRY: parries, BLOCK: blocks } = defenses;
  const weapons = gear.map(({ weapon, held }) => ({ weapon, held }));
  return {
    combatant: newcomerOf({ ...rest, ...kept, dodges, parries, blocks, weapons, wounds: 0 }),
    was: { status, wounds, posture, gear },
    used: { defenses: left, initiative },
  };
};
