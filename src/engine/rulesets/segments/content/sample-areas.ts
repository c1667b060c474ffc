import type { ActionInput } from '../model/actions.ts';

/** Sample talents that fill hexes, one of each shape (SEG-61, 62). */
export const sampleAreas: readonly ActionInput[] = [
  {
    key: 'ladder-spark',
    name: 'Ladder Spark',
    summary: 'A crackling line along the ground, on to the hex where it is to end.',
    uses: [{ kind: 'STANDARD', cooldown: 1 }],
    effect: {
      type: 'ATTACK',
      form: 'AREA',
      area: { shape: 'LINE' },
      range: 40,
      speed: 4,
      offensive: 'AB + Dex + 2d6',
      damage: 'Dex + 1d6',
      damageType: 'Electricity',
    },
  },
  {
    key: 'chaff-fan',
    name: 'Chaff Fan',
    summary: 'A gust of 60 degrees that drives everyone in it away.',
    uses: [{ kind: 'STANDARD', cooldown: 2 }],
    effect: {
      type: 'ATTACK',
      form: 'AREA',
      area: { shape: 'CONE', degrees: 60 },
      range: 20,
      speed: 4,
      offensive: 'AB + Dex + 2d6',
      pushback: 15,
    },
  },
  {
    key: 'ember-ring',
    name: 'Ember Ring',
    summary: 'A bloom of fire around its user.',
    uses: [{ kind: 'MOVE', cooldown: 2 }],
    effect: {
      type: 'ATTACK',
      form: 'AREA',
      area: { shape: 'RADIUS' },
      range: 5,
      speed: 1,
      offensive: 'AB + Int + 2d6',
      damage: 'Int + 1d6',
      damageType: 'Burning',
    },
  },
  {
    key: 'bursting-lamp',
    name: 'Bursting Lamp',
    summary: 'A ball of fire, 20 ft across, that can be sent on its way slowly.',
    uses: [{ kind: 'FULL', cooldown: 3 }],
    effect: {
      type: 'ATTACK',
      form: 'AREA',
      area: { shape: 'DIAMETER', diameter: 20 },
      range: 40,
      speed: 4,
      slower: true,
      offensive: 'AB + Int + 3d6',
      damage: 'Int + 2d6',
      damageType: 'Burning',
    },
  },
];
