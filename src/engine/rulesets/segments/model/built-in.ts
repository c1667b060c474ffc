import type * as z from 'zod';
import type { ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import { type Action, type ActionInput, actionSchema } from './actions.ts';
import {
  type Circumstance,
  circumstances,
  type Condition,
  conditionSchema,
  type RollKind,
  rollKinds,
} from './conditions.ts';

const actionInputs: readonly ActionInput[] = [
  {
    key: 'unarmed-strike',
    name: 'Unarmed Strike',
    summary: 'A blow with fist or foot.',
    uses: [{ kind: 'STANDARD' }],
    defensive: 'DB + Dex + 2d6',
    effect: {
      type: 'ATTACK',
      form: 'MELEE',
      range: 5,
      speed: 2,
      offensive: 'AB + Dex + 2d6',
      damage: 'Strength + 1d6',
      damageType: 'Bludgeoning',
    },
  },
  {
    key: 'brace',
    name: 'Brace',
    summary: 'Advantage on ability checks for the rest of the round.',
    uses: [{ kind: 'STANDARD' }],
    effect: { type: 'STANCE', condition: 'braced' },
  },
  {
    key: 'move',
    name: 'Move',
    summary: 'The base speed, spread over two segments.',
    uses: [{ kind: 'MOVE' }],
    effect: { type: 'MOVEMENT', mode: 'MOVE' },
  },
  {
    key: 'dash',
    name: 'Dash',
    summary: 'A fast, straight run within one segment.',
    uses: [{ kind: 'MOVE' }],
    effect: { type: 'MOVEMENT', mode: 'DASH' },
  },
  {
    key: 'dodge',
    name: 'Dodge',
    summary: 'A short movement; one attack of your choice this segment is at disadvantage.',
    uses: [{ kind: 'MOVE' }],
    effect: { type: 'MOVEMENT', mode: 'DODGE' },
  },
  {
    key: 'swim',
    name: 'Swim',
    summary: 'The swim speed, spread over three segments.',
    uses: [{ kind: 'MOVE' }],
    effect: { type: 'MOVEMENT', mode: 'SWIM' },
  },
  {
    key: 'five-foot-step',
    name: 'Five-foot step',
    summary: 'One hex.',
    uses: [{ kind: 'SWIFT' }],
    effect: { type: 'MOVEMENT', mode: 'STEP' },
  },
];

/** The actions that every combatant has (SEG-24, 31, 35, 52), by key. */
export const basicActions: Readonly<Record<ActionKey, Action>> = Object.fromEntries(
  actionInputs.map((action) => [action.key, actionSchema.parse(action)]),
);

const rulebookConditions: readonly z.input<typeof conditionSchema>[] = [
  {
    key: 'braced',
    name: 'Braced',
    summary: 'Advantage on ability checks for the rest of the round.',
    effects: [{ type: 'ROLLS', of: 'BEARER', rolls: ['ABILITY'], circumstance: 'ADVANTAGE' }],
  },
  {
    key: 'staggered',
    endsWithHealing: true,
    name: 'Staggered',
    summary: 'Movement speed is halved.',
    effects: [{ type: 'SPEED_HALVED' }],
  },
  {
    key: 'bleeding',
    endsWithHealing: true,
    name: 'Bleeding',
    summary: 'Each later round: 1 damage for each damage die of the attack that caused it.',
    effects: [{ type: 'DAMAGE', when: 'ROUND' }],
  },
  {
    key: 'burned',
    endsWithHealing: true,
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
    endsWithHealing: true,
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
  HEALING: 'healing',
};

/** SEG-81, 86: what the table may grant anyone, e.g. `advantage-attack` or `leverage-against`. */
const grants: readonly z.input<typeof conditionSchema>[] = circumstances.flatMap((circumstance) => {
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
      summary: 'Granted by the GM to its attackers.',
      effects: [
        {
          type: 'ROLLS' as const,
          of: 'ATTACKERS' as const,
          rolls: ['ATTACK' as const],
          circumstance,
        },
      ],
    },
  ];
});

/** The conditions of the rulebook (SEG-31, 92, 93) and the grants, by key. */
export const basicConditions: Readonly<Record<ConditionKey, Condition>> = Object.fromEntries(
  [...rulebookConditions, ...grants].map((condition) => [
    condition.key,
    conditionSchema.parse(condition),
  ]),
);
