import type { Rule } from '../../core/rulebook/rule.ts';
import { attacks } from './rulebook/attacks.ts';
import { ground } from './rulebook/ground.ts';
import { responses } from './rulebook/responses.ts';
import { turns } from './rulebook/turns.ts';

/** The whole rulebook of `VIGILANCE`, in the order of its IDs. */
export const rules: readonly Rule[] = [...ground, ...turns, ...responses, ...attacks];
