import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const turns = [
  ...chapter('Turn order and rounds', [
    core('VIG-26', 'Rounds and turns')`
      A fight runs in rounds. In each, every combatant has one turn, the highest vigilance first. It goes
      on while at least two sides have someone able and willing to fight, or still fleeing.`,
    core('VIG-27', 'Vigilance')`
      A number of its own for each combatant, for being alert without searching. Each alarm counter
      raises it by 1.`,
    core('VIG-28', 'Ties of vigilance')`
      A character goes before a creature unless its player declines. Characters agree on an order, or
      each rolls a dexterity check and the higher total goes first; equal totals roll again. Creatures
      keep the order in which they were added.`,
    core('VIG-29', 'The order stays')`
      The order is set when the fight starts and stays, even if vigilance changes later.`,
    core('VIG-30', 'The allowance of a round')`
      One regular action, one movement action, one quick action and any number of boosts, in any order.
      It renews for everyone as a round starts.`,
    core('VIG-31', 'Nothing is saved up')`
      What is not used when its time ends is lost.`,
  ]),

  ...chapter('Regular and movement actions', [
    core('VIG-32', 'Regular actions')`
      Possible on one's own turn only: an attack, an ability check and the like.`,
    core('VIG-33', 'Giving up a regular action')`
      On one's own turn an unused regular action may be given up for one more movement action in this turn,
      or for one more quick action until one's next turn begins. That cannot be answered. Of several
      quick actions the one that would lapse first is spent first.`,
    core('VIG-34', 'Movement actions')`
      Possible on one's own turn only; mostly to travel up to the movement value in fields.`,
    core('VIG-35', 'Movement value')`
      5 plus half the modifier of athletics, in fields.`,
    core('VIG-36', 'Other movement actions')`
      To switch weapons, to load a weapon that takes long to reload, to climb a ladder, to stand up, to
      swing on a chandelier. Some need a check to succeed. To climb and to swing take something for it in
      one's own field or beside it; what halves movement halves them.`,
    core('VIG-37', 'Drop and draw while traveling')`
      Who travels may drop one item and draw one weapon along the way. Other smaller movements are
      defined as boosts that go with a travel. Stowing a weapon to take another is a movement action of
      its own.`,
    core('VIG-38', 'An action is one piece')`
      An action is declared and resolved whole: travel cannot be split around another action.`,
    core('VIG-39', 'Distance and reach')`
      Distances are counted in fields, one hex each. A melee attack reaches adjacent fields, and one
      field more with the aspect "long". An attack needs a clear line to its target.`,
    core('VIG-40', 'Leaving provokes nothing')`
      To leave a field next to an enemy provokes nothing by itself; only quick actions can interfere.`,
  ]),

  ...chapter('Boost actions', [
    core('VIG-41', 'Boosts')`
      A boost is attached to another action to improve or change it, often by more dice. There is no limit
      to their number in a round.`,
    core('VIG-42', 'Chosen with the action')`
      All boosts of an action are chosen as it is declared; none can be added later.`,
    core('VIG-43', 'One object with its action')`
      An action and its boosts are answered and prevented together. The same boost goes on an action
      once.`,
    core('VIG-44', 'Boosts on a defense')`
      Some boosts improve a defense, although defending is no action: the defender names them together
      with the way of defending.`,
  ]),
];
