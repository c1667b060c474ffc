import { type Action, type ActionInput, actionSchema } from '../actions.ts';
import { type Condition, conditionSchema } from '../conditions.ts';

/**
 * Talents that Sixbeat has made up, so that everything the engine can do can be tried. None of
 * them is a talent of the game or stands for one.
 */
const talents: readonly ActionInput[] = [
  {
    key: 'barge-wind',
    name: 'Barge Wind',
    summary: 'A ram of air that drives its target away.',
    uses: [{ kind: 'STANDARD', cooldown: 1 }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 40,
      speed: 5,
      offensive: 'AB + Dex + 3d6',
      damage: 'Strength + 1d6',
      damageType: 'Bludgeoning',
      pushback: 30,
    },
    modifiers: [
      { key: 'second-breath', name: 'Second Breath', pushback: 10 },
      { key: 'narrow-gust', name: 'Narrow Gust', offensiveDice: 1, speed: 1 },
    ],
  },
  {
    key: 'lantern-comet',
    name: 'Lantern Comet',
    summary: 'A slow ball of fire: at its full range it flies for two segments.',
    uses: [{ kind: 'STANDARD' }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 30,
      speed: 3,
      offensive: 'AB + Int + 3d6',
      damage: 'Int + 2d6',
      damageType: 'Burning',
    },
    modifiers: [{ key: 'white-core', name: 'White Core', damageDice: 1 }],
  },
  {
    key: 'twin-sparks',
    name: 'Twin Sparks',
    summary: 'One spark as a Standard, two in successive segments as a Full, which has to rest.',
    uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2, cooldown: 3 }],
    defensive: 'DB + Dex + 2d6',
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 30,
      speed: 6,
      offensive: 'AB + Dex + 2d6',
      damage: 'Dex + 2d6',
      damageType: 'Electricity',
    },
  },
  {
    key: 'quarry-maul',
    name: 'Quarry Maul',
    summary: 'A stone hammer, swung once as a Standard or three times as a Full.',
    uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 3 }],
    defensive: 'DB + Strength + 1d6',
    effect: {
      type: 'ATTACK',
      form: 'MELEE',
      range: 5,
      speed: 2,
      offensive: 'AB + Strength + 2d6',
      damage: 'Strength x 2 + 2d6',
      damageType: 'Bludgeoning',
    },
    modifiers: [{ key: 'heave', name: 'Heave', pushback: 10 }],
  },
  {
    key: 'reed-screen',
    name: 'Reed Screen',
    summary: 'A curtain of reeds that catches one attack.',
    uses: [{ kind: 'MOVE' }, { kind: 'SWIFT', cooldown: 1 }],
    defensive: 'DB + Dex + 3d6',
    effect: { type: 'GUARD' },
  },
  {
    key: 'slate-row',
    name: 'Slate Row',
    summary: 'A row of slabs that rises hex by hex.',
    uses: [{ kind: 'STANDARD', cooldown: 2 }],
    effect: { type: 'STRUCTURE', range: 20, speed: 2, size: 5 },
  },
  {
    key: 'thorn-cut',
    name: 'Thorn Cut',
    summary: 'A ragged cut that bleeds until it is healed.',
    uses: [{ kind: 'STANDARD' }],
    defensive: 'DB + Dex + 2d6',
    effect: {
      type: 'ATTACK',
      form: 'MELEE',
      range: 5,
      speed: 2,
      offensive: 'AB + Dex + 3d6',
      damage: 'Strength + 1d6',
      damageType: 'Slashing',
      inflicts: [{ condition: 'bleeding' }],
    },
  },
  {
    key: 'cinder-palm',
    name: 'Cinder Palm',
    summary: 'A glowing hand that leaves a burn for two rounds.',
    uses: [{ kind: 'STANDARD', cooldown: 1 }],
    effect: {
      type: 'ATTACK',
      form: 'MELEE',
      range: 5,
      speed: 2,
      offensive: 'AB + Dex + 2d6',
      damage: 'Int + 1d6',
      damageType: 'Burning',
      inflicts: [{ condition: 'burned', rounds: 2 }],
    },
  },
  {
    key: 'soot-flare',
    name: 'Soot Flare',
    summary: 'A burst of soot in the face, and a rank lost.',
    uses: [{ kind: 'MOVE', cooldown: 2 }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 20,
      speed: 4,
      offensive: 'AB + Int + 2d6',
      inflicts: [{ condition: 'blinded', rounds: 1 }],
      rankShift: -1,
    },
  },
  {
    key: 'bell-hum',
    name: 'Bell Hum',
    summary: 'A hum in the skull: a Standard or a Move for two rounds, not both.',
    uses: [{ kind: 'STANDARD', cooldown: 2 }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 30,
      speed: 6,
      offensive: 'AB + Int + 3d6',
      inflicts: [{ condition: 'disoriented', rounds: 2 }],
    },
  },
  {
    key: 'mud-snare',
    name: 'Mud Snare',
    summary: 'Mud that clings to the feet for a round.',
    uses: [{ kind: 'STANDARD' }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 30,
      speed: 4,
      offensive: 'AB + Int + 3d6',
      inflicts: [{ condition: 'staggered', rounds: 1 }],
    },
  },
  {
    key: 'heron-poise',
    name: 'Heron Poise',
    summary: 'Perfect balance for the rest of the round.',
    uses: [{ kind: 'SWIFT', cooldown: 1 }],
    effect: { type: 'STANCE', condition: 'poised' },
  },
  {
    key: 'long-stride',
    name: 'Long Stride',
    summary: 'A straight run; those who have practised take less than a Standard for it.',
    uses: [{ kind: 'STANDARD' }],
    effect: { type: 'MOVEMENT', mode: 'DASH' },
  },
];

export const sampleActions: readonly Action[] = talents.map((input) => actionSchema.parse(input));

export const sampleConditions: readonly Condition[] = [
  conditionSchema.parse({
    key: 'poised',
    name: 'Poised',
    summary: 'Defenses are at advantage.',
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['DEFENSE'], circumstance: 'ADVANTAGE' }],
  }),
];
