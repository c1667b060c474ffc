import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';
import { ruleId } from '../schema/keys.ts';

export const reasonSchema = object(
  'ComputerReason',
  'Something that speaks for a choice of the computer, or against it.',
  {
    text: z.string().describe('The reason in words.'),
    rule: ruleId.nullable().describe('The rule that says so, if one does.'),
    value: z.number().describe('What it adds: 1 is what it is worth to put one combatant down.'),
  },
);
export type Reason = TypeOf<typeof reasonSchema>;
