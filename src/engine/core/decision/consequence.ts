import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';
import { ruleId } from '../schema/keys.ts';

export const consequenceSchema = object('Consequence', 'Something that comes of going to a hex.', {
  text: z.string().describe('The consequence in one line.'),
  rule: ruleId.describe('The rule that says so.'),
});
export type Consequence = TypeOf<typeof consequenceSchema>;

/** What going to a hex would bring upon a combatant, and what it would cost them. */
export interface Consequences {
  readonly provokes: readonly Consequence[];
  readonly forfeits: readonly Consequence[];
}

export const noConsequences: Consequences = { provokes: [], forfeits: [] };
