import * as z from 'zod';
import type { ConditionKey } from '../../core/values/ids.ts';

/** The rolls that a condition can help or hinder (SEG-82). */
export const rollKinds = ['ATTACK', 'DEFENSE', 'DAMAGE', 'INITIATIVE', 'ABILITY', 'SKILL'] as const;
export type RollKind = (typeof rollKinds)[number];

/** What a condition can give a roll (SEG-81, 86). */
export const circumstances = ['ADVANTAGE', 'DISADVANTAGE', 'LEVERAGE'] as const;
export type Circumstance = (typeof circumstances)[number];

/**
 * When a condition does damage: as the bearer's first turn of each later round begins, or once a
 * round when the bearer moves more than 5 ft.
 */
export const damageMoments = ['ROUND', 'MOVEMENT'] as const;
export type DamageMoment = (typeof damageMoments)[number];

const effectSchema = z.discriminatedUnion('type', [
  /** SEG-92: movement speed is halved; several halve it once. */
  z.strictObject({ type: z.literal('SPEED_HALVED') }),
  /** SEG-82: dice more or fewer on the bearer's own rolls, or on attacks against the bearer. */
  z.strictObject({
    type: z.literal('ROLLS'),
    of: z.enum(['BEARER', 'ATTACKERS']),
    rolls: z.array(z.enum(rollKinds)).min(1),
    circumstance: z.enum(circumstances),
  }),
  /** SEG-93: one point of damage for each damage die of the attack that caused it. */
  z.strictObject({ type: z.literal('DAMAGE'), when: z.enum(damageMoments) }),
  /** SEG-93: in a round a Standard or a Move, not both, and no Full; a check may lift it. */
  z.strictObject({ type: z.literal('ONE_ACTION') }),
]);

export const conditionSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .max(60),
  name: z.string().min(1).max(80),
  summary: z.string().max(500).default(''),
  /** Empty for a label that the GM interprets. */
  effects: z.array(effectSchema).max(10).default([]),
});

export type Condition = z.output<typeof conditionSchema>;
export type ConditionEffect = Condition['effects'][number];

const basic: readonly Condition[] = [
  {
    key: 'braced',
    name: 'Braced',
    summary: 'Advantage on ability checks for the rest of the round.',
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['ABILITY'], circumstance: 'ADVANTAGE' }],
  },
  {
    key: 'staggered',
    name: 'Staggered',
    summary: 'Movement speed is halved.',
    effects: [{ type: 'SPEED_HALVED' }],
  },
  {
    key: 'bleeding',
    name: 'Bleeding',
    summary: 'Each later round: 1 damage for each damage die of the attack that caused it.',
    effects: [{ type: 'DAMAGE', when: 'ROUND' }],
  },
  {
    key: 'burned',
    name: 'Burned',
    summary: 'Moving over 5 ft in a round: 1 damage for each damage die of the attack behind it.',
    effects: [{ type: 'DAMAGE', when: 'MOVEMENT' }],
  },
  {
    key: 'blinded',
    name: 'Blinded',
    summary: 'Its attacks are at disadvantage, attacks against it at advantage.',
    effects: [
      { type: 'ROLLS', of: 'BEARER', rolls: ['ATTACK'], circumstance: 'DISADVANTAGE' },
      { type: 'ROLLS', of: 'ATTACKERS', rolls: ['ATTACK'], circumstance: 'ADVANTAGE' },
    ],
  },
  {
    key: 'disoriented',
    name: 'Disoriented',
    summary:
      'A Standard or a Move a round, no Full. In later rounds an Intelligence check (3) lifts that.',
    effects: [{ type: 'ONE_ACTION' }],
  },
  // Labels: what they do is the GM's.
  { key: 'deafened', name: 'Deafened', summary: 'Cannot hear.', effects: [] },
  { key: 'delirious', name: 'Delirious', summary: 'Acts as the GM says.', effects: [] },
  { key: 'exhausted', name: 'Exhausted', summary: 'Worn out by binding.', effects: [] },
  { key: 'grappled', name: 'Grappled', summary: 'Held by an opponent.', effects: [] },
  { key: 'prone', name: 'Prone', summary: 'Lies on the ground.', effects: [] },
  { key: 'disarmed', name: 'Disarmed', summary: 'Has lost what was in hand.', effects: [] },
];

/** How a circumstance is granted by key, and put into words. */
const grantNames: Readonly<Record<Circumstance, { readonly key: string; readonly at: string }>> = {
  ADVANTAGE: { key: 'advantage', at: 'At advantage' },
  DISADVANTAGE: { key: 'disadvantage', at: 'At disadvantage' },
  LEVERAGE: { key: 'leverage', at: 'With leverage' },
};

const rollNames: Readonly<Record<RollKind, string>> = {
  ATTACK: 'attacks',
  DEFENSE: 'defenses',
  DAMAGE: 'damage',
  INITIATIVE: 'initiative',
  ABILITY: 'ability checks',
  SKILL: 'skill checks',
};

/** SEG-81, 86: what the table may grant anyone, e.g. `advantage-attack` or `leverage-against`. */
const grants: readonly Condition[] = circumstances.flatMap((circumstance) => {
  const { key, at } = grantNames[circumstance];
  return [
    ...rollKinds.map((roll) => ({
      key: `${key}-${roll.toLowerCase()}`,
      name: `${at} on ${rollNames[roll]}`,
      summary: 'Granted by the GM.',
      effects: [{ type: 'ROLLS' as const, of: 'BEARER' as const, rolls: [roll], circumstance }],
    })),
    {
      key: `${key}-against`,
      name: `Open to attacks ${at.toLowerCase()}`,
      summary: 'Granted by the GM to whoever attacks it.',
      effects: [{ type: 'ROLLS', of: 'ATTACKERS', rolls: ['ATTACK'], circumstance }],
    },
  ];
});

/** The conditions of the rulebook (SEG-31, 92, 93) and the grants, by key. */
export const basicConditions: Readonly<Record<ConditionKey, Condition>> = Object.fromEntries(
  [...basic, ...grants].map((condition) => [condition.key, condition]),
);
