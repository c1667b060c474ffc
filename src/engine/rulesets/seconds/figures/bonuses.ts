import type { AttackEffect } from '../model/actions.ts';
import type { Combatant } from '../model/state.ts';
import type { DefenseKind } from '../model/defenses.ts';
import type { Damage } from './rolls.ts';

/** SEC-41, 43: of a defense roll. */
export function defenseBonus({ sheet }: Combatant, defense: DefenseKind): number {
  switch (defense) {
    case 'DODGE':
      return sheet.reflex.bonus - sheet.mobilityPenalty;
    case 'PARRY':
      return sheet.weaponSkill.bonus;
    case 'BLOCK':
      return sheet.shieldUse.bonus;
  }
}

/** SEC-53: of the check against dying. */
export const dyingBonus = ({ sheet, wounds }: Combatant): number => sheet.endurance - wounds;

/** SEC-03: of the initiative check. */
export const initiativeBonus = ({ sheet }: Combatant): number =>
  sheet.reflex.bonus + sheet.dexterity + sheet.initiativeBonus;

/** SEC-39: of the attack roll, without the scale. */
export function skillBonus({ sheet }: Combatant, { type }: AttackEffect): number {
  switch (type) {
    case 'MELEE':
      return sheet.weaponSkill.bonus;
    case 'RANGED':
      return sheet.rangedSkill.bonus;
    case 'SPELL':
      return sheet.magic.bonus;
  }
}

/** SEC-45: the damage roll of a hit; null when it does no damage. */
export function damageOf({ sheet }: Combatant, { type, damage }: AttackEffect): Damage | null {
  if (!damage) return null;
  const own = type === 'SPELL' ? 0 : sheet.damageBonus;
  const size = type === 'MELEE' ? 3 * sheet.scale : 0;
  return { dice: damage.dice, flat: damage.flat + own + size };
}
