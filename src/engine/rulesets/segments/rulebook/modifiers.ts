import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const modifiers = [
  ...chapter('Advantage, disadvantage, leverage', [
    core('SEG-81', 'Advantage and disadvantage')`
      Advantage adds 3d6 to the dice rolled. Disadvantage takes 3d6 from them. A grant for one roll may name
      an action: then only a roll of that action uses it up. A condition may help or hinder named actions
      alone.`,
    core('SEG-82', 'Which rolls they change')`
      Advantage and disadvantage apply to any dice roll, with three dice of its own kind: hit dice for
      attack and defense, counted dice for initiative, ability and skill checks, and face-value dice for
      damage where it is granted.`,
    core('SEG-83', 'Not on hit points')`
      Advantage and disadvantage never apply to a roll that sets a creature's hit points. Damage and
      healing are not such rolls.`,
    core('SEG-84', 'Opposite circumstances cancel')`
      When some circumstances give advantage and others disadvantage, they cancel completely, whatever
      their number. Several of the same kind do not add up: still three dice.`,
    core('SEG-85', 'Advantage on both sides')`
      When two creatures have advantage against each other in a contest, both roll with it.`,
    core('SEG-86', 'Leverage')`
      Leverage adds 6d6. It replaces advantage and does not stack with it; it does not cancel
      disadvantage, so together they give +3d6. Two creatures with leverage against each other both have
      it, and it is never used to remove dice from a roll.`,
    core('SEG-87', 'All of them together')`
      Leverage is 6 more dice. Without it, advantage alone is 3 more, disadvantage alone 3 fewer, and
      both cancel. With leverage, advantage adds nothing and disadvantage takes 3, so all three give 3
      more. A pool never falls below zero.`,
  ]),

  ...chapter('Conditions and durations', [
    core('SEG-88', 'Durations in segments')`
      A penalty that lasts N rounds starts at once and is counted in segments. The segment in which it
      was inflicted is the first, so it covers 3 x N segments.`,
    core('SEG-89', 'The past stands')`
      What happened earlier in that round or segment, movement included, is not affected by a new
      penalty. An attack that was launched, or struck and waits for its defense, is rolled with what
      bore on its attacker when it was made; a grant for one roll counts even then.`,
    core('SEG-90', 'End of a condition')`
      A condition ends at the start of the segment after its last. One of one round, inflicted in
      segment 2, covers segments 2 and 3 and the next segment 1, and is gone in the next segment 2.`,
    core('SEG-91', 'Several conditions')`
      All conditions on a creature apply. The same condition twice has its effect once, and lasts until
      the later end.`,
    core('SEG-92', 'Staggered')`
      Your movement speed is halved, rounded down to 5 feet. This holds at once: the remaining segments of
      an ongoing Move use the halved speed.`,
    core('SEG-93', 'Other conditions')`
      Bleeding (each later round) and Burned (moving over 5 feet in a round) deal 1 damage per damage die
      of the attack that caused them. Blinded, Deafened: actions by that sense at disadvantage, its
      checks fail; attacks on the Blinded have advantage. Disoriented: Move or Standard, no Full; in later
      rounds an Intelligence check (3) lifts that. Delirious, Exhausted, Grappled and Prone: the GM's.`,
  ]),

  ...chapter('Cooldowns', [
    core('SEG-94', 'Cooldown')`
      A cooldown of N rounds counts from the round after the use, and bars every use of the talent: used
      in round r, it is free again in round r + N + 1. With a cooldown of 1, used in round 2, it is usable in round 4.`,
    core('SEG-95', 'No cooldown')`
      A talent without a cooldown is limited only by the actions that you have.`,
    core('SEG-96', 'Cooldown by way of use')`
      A cooldown can depend on the way of use, and a talent may say that it bars only that use: Bolt
      starts one only as a Full, and it bars only the Full use. For an action of several rounds it counts from the round of initiation.`,
  ]),
];
