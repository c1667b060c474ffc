import { ruling } from '../../../../core/rulebook/ruling.ts';

export const actionsRulings = [
  ruling(
    'R-09',
    'SEG-25',
    'reactionLimit',
  )('How many Reactions are there?', {
    EACH_ATTACK: 'One against each attack.',
  }),
  ruling(
    'R-11',
    'SEG-27',
    'readyTiming',
  )('When does a readied action fire?', {
    AT_ONCE: 'Right after its trigger, on any turn, until the round ends.',
  }),
  ruling(
    'R-12',
    'SEG-28',
    'rankTiming',
  )('When is an unused action spent, and when does it count?', {
    ANY_TURN: 'At the end of any own turn; the rank changes with the next segment.',
  }),
  ruling(
    'R-13',
    'SEG-29',
    'topOrder',
  )('Who is first when two buy the top?', {
    USUAL_ORDER: 'They keep their usual order.',
  }),
  ruling(
    'R-65',
    'SEG-27',
    'readyTrigger',
  )('What can a readied action wait for?', {
    DEED_OR_WORDS:
      'That another begins an action, attacks, moves, comes within reach or ends a turn: when it happens its owner is asked. Or for whatever is put in words: the table judges when that happens.',
  }),
] as const;
