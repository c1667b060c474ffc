import * as z from 'zod';
import { enumValue, object, type TypeOf } from '../schema/describe.ts';

export const budgetItemSchema = object(
  'BudgetItem',
  'One kind of what a combatant may spend in a round: actions, seconds, rolls.',
  {
    resource: enumValue('CostResource').describe('What is counted: the same that options cost.'),
    label: z.string().describe('What it is called, e.g. `Standard`.'),
    left: z.int().describe('How much of it is left.'),
    max: z.int().describe('How much of it a round has.'),
  },
);
export type BudgetItem = TypeOf<typeof budgetItemSchema>;
