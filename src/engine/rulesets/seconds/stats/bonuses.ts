import { formulaTerms } from '../../../core/formula/formula.ts';
import { sumOfValues, type Term, valueTerm } from '../../../core/score/score.ts';
import type { AttackEffect } from '../model/actions.ts';
import type { DefenseKind } from '../model/defenses.ts';
import type { Combatant } from '../model/state.ts';
import type { Damage } from './rolls.ts';

/** What changes a bonus, named only where it does. */
export const change = (label: string, value: number, rule: string): readonly Term[] =>
  value === 0 ? [] : [valueTerm(label, value, rule)];

/** SEC-41, 43: of a defense roll. */
export function defenseBonus({ sheet }: Combatant, defense: DefenseKind): readonly Term[] {
  switch (defense) {
    case 'DODGE':
      return [
        valueTerm('Reflex', sheet.reflex.bonus),
        ...change('encumbrance', -sheet.mobilityPenalty, 'SEC-43'),
      ];
    case 'PARRY':
      return [valueTerm('Weapon Skill', sheet.weaponSkill.bonus)];
    case 'BLOCK':
      return [valueTerm('Shield Use', sheet.shieldUse.bonus)];
  }
}

/** SEC-53: of the check against dying. */
export const dyingBonus = ({ sheet, wounds }: Combatant): readonly Term[] => [
  valueTerm('Endurance', sheet.endurance),
  ...change('wounds', -wounds, 'SEC-53'),
];

/** SEC-53: of the check that stabilizes the dying. */
export const medicineBonus = ({ sheet }: Combatant): readonly Term[] => [
  valueTerm('Medicine', sheet.medicine),
];

/** SEC-55: of the check that catches something. */
export const catchBonus = ({ sheet }: Combatant): readonly Term[] => [
  valueTerm('Reflex', sheet.reflex.bonus),
];

/** SEC-03: of the initiative check. */
export const initiativeBonus = ({ sheet }: Combatant): readonly Term[] => [
  valueTerm('Reflex', sheet.reflex.bonus),
  valueTerm('Dexterity', sheet.dexterity),
  ...change('techniques', sheet.initiativeBonus, 'SEC-03'),
];

/** SEC-39: of the attack roll, without the scale. */
export function skillBonus({ sheet }: Combatant, { type }: AttackEffect): readonly Term[] {
  switch (type) {
    case 'MELEE':
      return [valueTerm('Weapon Skill', sheet.weaponSkill.bonus)];
    case 'RANGED':
      return [valueTerm('Ranged Skill', sheet.rangedSkill.bonus)];
    case 'SPELL':
      return [valueTerm('Magic', sheet.magic.bonus)];
  }
}

/** SEC-45: the damage roll of a hit; null when it does no damage. */
export function damageOf({ sheet }: Combatant, { type, damage }: AttackEffect): Damage | null {
  if (!damage) return null;
  const terms = [
    ...formulaTerms(damage, {}, 'SEC-45'),
    ...change('damage bonus', type === 'SPELL' ? 0 : sheet.damageBonus, 'SEC-45'),
    ...change('scale', type === 'MELEE' ? 3 * sheet.scale : 0, 'SEC-45'),
  ];
  return { dice: damage.dice, flat: sumOfValues(terms), terms };
}
