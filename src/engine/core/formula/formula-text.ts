import * as z from 'zod';
import { formatFormula } from './formula.ts';

/** A formula as it stands in a journal, written out again so that it is read by the same rules. */
const read = z
  .strictObject({
    terms: z.array(z.strictObject({ name: z.string(), times: z.number() })),
    dice: z.array(z.strictObject({ count: z.number(), sides: z.number() })),
    flat: z.number(),
  })
  .transform(formatFormula);

/** The text of a formula; the schema that reads it also takes what it gives. */
export const formulaText = z.union([z.string(), read]).pipe(z.string().max(200));
