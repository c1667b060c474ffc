import { actionsRulings } from './rulings/actions.ts';
import { additionsRulings } from './rulings/additions.ts';
import { attacksRulings } from './rulings/attacks.ts';
import { modifiersRulings } from './rulings/modifiers.ts';
import { modulesRulings } from './rulings/modules.ts';
import { movementRulings } from './rulings/movement.ts';
import { roundsRulings } from './rulings/rounds.ts';
import { sightRulings } from './rulings/sight.ts';
import { thirdEditionRulings } from './rulings/third-edition.ts';

const earlier = [
  ...roundsRulings,
  ...actionsRulings,
  ...attacksRulings,
  ...movementRulings,
  ...sightRulings,
  ...modifiersRulings,
  ...modulesRulings,
  ...additionsRulings,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Where the rulebook can be read in more than one way: in the order of their IDs, those of the third edition last. */
export const rulings = [...earlier, ...thirdEditionRulings];
