import { chapter, core, optional } from '../../../core/rulebook/rulebook.ts';

export const movement = [
  ...chapter('Movement', [
    core('SEG-51', 'Move')`
      A Move action spreads your base movement over two segments. You may stop at any time and forfeit
      the rest.`,
    core('SEG-52', 'Dash, Dodge, Swim and step')`
      Dash (Move): one segment, on a path as near to a straight line as possible: where that is barred,
      the shortest way round. Dodge (Move): one segment, a short way. Swim (Move): the Swim speed spread over three segments. Five-foot step
      (Swift): one hex.`,
    core('SEG-53', 'Hexes per segment')`
      Let h be your base speed in hexes of 5 feet, rounded down. A Move goes half of h, rounded down, in
      each segment, and if h is odd one bonus hex once. A Dash goes two thirds of h, rounded to the
      nearest; a Dodge one third, rounded down. At 35 feet: Move 3 + 3 + 1, Dash 5, Dodge 2.`,
    core('SEG-54', 'Overlapping moves')`
      A Move may overlap another Move, and a Swim another Swim; in the segment they share you travel
      both. At base speed 30, Moves in segments 1 and 2 give 3, 6 and 3 hexes. Another kind of movement
      ends a running Move, except that you may take a five-foot step during it.`,
    core('SEG-55', 'Hexes and occupants')`
      A hex costs 5 feet, and a Tiny, Small or Medium creature occupies one hex. You may not end in an
      occupied hex, nor pass through one held by a hostile creature.`,
    core('SEG-56', 'Swim')`
      A Swim divides its hexes evenly over its three segments. What does not divide evenly is bonus
      hexes, as in a Move.`,
    optional('SEG-57', 'Flying')`
      Not played by this service. A flyer needs a move action each round and 2 hexes a segment, or falls;
      takes off at 4, the default maximum; gains 1 or loses up to 3 a segment; flies into its three front
      hexes; a 60-degree turn costs 1 hex, and a straight hex must precede the next. Hovering takes a
      Swift, or a Move (1 hex, three segments).`,
  ]),

  ...chapter('Speed and projectiles', [
    core('SEG-58', 'Speed')`
      Speed nH means that a thing travels n hexes per segment. At 3H, which is 15 feet, a target 30 feet
      away is hit in the second segment.`,
    core('SEG-59', 'Segment of arrival')`
      The segment of initiation counts as the first. The attack takes distance / speed segments, rounded
      up, and arrives on the attacker's turn; a target no farther off than one segment's travel is hit in
      the same segment.`,
    core('SEG-60', 'Speed of created structures')`
      A structure that an action creates also appears at a stated speed.`,
    core('SEG-61', 'Path of a blast')`
      A blast takes the hexes on the line from centre to centre, and ends up filling every one of them.
      Where two hexes are equally near a fixed choice is made. It comes upon everyone but its user in
      the hexes that it fills, if there is a clear line to them.`,
    core('SEG-62', 'Shapes of areas')`
      A radius is centred on the user, a diameter is not; spheres and cylinders follow whichever measure
      they give. Cones, waves and whips spread 30, 60 or 90 degrees from the user. A radius of 5 feet is
      a bloom or flower.`,
    core('SEG-63', 'Slower than full speed')`
      An action with pushback must be used at its base speed or faster. Other actions may be used more
      slowly where the talent says so.`,
  ]),

  ...chapter('Range', [
    core('SEG-64', 'Range of a projectile')`
      The range of a projectile is the greatest distance at which it has no penalty.`,
    core('SEG-65', 'Beyond the range')`
      A projectile beyond its range has -1 on the attack score for each additional 20 feet or part of
      it: 5 feet beyond is already -1. There is no outer limit.`,
    core('SEG-66', 'Range of other actions')`
      For what is not a projectile, such as a wall, shifting earth or a sphere of flames, the range is a
      hard maximum.`,
    core('SEG-67', 'Range of weapons')`
      Long-ranged weapons lose 1 on the attack score for each 20 feet beyond their range, or part of it,
      as any projectile does: at a range of 60 feet, -2 at 100. Short-ranged and melee weapons have none: their range is a hard maximum.`,
  ]),

  ...chapter('Pushback', [
    core('SEG-68', 'Pushback')`
      Pushback and reposition move the target at the speed of the action, and continue in later segments
      until done. Meanwhile the target's own movement is suspended.`,
    core('SEG-69', 'Push on contact')`
      The segment of contact already gives a full segment of push, whatever the flight used of it. At
      speed 5H a pushback of 30 feet is five hexes at once and one in the next segment.`,
    core('SEG-70', 'When a push goes on')`
      Later segments of a push happen on the pusher's turns. If the pusher is gone, the push still runs
      at that rank.`,
    core('SEG-71', 'Direction of a push')`
      Pushback goes straight away from the attacker along the line of the attack. In a reposition the
      attacker chooses the direction.`,
    core('SEG-72', 'Push into something')`
      At an obstacle or an occupied hex the push stops. The rest of it is lost, and there is no damage.`,
    core('SEG-73', 'Movement lost to a push')`
      The hexes that a running Move would have given while you are pushed are lost, not postponed. When
      several pushes run at once, each applies on its own pusher's turn.`,
  ]),
];
