import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const delaying = [
  ...chapter('Delaying the turn', [
    core('SEC-24', 'Taking the turn later')`
      You may choose not to act and take the turn later, before your next one, also inside another's, but
      never while an action is ongoing. Say until what: between turns, another's turn or action, the
      next attack on you, a second of a turn. The fight waits for you when that first happens; at any
      other you may take the turn unasked.`,
    core('SEC-25', 'Interrupting a turn')`
      The other begins its turn, the one who waited takes a whole turn of six seconds, and the other then
      goes on with the seconds that it had left.`,
    core('SEC-26', 'A turn is delayed whole')`
      A turn is delayed before any of its seconds is spent, and delays all six.`,
    core('SEC-27', 'The place in the order')`
      The place in the order never changes. A delayed turn that is not taken when the owner's next turn
      comes is lost: its six seconds pass idle just before, and delays count them. So one may act twice in
      a round.`,
    core('SEC-28', 'When to interrupt')`
      Before a turn begins, between two of its actions, and after it. A carried-over action is closed to
      interruption from the beginning of the turn to its completion.`,
    core('SEC-29', 'Interrupting an interruption')`
      An interrupting turn can be interrupted as well, between its actions; the last to begin is the first
      to end. If several want their turn at the same time they go in the order of initiative.`,
    core('SEC-30', 'Delaying with an action unfinished')`
      Delaying the turn breaks off an action that is not finished, since its seconds would no longer be
      consecutive.`,
  ]),

  ...chapter('Actions of no time', [
    core('SEC-31', 'Zero-second actions')`
      What takes little or no time and effort, such as talking or dropping any held object, takes no second.
      Any number on one's own turn, within reason: after each of its seconds, the sixth included, and after
      what that second brings about. Within a longer action, which it does not break, it is declared with
      that action. The GM decides what is within reason.`,
  ]),
];
