import { attacksRulings } from './rulings/attacks.ts';
import { groundRulings } from './rulings/ground.ts';
import { responsesRulings } from './rulings/responses.ts';
import { thirdEditionRulings } from './rulings/third-edition.ts';
import { turnsRulings } from './rulings/turns.ts';

/** Those of the first two editions, in the order of their IDs. */
const earlierRulings = [
  ...groundRulings,
  ...turnsRulings,
  ...responsesRulings,
  ...attacksRulings,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Where the rulebook can be read in more than one way. Later settings stand last in states. */
export const rulings = [...earlierRulings, ...thirdEditionRulings];
