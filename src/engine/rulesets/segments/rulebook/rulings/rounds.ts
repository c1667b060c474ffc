import { ruling } from '../../../../core/rulebook/ruling.ts';

export const roundsRulings = [
  ruling(
    'R-01',
    'SEG-04',
    'abilityPool',
  )('How many dice does an ability check roll?', {
    FOUR_PLUS_MODIFIER: '4d6 and one more for each point of the modifier.',
    MODIFIER_ONLY: 'One for each point of the modifier.',
  }),
  ruling(
    'R-02',
    'SEG-05',
    'abilityInput',
  )('What is given for an ability?', {
    MODIFIER: 'Its modifier.',
  }),
  ruling(
    'R-03',
    'SEG-06',
    'poolFloor',
  )('What does a pool below zero dice do?', {
    CLAMP: 'It rolls no dice; the bonuses count.',
  }),
  ruling(
    'R-04',
    'SEG-10',
    'turnOrder',
  )('What plays first on a turn?', {
    NEW_FIRST: 'The new action, then ongoing actions, oldest first.',
  }),
  ruling(
    'R-05',
    'SEG-11',
    'roundEnd',
  )('What happens to an action when the round ends?', {
    CARRIES_OVER: 'It runs on, charged to the round in which it began.',
  }),
  ruling(
    'R-06',
    'SEG-15',
    'surpriseRoll',
  )('Which roll counts for being slow to react?', {
    FIRST: 'The first; re-rolls only break ties.',
  }),
  ruling(
    'R-07',
    'SEG-18',
    'surprisedDefense',
  )('How may the surprised defend?', {
    REACTION_ONLY: 'With a Reaction only.',
  }),
  ruling(
    'R-08',
    'SEG-19',
    'opening',
  )('How is the action before the first round played?', {
    COMPLETE: 'To its end, against a Reaction only, not charged to round 1.',
  }),
  ruling(
    'R-62',
    'SEG-13',
    'newcomers',
  )('Where in the order are those who join a running fight?', {
    LAST: 'Last, with a first turn in the next segment.',
  }),
] as const;
