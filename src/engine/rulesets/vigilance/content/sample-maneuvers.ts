import { type ActionInput, type Action, actionSchema } from '../model/actions.ts';

/** Maneuvers of the rulebook's samples, as far as their effect is known. */
const maneuvers: readonly ActionInput[] = [
  {
    key: 'bar-the-way',
    name: 'Bar the Way',
    summary: 'Answers a movement action of someone in melee reach; success prevents it.',
    slot: 'QUICK',
    effect: { type: 'OPPOSED', ability: 'DEXTERITY', reach: 'WEAPON', prevents: ['MOVEMENT'] },
  },
  {
    key: 'dazzling-blaze',
    name: 'Dazzling Blaze',
    summary: 'With a torch, at someone in its reach: 1 blind counter.',
    slot: 'QUICK',
    effect: {
      type: 'OPPOSED',
      ability: 'DEXTERITY',
      reach: 'TORCH',
      prevents: [],
      inflicts: [{ condition: 'blind', count: 1 }],
    },
  },
  {
    key: 'disrupting-kick',
    name: 'Disrupting Kick',
    summary: 'At someone adjacent: 1 daze counter, and a push of 1 field.',
    slot: 'QUICK',
    effect: {
      type: 'OPPOSED',
      ability: 'ASSAULT',
      reach: 'ADJACENT',
      prevents: [],
      inflicts: [{ condition: 'daze', count: 1 }],
      push: 1,
    },
  },
  {
    key: 'dodge',
    name: 'Dodge',
    summary: '1d6 on an active defense; afterwards move up to 1 field.',
    slot: 'BOOST',
    effect: { type: 'BOOST', fits: ['DEFENSE'], dice: 1, moves: 1 },
  },
  {
    key: 'deflect-projectile',
    name: 'Deflect Projectile',
    summary: 'Actively defend against missiles as if with a shield.',
    slot: 'BOOST',
    effect: { type: 'BOOST', fits: ['DEFENSE'], asShield: true },
  },
  {
    key: 'continued-momentum',
    name: 'Continued Momentum',
    summary: 'If the attack does damage, gain 2 haste counters.',
    slot: 'BOOST',
    effect: {
      type: 'BOOST',
      fits: ['ASSAULT', 'SHOOTING'],
      onDamage: [{ condition: 'haste', count: 2 }],
    },
  },
  {
    key: 'dual-strike',
    name: 'Dual Strike',
    summary: 'Two one-handed melee weapons, one of them quick: dice and aspects of both.',
    slot: 'BOOST',
    effect: { type: 'BOOST', fits: ['ASSAULT'], secondWeapon: true },
  },
  {
    key: 'elusive-strike',
    name: 'Elusive Strike',
    summary: '1d6 on a melee attack against someone with a shield.',
    slot: 'BOOST',
    effect: { type: 'BOOST', fits: ['ASSAULT'], dice: 1, against: 'SHIELD' },
  },
  {
    key: 'feint',
    name: 'Feint',
    summary: 'The target cannot defend actively against the attack.',
    slot: 'BOOST',
    effect: { type: 'BOOST', fits: ['ASSAULT'], forcesPassive: true },
  },
];

export const sampleManeuvers: readonly Action[] = maneuvers.map((action) =>
  actionSchema.parse(action),
);
