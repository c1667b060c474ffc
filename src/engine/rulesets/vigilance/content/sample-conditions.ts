import { abilityGroups } from '../model/combatant/abilities.ts';
import { type ConditionInput, type Condition, conditionSchema } from '../model/conditions.ts';

/** Counters of the rulebook's samples; each loses one at the end of its bearer's turn. */
const counters: readonly ConditionInput[] = [
  {
    key: 'blind',
    name: 'Blind',
    summary: '2d6 disadvantage on combat checks and on awareness; movement is halved.',
    effects: [
      { type: 'DISADVANTAGE', abilities: [...abilityGroups.COMBAT, 'AWARENESS'], dice: 2 },
      { type: 'MOVEMENT_HALVED' },
    ],
  },
  {
    key: 'daze',
    name: 'Dazed',
    summary: 'A regular action fewer for each counter; movement is halved.',
    effects: [{ type: 'REGULAR_ACTIONS', lost: 1 }, { type: 'MOVEMENT_HALVED' }],
  },
  {
    key: 'charmed',
    name: 'Charmed',
    summary: '1 less on intuition, willpower and reasoning for each counter.',
    effects: [
      { type: 'CHECKS', abilities: ['INTUITION', 'WILLPOWER', 'REASONING'], perCounter: -1 },
    ],
  },
  { key: 'haste', name: 'Hasted', summary: 'What haste does is for the GM to say.' },
];

export const sampleConditions: readonly Condition[] = counters.map((condition) =>
  conditionSchema.parse(condition),
);
