import { attacksRulings } from './rulings/attacks.ts';
import { delayingRulings } from './rulings/delaying.ts';
import { initiativeRulings } from './rulings/initiative.ts';
import { movementRulings } from './rulings/movement.ts';
import { secondEditionRulings } from './rulings/second-edition.ts';
import { thirdEditionRulings } from './rulings/third-edition.ts';
import { turnsRulings } from './rulings/turns.ts';

/** Where the rulebook can be read in more than one way: in the order of their IDs, the latest last. */
export const rulings = [
  ...[
    ...initiativeRulings,
    ...turnsRulings,
    ...delayingRulings,
    ...movementRulings,
    ...attacksRulings,
    ...secondEditionRulings,
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  ...thirdEditionRulings,
];
