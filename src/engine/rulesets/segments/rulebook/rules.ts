import type { Rule } from '../../../core/rulebook/rule.ts';
import { actions } from './actions.ts';
import { additions } from './additions.ts';
import { attacks } from './attacks.ts';
import { modifiers } from './modifiers.ts';
import { modules } from './modules.ts';
import { movement } from './movement.ts';
import { rounds } from './rounds.ts';
import { sight } from './sight.ts';

/** The whole rulebook of `SEGMENTS`, in the order of its IDs. */
export const rules: readonly Rule[] = [
  ...rounds,
  ...actions,
  ...attacks,
  ...movement,
  ...sight,
  ...modifiers,
  ...modules,
  ...additions,
];
