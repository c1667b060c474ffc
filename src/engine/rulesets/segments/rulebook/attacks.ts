import { chapter, core, optional } from '../../../core/rulebook/rulebook.ts';

export const attacks = [
  ...chapter('Attack resolution', [
    core('SEG-32', 'Attack against defense')`
      The attacker rolls the Offensive formula of the attack, the defender a Defensive formula. The
      attack hits when its score is at least the defense score: a tie hits.`,
    core('SEG-33', 'Damage')`
      On a hit roll the Damage formula, which is the pips of its dice plus its flat part, and subtract
      the result from the target's hit points. Damage is never below 0.`,
    core('SEG-34', 'Abilities in formulas')`
      An ability in a formula means its modifier, and a multiplier applies to that modifier alone.
      Strength x 2 + 3d6 with Strength +4 and dice 3, 6 and 2 is 8 + 11 = 19 damage.`,
    core('SEG-35', 'Unarmed Strike')`
      A basic Standard action with a range of 5 feet and a speed of 2 hexes per segment. Offensive AB +
      Dexterity + 2d6, Defensive DB + Dexterity + 2d6, Damage Strength + 1d6, bludgeoning.`,
    core('SEG-36', 'Excess')`
      When an attack hits, its excess is the attack score less the defense score, but never more than
      the number of the attacker's dice that succeeded.`,
    core('SEG-37', 'Miss chance comes first')`
      The miss chance of concealment is rolled before the attack roll. A miss there ends the attack.`,
    core('SEG-38', 'Order of an attack')`
      An attack goes through these steps: legality (line of sight, range, cooldown, actions left),
      flight, choice of defense, concealment roll, both formulas with their advantages and the range
      penalty, comparison, critical check, damage, and last pushback or condition.`,
    optional('SEG-39', 'Critical hits')`
      Only with the setting \`criticals\`. An attack whose hit dice, at least one, all show 6 always hits.
      Its damage roll has advantage, the part without dice doubles, dice showing 1 are re-rolled once,
      each then showing 6 adds another, five in a row at most, and the condition of the damage type
      applies until healed.`,
    optional('SEG-40', 'Critical failures')`
      Only with the setting \`criticals\`. An attack whose dice, at least one, all show 1 always misses.
      Other effects are the GM's; with six or more dice the failure is catastrophic.`,
  ]),

  ...chapter('Defense', [
    core('SEG-41', 'Who may defend')`
      A creature may defend against an attack that would reach it before its turn in the order, if it has
      an unspent action for it. If it has already taken its turn of this segment, only Reaction is left.`,
    core('SEG-42', 'When a defended attack resolves')`
      Without a counter-action the attack resolves at once. With one, the defender declares it and the
      attack resolves on the defender's turn in the order, where the counter-action is what the defender
      initiates. A table may choose instead that every attack resolves at impact.`,
    core('SEG-43', 'Defending with a talent')`
      A defense uses the Defensive formula of a talent or basic action and costs an action of its kind.
      It deals no damage, starts the talent's cooldown, and answers one attack only; against other
      attacks you still have Reaction.`,
    core('SEG-44', 'Dodge')`
      Dodge costs a Move and puts one incoming attack of your choice at disadvantage, only in the segment
      of the movement: you must move a hex or, as a defense, be able to as the attack is resolved. It has
      no Defensive formula, so you use Reaction with it: the attack must reach DB + Intelligence.`,
    core('SEG-45', 'Reaction')`
      When no defense is declared you may use Reaction, a Free action: the attack must reach DB +
      Intelligence, without dice, and 0 where that is less. With neither a defense nor Reaction it must
      reach 0.`,
    core('SEG-46', 'Advantage without dice')`
      Advantage on a formula that has no dice, such as Reaction, still adds three hit dice.`,
    core('SEG-47', 'Unable to defend')`
      Defending needs the ability to act. An unconscious creature cannot defend, and one delayed by
      surprise has no defense beyond Reaction.`,
    core('SEG-48', 'Targets that move away')`
      A melee attack misses when its target is out of reach as it resolves. A projectile is
      aimed at the creature: it flies on after it, and distance and range penalty are worked out anew
      each segment.`,
    core('SEG-49', 'Attacking a hex')`
      To attack a totally concealed creature you attack a hex. If it is not there the attack misses; if
      it is, the attack is rolled with a miss chance of 3 in 6.`,
    core('SEG-50', 'Targets gone before impact')`
      An attack whose target is dead, departed or ended before the impact is spent.`,
  ]),
];
