import { ruling } from '../../../../core/rulebook/ruling.ts';

export const responsesRulings = [
  ruling(
    'RV-21',
    'VIG-47',
    'priorityStart',
  )('With whom does the asking start?', {
    TOP_OF_ORDER: 'With the first of the turn order.',
    ACTOR: 'With the one who acts.',
    AFTER_ACTOR: 'With the next in order after the one who acts.',
  }),
  ruling(
    'RV-22',
    'VIG-50',
    'responders',
  )('Who may answer an action?', {
    ANYONE: 'Anyone able to act, the actor included.',
  }),
  ruling(
    'RV-24',
    'VIG-52',
    'preparedActions',
  )('What does a prepared action take?', {
    QUICK_AND_COST: 'A quick action and its cost, when it is performed.',
    QUICK_ATTACK_FREE: 'A quick action; an attack costs nothing more, all else its cost.',
  }),
  ruling(
    'RV-25',
    'VIG-54',
    'costTiming',
  )('When are costs paid?', {
    DECLARED: 'As the action is declared.',
  }),
  ruling(
    'RV-26',
    'VIG-55',
    'impossible',
  )('What if an action has become impossible?', {
    PREVENTED: 'It counts as prevented.',
  }),
  ruling(
    'RV-32',
    'VIG-70',
    'askedToRespond',
  )('Who is asked to respond?', {
    COULD_MATTER: 'Who could do something that has a target and an effect.',
    QUICK_ACTION_LEFT: 'Everyone with a quick action left, so that no wait betrays a sheet.',
  }),
  ruling(
    'RV-51',
    'VIG-52',
    'preparedTrigger',
  )('What can a prepared action wait for?', {
    STACK:
      'For a combatant to act, attack or move. The action on top of the stack does so, and only then the owner is asked. No one can answer a combatant who comes within reach or ends a turn, so it cannot wait for these. With a trigger in words, or none, the owner is asked about everything that it can answer.',
  }),
  ruling(
    'RV-36',
    'VIG-56',
    'amplifyOrder',
  )('Who is first to amplify a check that has two sides?', {
    ACTOR: 'The one who acts, then the target, who chooses a defense at once.',
  }),
] as const;
