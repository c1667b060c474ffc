import type { Rule } from '../../../core/rulebook/rule.ts';
import { attacks } from './attacks.ts';
import { ground } from './ground.ts';
import { passing, responses } from './responses.ts';
import { turns } from './turns.ts';

/** The whole rulebook of `VIGILANCE`, in the order of its IDs. */
export const rules: readonly Rule[] = [...ground, ...turns, ...responses, ...attacks, ...passing];
