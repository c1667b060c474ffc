import type { Rule } from '../../core/rulebook/rule.ts';
import { actions } from './rulebook/actions.ts';
import { attacks } from './rulebook/attacks.ts';
import { modifiers } from './rulebook/modifiers.ts';
import { modules } from './rulebook/modules.ts';
import { movement } from './rulebook/movement.ts';
import { rounds } from './rulebook/rounds.ts';
import { sight } from './rulebook/sight.ts';

/** The whole rulebook of `SEGMENTS`, in the order of its IDs. */
export const rules: readonly Rule[] = [
  ...rounds,
  ...actions,
  ...attacks,
  ...movement,
  ...sight,
  ...modifiers,
  ...modules,
];
