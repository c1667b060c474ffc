import { chapter, core } from './rulebook.ts';

/** What no rulebook has, and every table plays by: walls, doors and windows on the edges between hexes, and parties. */
export const tableRules = chapter('The table', [
  core('T-05', 'Walls bar the way')`
    Walls, doors and windows stand on the edges between hexes. No one moves, runs, leaps, swings, or is
    pushed or moved by others over an edge with a wall, a closed door or a window.`,
  core('T-06', 'Walls break lines')`
    A line of sight that leads through a wall or a closed door is broken. One that only touches its end
    is not; a joint, with something solid to either side of the line, is. Hexes that touch see each other
    unless a wall or a closed door is on the edge between them, and what is done by hand does not reach
    through one either. A wall on the line of the centers gives cover as an obstacle does.`,
  core('T-07', 'Windows give cover')`
    A window bars the way, but no sight. Where the line of the centers leads through one, the target has
    cover, unless it is on an edge of the attacker's own hex: in SEGMENTS as behind an obstacle, in
    SECONDS light, medium or heavy cover as the window says, in VIGILANCE none.`,
  core('T-08', 'Doors')`
    A closed door is as a wall, an open one as nothing. The GM opens and closes doors at any time. A
    combatant opens or closes a door on an edge of its own hex, on its own turn: once a turn for nothing,
    or as the table plays it for a Swift action, a quick action, or a second.`,
  core('T-09', 'Secret doors')`
    A secret door is a wall to all but the GM until the GM reveals it. Then it is a door, closed or open.`,
  core('T-10', 'Between fights')`
    A party carries from fight to fight what lasts: wounds and damage, what is left of pools and
    ammunition, conditions and cooldowns as far as they outlast the round in which the fight ended. Where
    they stood, their order, and that they yielded are left behind. A short rest ends what is counted in
    rounds or turns; a night, or a day in bed, does what the rulebook says of it, and where it gives no
    rate (VIG-17), all comes back.`,
]);
