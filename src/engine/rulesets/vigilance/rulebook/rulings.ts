import { attacksRulings } from './rulings/attacks.ts';
import { groundRulings } from './rulings/ground.ts';
import { responsesRulings } from './rulings/responses.ts';
import { turnsRulings } from './rulings/turns.ts';

/** Where the rulebook can be read in more than one way, in the order of their IDs. */
export const rulings = [
  ...groundRulings,
  ...turnsRulings,
  ...responsesRulings,
  ...attacksRulings,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
