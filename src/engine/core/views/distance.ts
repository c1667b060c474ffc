import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';

export const distanceSchema = object('Distance', 'How far it is to somewhere.', {
  hexes: z.int().describe('In hexes.'),
  length: z.int().describe('The same in the unit of the rulebook.'),
  unit: z.string().describe('The unit of the rulebook, e.g. `ft`.'),
});
export type Distance = TypeOf<typeof distanceSchema>;
