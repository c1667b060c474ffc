import { ruling } from '../../../../core/rulebook/ruling.ts';

/** Those that the third edition made settings, in the order in which states have them. */
export const thirdEditionRulings = [
  ruling(
    'RV-55',
    'VIG-52',
    'preparedPerformances',
  )('How often is a prepared action performed?', {
    ONCE: 'Once.',
    WHILE_QUICK: 'As often as quick actions are left, until the next turn of its owner.',
  }),
  ruling(
    'RV-31',
    'VIG-68',
    'ambushBoosts',
  )('May the ambushed use boosts?', {
    NONE: 'No.',
    ALLOWED: 'Yes, on their quick action and on defenses.',
  }),
] as const;
