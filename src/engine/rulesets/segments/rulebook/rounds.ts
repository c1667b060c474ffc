import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const rounds = [
  ...chapter('Dice kinds', [
    core('SEG-01', 'Hit dice')`
      In an Offensive or Defensive formula each d6 that shows 4, 5 or 6 adds 1 to the score. The flat
      parts, which are the attack bonus (AB) or defense bonus (DB) and ability modifiers, are added
      as numbers and never as dice.`,
    core('SEG-02', 'Face-value dice')`
      Damage, healing and hit-point formulas add up the pips of their dice, plus the flat part.`,
    core('SEG-03', 'Dice that count sixes')`
      Initiative dice count only sixes. A skill check rolls 4d6 plus any extra dice, counts only
      sixes, and succeeds when it reaches the target number; an Easy target is 0.`,
    core('SEG-04', 'Ability checks')`
      Roll 4d6 plus one die for each point of the ability's modifier, unless another pool is given,
      and count fives and sixes. The check must reach a small difficulty, such as 3, or is opposed: in
      "X vs Y" the attacker rolls X, the defender rolls Y, and a tie goes to the attacker.`,
    core('SEG-05', 'Ability scores and modifiers')`
      An ability score is at most 18. The modifiers are given with the creature, not derived from its
      scores, and may be negative; half of (score - 10), rounded down, is a guide, so that 18 gives +4.`,
    core('SEG-06', 'No pool below zero')`
      A pool that penalties would bring below zero is rolled with no dice: the score is the flat part
      alone. Nothing more is subtracted, and the roll does not fail by itself.`,
  ]),

  ...chapter('Rounds and segments', [
    core('SEG-07', 'Round and segment')`
      A round lasts six seconds and is made of three segments of two seconds each.`,
    core('SEG-08', 'Round after round')`
      After a round another begins as long as any creature is still engaged. The fight stops when the
      combatants are all unable to fight or have willingly stopped.`,
    core('SEG-09', 'A turn in every segment')`
      In each segment every combatant, player character or not, takes one turn in initiative order.
      Then the next segment begins.`,
    core('SEG-10', 'What a turn does')`
      On its turn a combatant may initiate one action: Full, Standard, Move or Swift. One segment of it
      plays out at once; then each of that combatant's ongoing actions plays out one
      segment, the oldest first.`,
    core('SEG-11', 'Actions that run on')`
      An action started in one segment may run on into later ones, even from segment 3 into the next
      round. It is paid for only in the round in which it was initiated.`,
    core('SEG-12', "Effects move on their owner's turn")`
      A projectile in flight and an ongoing pushback advance on the turn of the combatant who caused
      them, not at a common tick of the clock.`,
  ]),

  ...chapter('Initiative', [
    core('SEG-13', 'Order of initiative')`
      Initiative is rolled once, at the start of combat. Combatants are ranked by score, highest first;
      from then on only the rank matters, not the score.`,
    core('SEG-14', 'Initiative roll')`
      Roll 4 dice, plus one for each point of the Dexterity modifier and of the Intelligence modifier.
      The score is the number of sixes; a pool below zero counts as no dice.`,
    core('SEG-15', 'Tied initiative')`
      Combatants with equal scores re-roll until the tie is broken; the re-rolls only order the tied
      ones among themselves, and one without sixes does not cause surprise. If re-rolls cannot separate
      them, a fixed order decides.`,
    core('SEG-16', 'Changes of rank')`
      An effect that changes initiative later moves a combatant one place up or down in the order,
      unless it says otherwise. At the top there is no way up, at the bottom no way down.`,
  ]),

  ...chapter('Surprise (first round only)', [
    core('SEG-17', 'Surprised combatants')`
      In the first round a combatant who is unaware of the attacker, or whose initiative roll shows no
      sixes, cannot act until segment 2. If both are so, it cannot act until segment 3.`,
    core('SEG-18', 'Defense while surprised')`
      A combatant delayed by surprise can still use Reaction, but no other defense. It keeps all the
      actions of its round and only has fewer segments to spend them in.`,
  ]),

  ...chapter('Actions declared before combat', [
    core('SEG-19', 'The opening action')`
      An action declared outside combat that triggers initiative takes place before round 1; of
      several, only the first declared does. It is resolved completely, its target may use only
      Reaction, it costs nothing of round 1, and its cooldown counts from a round 0.`,
  ]),
];
