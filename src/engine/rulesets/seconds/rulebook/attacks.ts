import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const attacks = [
  ...chapter('Attacks', [
    core('SEC-38', 'Time of an attack')`
      A single melee or ranged attack takes 4 seconds, and so does a combo.`,
    core('SEC-39', 'First step: the attack')`
      d6 + attack bonus against the Target score of the target; below is a miss. The attack bonus is the
      skill of melee, ranged weapons or magic, less one's own scale.`,
    core('SEC-40', 'Target score')`
      4 less the scale of the target: what is bigger is easier to hit.`,
    core('SEC-41', 'Second step: the defense')`
      The target may spend one defense roll: d6 + bonus against 4 + the attacker's bonus without the part
      for scale. Block goes by Shield Use, dodge by Reflex, parry by Weapon Skill. Success cancels the
      attack.`,
    core('SEC-42', 'Number of defenses')`
      There are so many dodges, parries and blocks a turn, one for each rank of the skill unless the sheet
      says otherwise. They are renewed as the owner's turn starts.`,
    core('SEC-43', 'Area attacks')`
      Dodging an area attack takes 3 off its damage and no more; what does no damage cannot be dodged.
      With Evasion, or behind heavy cover, dodging works fully against both. Mobility penalties apply.`,
    core('SEC-44', 'Third step: toughness')`
      Damage above the minimum Toughness, which is 6 lower, is one wound. Damage above Toughness is one
      wound and dying.`,
    core('SEC-45', 'Damage')`
      The weapon's damage plus the fixed bonus of the sheet; creatures add three times their scale in
      melee.`,
    core('SEC-46', 'Wounds')`
      Each wound lowers Toughness by 1, and the check against dying.`,
    core('SEC-47', 'Melee reach')`
      Close reaches one's own area, standard the next, long one beyond, long X so many beyond. There is no
      attack at what is nearer than the reach.`,
    core('SEC-48', 'Range')`
      No penalty up to one range increment, then -1 for each doubling: -1 up to twice, -2 up to 4 times, -3
      up to 8 times, -4 up to 16 times the increment, and no further.`,
    core('SEC-49', 'Aiming')`
      Two seconds before a ranged attack; its range penalty is 1 less. Moving, or losing sight of the
      target, loses the aim. A quick aim takes one second and does the same, but is lost unless the attack
      begins with the very next second.`,
    core('SEC-50', 'Reloading')`
      4 seconds for a weapon up to one's own scale, and 4 more for each scale that it is larger. Helpers
      divide the time.`,
  ]),

  ...chapter('Combos', [
    core('SEC-51', 'Combos')`
      One action of 4 seconds, all parts of which happen at once. Attacks and targets are fixed before any
      die. Damage of several hits is compared with Toughness separately, never added.`,
    core('SEC-52', 'Building combos')`
      The ratings of the components add up to the Combo Rating at most, and there are no more of them than
      the better of the two weapon skills' ranks + 1. Everyone knows Attack (+1), and Charge (-1) after a
      straight movement of 6 m; more than one attack takes Extra Attack.`,
  ]),

  ...chapter('Dying and healing', [
    core('SEC-53', 'Dying')`
      The dying are unconscious. Each round d6 + Endurance - wounds against 4; a failure raises that number
      by 1. Once it cannot be reached, or with another wound, one is dead. Each round a 10 on a d10
      stabilizes, and so can Medicine. Who is down has no turn: the check comes where it would begin.`,
    core('SEC-54', 'Healing')`
      One wound heals in a day with eight hours of sleep, and as many as one's Endurance in a day in bed.`,
    core('SEC-55', 'Catching')`
      To catch what is dropped or thrown is a Reflex check against 6, to catch oneself in a fall against 4.
      It uses a dodge but no time, on anybody's turn.`,
  ]),
];
