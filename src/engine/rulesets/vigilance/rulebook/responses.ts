import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const responses = [
  ...chapter('Quick actions, responses, the stack', [
    core('VIG-45', 'Every action can be answered')`
      A combatant with a quick action left may answer any action of anyone. The response resolves before the
      action that it answers, and may prevent it.`,
    core('VIG-46', 'The stack')`
      A response is an action and can be answered as well. The latest always resolves first, from the top
      of the stack to its bottom.`,
    core('VIG-47', 'Priority')`
      If several want to answer, they are asked in turn order, from the first of the order. After every
      new action and every resolution the asking starts again, about what is on top then.`,
    core('VIG-48', 'Passing is not final')`
      One may let a quick action resolve and then answer the action underneath, also after having
      passed on it before.`,
    core('VIG-49', 'When the top resolves')`
      The top of the stack resolves when everyone able to respond has passed since the last action or
      resolution.`,
    core('VIG-50', 'Who may answer what')`
      Anyone able to act may answer anything, even one's own action, wherever it happens; the quick action
      itself may have limits.`,
    core('VIG-51', 'Quick actions without a cause')`
      On one's own turn, with nothing on the stack, a quick action needs nothing to answer; where the table
      allows it, on the turns of others as well. At any other time it is a response.`,
    core('VIG-52', 'Preparing')`
      A regular action prepares another one. Until one's next turn begins it may be performed as a quick
      action: that takes a quick action and its usual cost then, and its target is chosen then. It may wait
      for what others do, and can only answer that then. Preparing itself can be answered and
      prevented.`,
    core('VIG-53', 'Prevented actions')`
      A prevented action has no effect. Its place in the allowance stays used and nothing else takes it;
      all that is left of the allowance stays available.`,
    core('VIG-54', 'Costs are paid when declared')`
      What an action costs is paid as it is declared, and is not given back when it is prevented.`,
    core('VIG-55', 'Impossible actions')`
      An action that has become impossible by the time it resolves, as its actor is down, its target out
      of reach or its weapon gone, counts as prevented. Nothing can be chosen anew. A traveller who was
      displaced goes on to the declared end, if that is still within its movement.`,
    core('VIG-56', 'Dice fall at the end')`
      All dice of an action fall as it resolves, after every response. Nothing can be answered between an
      attack roll and the defense.`,
  ]),
];

/** Added by the second edition, which numbers on. */
export const passing = [
  ...chapter('Passing and who is asked', [
    core('VIG-69', 'Passing for longer')`
      One may pass until the top of the stack changes, until one's own turn, until the round ends, or until
      one is the target. That can be taken back at any time, and ends by itself when one becomes the
      target of an action.`,
    core('VIG-70', 'Who is asked')`
      Only those are asked who could do something that has a target and an effect; the actor about its own
      action only if it holds a quick action that could matter there.`,
  ]),
];
