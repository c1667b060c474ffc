import { chapter, core, optional } from '../../../core/rulebook/rulebook.ts';

export const modules = [
  ...chapter('Exhaustion (outside combat time)', [
    core('SEG-97', 'Long binding')`
      After one hour of continuous binding make a Strength check against DC 10: 3d6 plus the Strength
      modifier, added up, must reach it. Each further hour repeats the check with the DC 2 higher. A full
      night's rest resets the DC.`,
    core('SEG-98', 'Exhausted')`
      When that check fails you are Exhausted, and the binding cannot continue before a full night's rest,
      unless the GM says otherwise.`,
  ]),

  ...chapter('Maneuvers (optional module)', [
    optional('SEG-99', 'Maneuvers')`
      Only with the setting \`maneuvers\`. You declare a maneuver with a melee attack, or with another that
      serves for it. It resolves as an attack, but the score must exceed the defender's, so a tie fails.
      It does nothing else to its target, damage included, unless \`maneuverDamage\` says so.`,
    optional('SEG-100', 'Points of a maneuver')`
      Only with the setting \`maneuvers\`. The excess of a successful maneuver, which is the difference of
      the scores up to the number of your successful dice, is points to spend on any mix of maneuvers
      whose requirements are met.`,
    optional('SEG-101', 'Reposition')`
      Only with the setting \`maneuvers\`. 1 point per hex, the way of your choice, moved as a pushback is.
      At range only away from you; toward you at most 1 hex, and only if exactly 1 point goes to
      Reposition and a Trip is part of the same maneuver.`,
    optional('SEG-102', 'Grapple')`
      Only with the setting \`maneuvers\`, which also says how often it is maintained. Needs an adjacent
      target and a free arm; a ranged attack serves if adjacent. 1 point grabs, and the target is
      Grappled at once. As your first turn of each later round starts, a new maneuver must maintain it
      for 1 point, or it ends.`,
    optional('SEG-103', 'Trip, Disarm, Deadly maneuvers')`
      Only with the setting \`maneuvers\`. Trip makes the target Prone, Disarm Disarmed, for 1 point each;
      what these conditions do is the GM's. Deadly maneuvers are not played.`,
  ]),

  ...chapter('Hit points, unconscious, death, end', [
    optional('SEG-104', 'Bloodied')`
      Only with the setting \`bloodied\`. Below one third of its total hit points, counting non-lethal
      damage, a creature has disadvantage on all rolls. Everyone can see it.`,
    core('SEG-105', 'Out of hit points')`
      At 0 hit points or fewer a creature is unable to fight: it has no turns and no defense, but its
      projectiles in flight go on. Death is the GM's to decide. Hit-point totals are given with the
      creature, not derived.`,
    optional('SEG-106', 'White fire and ki')`
      Not played by this service. White fire and ki damage do little or no physical harm; ki damage
      instead blocks one chosen chakra of seven.`,
    core('SEG-107', 'End of the fight')`
      The fight is over when no two hostile sides have anyone able and willing to fight. As soon as that
      is so, and nothing ongoing could change it, the GM is asked whether to end it or go on, even if
      combatants are hidden; a table may choose to end it unasked, or with the round. The GM may end it at any
      time.`,
  ]),
];
