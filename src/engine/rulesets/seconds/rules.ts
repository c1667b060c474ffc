import type { Rule } from '../../core/rulebook/rule.ts';
import { attacks } from './rulebook/attacks.ts';
import { delaying } from './rulebook/delaying.ts';
import { initiative } from './rulebook/initiative.ts';
import { movement } from './rulebook/movement.ts';
import { turns } from './rulebook/turns.ts';

/** The whole rulebook of `SECONDS`, in the order of its IDs. */
export const rules: readonly Rule[] = [
  ...initiative,
  ...turns,
  ...delaying,
  ...movement,
  ...attacks,
];
