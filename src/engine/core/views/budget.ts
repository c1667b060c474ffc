/** What a combatant may still do in a round, in the terms of its ruleset. */
import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';

export const budgetItemSchema = object(
  'BudgetItem',
  'One kind of what a combatant may spend in a round: actions, seconds, rolls.',
  {
    label: z.string().describe('What is counted, e.g. `Standard`.'),
    left: z.int().describe('How much of it is left.'),
    max: z.int().describe('How much of it a round has.'),
  },
);
export type BudgetItem = TypeOf<typeof budgetItemSchema>;
