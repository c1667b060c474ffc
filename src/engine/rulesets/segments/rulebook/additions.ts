import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const additions = [
  ...chapter('Corrections and additions', [
    core('SEG-108', 'Walls in the way')`
      When a wall comes up so that no line leads any more from where a projectile is to its target, the
      projectile is stopped, and the attack is spent.`,
    core('SEG-109', 'Judged as it arrives')`
      An attack that has arrived and waits for a declared defense is judged by distance, sight, cover,
      concealment and darkness at its arrival, from the hex it was launched from, whatever moves
      attacker or target afterwards.`,
    core('SEG-110', 'Blows that cannot land')`
      A melee attack is spent, before anyone is asked to defend, as soon as its attacker can no longer
      hit or its target is out of its reach, whichever of them moved. A defense declared for it and not
      rolled is given back within the same round, its initiation only if that turn has not passed.
      Projectiles that already fly go on.`,
    core('SEG-111', 'Movement with its own speed')`
      A movement talent may have a speed of its own, nH+b: n hexes a segment and b bonus hexes once, over
      its own number of segments, walking, swimming or leaping.`,
    core('SEG-112', 'Delayed effects')`
      The effect of a Full action may begin a stated number of segments after its initiation. Until then
      it is ongoing, and it ends with its owner.`,
    core('SEG-113', 'Reposition by an attack')`
      A hit may reposition its target instead of pushing it back: at the same speed and over the same
      segments, on free hexes that the attacker chooses once it has hit.`,
    core('SEG-114', 'Actions that help')`
      An action may heal, never above the total, give conditions that help, last as a stance for stated
      segments, or shield by taking a stated amount of damage. It says whom it can reach; range and
      sight are as for any action. Its beneficiary may refuse it.`,
    core('SEG-115', 'Numbers on scores')`
      A condition may add a number to scores of its bearer, or take one away, as long as it lasts: attack,
      defense, damage, checks, initiative. Different conditions add up. On initiative it counts as the
      sixes are counted; one that comes or ends later moves its bearer one place.`,
  ]),
];
