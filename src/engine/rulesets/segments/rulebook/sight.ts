import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const sight = [
  ...chapter('Line of sight, cover, concealment', [
    core('SEG-74', 'Line of sight')`
      You can target only what an unbroken line reaches, from any point of your hex to any point of the
      target's hex. An obstacle next to you can break it too.`,
    core('SEG-75', 'Cover')`
      A broken line from centre to centre gives the target cover: the attack has disadvantage. Obstacles
      next to the attacker give none. An obstacle fills its hex; creatures are not obstacles. Touching an
      edge or corner breaks no line, but the seam between two adjacent obstacles is solid.`,
    core('SEG-76', 'Concealment')`
      Each hex of a concealing substance that the line crosses is a level: 1 Partial, 2 Concealment, 3 or
      more Total. The attacker takes the clear line between the two hexes that crosses the fewest. The
      target's own hex counts, the attacker's does not. Where a wall leaves no clear line, it is the
      fewest over all lines.`,
    core('SEG-77', 'Targets in concealment')`
      Against Partial or Concealment first roll 1d6: a result up to the level, 1 or 2, is a miss. Under
      Total a creature may not be targeted, but the hex where it is supposed to be may, with a miss on 1
      to 3.`,
    core('SEG-78', 'Darkness')`
      A hex of complete darkness gives a creature in it total concealment.`,
    core('SEG-79', 'Separate penalties')`
      Cover, concealment and the range penalty are independent of each other, and all apply.`,
    core('SEG-80', 'Stealth')`
      Stealth, a skill check, has advantage when it is aimed at creatures from whom you have any
      concealment.`,
  ]),
];
