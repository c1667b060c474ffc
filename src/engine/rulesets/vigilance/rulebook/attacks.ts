import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const attacks = [
  ...chapter('Attacking', [
    core('VIG-57', 'Attack checks')`
      To attack is a check: assault in melee, shooting with ranged and thrown weapons.`,
    core('VIG-58', 'What an attack costs')`
      1 vigor with assault, 1 focus with shooting.`,
    core('VIG-59', 'Damage dealt')`
      The total of the attack minus the defend difficulty of its target. At 0 or below it fails and does
      nothing.`,
    core('VIG-60', 'Weapon dice')`
      A weapon in hand gives its advantage dice to the attack; a bare hand gives none.`,
    core('VIG-61', 'Long range')`
      A weapon with this aspect has 1d6 disadvantage for every full 20 fields of distance. Others are not
      limited.`,
  ]),

  ...chapter('Defending', [
    core('VIG-62', 'Defending is no action')`
      A defense is a part of the attack and takes nothing from the allowance, as often as it is needed.`,
    core('VIG-63', 'Active defense')`
      A defend check with the dice of armor and shield, for 1 vigor each time. The damage taken is the
      attack minus its total, at least 0.`,
    core('VIG-64', 'No shield against missiles')`
      Without a shield one cannot actively defend against thrown and ranged weapons.`,
    core('VIG-65', 'Passive defense')`
      A toughness check instead, without vigor: the dice of armor count, those of a shield do not, and
      there is 2d6 disadvantage.`,
    core('VIG-66', 'When the defense is chosen')`
      After all responses and before any die of the attack. Who is unconscious or cowers can only defend
      passively. The fixed difficulty of a creature's attack need not be shown.`,
    core('VIG-67', 'Cover and firepower')`
      With a shield for cover, a movement action and 1 vigor give 1d6 advantage on active defenses until
      one's next turn. Shots with firepower cannot be actively defended.`,
  ]),

  ...chapter('Ambush', [
    core('VIG-68', 'Ambushed combatants')`
      In the first round an ambushed combatant has its quick action and nothing else, no boosts either
      unless the table allows them. Defending is no action and stays possible.`,
  ]),
];
