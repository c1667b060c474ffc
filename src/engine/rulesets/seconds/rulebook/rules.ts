import type { Rule } from '../../../core/rulebook/rule.ts';
import { attacks } from './attacks.ts';
import { delaying } from './delaying.ts';
import { initiative } from './initiative.ts';
import { movement } from './movement.ts';
import { secondEdition } from './second-edition.ts';
import { turns } from './turns.ts';

/** The whole rulebook of `SECONDS`, in the order of its IDs. */
export const rules: readonly Rule[] = [
  ...initiative,
  ...turns,
  ...delaying,
  ...movement,
  ...attacks,
  ...secondEdition,
];
