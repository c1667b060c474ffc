import { type DefinedAction, type ActionInput, actionSchema } from '../model/actions.ts';

/** Weapons of the rulebook's appendix B, and what Sixbeat has made up (see the README). */
const actions: readonly ActionInput[] = [
  {
    key: 'arming-sword',
    name: 'Arming sword',
    summary: 'd8, standard reach.',
    effect: { type: 'MELEE', reach: 1, damage: 'd8' },
  },
  {
    key: 'boar-pike',
    name: 'Boar pike',
    summary: 'Long reach: of no use against who stands next to one.',
    effect: { type: 'MELEE', reach: 2, damage: 'd8' },
  },
  {
    key: 'boulder-fists',
    name: 'Boulder fists',
    summary: 'Arms so long that they strike at standard reach.',
    effect: { type: 'MELEE', reach: 1, damage: 'd6', natural: true },
  },
  {
    key: 'heavy-crossbow',
    name: 'Heavy crossbow',
    summary: 'Range increment 15 m; one shot, then it must be reloaded.',
    effect: { type: 'RANGED', increment: 15, damage: 'd10 + 2', capacity: 1 },
  },
  {
    key: 'siege-arbalest',
    name: 'Siege arbalest',
    summary: 'Two scales larger than a person: 12 seconds to reload, less with helpers.',
    effect: { type: 'RANGED', increment: 40, damage: '2d10 + 4', capacity: 1, scale: 2 },
  },
  {
    key: 'needle-spark',
    name: 'Needle Spark',
    summary: 'A spark at one target, without delay.',
    effect: { type: 'SPELL', range: 20, damage: 'd8 + 2' },
  },
  {
    key: 'ember-seed',
    name: 'Ember Seed',
    summary: 'Two seconds after the casting it bursts, 1 m around.',
    delay: 2,
    effect: { type: 'SPELL', range: 10, radius: 1, damage: '2d6' },
  },
  {
    key: 'slow-avalanche',
    name: 'Slow Avalanche',
    summary: 'Eleven seconds after the casting it buries all within 2 m.',
    delay: 11,
    effect: { type: 'SPELL', range: 12, radius: 2, damage: '3d6' },
  },
  {
    key: 'hush-of-knees',
    name: 'Hush of Knees',
    summary: 'Everyone within 1 m falls down, unhurt.',
    effect: { type: 'SPELL', range: 8, radius: 1, knocksProne: true },
  },
  {
    key: 'light-a-fuse',
    name: 'Light a fuse',
    summary: 'Two seconds of work; eleven seconds later it has burnt down.',
    seconds: 2,
    delay: 11,
    effect: { type: 'ACTIVITY' },
  },
];

export const sampleActions: readonly DefinedAction[] = actions.map((action) =>
  actionSchema.parse(action),
);
