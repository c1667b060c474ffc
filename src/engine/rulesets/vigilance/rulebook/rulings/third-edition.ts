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
  ruling(
    'RV-47',
    'VIG-33',
    'givingUpTime',
  )('When can a regular action be given up?', {
    ANY_MOMENT: "At any moment of one's own turn, also while actions are on the stack.",
    EMPTY_STACK: "On one's own turn, with nothing on the stack.",
  }),
  ruling(
    'RV-23',
    'VIG-51',
    'freeQuickActions',
  )('May a quick action answer nothing?', {
    OWN_TURN: "On one's own turn, with nothing on the stack.",
    ANY_TIME: 'On any turn, with nothing on the stack.',
  }),
  ruling(
    'RV-46',
    'VIG-29',
    'newcomers',
  )('When does a combatant act that joins a running fight, after its equals in vigilance?', {
    THIS_ROUND:
      'In this round, with a whole allowance, if its place in the order is still to come; else from the next round on.',
    NEXT_ROUND: 'From the next round on.',
  }),
  ruling(
    'RV-52',
    'VIG-55',
    'displacedTravels',
  )('What becomes of a travel whose traveller was displaced before it resolves?', {
    GO_ON:
      'It leads to the same end: by the declared way from its last field that they stand on or beside, else by the shortest one, if that is within their movement as it is then.',
    IMPOSSIBLE: 'It is impossible, unless the declared way still begins beside them.',
  }),
  ruling(
    'RV-53',
    'VIG-36',
    'climbAndSwingOn',
  )('What do a climb and a swing need?', {
    FEATURES:
      'A field of the battlefield that is marked for it, in which or beside which they begin. To climb down needs none.',
    ANYTHING: 'Nothing: they are possible anywhere.',
  }),
] as const;
