import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';

const faces = z.array(z.int());

/** `total` is `flat` plus what the dice count for. */
export const scoreSchema = object('Score', 'A score as it was rolled.', {
  dice: faces.describe('The faces.'),
  flat: z.int().describe('Bonuses and penalties.'),
  total: z.int().describe('The score.'),
});

export type Score = TypeOf<typeof scoreSchema>;

/** `9 [4 3 + 2]`: the total, and the dice and bonuses behind it. */
export const formatScore = ({ dice, flat, total }: Score): string =>
  dice.length > 0 ? `${total} [${dice.join(' ')}${flat === 0 ? '' : signed(flat)}]` : String(total);

const signed = (n: number): string => (n < 0 ? ` - ${-n}` : ` + ${n}`);
