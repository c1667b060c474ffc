import { enumOf } from '../enums.ts';

export const Ability = enumOf('Ability', 'The four abilities.', {
  STRENGTH: 'Strength.',
  DEXTERITY: 'Dexterity.',
  INTELLIGENCE: 'Intelligence.',
  RESOLVE: 'Resolve.',
});

export const StandingOrder = enumOf('StandingOrder', 'How attacks are met without asking.', {
  ASK: 'Not at all: the question is asked each time.',
  REACTION: 'Always with a Reaction (SEG-45).',
  NONE: 'Never.',
});

export const AttackForm = enumOf('AttackForm', 'How an attack comes to its target.', {
  MELEE: 'Within a hard reach.',
  PROJECTILE: 'By flight, segment after segment, until it meets its target.',
  AREA: 'By filling hexes: it comes upon everyone in them but its user.',
});

export const AreaShape = enumOf('AreaShape', 'The shapes of areas (SEG-61, 62).', {
  LINE: 'The line from the user to the chosen hex, within the range.',
  CONE: 'From the user in the direction of the chosen hex, as far as the range.',
  RADIUS: 'All around the user, as far as the range; no hex is chosen.',
  DIAMETER: 'All around the chosen hex, which is within the range.',
});

export const Weapon = enumOf('Weapon', 'The kinds of weapon (SEG-67).', {
  MELEE: 'Its range is a hard maximum.',
  SHORT: 'Short-ranged: its range is a hard maximum.',
  LONG: 'Long-ranged: its range is an increment, each further one costs 1 on the attack score.',
});

export const MovementMode = enumOf('MovementMode', 'The ways to move (SEG-52).', {
  MOVE: 'The base speed over two segments.',
  DASH: 'A straight run in one segment.',
  DODGE: 'A short movement in one segment.',
  SWIM: 'The swim speed over three segments.',
  STEP: 'One hex.',
});

export const RollKind = enumOf('RollKind', 'What a roll is for.', {
  ATTACK: 'An offensive formula.',
  DEFENSE: 'A defensive formula.',
  DAMAGE: 'A damage formula.',
  INITIATIVE: 'The initiative roll.',
  ABILITY: 'An ability check.',
  SKILL: 'A skill check.',
});

export const RollOf = enumOf('RollOf', 'Whose rolls a condition changes.', {
  BEARER: 'Those of whoever has the condition.',
  ATTACKERS: 'Those of attackers against whoever has the condition.',
});

export const Circumstance = enumOf(
  'Circumstance',
  'What changes the number of dice (SEG-81, 86).',
  {
    ADVANTAGE: 'Three dice more.',
    DISADVANTAGE: 'Three dice fewer.',
    LEVERAGE: 'Six dice more, instead of advantage.',
  },
);

export const DamageMoment = enumOf('DamageMoment', 'When a condition does damage (SEG-93).', {
  ROUND: "As the bearer's first turn of each later round begins.",
  MOVEMENT: 'Once a round, when the bearer moves more than 5 ft.',
});

export const Maneuver = enumOf('Maneuver', 'What a point of a maneuver buys, besides a hex.', {
  GRAPPLE: 'Grabs the target, who is Grappled at once (SEG-102).',
  MAINTAIN: 'Keeps hold of the target for another while (SEG-102).',
  TRIP: 'Makes the target Prone (SEG-103).',
  DISARM: 'Makes the target Disarmed (SEG-103).',
});

export const Critical = enumOf('Critical', 'What the faces of an attack roll decide alone.', {
  NONE: 'Nothing; and so always where criticals are not played.',
  HIT: 'All show 6: it hits, and hard (SEG-39).',
  FAILURE: 'All show 1: it misses (SEG-40).',
  CATASTROPHE: 'Six dice or more all show 1: it misses, and the GM makes more of it (SEG-40).',
});
