import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const turns = [
  ...chapter('Rounds, turns, seconds', [
    core('SEC-07', 'Rounds of six seconds')`
      A round is six seconds. Each combatant has one turn a round, and six seconds to spend in it.`,
    core('SEC-08', 'Spending the seconds')`
      Any number and mixture of actions fits into a turn as long as their times add up to six seconds. Of
      an action that is carried over only the seconds that fall into this turn count.`,
    core('SEC-09', 'Base costs')`
      To move or to draw a weapon takes 1 second; a combo, a single attack, and most spells take 4.`,
    core('SEC-10', 'Unused seconds')`
      Seconds that are not used are lost. The clock of a turn runs to six all the same: they pass idle at
      its end, and delays count them.`,
    core('SEC-11', 'What fits into a turn')`
      Six seconds hold a spell and two moves, or a combo and two seconds of a second one, which is
      finished in the second second of the next turn.`,
  ]),

  ...chapter('Actions of several seconds', [
    core('SEC-12', 'Consecutive seconds')`
      An action that takes longer than a second needs consecutive seconds, unless it says otherwise. One
      that does not need them can pause, and goes on with any later second of its owner's turns.`,
    core('SEC-13', 'Across the end of a turn')`
      The last seconds of one turn and the first of the same combatant's next turn are consecutive: three
      seconds of a spell now and one on the next turn will do.`,
    core('SEC-14', 'Going on or giving up')`
      What is carried over must go on with the very first second of the next turn. Otherwise it is given
      up, freely, and the seconds spent on it are lost.`,
    core('SEC-15', 'When an action takes effect')`
      An action takes effect right after its last second. Its targets are chosen, and range and line of
      sight checked, then, before any die is cast.`,
    core('SEC-16', 'Disturbed actions')`
      Being wounded, or moved by others, does not break an action. Falling unconscious, or dying, does.`,
  ]),

  ...chapter('Delays', [
    core('SEC-17', 'Delays')`
      A delay is time that passes without effort once the action that causes it is complete. Its owner
      acts freely meanwhile.`,
    core('SEC-18', 'Which seconds count')`
      A delay counts down by one with each second of its owner's own turns. No other turn counts.`,
    core('SEC-19', 'When a delay ends')`
      The effect comes immediately after the owner's second in which the count reaches zero: in this turn
      if that is the sixth second at the latest, else in the next turn, or a later one.`,
    core('SEC-20', 'Two seconds of delay')`
      A spell cast in seconds 1 to 4 with a delay of 2 takes effect right after second 6, at the end of the
      same turn.`,
    core('SEC-21', 'Eleven seconds of delay')`
      After a cast of four seconds 11 less 2 is 9, less 6 is 3: the effect comes after the third second of
      the third turn. After an activity of two seconds it comes after the first: 11 - 4 - 6 - 1.`,
    core('SEC-22', 'When a second ends')`
      First the action that completes in that second takes effect, then delays that have come to zero,
      the oldest first; then the next second may start. A delay ending within a longer action does not
      break it.`,
    core('SEC-23', 'Delays of the fallen')`
      A delay needs no effort: if its owner is dying, unconscious or dead the effect still comes, and the
      clock runs on in the owner's place of the order.`,
  ]),
];
